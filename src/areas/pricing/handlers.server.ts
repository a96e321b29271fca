import { on } from '#api/handle.server.ts';
import { parseSentence } from './calls.ts';
import type { Configuration } from './rules/configuration.ts';
import { understood, withUsual } from './rules/sentence/understood.ts';

export const pricingHandlers = [
  on(parseSentence, async ({ sentence }) => {
    const { configuration, quantity, assumed, missing, unclear } = withUsual(understood(sentence));
    return {
      configuration: configuration && wired(configuration),
      quantity,
      assumed: [...assumed],
      missing: [...missing],
      unclear: [...unclear],
    };
  }),
];

const wired = ({ extras, ...answers }: Configuration): Record<string, string | string[]> => ({ ...answers, extras: [...extras] });

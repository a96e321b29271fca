import { on } from '#api/handle.server.ts';
import { configurationIn } from '#areas/pricing/rules/configuration.ts';
import { Refused } from '#kernel/errors.ts';
import * as calls from '../calls/estimates.ts';
import { giveEstimate } from '../services/estimates.server.ts';
import { wireEstimate } from '../services/wire.server.ts';

export const estimateHandlers = [
  on(calls.giveEstimate, async ({ configuration, quantity, sentence }, app, caller) => {
    const piece = configurationIn(configuration);
    if (!piece) throw new Refused('badValue', { field: 'configuration' });
    return wireEstimate(await giveEstimate(app, caller, { configuration: piece, quantity, sentence }), quantity, caller.language);
  }),
];

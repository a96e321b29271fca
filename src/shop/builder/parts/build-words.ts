import { tunnelTexts } from '#shop/offline/parts/tunnel-texts.ts';
import { useHere, useSay } from '#site/here.tsx';
import { wordFor } from './sum.ts';
import type { Build } from './use-build.ts';

/** A build in one line: what it is made of, how long, which colour. */
export function useBuildWords() {
  const { language } = useHere();
  const say = useSay(tunnelTexts);
  return ({ rules, configuration }: Pick<Build, 'rules' | 'configuration'>): string =>
    [
      wordFor(rules, configuration, 'texture', configuration.texture, language),
      configuration.length ? say('inchesOf', { inches: configuration.length }) : '',
      wordFor(rules, configuration, 'colour', configuration.colour, language),
    ]
      .filter(Boolean)
      .join(say('comma'));
}

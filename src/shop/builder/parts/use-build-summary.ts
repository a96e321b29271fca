import { offlineTexts } from '#shop/offline/parts/offline-texts.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { choiceLabel } from './build-total.ts';
import type { Build } from './use-build.ts';

export function useBuildSummary() {
  const { language } = useLocale();
  const say = useTexts(offlineTexts);
  return ({ rules, configuration }: Pick<Build, 'rules' | 'configuration'>): string =>
    [
      choiceLabel(rules, configuration, 'texture', configuration.texture, language),
      configuration.length ? say('inchesOf', { inches: configuration.length }) : '',
      choiceLabel(rules, configuration, 'colour', configuration.colour, language),
    ]
      .filter(Boolean)
      .join(say('comma'));
}

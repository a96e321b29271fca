import type { HairShade } from '#areas/builder/rules/hair-light.ts';
import { likenessOf, textureOfGeometry } from '#areas/builder/rules/picture-files.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { choiceLabel } from '../parts/build-total.ts';
import { setTexts } from '../parts/set-texts.ts';
import { buildTexts } from '../parts/texts.ts';
import type { BundleData } from './load.server.ts';
import type { SetBuild } from './use-bundle-set.ts';

const natural: HairShade = { root: '#1d1715', tip: null, highlight: null, share: 0 };

export function usePicture(build: SetBuild, data: BundleData) {
  const say = useTexts(setTexts);
  const sayBuild = useTexts(buildTexts);
  const { language } = useLocale();
  const { texture, colour } = build.set;
  const labelOf = (step: 'texture' | 'colour', value: string) => choiceLabel(build.rules, { kind: 'bundle' }, step, value, language);
  const { geometry, isOther } = likenessOf('bundle', texture);
  const names = { texture: labelOf('texture', texture), colour: labelOf('colour', colour) };
  const note = isOther ? sayBuild('shownAs', { texture: names.texture, shown: labelOf('texture', textureOfGeometry(geometry)) }) : null;
  const lengths = build.lengths.join(', ') || say('noneChosen');
  return {
    geometry,
    shade: data.shades[colour] ?? natural,
    lengths: build.lengths,
    still: data.still,
    alt: say('altSet', { ...names, lengths }),
    note,
    names,
  };
}

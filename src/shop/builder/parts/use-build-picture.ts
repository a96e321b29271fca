import type { BuildData } from '#areas/builder/rules/data.ts';
import type { HairShade } from '#areas/builder/rules/hair-light.ts';
import { drawableInches, laceGeometry, likenessOf, textureOfGeometry, twinGeometryOf } from '#areas/builder/rules/picture-files.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { choiceLabel } from './build-total.ts';
import { buildTexts } from './texts.ts';
import type { Build } from './use-build.ts';

const natural: HairShade = { root: '#1d1715', tip: null, highlight: null, share: 0 };

/** What the picture shows of a build, its text, and where it differs from the item. */
export function useBuildPicture({ rules, configuration }: Build, shades: BuildData['shades']) {
  const say = useTexts(buildTexts);
  const { language } = useLocale();
  const { kind, texture = 'straight', colour = '1b', size = '', extras } = configuration;
  const inches = Number(configuration.length);
  const labelOf = (step: 'texture' | 'colour' | 'size', value: string) => choiceLabel(rules, configuration, step, value, language);
  const labels = { texture: labelOf('texture', texture), colour: labelOf('colour', colour), size: labelOf('size', size) };
  const shade = shades[colour] ?? natural;
  const swatch = shades[colour]?.swatch ?? '';
  const isWig = kind === 'wig';
  const likeness = likenessOf(isWig ? 'wig' : 'bundle', texture);
  const twin = twinGeometryOf(size, texture);
  const shownTexture = isWig ? textureOfGeometry(likeness.geometry) : twin.replace(/^[a-z]+-\d+x\d+-/, '');
  const textureLabel = labelOf('texture', shownTexture);
  const lace = laceGeometry(size, texture);
  const hasBangs = isWig && extras.includes('bangs');
  const notes = [
    (likeness.isOther || shownTexture !== texture) && say('shownAs', { texture: labels.texture, shown: textureLabel }),
    isWig && inches > drawableInches.most && say('shownShorter', { inches }),
    isWig && inches < drawableInches.least && say('shownLonger', { inches }),
    hasBangs && !['straight', 'yaki-straight'].includes(texture) && say('bangsStraight'),
    isWig && extras.includes('styled') && say('notDrawn'),
    !isWig && !lace.includes(`-${size}-`) && say('laceShown', { shown: lace.split('-')[1] ?? '' }),
  ].filter((note) => note !== false);
  const alt = say(isWig ? 'altWig' : 'altLace', { ...labels, inches });
  return { geometry: likeness.geometry, twin, shade, swatch, inches, hasBangs, words: labels, notes, alt };
}
export type BuildPicture = ReturnType<typeof useBuildPicture>;

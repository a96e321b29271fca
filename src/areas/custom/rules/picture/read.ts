import type { Lab } from '#kernel/colour.ts';
import { directionsOf, type Spectrum, spectrumOf } from './direction.ts';
import { measureHairLength } from './length.ts';
import { planesOf, type Raster } from './planes.ts';
import { noTaps, regionOf, type Taps } from './region.ts';
import { likelyShades, type RingShade, tonesOf } from './tones.ts';
import { type TextureClass, waveOf } from './waves.ts';

export type Reading = {
  /** Shades that look most like it, nearest first. */
  readonly shades: readonly { readonly code: string; readonly difference: number }[];
  readonly texture: TextureClass;
  /** 0 is a ruler, 1 the tightest curl. */
  readonly wave: number;
  /** Null in a close-up, where nothing tells how large it is. */
  readonly lengthInches: number | null;
  /** The hair goes on beyond the picture: it may be longer. */
  readonly isCut: boolean;
  /** How much of the picture is hair, 0 to 1. */
  readonly share: number;
  /** How sure we are of all of it, 0 to 1. */
  readonly confidence: number;
};

/** What can be seen of the hair in a picture; null where no hair can be told. */
export function readPicture(raster: Raster, shades: readonly RingShade[], taps: Taps = noTaps): Reading | null {
  if (raster.width < 24 || raster.height < 24 || shades.length === 0) return null;
  const planes = planesOf(raster);
  const directions = directionsOf(planes);
  const points = [taps.crown, taps.tip].filter((point) => point !== null);
  const region = regionOf(planes, directions, points);
  const isCloseUp = region.share > 0.8;
  const spectrum = spectrumOf(planes, directions, region.mask, isCloseUp);
  if (!isHair(region, spectrum)) return null;
  const tones: readonly Lab[] = tonesOf(planes, region.mask);
  const likely = likelyShades(tones, shades);
  const nearest = likely[0]?.difference ?? 99;
  if (nearest > farthest) return null;
  const { texture, wave, sureness } = waveOf(spectrum);
  const { inches, isCut } = measureHairLength(region.mask, raster, { taps, texture });
  const colourSure = Math.max(0, 1 - nearest / farthest);
  const sizeSure = Math.min(1, region.share / 0.18);
  return {
    shades: likely.slice(0, 6),
    texture,
    wave,
    lengthInches: isCloseUp && points.length < 2 ? null : inches,
    isCut,
    share: region.share,
    confidence: Math.round(100 * (0.45 * colourSure + 0.35 * sureness + 0.2 * sizeSure)) / 100,
  };
}

/** Farther than this from every shade of ours, it is no colour of hair we know. */
const farthest = 20;
const leastShare = 0.05;
const leastFilled = 0.8;
const leastClear = 0.46;
/** No hair lies as straight as a printed line. */
const mostClear = 0.94;

/** Hair fills a good part of the picture, is never still, and its fine lines have a direction. */
const isHair = ({ share, filled }: { share: number; filled: number }, { clear }: Spectrum): boolean =>
  share >= leastShare && filled >= leastFilled && clear >= leastClear && clear <= mostClear;

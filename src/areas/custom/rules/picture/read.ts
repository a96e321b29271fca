import type { Lab } from '#kernel/colour.ts';
import { directionsOf, type Spectrum, spectrumOf } from './direction.ts';
import { measureHairLength } from './length.ts';
import { planesOf, type Raster } from './planes.ts';
import { noTaps, regionOf, type Taps } from './region.ts';
import { likelyShades, type RingShade, tonesOf } from './tones.ts';
import { type TextureClass, waveOf } from './waves.ts';

export type Reading = {
  /** Nearest first. */
  readonly shades: readonly { readonly code: string; readonly difference: number }[];
  readonly texture: TextureClass;
  /** 0 is straight, 1 the tightest curl. */
  readonly wave: number;
  /** Null in a close-up, which has no scale. */
  readonly lengthInches: number | null;
  /** The hair continues beyond the picture: it may be longer. */
  readonly isCut: boolean;
  /** Share of the picture that is hair, 0 to 1. */
  readonly share: number;
  /** Overall confidence, 0 to 1. */
  readonly confidence: number;
};

/** Null where no hair is recognized. */
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

/** Farther than this from every shade is no known hair color. */
const farthest = 20;
const minShare = 0.05;
const minFilled = 0.8;
const minClarity = 0.46;
/** No hair is as straight as a printed line. */
const maxClarity = 0.94;

/** Hair fills a good part of the picture, is never flat, and its fine lines have a direction. */
const isHair = ({ share, filled }: { share: number; filled: number }, { clear }: Spectrum): boolean =>
  share >= minShare && filled >= minFilled && clear >= minClarity && clear <= maxClarity;

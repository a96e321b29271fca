import { difference, type Lab, labOf } from '#kernel/colour.ts';
import type { Planes } from './planes.ts';

/** A color ring shade: one color, or two with a share. */
export type RingShade = {
  readonly code: string;
  readonly rootHex: string;
  readonly secondHex: string | null;
  /** Share of the second color, 0 to 1. */
  readonly share: number;
};
export type Likely = { readonly code: string; readonly difference: number };

const levels = 8;
/** Hair lies in folds: the same color appears from deep shade to gloss. Light per fold, and colorless gloss on it, from dark to bright. */
const folds = [0.1, 0.2, 0.32, 0.46, 0.6, 0.76, 0.94, 1.2] as const;
const gloss = [0.002, 0.003, 0.005, 0.007, 0.01, 0.014, 0.02, 0.035] as const;
/** Exposures relative to daylight; less likely the farther from it. */
const exposures = [0.7, 0.85, 1, 1.2, 1.45] as const;

/** Colors from the darkest eighth to the brightest, without the extremes. */
export function tonesOf({ l, a, b }: Planes, mask: Uint8Array): Lab[] {
  const inside: number[] = [];
  for (let at = 0; at < mask.length; at += 1) if (mask[at]) inside.push(at);
  inside.sort((one, other) => (l[one] ?? 0) - (l[other] ?? 0));
  const cut = Math.floor(inside.length * 0.03);
  return levelled(inside.slice(cut, inside.length - cut).map((at): Lab => [l[at] ?? 0, a[at] ?? 0, b[at] ?? 0]));
}

function levelled(sorted: readonly Lab[]): Lab[] {
  return Array.from({ length: levels }, (_, level) => {
    const [from, to] = [Math.floor((sorted.length * level) / levels), Math.floor((sorted.length * (level + 1)) / levels)];
    const part = sorted.slice(from, Math.max(from + 1, to));
    const mean = (axis: 0 | 1 | 2): number => part.reduce((sum, lab) => sum + lab[axis], 0) / Math.max(1, part.length);
    return [mean(0), mean(1), mean(2)];
  });
}

/** Shades that would look like this in some light, nearest first. */
export function likelyShades(tones: readonly Lab[], shades: readonly RingShade[]): Likely[] {
  return shades
    .map((shade) => ({
      code: shade.code,
      difference: Math.min(...exposures.map((exposure) => apart(tones, seen(shade, exposure)) + 5 * Math.abs(Math.log2(exposure)))),
    }))
    .sort((one, other) => one.difference - other.difference);
}

/** Gaps between strands show the background, so the middle levels weigh more than the ends. */
const weights = [0.6, 1.2, 1.5, 1.5, 1.3, 1, 0.6, 0.3] as const;

const apart = (one: readonly Lab[], other: readonly Lab[]): number =>
  one.reduce((sum, lab, level) => sum + difference(lab, other[level] ?? lab) * (weights[level] ?? 1), 0) / levels;

/** What this shade looks like from dark to bright. */
function seen({ rootHex, secondHex, share }: RingShade, exposure: number): Lab[] {
  const colours = secondHex === null ? [rootHex] : [rootHex, secondHex];
  const samples = colours.flatMap((hex, index) => {
    const count = secondHex === null ? 16 : Math.round(32 * (index === 0 ? 1 - share : share));
    return Array.from({ length: count }, (_, sample) => lit(hex, (sample + 0.5) / count, exposure));
  });
  return levelled(samples.sort((one, other) => one[0] - other[0]));
}

/** One color on a fold: 0 is the deepest shade, 1 the gloss. */
function lit(hex: string, fold: number, exposure: number): Lab {
  const level = fold * levels - 0.5;
  const between = (table: readonly number[]): number => {
    const low = Math.max(0, Math.min(levels - 2, Math.floor(level)));
    const part = Math.max(0, Math.min(1, level - low));
    return (table[low] ?? 0) * (1 - part) + (table[low + 1] ?? 0) * part;
  };
  const channels = [1, 3, 5].map((from) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const shown = Math.min(1, (light * between(folds) + between(gloss)) * exposure);
    return shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055;
  });
  return labOf(
    `#${channels
      .map((value) =>
        Math.round(value * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`,
  );
}

type StoredShade = {
  readonly code: string;
  readonly rootHex: string;
  readonly tipHex: string | null;
  readonly highlightHex: string | null;
  readonly highlightShare: number | null;
};

/** A ring shade as photographed: from the front tips cover more than half, and light strands stand out. */
export const ringShade = ({ code, rootHex, tipHex, highlightHex, highlightShare }: StoredShade): RingShade => ({
  code,
  rootHex,
  secondHex: tipHex ?? highlightHex,
  share: tipHex === null ? (highlightShare ?? 0.4) + 0.1 : 0.65,
});

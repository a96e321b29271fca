import { difference, hueOf, type Lab } from '#kernel/colour.ts';

export const shadeFamilies = ['black', 'brown', 'blonde', 'red', 'grey', 'mixed', 'fashion'] as const;
export type ShadeFamily = (typeof shadeFamilies)[number];
export const shadeDepths = ['dark', 'medium', 'light'] as const;
export type ShadeDepth = (typeof shadeDepths)[number];
export const shadeTones = ['warm', 'neutral', 'cool'] as const;
export type ShadeTone = (typeof shadeTones)[number];

/** Two-tone shades belong together; the rest is classified by color. */
export function shadeFamilyOf(lab: Lab, isMixed: boolean): ShadeFamily {
  if (isMixed) return 'mixed';
  const [l, a, b] = lab;
  const strength = Math.hypot(a, b);
  if (l < 12) return 'black';
  if (strength < 8) return l < 25 ? 'black' : 'grey';
  const hue = hueOf(a, b);
  if (hue >= 100 && hue < 330) return 'fashion';
  if (hue < 40 || hue >= 330) return l < 55 ? 'red' : 'fashion';
  if (hue < 62 && strength > 34) return 'red';
  return l < 45 ? 'brown' : 'blonde';
}

export const shadeDepthOf = ([l]: Lab): ShadeDepth => (l < 25 ? 'dark' : l < 62 ? 'medium' : 'light');

/** Gold and copper are warm, wine, violet and ash are cool; low saturation is neutral. */
export function shadeToneOf([, a, b]: Lab): ShadeTone {
  if (Math.hypot(a, b) < 6) return 'neutral';
  const hue = hueOf(a, b);
  return hue >= 40 && hue < 110 ? 'warm' : 'cool';
}

export type ShadeFilter = { readonly family: ShadeFamily | null; readonly depth: ShadeDepth | null; readonly tone: ShadeTone | null };

/** Invalid values are ignored. */
export const parseShadeFilter = (search: URLSearchParams): ShadeFilter => ({
  family: shadeFamilies.find((one) => one === search.get('family')) ?? null,
  depth: shadeDepths.find((one) => one === search.get('depth')) ?? null,
  tone: shadeTones.find((one) => one === search.get('tone')) ?? null,
});

type Described = { readonly lab: Lab; readonly family: ShadeFamily };

export const matchesShadeFilter = (shade: Described, { family, depth, tone }: ShadeFilter): boolean =>
  (family === null || shade.family === family) &&
  (depth === null || shadeDepthOf(shade.lab) === depth) &&
  (tone === null || shadeToneOf(shade.lab) === tone);

export type NearestShade<T> = { readonly shade: T; readonly difference: number };

/** Nearest first. */
export const nearestShades = <T extends Described>(shades: readonly T[], lab: Lab, count: number): NearestShade<T>[] =>
  shades
    .map((shade) => ({ shade, difference: difference(shade.lab, lab) }))
    .sort((one, other) => one.difference - other.difference)
    .slice(0, count);

/** Whether the difference is visible. */
export const shadeCloseness = (apart: number): 'same' | 'close' | 'near' | 'far' =>
  apart < 3 ? 'same' : apart < 8 ? 'close' : apart < 16 ? 'near' : 'far';

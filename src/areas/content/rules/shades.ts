import { difference, hueOf, type Lab } from '#kernel/colour.ts';

export const families = ['black', 'brown', 'blonde', 'red', 'grey', 'mixed', 'fashion'] as const;
export type Family = (typeof families)[number];
export const depths = ['dark', 'medium', 'light'] as const;
export type Depth = (typeof depths)[number];
export const tones = ['warm', 'neutral', 'cool'] as const;
export type Tone = (typeof tones)[number];

/** Two shades on one head belong together, however dark or light they are; the rest is told by its colour. */
export function familyOf(lab: Lab, isMixed: boolean): Family {
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

export const depthOf = ([l]: Lab): Depth => (l < 25 ? 'dark' : l < 62 ? 'medium' : 'light');

/** Gold and copper are warm, wine, violet and ash are cool; too little colour is neither. */
export function toneOf([, a, b]: Lab): Tone {
  if (Math.hypot(a, b) < 6) return 'neutral';
  const hue = hueOf(a, b);
  return hue >= 40 && hue < 110 ? 'warm' : 'cool';
}

export type Wanted = { readonly family: Family | null; readonly depth: Depth | null; readonly tone: Tone | null };

/** What the address asks for; nonsense is passed over. */
export const wantedIn = (search: URLSearchParams): Wanted => ({
  family: families.find((one) => one === search.get('family')) ?? null,
  depth: depths.find((one) => one === search.get('depth')) ?? null,
  tone: tones.find((one) => one === search.get('tone')) ?? null,
});

type Described = { readonly lab: Lab; readonly family: Family };

export const fits = (shade: Described, { family, depth, tone }: Wanted): boolean =>
  (family === null || shade.family === family) &&
  (depth === null || depthOf(shade.lab) === depth) &&
  (tone === null || toneOf(shade.lab) === tone);

export type Near<T> = { readonly shade: T; readonly difference: number };

/** The shades that look most like a colour, nearest first. */
export const nearest = <T extends Described>(shades: readonly T[], lab: Lab, count: number): Near<T>[] =>
  shades
    .map((shade) => ({ shade, difference: difference(shade.lab, lab) }))
    .sort((one, other) => one.difference - other.difference)
    .slice(0, count);

/** In words: can it be told apart? */
export const closeness = (apart: number): 'same' | 'close' | 'near' | 'far' =>
  apart < 3 ? 'same' : apart < 8 ? 'close' : apart < 16 ? 'near' : 'far';

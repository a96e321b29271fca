/** The six head measurements in inches, with possible and usual ranges. */
export const measures = {
  circumference: { least: 18, most: 27, usual: 22.25 },
  front_to_nape: { least: 11, most: 18, usual: 14.5 },
  ear_to_ear_forehead: { least: 9, most: 16, usual: 12.5 },
  ear_to_ear_top: { least: 9, most: 16, usual: 12.75 },
  temple_to_temple: { least: 11, most: 19, usual: 15 },
  nape: { least: 3, most: 8, usual: 5.5 },
} as const;
export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

export const isPossible = (measure: Measure, inches: number): boolean =>
  inches >= measures[measure].least && inches <= measures[measure].most;

export const customCapSizes = ['XS', 'S', 'M', 'L', 'XL'] as const;
export type CustomCapSize = (typeof customCapSizes)[number];

/** Between two sizes the larger one: straps tighten by half an inch, nothing widens it. */
export function capSizeFor(circumferenceInches: number): CustomCapSize {
  if (circumferenceInches <= 21) return 'XS';
  if (circumferenceInches <= 21.5) return 'S';
  if (circumferenceInches <= 22.5) return 'M';
  return circumferenceInches <= 23.5 ? 'L' : 'XL';
}

export const centimetres = (inches: number): number => Math.round(inches * 25.4) / 10;

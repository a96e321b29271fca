/** Cap sizes by head circumference in inches. */
export const capSizeRanges = [
  { size: 'XS', from: 20, to: 21 },
  { size: 'S', from: 21, to: 21.5 },
  { size: 'M', from: 22, to: 22.5 },
  { size: 'L', from: 22.5, to: 23.5 },
  { size: 'XL', from: 24, to: 24 },
] as const;

/** The six cap measurements, petite, average and large, in inches. */
export const capMeasures = [
  { name: 'round', inches: [21.75, 22.25, 22.75] },
  { name: 'frontToNape', inches: [14, 14.5, 14.5] },
  { name: 'earToEarFront', inches: [12, 12.5, 12.5] },
  { name: 'earToEarTop', inches: [12.5, 12.75, 13] },
  { name: 'templeToTemple', inches: [14.5, 15, 15.5] },
  { name: 'nape', inches: [5, 5.5, 6] },
] as const;

const cmPerInch = 2.54;
const inCm = (inches: number): string => String(Math.round(inches * cmPerInch * 2) / 2);

/** A range in both units; centimeters rounded to the half, like a tape. */
export const inchesAndCentimeters = (from: number, to: number) => ({
  inches: from === to ? String(from) : `${from}–${to}`,
  cm: from === to ? inCm(from) : `${inCm(from)}–${inCm(to)}`,
});

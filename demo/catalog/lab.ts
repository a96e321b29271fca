export type Lab = readonly [l: number, a: number, b: number];
type Rgb = readonly [number, number, number];

// D65, the daylight by which color rings are compared.
const white = [0.95047, 1, 1.08883] as const;

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const linear = (hex: string): Rgb => {
  const part = (from: number) => channel(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [part(1), part(3), part(5)];
};

/** Two shades mixed: share 0 is the first alone. */
const mixed = (first: Rgb, second: Rgb, share: number): Rgb => [
  first[0] + (second[0] - first[0]) * share,
  first[1] + (second[1] - first[1]) * share,
  first[2] + (second[2] - first[2]) * share,
];

const labOf = ([r, g, b]: Rgb): Lab => {
  const bend = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116);
  const x = bend((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white[0]);
  const y = bend((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / white[1]);
  const z = bend((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** Perceived color of the whole head: an ombre half and half, a highlight by its share. */
export function labOfShade(shade: { root: string; tip: string | null; highlight: string | null; share: number }): Lab {
  const root = linear(shade.root);
  if (shade.tip) return labOf(mixed(root, linear(shade.tip), 0.5));
  if (shade.highlight) return labOf(mixed(root, linear(shade.highlight), shade.share));
  return labOf(root);
}

export const labDistance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

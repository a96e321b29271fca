/** CIE L*a*b* under D65, the daylight by which color rings are compared. */
export type Lab = readonly [l: number, a: number, b: number];

/** "#AD7C49", "ad7c49" or "#a74" as "#ad7c49"; null when invalid. */
export function hexIn(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? [];
  if (!digits) return null;
  return `#${(digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits).toLowerCase()}`;
}

export const hexOf = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const white = [0.95047, 1, 1.08883] as const;
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const bent = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116);

export function labOf(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((from) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)) as [number, number, number];
  const x = bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white[0]);
  const y = bent((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / white[1]);
  const z = bent((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = Math.PI / 180;
const sine = (degrees: number): number => Math.sin(degrees * radians);
const cosine = (degrees: number): number => Math.cos(degrees * radians);

/** Hue angle in degrees, 0 to 360; gray counts as 0. */
export const hueOf = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / radians + 360) % 360);

/**
 * CIEDE2000 with all weights 1. Under 1 is invisible, 2 to 5 visible in comparison, from 10 obvious. Names follow Sharma, Wu, Dalal (2005),
 * whose published pairs are its test.
 */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [ap1, ap2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const [h1, h2] = [hueOf(ap1, b1), hueOf(ap2, b2)];
  const isGrey = c1 * c2 === 0;
  const hueDelta = isGrey ? 0 : h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * sine(hueDelta / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = isGrey ? h1 + h2 : meanHue(h1, h2);
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const rC = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rT = -sine(60 * Math.exp(-(((h - 275) / 25) ** 2))) * rC;
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

/** The mean hue, the short way round the wheel. */
const meanHue = (h1: number, h2: number): number =>
  Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;

import type { Directions } from './direction.ts';
import { blurred, type Planes } from './planes.ts';

export type Point = { readonly x: number; readonly y: number };
/** Where the shopper marked the hair's beginning and end, as shares of width and height. */
export type Taps = { readonly crown: Point | null; readonly tip: Point | null };
export const noTaps: Taps = { crown: null, tip: null };

export type Region = {
  readonly mask: Uint8Array;
  /** Its share of the picture. */
  readonly share: number;
  /** How much of it has fine lines; text, fences and checks are mostly flat between their edges. */
  readonly filled: number;
};

const still = 0.02;

/** Where the hair is: continuous fine lines in colors that do not occur in the flat parts. */
export function regionOf(planes: Planes, { energy }: Directions, taps: readonly Point[]): Region {
  const { width, height } = planes;
  const size = width * height;
  const longer = Math.max(width, height);
  const reach = Math.max(2, Math.round(longer * 0.012));
  const moving = new Float32Array(size);
  for (let at = 0; at < size; at += 1) moving[at] = (energy[at] ?? 0) > still ? 1 : 0;
  const lively = blurred(moving, width, height, reach);
  const strength = blurred(energy, width, height, reach);
  const first = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) first[at] = (lively[at] ?? 0) > 0.55 && (strength[at] ?? 0) > 0.028 ? 1 : 0;
  const coloured = ofHairColours(planes, first, taps);
  const closed = closedOver(coloured, width, height, Math.max(2, Math.round(longer * 0.012)));
  const mask = largestParts(closed, width, height, taps);
  let count = 0;
  let busy = 0;
  for (let at = 0; at < size; at += 1)
    if (mask[at]) {
      count += 1;
      busy += moving[at] ?? 0;
    }
  return { mask, share: count / size, filled: count > 0 ? busy / count : 0 };
}

const binOf = ({ l, a, b }: Planes, at: number): number => {
  const step = (value: number, from: number, width: number, max: number): number =>
    Math.max(0, Math.min(max, Math.floor((value - from) / width)));
  return step(l[at] ?? 0, 0, 10, 9) * 144 + step(a[at] ?? 0, -60, 10, 11) * 12 + step(b[at] ?? 0, -60, 10, 11);
};

/**
 * Leaves out colors that occur mostly outside: edges of a face or wall are busy, but their colors are flat elsewhere. Tapped colors stay.
 */
function ofHairColours(planes: Planes, first: Uint8Array, taps: readonly Point[]): Uint8Array {
  const [inside, all] = [new Float32Array(1440), new Float32Array(1440)];
  for (let at = 0; at < first.length; at += 1) {
    const bin = binOf(planes, at);
    all[bin] = (all[bin] ?? 0) + 1;
    if (first[at]) inside[bin] = (inside[bin] ?? 0) + 1;
  }
  const tapped = new Set(taps.map(({ x, y }) => binOf(planes, pixelIndexOf(planes, x, y))));
  const refined = new Uint8Array(first.length);
  for (let at = 0; at < first.length; at += 1) {
    const bin = binOf(planes, at);
    const belongs = tapped.has(bin) || (inside[bin] ?? 0) > 0.42 * (all[bin] ?? 1);
    refined[at] = first[at] && belongs ? 1 : 0;
  }
  return refined;
}

const pixelIndexOf = ({ width, height }: Planes, x: number, y: number): number =>
  Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));

/** Small holes and gaps between strands count as hair. */
function closedOver(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const near = blurred(Float32Array.from(mask), width, height, reach);
  return Uint8Array.from(near, (share) => (share > 0.5 ? 1 : 0));
}

/** The largest region, every region at least a quarter as large, and what was tapped. */
function largestParts(mask: Uint8Array, width: number, height: number, taps: readonly Point[]): Uint8Array {
  const part = new Int32Array(mask.length);
  const sizes = [0];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || part[start]) continue;
    const name = sizes.length;
    let size = 0;
    stack.push(start);
    part[start] = name;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      size += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < mask.length && mask[next] && !part[next]) {
          part[next] = name;
          stack.push(next);
        }
    }
    sizes.push(size);
  }
  const largest = Math.max(...sizes);
  const tapped = new Set(taps.map(({ x, y }) => part[pixelIndexOf({ width, height } as Planes, x, y)] ?? 0));
  return Uint8Array.from(part, (name) => (name > 0 && ((sizes[name] ?? 0) >= largest / 4 || tapped.has(name)) ? 1 : 0));
}

import { type HairShade, lightOf, linear, screen } from './hair-light.ts';

/**
 * Two renders that differ only in hair color show how each pixel reacts to color: light = dye x body + rest. That gives any other color
 * where no layers exist.
 */
export type Twins = {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8ClampedArray;
  readonly at: Uint32Array;
  /** Body and rest per channel. */
  readonly answers: Float32Array;
  /** Position from top to ends and strand, as one number. */
  readonly strand: Uint16Array;
};

export type Twin = { readonly pixels: Uint8ClampedArray; readonly root: string };

const minDifference = 6;

export function twinsIn(dark: Twin, light: Twin, width: number, height: number): Twins {
  const places: number[] = [];
  const apart = (i: number): number => Math.abs((light.pixels[i] ?? 0) - (dark.pixels[i] ?? 0));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const i = pixel * 4;
    if (apart(i) + apart(i + 1) + apart(i + 2) > minDifference) places.push(pixel);
  }
  const [first, second] = [lightOf(dark.root), lightOf(light.root)];
  const answers = new Float32Array(places.length * 6);
  for (const [one, pixel] of places.entries()) {
    for (let channel = 0; channel < 3; channel++) {
      const from = linear[dark.pixels[pixel * 4 + channel] ?? 0] ?? 0;
      const to = linear[light.pixels[pixel * 4 + channel] ?? 0] ?? 0;
      const body = (to - from) / ((second[channel] ?? 1) - (first[channel] ?? 0));
      answers[one * 6 + channel * 2] = body;
      answers[one * 6 + channel * 2 + 1] = from - (first[channel] ?? 0) * body;
    }
  }
  const [top, bottom] = [rowOf(places[0] ?? 0, width), rowOf(places.at(-1) ?? 0, width)];
  const strand = Uint16Array.from(places, (pixel) => {
    const down = (rowOf(pixel, width) - top) / Math.max(1, bottom - top);
    return Math.round(down * (downs - 1)) * locks + Math.round(strandAt(pixel % width, down) * (locks - 1));
  });
  return { width, height, dark: dark.pixels, at: Uint32Array.from(places), answers, strand };
}
const rowOf = (pixel: number, width: number): number => Math.floor(pixel / width);

const [downs, locks] = [64, 32];
const dyes = new Float32Array(downs * locks * 3);

/** Renders the hair in another color; an ombre runs from top to ends, highlights run in strands. */
export function paintTwins({ dark, at, answers, strand }: Twins, shade: HairShade, picture: Uint8ClampedArray): void {
  picture.set(dark);
  layDyes(shade);
  const whole = new Uint32Array(picture.buffer, picture.byteOffset, picture.length / 4);
  for (let one = 0, i = 0; one < at.length; one++, i += 6) {
    const dye = (strand[one] as number) * 3;
    const red = shown((dyes[dye] as number) * (answers[i] as number) + (answers[i + 1] as number));
    const green = shown((dyes[dye + 1] as number) * (answers[i + 2] as number) + (answers[i + 3] as number));
    const blue = shown((dyes[dye + 2] as number) * (answers[i + 4] as number) + (answers[i + 5] as number));
    whole[at[one] as number] = 0xff000000 | (blue << 16) | (green << 8) | red;
  }
}
const shown = (lit: number): number => screen[lit < 0 ? 0 : lit > 1.999 ? 4095 : (lit * 2048) | 0] as number;

/** Strand colors, computed once per choice instead of per pixel. */
function layDyes(shade: HairShade): void {
  const root = lightOf(shade.root);
  const tip = shade.tip === null ? null : lightOf(shade.tip);
  const streak = shade.highlight === null ? null : lightOf(shade.highlight);
  for (let index = 0; index < downs * locks; index++) {
    const down = Math.floor(index / locks) / (downs - 1);
    const lock = (index % locks) / (locks - 1);
    const tipped = tip ? step(0.34, 0.72, down + (lock - 0.5) * 0.14) : 0;
    const streaked = streak ? step(0.8 - shade.share, 1.05 - shade.share, lock) * step(0.04, 0.16, down) : 0;
    for (let channel = 0; channel < 3; channel++) {
      let dye = root[channel] ?? 0;
      if (tip) dye += ((tip[channel] ?? 0) - dye) * tipped;
      if (streak) dye += ((streak[channel] ?? 0) - dye) * streaked;
      dyes[index * 3 + channel] = dye;
    }
  }
}

/** Strands a few pixels wide that wander slightly on their way down. */
function strandAt(x: number, down: number): number {
  const position = x / 7 + Math.sin(down * 9 + x / 40) * 0.6;
  const left = Math.floor(position);
  return chance(left) + (chance(left + 1) - chance(left)) * step(0, 1, position - left);
}
const chance = (position: number): number => {
  const wave = Math.sin(position * 127.1) * 43_758.545;
  return wave - Math.floor(wave);
};
function step(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

import { lightOf, linear, type Shade, screen } from './hair-light.ts';

/**
 * Two renders that differ only in the colour of their hair say how each pixel answers to colour: light = dye x body + rest. With that
 * any other colour can be worked out where there are no layers.
 */
export type Twins = {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8ClampedArray;
  readonly at: Uint32Array;
  /** Body and rest of red, green and blue. */
  readonly answers: Float32Array;
  readonly top: number;
  readonly bottom: number;
};

export type Twin = { readonly pixels: Uint8ClampedArray; readonly root: string };

const least = 6;

export function twinsIn(dark: Twin, light: Twin, width: number, height: number): Twins {
  const places: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const i = pixel * 4;
    const apart = [0, 1, 2].reduce((sum, channel) => sum + Math.abs((light.pixels[i + channel] ?? 0) - (dark.pixels[i + channel] ?? 0)), 0);
    if (apart > least) places.push(pixel);
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
  const rows = places.map((pixel) => Math.floor(pixel / width));
  return { width, height, dark: dark.pixels, at: Uint32Array.from(places), answers, top: rows[0] ?? 0, bottom: rows.at(-1) ?? height };
}

/** Paints the hair in another shade; an ombre runs from the top of the hair to its ends, highlights run in strands. */
export function paintTwins({ width, dark, at, answers, top, bottom }: Twins, shade: Shade, picture: Uint8ClampedArray): void {
  picture.set(dark);
  const root = lightOf(shade.root);
  const tip = shade.tip === null ? null : lightOf(shade.tip);
  const streak = shade.highlight === null ? null : lightOf(shade.highlight);
  for (let one = 0; one < at.length; one++) {
    const pixel = at[one] ?? 0;
    const down = (Math.floor(pixel / width) - top) / Math.max(1, bottom - top);
    const lock = strandAt(pixel % width, down);
    const tipped = tip ? step(0.34, 0.72, down + (lock - 0.5) * 0.14) : 0;
    const streaked = streak ? step(0.8 - shade.share, 1.05 - shade.share, lock) * step(0.04, 0.16, down) : 0;
    for (let channel = 0; channel < 3; channel++) {
      let dye = root[channel] ?? 0;
      if (tip) dye += ((tip[channel] ?? 0) - dye) * tipped;
      if (streak) dye += ((streak[channel] ?? 0) - dye) * streaked;
      const lit = dye * (answers[one * 6 + channel * 2] ?? 0) + (answers[one * 6 + channel * 2 + 1] ?? 0);
      picture[pixel * 4 + channel] = screen[lit < 0 ? 0 : lit > 1.999 ? 4095 : (lit * 2048) | 0] ?? 0;
    }
  }
}

/** Strands some pixels wide that wander a little on their way down. */
function strandAt(x: number, down: number): number {
  const place = x / 7 + Math.sin(down * 9 + x / 40) * 0.6;
  const left = Math.floor(place);
  return chance(left) + (chance(left + 1) - chance(left)) * step(0, 1, place - left);
}
const chance = (place: number): number => {
  const wave = Math.sin(place * 127.1) * 43_758.545;
  return wave - Math.floor(wave);
};
function step(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** RGB bytes, row by row. */
export type Raster = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** The same picture in L*, a*, b* planes. */
export type Planes = {
  readonly width: number;
  readonly height: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
};

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const steps = 4096;
/** Table of the L*a*b* curve: a cube root per pixel would take most of the time. */
const bent = Float64Array.from({ length: steps + 1 }, (_, step) => {
  const value = step / steps;
  return value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116;
});
const bend = (value: number): number => bent[Math.min(steps, Math.round(value * steps))] ?? 1;

export function planesOf({ width, height, data }: Raster): Planes {
  const size = width * height;
  const [l, a, b] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let at = 0, from = 0; at < size; at += 1, from += 3) {
    const red = linear[data[from] ?? 0] ?? 0;
    const green = linear[data[from + 1] ?? 0] ?? 0;
    const blue = linear[data[from + 2] ?? 0] ?? 0;
    const x = bend((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const y = bend(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
    const z = bend((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
    l[at] = 116 * y - 16;
    a[at] = 500 * (x - y);
    b[at] = 200 * (y - z);
  }
  return { width, height, l, a, b };
}

/** Box blur with side 2 x reach + 1, in constant time per pixel. */
export function blurred(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  const across = new Float32Array(plane.length);
  const down = new Float32Array(plane.length);
  slide(plane, across, { lines: height, length: width, step: 1, stride: width, reach });
  slide(across, down, { lines: width, length: height, step: width, stride: 1, reach });
  return down;
}

type Walk = { readonly lines: number; readonly length: number; readonly step: number; readonly stride: number; readonly reach: number };

function slide(from: Float32Array, to: Float32Array, { lines, length, step, stride, reach }: Walk): void {
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride;
    let sum = 0;
    let count = 0;
    for (let ahead = 0; ahead < Math.min(reach, length); ahead += 1) {
      sum += from[start + ahead * step] ?? 0;
      count += 1;
    }
    for (let at = 0; at < length; at += 1) {
      if (at + reach < length) {
        sum += from[start + (at + reach) * step] ?? 0;
        count += 1;
      }
      if (at - reach - 1 >= 0) {
        sum -= from[start + (at - reach - 1) * step] ?? 0;
        count -= 1;
      }
      to[start + at * step] = sum / count;
    }
  }
}

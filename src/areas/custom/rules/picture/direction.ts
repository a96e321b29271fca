import { blurred, type Planes } from './planes.ts';

/** The direction of fine lines at each point as a doubled angle, so that a line has no orientation. */
export type Directions = {
  /** Local change in perceived lightness; hair is never flat. */
  readonly energy: Float32Array;
  readonly cosine: Float32Array;
  readonly sine: Float32Array;
};

/** Dark hair varies little in lightness, so changes are relative. */
const floor = 14;

export function directionsOf({ width, height, l }: Planes): Directions {
  const size = width * height;
  const energy = new Float32Array(size);
  const [xx, yy, xy] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const here = (l[at] ?? 0) + floor;
      const dx = ((l[at + 1] ?? 0) - (l[at - 1] ?? 0)) / here;
      const dy = ((l[at + width] ?? 0) - (l[at - width] ?? 0)) / here;
      energy[at] = Math.min(0.6, Math.hypot(dx, dy));
      xx[at] = dx * dx;
      yy[at] = dy * dy;
      xy[at] = dx * dy;
    }
  const [sxx, syy, sxy] = [blurred(xx, width, height, 1), blurred(yy, width, height, 1), blurred(xy, width, height, 1)];
  const [cosine, sine] = [new Float32Array(size), new Float32Array(size)];
  for (let at = 0; at < size; at += 1) {
    const [p, q, r] = [sxx[at] ?? 0, syy[at] ?? 0, sxy[at] ?? 0];
    const whole = p + q;
    if (whole < 1e-6) continue;
    // Length: how clearly one direction dominates. Angle: the line's, a quarter turn from the gradient.
    cosine[at] = -(p - q) / whole;
    sine[at] = (-2 * r) / whole;
  }
  return { energy, cosine, sine };
}

/** Distances of the spectrum's windows, as shares of the picture's longer side. */
const reaches = [0.004, 0.008, 0.016, 0.032, 0.064] as const;
/** A close-up shows the same wave larger by this factor. */
const closeUp = 2.4;

export type Spectrum = {
  /** Directional agreement in growing windows relative to the smallest: straight hair keeps it, curls lose it. */
  readonly agreements: readonly number[];
  /** Agreement in the smallest window, 0 to 1: noise has none. */
  readonly clear: number;
};

/** The direction spectrum: how quickly neighboring lines stop being parallel. */
export function spectrumOf({ width, height }: Planes, { cosine, sine }: Directions, mask: Uint8Array, isCloseUp: boolean): Spectrum {
  const masked = (plane: Float32Array) => plane.map((value, at) => (mask[at] ? value : 0));
  const [c, s, share] = [masked(cosine), masked(sine), Float32Array.from(mask)];
  const longer = Math.max(width, height) * (isCloseUp ? closeUp : 1);
  const agreements = reaches.map((part) => {
    const reach = Math.max(1, Math.round(part * longer));
    const [bc, bs, bm] = [blurred(c, width, height, reach), blurred(s, width, height, reach), blurred(share, width, height, reach)];
    let sum = 0;
    let count = 0;
    for (let at = 0; at < mask.length; at += 1) {
      const covered = bm[at] ?? 0;
      if (!mask[at] || covered < 0.35) continue;
      sum += Math.hypot(bc[at] ?? 0, bs[at] ?? 0) / covered;
      count += 1;
    }
    return count > 0 ? sum / count : 0;
  });
  const clear = agreements[0] ?? 0;
  return { clear, agreements: agreements.map((one) => (clear > 0 ? one / clear : 0)) };
}

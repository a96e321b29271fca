import type { Raster } from './planes.ts';
import type { Taps } from './region.ts';
import type { TextureClass } from './waves.ts';

/** Typical width of a head with hair; the scale of every picture. */
const headInches = 7.4;
/** Length is given stretched: what a curl takes up is added. */
const stretch: Readonly<Record<TextureClass, number>> = { straight: 1, body: 1.06, loose: 1.1, deep: 1.2, curly: 1.35 };
const minInches = 6;
const maxInches = 40;

type Known = { readonly taps: Taps; readonly texture: TextureClass };

/** From the crown to the tips, measured in heads. */
export function measureHairLength(mask: Uint8Array, { width, height }: Pick<Raster, 'width' | 'height'>, { taps, texture }: Known) {
  const rows = Array.from({ length: height }, (_, y) => rowOf(mask, width, y));
  const enough = Math.max(2, Math.round(width * 0.02));
  const top = rows.findIndex(({ count }) => count >= enough);
  const bottom = rows.findLastIndex(({ count }) => count >= enough);
  const crown = taps.crown ? taps.crown.y * height : Math.max(0, top);
  const tip = taps.tip ? taps.tip.y * height : Math.max(0, bottom);
  const head = headWidth(rows, Math.max(0, Math.round(Math.min(crown, tip))));
  const raw = (Math.abs(tip - crown) / Math.max(1, head)) * headInches * stretch[texture];
  const inches = Math.max(minInches, Math.min(maxInches, 2 * Math.round(raw / 2)));
  const isCut = taps.tip === null && bottom >= height - Math.max(2, Math.round(height * 0.012));
  return { inches, isCut };
}

type Row = { readonly count: number; readonly span: number };

function rowOf(mask: Uint8Array, width: number, y: number): Row {
  let [first, last, count] = [-1, -1, 0];
  for (let x = 0; x < width; x += 1)
    if (mask[y * width + x]) {
      if (first < 0) first = x;
      last = x;
      count += 1;
    }
  return { count, span: first < 0 ? 0 : last - first + 1 };
}

/** Rows below the crown widen until the head ends: its width is the span where the widening stops. */
function headWidth(rows: readonly Row[], crown: number): number {
  let widest = 0;
  for (let y = crown; y < rows.length; y += 1) {
    widest = Math.max(widest, rows[y]?.span ?? 0);
    if (y - crown > 0.75 * widest) break;
  }
  return widest;
}

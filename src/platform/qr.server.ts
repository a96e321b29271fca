import { generate } from 'lean-qr';

/** A QR code as a page draws it: modules each way, and the dark ones as one SVG path, a rectangle for each run of a row. */
export type QrCode = { readonly size: number; readonly path: string };

/** Null for a text that no QR code holds: they end at 2,953 bytes. */
export function qrOf(text: string): QrCode | null {
  const code = generatedOf(text);
  if (!code) return null;
  const places = Array.from({ length: code.size }, (_, index) => index);
  const rows = places.map((y) => places.map((x) => (code.get(x, y) ? '#' : ' ')).join(''));
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ 0: { length }, index: x }) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: code.size, path: runs.join('') };
}

const tooLong = 4;

function generatedOf(text: string) {
  try {
    return generate(text);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === tooLong) return null;
    throw error;
  }
}

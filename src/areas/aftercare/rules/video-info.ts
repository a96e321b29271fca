/** Duration and size of a video; null when it is not a readable MP4. */
export type VideoInfo = { readonly durationMs: number; readonly width: number; readonly height: number };

type Box = { readonly name: string; readonly from: number; readonly to: number };

/** Parses MP4 boxes as far as needed for duration and size. */
export function readVideoInfo(bytes: Uint8Array): VideoInfo | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const top = boxesIn(view, 0, bytes.length);
  if (top[0]?.name !== 'ftyp') return null;
  const movie = top.find(({ name }) => name === 'moov');
  if (!movie) return null;
  const inside = boxesIn(view, movie.from, movie.to);
  const head = inside.find(({ name }) => name === 'mvhd');
  const durationMs = head ? durationIn(view, head) : 0;
  const sizes = inside
    .filter(({ name }) => name === 'trak')
    .map((track) => boxesIn(view, track.from, track.to).find(({ name }) => name === 'tkhd'))
    .map((track) => (track && track.to - track.from >= 8 ? sizeIn(view, track) : null));
  const size = sizes.find((one) => one !== null && one.width > 0 && one.height > 0);
  return durationMs > 0 && size ? { durationMs, ...size } : null;
}

const headOctets = 8;

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + headOctets <= to && boxes.length < 1000) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    const isLong = size === 1 && at + 16 <= to;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size === 0 ? to - at : size;
    if (length < headOctets || at + length > to) break;
    boxes.push({ name, from: at + (isLong ? 16 : headOctets), to: at + length });
    at += length;
  }
  return boxes;
}

function durationIn(view: DataView, { from, to }: Box): number {
  const isLong = view.getUint8(from) === 1;
  if (to - from < (isLong ? 32 : 20)) return 0;
  const scale = view.getUint32(from + (isLong ? 20 : 12));
  const length = isLong ? Number(view.getBigUint64(from + 24)) : view.getUint32(from + 16);
  return scale > 0 ? Math.round((length * 1000) / scale) : 0;
}

/** Width and height are at the end, as 16.16 fixed point. */
const sizeIn = (view: DataView, { to }: Box) => ({ width: view.getUint32(to - 8) >>> 16, height: view.getUint32(to - 4) >>> 16 });

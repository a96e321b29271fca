/** A QR code: size modules each way; dark[y][x] says which are black. */
export type QrCode = { readonly size: number; readonly dark: readonly (readonly boolean[])[] };

type Grid = { readonly size: number; readonly dark: boolean[][]; readonly fixed: boolean[][] };

/** Medium error correction, versions 1 to 6: check bytes of a block, number of blocks, data bytes of a block. */
const versions: readonly (readonly [check: number, blocks: number, data: number])[] = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
];
const headBits = 12;

/** Writes a text as a QR code; null when it is longer than the largest one we draw (106 bytes). */
export function qrOf(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  const at = versions.findIndex(([, blocks, data]) => bytes.length * 8 + headBits <= blocks * data * 8);
  const shape = versions[at];
  if (!shape) return null;
  const codewords = codewordsOf(bytes, shape);
  const tries = masks.map((_, mask) => drawn(at + 1, codewords, mask));
  const [best] = tries.map((grid) => ({ grid, penalty: penaltyOf(grid.dark) })).sort((a, b) => a.penalty - b.penalty);
  return best ? { size: best.grid.size, dark: best.grid.dark } : null;
}

/** The black modules as one SVG path, a stroke for each run of a row. */
export const qrPath = ({ dark }: QrCode): string =>
  dark
    .flatMap((row, y) =>
      [
        ...row
          .map((on) => (on ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ].map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');

/** Mode, length, the bytes, filling; cut into blocks, each with its check bytes, and dealt out by turns. */
function codewordsOf(bytes: Uint8Array, [checkCount, blockCount, dataCount]: readonly [number, number, number]): number[] {
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))];
  const room = blockCount * dataCount * 8;
  bits.push(...bitsOf(0, Math.min(4, room - bits.length)));
  while (bits.length % 8 !== 0) bits.push(0);
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) bits.push(...bitsOf(filler, 8));
  const data = Array.from({ length: room / 8 }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  const blocks = Array.from({ length: blockCount }, (_, place) => data.slice(place * dataCount, (place + 1) * dataCount));
  const checks = blocks.map((block) => checkBytes(block, checkCount));
  const dealt = (from: readonly (readonly number[])[], count: number): number[] =>
    Array.from({ length: count }, (_, place) => from.map((block) => block[place] ?? 0)).flat();
  return [...dealt(blocks, dataCount), ...dealt(checks, checkCount)];
}

const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1);

/** Product in the field of 256 elements the standard uses. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Reed-Solomon: the rest of the data divided by (x - 1)(x - 2)(x - 4)... */
export function checkBytes(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let place = 0, root = 1; place < count; place += 1, root = times(root, 2))
    divisor = [...divisor, 0].map((factor, at) => factor ^ times(divisor[at - 1] ?? 0, root));
  const [, ...factors] = divisor;
  let rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const lead = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(factors[at] ?? 0, lead));
  }
  return rest;
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, codewords: readonly number[], mask: number): Grid {
  const size = 17 + 4 * version;
  const blank = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const grid: Grid = { size, dark: blank(), fixed: blank() };
  drawMarks(grid, version);
  drawFormat(grid, mask);
  drawData(grid, codewords, masks[mask] ?? (() => false));
  return grid;
}

function put({ size, dark, fixed }: Grid, x: number, y: number, on: boolean): void {
  const [darkRow, fixedRow] = [dark[y], fixed[y]];
  if (x < 0 || x >= size || !darkRow || !fixedRow) return;
  darkRow[x] = on;
  fixedRow[x] = true;
}

/** What every reader looks for: three corners, the dotted lines between them, and from version 2 a small mark in the fourth. */
function drawMarks(grid: Grid, version: number): void {
  const { size } = grid;
  for (let at = 0; at < size; at += 1) {
    put(grid, 6, at, at % 2 === 0);
    put(grid, at, 6, at % 2 === 0);
  }
  const square = (centreX: number, centreY: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) put(grid, centreX + dx, centreY + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1);
}

/** Says twice how much correction there is and which mask was laid over. */
function drawFormat(grid: Grid, mask: number): void {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const isOn = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  const { size } = grid;
  const first = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let bit = 0; bit < 15; bit += 1) {
    if (bit < 8) put(grid, 8, first[bit] ?? 0, isOn(bit));
    else put(grid, bit === 8 ? 7 : 14 - bit, 8, isOn(bit));
    if (bit < 8) put(grid, size - 1 - bit, 8, isOn(bit));
    else put(grid, 8, size - 15 + bit, isOn(bit));
  }
  put(grid, 8, size - 8, true);
}

/** Two columns at a time from the right, up and down by turns, past the upright dotted line. */
function drawData({ size, dark, fixed }: Grid, codewords: readonly number[], isFlipped: (x: number, y: number) => boolean): void {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        row[x] = (bit === 1) !== isFlipped(x, y);
        at += 1;
      }
    }
  }
}

/** How hard a reader would find it: long runs, squares of one colour, patterns like the corners, too much black or white. */
function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const rows = dark.map((row) => row.map((on) => (on ? '1' : '0')).join(''));
  const columns = dark.map((_, x) => dark.map((row) => (row[x] ? '1' : '0')).join(''));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => [...line.matchAll(/0{5,}|1{5,}/g)]).reduce((sum, [run]) => sum + run.length - 2, 0);
  const corners = lines.flatMap((line) => [...line.matchAll(/(?=00001011101|10111010000)/g)]).length;
  const squares = rows.flatMap((row, y) =>
    [...row].filter((on, x) => x > 0 && row[x - 1] === on && rows[y - 1]?.[x] === on && rows[y - 1]?.[x - 1] === on),
  ).length;
  const share = rows.join('').replaceAll('0', '').length / dark.length ** 2;
  return runs + 3 * squares + 40 * corners + 10 * Math.floor(Math.abs(share * 20 - 10));
}

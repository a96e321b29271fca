import { expect, test } from 'vitest';
import { checkBytes, type QrCode, qrOf, qrPath } from './qr.ts';

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const blocksOf: Record<number, [check: number, blocks: number, data: number]> = {
  21: [10, 1, 16],
  25: [16, 1, 28],
  29: [26, 1, 44],
  33: [18, 2, 32],
  37: [24, 2, 43],
  41: [16, 4, 27],
};

/** Reads a code as a phone does, from its modules alone. */
function read({ size, dark }: QrCode): string {
  const on = (x: number, y: number): boolean => dark[y]?.[x] ?? false;
  // Beside the upper left corner: two bits of correction and three of the mask, laid over with 0x5412.
  const format = [14, 13, 12, 11, 10].reduce((bits, bit) => bits * 2 + (on(14 - bit, 8) ? 1 : 0), 0) ^ (0x5412 >> 10);
  expect(format >> 3, 'medium correction').toBe(0);
  const mask = masks[format & 7];
  const isMark = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (x > size - 9 && y < 9) ||
    (size > 21 && Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3);
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step;
        if (!isMark(x, y)) bits.push(on(x, y) !== (mask?.(x, y) ?? false) ? 1 : 0);
      }
    isUp = !isUp;
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2));
  const [checkCount, blocks, dataCount] = blocksOf[size] ?? [0, 0, 0];
  const blockAt = (block: number) => Array.from({ length: dataCount }, (_, at) => bytes[at * blocks + block] ?? 0);
  const all = Array.from({ length: blocks }, (_, block) => blockAt(block));
  for (const [block, data] of all.entries())
    expect(checkBytes(data, checkCount), `check bytes of block ${block}`).toEqual(
      Array.from({ length: checkCount }, (_, at) => bytes[blocks * dataCount + at * blocks + block]),
    );
  const stream = all
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  expect(stream.slice(0, 4), 'byte mode').toBe('0100');
  const length = Number.parseInt(stream.slice(4, 12), 2);
  const text = Uint8Array.from({ length }, (_, at) => Number.parseInt(stream.slice(12 + at * 8, 20 + at * 8), 2));
  return new TextDecoder().decode(text);
}

test('check bytes are those of the published example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(checkBytes(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106])('a text of %d bytes is read back from its code', (length) => {
  const text = 'https://shop.example/?ref=DANA15'.repeat(4).slice(0, length);
  const code = qrOf(text);
  expect(code && read(code)).toBe(text);
});

test('letters beyond ASCII travel as UTF-8, and what is too long is refused', () => {
  const code = qrOf('秀发 café');
  expect(code && read(code)).toBe('秀发 café');
  expect(qrOf('x'.repeat(107))).toBeNull();
});

test('the drawing covers exactly the black modules', () => {
  const code = qrOf('tape');
  if (!code) throw new Error('no code');
  const runs = [...qrPath(code).matchAll(/M\d+ \d+h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  expect(runs).toBe(code.dark.flat().filter(Boolean).length);
});

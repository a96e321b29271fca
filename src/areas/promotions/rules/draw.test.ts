import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildDrawLines, calculateDrawRoot, checkDraw, drawWinners, findOwnDrawLine, receiptCode, seedHashOf } from './draw.ts';

const known = (text: string): string => createHash('sha256').update(text).digest('hex');
const entry = (id: number, tickets = 1) => ({ id, email: `p${id}@example.com`, receipt: `${id}`.padStart(16, 'A'), tickets });
const people = (count: number) => buildDrawLines(Array.from({ length: count }, (_, at) => entry(at + 1)));

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('the fingerprint of %d letters is the one others compute', async (length) => {
  const text = 'h'.repeat(length);
  expect(await seedHashOf(text)).toBe(known(text));
  expect(await seedHashOf(`${text}发`)).toBe(known(`${text}发`));
});

/** The 99.9 % point of chi-square, by Wilson and Hilferty. */
const beyond = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;
const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, at) => sum + (count - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 1), 0);

test('ten thousand draws give every entry the same chance, at every place', async () => {
  const lines = await people(20);
  const root = await calculateDrawRoot(lines);
  const places = await Promise.all(Array.from({ length: 10_000 }, (_, at) => drawWinners({ seed: `seed ${at}`, root, lines, count: 3 })));
  for (const at of [0, 1, 2]) {
    const counts = Array.from({ length: 20 }, (_, place) => places.filter((drawn) => drawn[at] === place).length);
    expect(chiSquare(counts, Array(20).fill(500))).toBeLessThan(beyond(19));
  }
  expect(places.every((drawn) => new Set(drawn).size === 3)).toBe(true);
});

test('who shared has two chances and others one', async () => {
  const lines = await buildDrawLines([entry(1, 2), entry(2), entry(3)]);
  const root = await calculateDrawRoot(lines);
  const first = await Promise.all(Array.from({ length: 8000 }, (_, at) => drawWinners({ seed: `s${at}`, root, lines, count: 1 })));
  const counts = [0, 1, 2].map((place) => first.filter(([drawn]) => drawn === place).length);
  expect(chiSquare(counts, [4000, 2000, 2000])).toBeLessThan(beyond(2));
});

test('a draw of more places than entries draws everybody once', async () => {
  expect((await drawWinners({ seed: 'x', root: 'r', lines: await people(4), count: 9 })).toSorted()).toEqual([0, 1, 2, 3]);
  expect(await drawWinners({ seed: 'x', root: 'r', lines: [], count: 2 })).toEqual([]);
});

const published = async () => {
  const lines = await people(50);
  const seed = 'the seed';
  const root = await calculateDrawRoot(lines);
  return { seedHash: await seedHashOf(seed), seed, root, lines, places: await drawWinners({ seed, root, lines, count: 4 }) };
};

test('doing the draw again from what was published gives the same winners', async () => {
  expect(await checkDraw(await published())).toBe('same');
});

test('the list does not depend on the order in which it was read', async () => {
  expect(await buildDrawLines([entry(3), entry(1), entry(2)])).toEqual(await people(3));
});

test.each([
  ['an entry added after closing', async (lines: string[]) => [...lines, ...(await people(51)).slice(50)]],
  ['an entry taken away', async (lines: string[]) => lines.slice(1)],
  ['two entries changed over', async ([a = '', b = '', ...rest]: string[]) => [b, a, ...rest]],
  ['a second ticket', async ([a = '', ...rest]: string[]) => [a.replace(/1$/, '2'), ...rest]],
])('%s breaks the root', async (_, change) => {
  const before = await published();
  expect(await checkDraw({ ...before, lines: await change(before.lines) })).toBe('otherRoot');
});

test('another seed or another winner is found out', async () => {
  const before = await published();
  expect(await checkDraw({ ...before, seed: 'another' })).toBe('otherSeed');
  expect(await checkDraw({ ...before, places: before.places.toReversed() })).toBe('otherWinners');
});

test('an entrant finds her own line by her receipt, and nobody else does', async () => {
  const lines = await people(5);
  expect(await findOwnDrawLine(lines, receiptCode(3, entry(3).receipt), ' P3@example.com ')).toBe(2);
  expect(await findOwnDrawLine(lines, receiptCode(3, entry(3).receipt), 'p4@example.com')).toBeNull();
  expect(await findOwnDrawLine(lines, receiptCode(3, entry(4).receipt), 'p3@example.com')).toBeNull();
  expect(await findOwnDrawLine(lines, 'nonsense', 'p3@example.com')).toBeNull();
});

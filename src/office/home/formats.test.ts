import { expect, test } from 'vitest';
import { translator } from '#kernel/texts.ts';
import { changeIn, formatAge, formatCappedCount, formatSignedDollars, inColumn, tickDay } from './formats.ts';
import { startTexts } from './office-texts.ts';

const say = translator(startTexts, 'en');
const minute = 60_000;

test.each([
  [0, '0m'],
  [59 * minute, '59m'],
  [60 * minute, '1h 0m'],
  [312 * minute, '5h 12m'],
  [27 * 60 * minute, '1d 3h'],
  [-5, '0m'],
])('%d ms is an age of %s', (ms, expected) => {
  expect(formatAge(say, ms)).toBe(expected);
});

test.each([
  [0, '$0.00'],
  [123_456, '$1,234.56'],
  [-1190, '−$11.90'],
])('%d cents read %s', (amount, expected) => {
  expect(formatSignedDollars(amount)).toBe(expected);
});

test('columns carry no currency sign', () => {
  expect(inColumn(-123_456)).toBe('−1,234.56');
});

test.each([
  [112, 100, '+12.0%'],
  [90, 100, '−10.0%'],
  [5, 0, null],
])('%d after %d is a change of %s', (now, before, expected) => {
  expect(changeIn(now, before)).toBe(expected);
});

test('a bar is marked with its day, shortest in Chinese', () => {
  expect([tickDay('2026-11-03', 'en'), tickDay('2026-11-03', 'zh')]).toEqual(['Nov 3', '11/3']);
});

test('counting stops at a thousand and says so', () => {
  expect([formatCappedCount(999, 1000), formatCappedCount(1000, 1000)]).toEqual(['999', '1,000+']);
});

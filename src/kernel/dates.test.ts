import { expect, test } from 'vitest';
import { datedNumber, isDay } from './dates.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-28', false],
  ['0000-01-01', false],
  ['2026-02-30', false],
  ['99999-01-01', false],
  ['', false],
  [7, false],
])('%s is a day: %s', (typed, is) => expect(isDay(typed)).toBe(is));

test('a number tells the day, and grows with the house', () => {
  const at = new Date('2026-11-17T22:00:00Z');
  expect([datedNumber('S', at, 42), datedNumber('V', at, 12_345)]).toEqual(['S-261117-042', 'V-261117-12345']);
});

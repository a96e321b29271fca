import { expect, test } from 'vitest';
import { closeStates, endOfMonth, monthAfter, monthIn, monthsBetween } from './months.ts';

test.each([
  ['2026-11', '2026-11-01'],
  ['2026-13', null],
  ['2026-11-01', null],
  ['1999-01', null],
  [null, null],
])('the month %s is read as %s', (typed, month) => expect(monthIn(typed)).toBe(month));

test.each([
  ['2026-11-01', 1, '2026-12-01'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-01'],
  ['2026-03-01', -15, '2024-12-01'],
])('%s and %d months is %s', (month, count, after) => expect(monthAfter(month, count)).toBe(after));

test.each([
  ['2026-02-01', '2026-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2026-12-01', '2026-12-31'],
])('%s ends on %s', (month, day) => expect(endOfMonth(month)).toBe(day));

test('only the first open month that is over can be closed', () => {
  const months = monthsBetween('2026-08-01', '2026-11-01');
  expect([...closeStates(months, new Set(['2026-08-01']), '2026-11-12').values()]).toEqual(['closed', 'next', 'waits', 'running']);
});

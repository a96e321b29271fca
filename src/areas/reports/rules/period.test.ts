import { expect, test } from 'vitest';
import { changeOf, formatChange, periodOf, splitPeriod } from './period.ts';

const today = '2026-11-12';

test.each([
  [{}, '2026-10-14', '2026-11-12', '2026-09-14', '2026-10-13'],
  [{ period: 'today' }, '2026-11-12', '2026-11-12', '2026-11-11', '2026-11-11'],
  [{ period: 'month', compare: 'lastMonth' }, '2026-11-01', '2026-11-12', '2026-10-01', '2026-10-12'],
  [{ period: 'quarter' }, '2026-10-01', '2026-11-12', '2026-08-19', '2026-09-30'],
  [{ period: 'year', compare: 'lastYear' }, '2026-01-01', '2026-11-12', '2025-01-01', '2025-11-12'],
  [{ from: '2026-03-01', to: '2026-03-31', compare: 'lastMonth' }, '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  [{ from: '2026-03-05', to: '2026-03-01' }, '2026-10-14', '2026-11-12', '2026-09-14', '2026-10-13'],
] as const)('%j is %s to %s against %s to %s', (asked, from, to, beforeFrom, beforeTo) => {
  expect(periodOf(asked, today)).toMatchObject({ from, to, before: { from: beforeFrom, to: beforeTo } });
});

test('nothing to compare with is nothing', () => {
  expect(periodOf({ compare: 'none' }, today).before).toBeNull();
  expect(changeOf(5, null)).toBeNull();
  expect(formatChange(changeOf(5, 0))).toBe('');
  expect(formatChange(changeOf(90, 100))).toBe('−10.0%');
});

test('a step of weeks covers every day once', () => {
  const steps = splitPeriod({ from: '2026-11-01', to: '2026-11-12' }, 'week');
  expect(steps).toEqual([
    { from: '2026-11-01', to: '2026-11-07' },
    { from: '2026-11-08', to: '2026-11-12' },
  ]);
});

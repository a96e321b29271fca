import { expect, test } from 'vitest';
import { afterSale, inSale, runNow, timeLeft } from './sale.ts';

const run = (from: string, to: string) => ({ startsAt: new Date(`${from}T05:00:00Z`), endsAt: new Date(`${to}T05:00:00Z`) });
const last = run('2025-11-28', '2025-12-02');
const next = run('2026-11-27', '2026-12-01');

test.each([
  ['2026-11-15T00:00:00Z', [next, last], 'coming', next],
  ['2026-11-27T04:59:59Z', [last, next], 'coming', next],
  ['2026-11-27T05:00:00Z', [last, next], 'running', next],
  ['2026-12-01T04:59:59Z', [last, next], 'running', next],
  ['2026-12-01T05:00:00Z', [last, next], 'over', next],
  ['2026-11-15T00:00:00Z', [], 'none', null],
] as const)('at %s the page is about the right run', (now, runs, state, run) =>
  expect(runNow(runs, new Date(now))).toEqual({ state, run }),
);

test.each([
  [10_000, 8500, 8500],
  [8000, 8500, 8000],
  [8500, 8500, 8500],
])('usually %d, in a sale of %d it is %d: never dearer', (usual, sale, now) => expect(inSale(usual, sale)).toBe(now));

test.each([
  [8500, 10_000, 8500, 10_000],
  [8000, 8000, 8500, 8000],
  [7000, 10_000, 8500, 7000],
])('at %d after a sale, usually %d, it goes to %#: what staff changed meanwhile stays', (now, usual, sale, after) =>
  expect(afterSale(now, usual, sale)).toBe(after),
);

test('time left counts down to nothing and never below', () => {
  expect(timeLeft(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(timeLeft(1000, 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(1000, 1000)).toBeNull();
  expect(timeLeft(0, 5000)).toBeNull();
});

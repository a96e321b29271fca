import { expect, test } from 'vitest';
import { randomFrom } from '#kernel/random.ts';
import { orderTimes, tradeDays } from './calendar.ts';

const now = new Date('2026-11-12T10:42:00Z');

test.each([200, 3000, 100_000])('the days hold %d orders together', (orderTarget) => {
  const days = tradeDays({ now, days: 180, orderTarget });
  expect(days).toHaveLength(180);
  expect(days.reduce((sum, { orderCount }) => sum + orderCount, 0)).toBe(orderTarget);
  expect(days.at(-1)).toMatchObject({ day: '2026-11-12', endsAt: now.getTime() });
});

test('the shop grows, and weekends are busier than Wednesdays', () => {
  const days = tradeDays({ now, days: 180, orderTarget: 100_000 });
  const sum = (part: typeof days) => part.reduce((total, { orderCount }) => total + orderCount, 0);
  expect(sum(days.slice(120, 150))).toBeGreaterThan(sum(days.slice(0, 30)));
  const on = (weekday: number) => sum(days.filter(({ startsAt }) => new Date(startsAt).getUTCDay() === weekday));
  expect(on(6)).toBeGreaterThan(on(3));
});

test('orders come in before now, one after the other', () => {
  const today = tradeDays({ now, days: 180, orderTarget: 50_000 }).at(-1);
  if (!today) throw new Error('no days');
  const times = orderTimes(randomFrom('times'), today);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Math.max(...times)).toBeLessThan(now.getTime());
  expect(Math.min(...times)).toBeGreaterThanOrEqual(today.startsAt);
});

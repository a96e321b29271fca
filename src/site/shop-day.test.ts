import { expect, test } from 'vitest';
import { dayOf, hourMs, later } from '#kernel/dates.ts';
import { formatCalendarDay } from './day-words.ts';
import { formatDay } from './days.ts';
import { shopDay } from './shop-day.ts';

test('the browser’s day and the server’s day of the shop are the same at every hour, through both changes of the clock', () => {
  const apart: string[] = [];
  for (let at = new Date('2026-01-01T00:30:00Z'); at < new Date('2028-01-01T00:00:00Z'); at = later(at, hourMs))
    if (formatCalendarDay(shopDay(at), 'en', 'full') !== formatDay('en', at)) apart.push(at.toISOString());
  expect(apart).toEqual([]);
});

test.each([
  ['2026-11-17T04:59:00Z', '2026-11-16'],
  ['2026-11-17T05:00:00Z', '2026-11-17'],
  ['2026-07-17T04:00:00Z', '2026-07-17'],
])('at %s it is %s in the shop', (at, day) => {
  expect(dayOf(shopDay(new Date(at)))).toBe(day);
});

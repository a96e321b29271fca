import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { openLive } from './live-updates.server.ts';
import { memoized } from './memoized.server.ts';

const clock = { at: new Date('2026-11-16T08:00:00Z') };
const shop = () => ({ live: openLive(async () => undefined), now: () => clock.at }) as unknown as App;

test('a number is counted once, until somebody tells of a change', async () => {
  let asked = 0;
  const count = memoized(async () => (asked += 1));
  const app = shop();
  expect(await Promise.all([count(app, ''), count(app, '')])).toEqual([1, 1]);
  app.live.publish('stock');
  expect(await count(app, '')).toBe(2);
  clock.at = new Date('2026-11-17T08:00:00Z');
  expect(await count(app, '')).toBe(3);
  expect(await count(shop(), '')).toBe(4);
});

test('what failed is asked again', async () => {
  let asked = 0;
  const count = memoized(async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return asked;
  });
  const app = shop();
  await expect(count(app, '')).rejects.toThrow('away');
  expect(await count(app, '')).toBe(2);
});

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../tests/kit/app.ts';
import { freshen, type SumUp } from './stale-days.server.ts';

const app = await testApp();
const mark = (days: readonly string[], db = app.db) =>
  db.execute(sql`insert into stale_days (aggregate, day) select 'checks', d from unnest(${sql.param(`{${days.join(',')}}`)}::date[]) d`);
beforeEach(() => app.db.execute(sql`delete from stale_days where aggregate = 'checks'`));

/** Sums up nothing and reports the days it was asked for. */
function summing(also: SumUp = async () => undefined) {
  const days: string[] = [];
  const sumUp: SumUp = async (db, day, now) => {
    days.push(day);
    await also(db, day, now);
  };
  return { days, sumUp };
}

test('days that changed are summed up once, the newest first, and only those of the span', async () => {
  await mark(['2026-11-03', '2026-11-17', '2026-11-17', '2026-10-30']);
  const { days, sumUp } = summing();
  expect(await freshen(app, 'checks', sumUp, { span: { from: '2026-11-01', until: '2026-11-30' } })).toBe(true);
  expect(days).toEqual(['2026-11-17', '2026-11-03']);
});

test('a day that sells on while it is summed up waits for the next time and keeps no older day waiting', async () => {
  await mark(['2026-11-03', '2026-11-16', '2026-11-17']);
  const { days, sumUp } = summing(async (db, day) => {
    if (day === '2026-11-17') await mark([day], db);
  });
  expect(await freshen(app, 'checks', sumUp)).toBe(true);
  expect(days).toEqual(['2026-11-17', '2026-11-16', '2026-11-03']);
});

test('what is too much at once is left, and said to be left', async () => {
  await mark(['2026-11-15', '2026-11-16', '2026-11-17']);
  const { days, sumUp } = summing();
  expect(await freshen(app, 'checks', sumUp, { most: { days: 2, ms: 60_000 } })).toBe(false);
  expect(days).toEqual(['2026-11-17', '2026-11-16']);
});

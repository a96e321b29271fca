import { sql } from 'drizzle-orm';
import { dayMs, dayOf, earlier } from '#kernel/dates.ts';
import { type App, transact } from './app.ts';
import type { Database } from './database/open.server.ts';
import type { dailyAggregates } from './tables.ts';

type DailyAggregate = (typeof dailyAggregates)[number];
/** Recomputes the sums of one day from its rows. */
export type SumUp = (db: Database, day: string, now: Date) => Promise<void>;

// Triggers write a mark in the transaction of the change, so whoever sees the mark sees the change. It is inserted without a lookup, so
// that two sales never wait for each other.

/** Any numbers work as long as every instance uses the same. */
const locks: Readonly<Record<DailyAggregate, number>> = { orders: 7_214_011, ledger: 7_214_012, checks: 7_214_013 };
/** Days summed up while a page waits, and the time limit; the rest is left to the scheduled task. */
const pageBudget = { days: 31, ms: 2000 };
const taskBudget = { days: 1000, ms: 30_000 };
/** Every day of the calendar. */
const always = { from: '0001-01-01', until: '9999-12-31' };

/**
 * Recomputes the days that changed, newest first, each once and in a transaction of its own, because on a busy day there is always another
 * change. Marks are deleted before the rows are read, so that a change committed in between leaves a mark for the next run. Returns
 * whether all marked days were recomputed.
 */
export async function freshen(
  app: App,
  aggregate: DailyAggregate,
  sumUp: SumUp,
  { span = always, most = pageBudget } = {},
): Promise<boolean> {
  const began = performance.now();
  let { until } = span;
  for (let count = 0; count < most.days && performance.now() - began < most.ms; count += 1) {
    const day = await lastMarked(app.db, aggregate, { from: span.from, until });
    if (day === null) return true;
    if (!(await sumUpDay(app, aggregate, day, sumUp))) return false;
    until = dayOf(earlier(new Date(day), dayMs));
  }
  return (await lastMarked(app.db, aggregate, { from: span.from, until })) === null;
}

export const freshenAll = (app: App, aggregate: DailyAggregate, sumUp: SumUp): Promise<boolean> =>
  freshen(app, aggregate, sumUp, { most: taskBudget });

/** False when another process is summing up this day: that is just as good. */
const sumUpDay = (app: App, aggregate: DailyAggregate, day: string, sumUp: SumUp): Promise<boolean> =>
  transact(app, async ({ db, now }) => {
    const { rows } = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${locks[aggregate]}) as mine`);
    if (rows[0]?.mine !== true) return false;
    await db.execute(sql`delete from stale_days where aggregate = ${aggregate} and day = ${day}`);
    await sumUp(db, day, now());
    return true;
  });

async function lastMarked(
  db: Database,
  aggregate: DailyAggregate,
  { from, until }: { from: string; until: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select to_char(day, 'YYYY-MM-DD') as day from stale_days where aggregate = ${aggregate} and day between ${from} and ${until}
      order by stale_days.day desc limit 1`,
  );
  return rows[0]?.day ?? null;
}

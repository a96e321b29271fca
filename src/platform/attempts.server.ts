import { and, eq, gte, sql } from 'drizzle-orm';
import { later } from '#kernel/dates.ts';
import type { App } from './app.ts';
import { rateCounters } from './tables.ts';

/** How many failures one key may have in a window of time. */
export type Limit = { readonly bucket: string; readonly key: string; readonly most: number; readonly windowMs: number };

const windowOf = (now: Date, windowMs: number): Date => new Date(Math.floor(now.getTime() / windowMs) * windowMs);

/** One statement both counts and tells: parallel guesses cannot slip through between a look and a count. */
export async function countAttempt(app: App, limit: Limit): Promise<number> {
  const start = windowOf(app.now(), limit.windowMs);
  const [row] = await app.db
    .insert(rateCounters)
    .values({ bucket: limit.bucket, key: limit.key, windowStart: start, count: 1, expiresAt: later(start, 2 * limit.windowMs) })
    .onConflictDoUpdate({
      target: [rateCounters.bucket, rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + 1` },
    })
    .returning({ count: rateCounters.count });
  return row?.count ?? 0;
}

/** Takes a count back when the attempt turned out to be rightful: only failures stay. */
export async function forgiveAttempt(app: App, limit: Limit): Promise<void> {
  const start = windowOf(app.now(), limit.windowMs);
  await app.db
    .update(rateCounters)
    .set({ count: sql`${rateCounters.count} - 1` })
    .where(
      and(
        eq(rateCounters.bucket, limit.bucket),
        eq(rateCounters.key, limit.key),
        eq(rateCounters.windowStart, start),
        gte(rateCounters.count, 1),
      ),
    );
}

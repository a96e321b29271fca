import { isIPv6 } from 'node:net';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { later, secondMs } from '#kernel/dates.ts';
import type { App } from './app.ts';
import { rateCounters } from './tables.ts';

/** How many failures a key may have in a time window. */
export type RateLimit = { readonly bucket: string; readonly key: string; readonly max: number; readonly windowMs: number };

const windowOf = (now: Date, windowMs: number): Date => new Date(Math.floor(now.getTime() / windowMs) * windowMs);

/** One statement counts and returns: parallel guesses cannot slip through between read and write. */
export async function countAttempt(app: App, limit: RateLimit): Promise<number> {
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

/** Takes one of the remaining attempts; false when none is left. A refused attempt is not counted. */
export async function takeAttempt(app: App, limit: RateLimit): Promise<boolean> {
  if (limit.max < 1) return false;
  const start = windowOf(app.now(), limit.windowMs);
  const rows = await app.db
    .insert(rateCounters)
    .values({ bucket: limit.bucket, key: limit.key, windowStart: start, count: 1, expiresAt: later(start, 2 * limit.windowMs) })
    .onConflictDoUpdate({
      target: [rateCounters.bucket, rateCounters.key, rateCounters.windowStart],
      set: { count: sql`${rateCounters.count} + 1` },
      setWhere: lt(rateCounters.count, limit.max),
    })
    .returning({ count: rateCounters.count });
  return rows.length > 0;
}

/** Until the next window. */
export const secondsLeft = (app: App, { windowMs }: RateLimit): number =>
  Math.ceil((windowOf(app.now(), windowMs).getTime() + windowMs - app.now().getTime()) / secondMs);

/** One household or machine: the first half of an IPv6 address, since the other half can be chosen freely. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(last ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`.toLowerCase();
}

/** Takes back a count when the attempt was legitimate: only failures stay. */
export async function uncountAttempt(app: App, limit: RateLimit): Promise<void> {
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

export const deleteExpiredRateCounters = (app: App): Promise<unknown> =>
  app.db.delete(rateCounters).where(lt(rateCounters.expiresAt, app.now()));

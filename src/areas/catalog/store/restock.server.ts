import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { mails } from '#platform/tables.ts';
import { categories } from '../tables/categories.ts';
import { skus, spus } from '../tables/goods.ts';
import { restockNotices } from '../tables/prices-and-search.ts';
import { liveGroup, liveSku } from './visible-products.server.ts';

const waiting = and(isNull(restockNotices.notifiedAt), isNull(restockNotices.stoppedAt));

/** Null when the shop does not offer it. */
export async function stockOf(db: Database, skuId: number, now: Date) {
  const [row] = await db
    .select({ available: skus.available, isMadeToOrder: skus.isMadeToOrder })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(skus.id, skuId), liveSku, liveGroup(now)));
  return row ?? null;
}

/** One subscription per email address and SKU. */
export async function insertNotice(db: Database, row: typeof restockNotices.$inferInsert): Promise<void> {
  await db.insert(restockNotices).values(row).onConflictDoNothing();
}

type Rest = { readonly since: Date; readonly most: number };
const stem = sql<string>`lower(${restockNotices.email})`;
/** Back in stock, and the address has not reached its email limit. */
const isDue = (now: Date, { since, most }: Rest) =>
  and(
    ...[waiting, gt(skus.available, 0), liveSku, liveGroup(now)],
    sql`${stem} not in (select lower(email) from restock_notices where notified_at > ${since.toISOString()}::timestamptz
      group by lower(email) having count(*) >= ${most})`,
  );

export async function countNoticesSince(db: Database, emails: readonly string[], since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ email: stem, count: sql<number>`count(*)::int` })
    .from(restockNotices)
    .where(and(gt(restockNotices.notifiedAt, since), inArray(stem, [...emails])))
    .groupBy(stem)
    .orderBy(stem)
    .limit(emails.length);
  return new Map(rows.map(({ email, count }) => [email, count]));
}

/** Due subscribers within their email limit, oldest first. Locked, so that two workers never notify the same one. */
export const noticesDue = (db: Database, now: Date, rest: Rest, limit: number) =>
  db
    .select({
      id: restockNotices.id,
      email: restockNotices.email,
      language: restockNotices.language,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      payableCents: skus.payableCents,
      categorySlug: categories.slug,
      spuSlug: spus.slug,
      skuSlug: skus.slug,
    })
    .from(restockNotices)
    .innerJoin(skus, eq(skus.id, restockNotices.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(isDue(now, rest))
    .orderBy(asc(restockNotices.id))
    .limit(limit)
    .for('update', { of: restockNotices, skipLocked: true });

export async function hasNoticesDue(db: Database, now: Date, rest: Rest): Promise<boolean> {
  const rows = await db
    .select({ id: restockNotices.id })
    .from(restockNotices)
    .innerJoin(skus, eq(skus.id, restockNotices.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(isDue(now, rest))
    .limit(1);
  return rows.length > 0;
}

export async function markNotified(db: Database, id: number, stopTokenHash: string, at: Date): Promise<void> {
  await db.update(restockNotices).set({ notifiedAt: at, stopTokenHash }).where(eq(restockNotices.id, id));
}

/** Email address of an unsubscribe link; null when unknown. */
export async function mailboxByToken(db: Database, tokenHash: string): Promise<string | null> {
  const [row] = await db.select({ email: restockNotices.email }).from(restockNotices).where(eq(restockNotices.stopTokenHash, tokenHash));
  return row?.email ?? null;
}

export async function markNoticesStopped(db: Database, email: string, at: Date): Promise<void> {
  await db
    .update(restockNotices)
    .set({ stoppedAt: at })
    .where(and(waiting, eq(sql`lower(${restockNotices.email})`, email.toLowerCase())));
}

/** Cancels queued emails. */
export async function stopQueuedEmails(db: Database, email: string, kind: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'stopped' })
    .where(and(eq(mails.kind, kind), inArray(mails.state, ['waiting']), eq(sql`lower(${mails.toEmail})`, email.toLowerCase())));
}

import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { mailPreferences, users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { wishlistItems } from '../tables.ts';
import { isSkuLive } from './lines.server.ts';

const isReachable = and(isNull(users.deletedAt), isNull(users.blockedAt), isNotNull(users.activatedAt));
const hasFallen = sql`${skus.payableCents} < ${wishlistItems.knownPriceCents}`;

/** Members who opted in, with a cheaper item on their list and no such email since. */
export const selectMembersToNotify = (
  db: Database,
  { now, restedSince, after, most }: { now: Date; restedSince: Date; after: number; most: number },
) =>
  db
    .selectDistinct({ id: users.id, email: users.email, language: users.language, firstName: users.firstName })
    .from(wishlistItems)
    .innerJoin(users, eq(users.id, wishlistItems.userId))
    .innerJoin(skus, eq(skus.id, wishlistItems.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .innerJoin(
      mailPreferences,
      and(eq(sql`lower(${mailPreferences.email})`, sql`lower(${users.email})`), eq(mailPreferences.kind, 'price_drop')),
    )
    .where(
      and(
        sql`${users.id} > ${after}`,
        isReachable,
        hasFallen,
        isSkuLive(now),
        eq(mailPreferences.isWanted, true),
        sql`(${mailPreferences.lastSentAt} is null or ${mailPreferences.lastSentAt} <= ${restedSince.toISOString()})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(most);

/** Locked until the email is written. */
export const lockPriceDropsOfMember = (db: Database, userId: number, now: Date) =>
  db
    .select({
      id: wishlistItems.id,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      knownCents: wishlistItems.knownPriceCents,
      payableCents: skus.payableCents,
      categorySlug: categories.slug,
      spuSlug: spus.slug,
      skuSlug: skus.slug,
    })
    .from(wishlistItems)
    .innerJoin(skus, eq(skus.id, wishlistItems.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(wishlistItems.userId, userId), hasFallen, isSkuLive(now)))
    .orderBy(asc(wishlistItems.id))
    .limit(100)
    .for('update', { of: wishlistItems });

/** Today's prices are now known to the shopper. */
export const markPriceDropsNotified = (db: Database, ids: readonly number[], at: Date) =>
  db
    .update(wishlistItems)
    .set({ knownPriceCents: sql`(select payable_cents from skus where skus.id = ${wishlistItems.skuId})`, notifiedAt: at })
    .where(inArray(wishlistItems.id, [...ids]));

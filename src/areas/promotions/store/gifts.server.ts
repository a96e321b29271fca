import { and, asc, eq, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { giftRules } from '../tables/sales.ts';

const runs = (now: Date) => {
  const at = now.toISOString();
  return and(
    eq(giftRules.isActive, true),
    sql`${giftRules.startsAt} <= ${at}`,
    sql`(${giftRules.endsAt} is null or ${giftRules.endsAt} > ${at})`,
    sql`(${giftRules.maxGifts} is null or ${giftRules.givenCount} < ${giftRules.maxGifts})`,
  );
};

/** Lowest minimum first. */
export const selectActiveGifts = (db: Database, now: Date) =>
  db
    .select({
      id: giftRules.id,
      skuId: giftRules.skuId,
      quantity: giftRules.quantity,
      minItemsCents: giftRules.minItemsCents,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      available: sql<number>`case when ${skus.isHidden} then 0 else ${skus.available} end`,
    })
    .from(giftRules)
    .innerJoin(skus, eq(skus.id, giftRules.skuId))
    .where(runs(now))
    .orderBy(asc(giftRules.minItemsCents), asc(giftRules.id))
    .limit(20);

/** One conditional update while it runs and has some left. */
export async function claimGiftRow(db: Database, id: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(giftRules)
    .set({ givenCount: sql`${giftRules.givenCount} + 1` })
    .where(and(eq(giftRules.id, id), runs(now)))
    .returning({ id: giftRules.id });
  return taken.length === 1;
}

/** Returns the gift of a closed order. */
export const decrementGivenCount = (db: Database, id: number) =>
  db
    .update(giftRules)
    .set({ givenCount: sql`greatest(${giftRules.givenCount} - 1, 0)` })
    .where(eq(giftRules.id, id));

import { asc, eq } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { giftRules, quantityTiers, setRules } from '../tables/sales.ts';

export const allSets = (db: Database) =>
  db
    .select({ id: setRules.id, minBundles: setRules.minBundles, withClosure: setRules.withClosure, offBp: setRules.offBp })
    .from(setRules)
    .orderBy(asc(setRules.minBundles), asc(setRules.withClosure), asc(setRules.id))
    .limit(100);

export const allTiers = (db: Database) =>
  db
    .select({
      id: quantityTiers.id,
      audience: quantityTiers.audience,
      categoryId: quantityTiers.categoryId,
      categoryEn: categories.nameEn,
      categoryZh: categories.nameZh,
      minPieces: quantityTiers.minPieces,
      offBp: quantityTiers.offBp,
    })
    .from(quantityTiers)
    .leftJoin(categories, eq(categories.id, quantityTiers.categoryId))
    .orderBy(asc(quantityTiers.audience), asc(quantityTiers.categoryId), asc(quantityTiers.minPieces), asc(quantityTiers.id))
    .limit(200);

export const allGifts = (db: Database) =>
  db
    .select({
      id: giftRules.id,
      skuId: giftRules.skuId,
      code: skus.code,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      available: skus.available,
      quantity: giftRules.quantity,
      minItemsCents: giftRules.minItemsCents,
      maxGifts: giftRules.maxGifts,
      givenCount: giftRules.givenCount,
      startsAt: giftRules.startsAt,
      endsAt: giftRules.endsAt,
      isActive: giftRules.isActive,
    })
    .from(giftRules)
    .innerJoin(skus, eq(skus.id, giftRules.skuId))
    .orderBy(asc(giftRules.minItemsCents), asc(giftRules.id))
    .limit(100);

/** Null when such a rule exists. */
export async function insertSet(db: Database, row: typeof setRules.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(setRules).values(row).onConflictDoNothing().returning({ id: setRules.id });
  return made?.id ?? null;
}
export const deleteSet = (db: Database, id: number) => db.delete(setRules).where(eq(setRules.id, id)).returning();

export async function insertTier(db: Database, row: typeof quantityTiers.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(quantityTiers).values(row).onConflictDoNothing().returning({ id: quantityTiers.id });
  return made?.id ?? null;
}
export const deleteTier = (db: Database, id: number) => db.delete(quantityTiers).where(eq(quantityTiers.id, id)).returning();

export async function insertGift(db: Database, row: typeof giftRules.$inferInsert): Promise<number> {
  const [made] = await db.insert(giftRules).values(row).returning({ id: giftRules.id });
  return made?.id ?? 0;
}
export async function lockGift(db: Database, id: number) {
  const [row] = await db.select().from(giftRules).where(eq(giftRules.id, id)).for('update');
  return row ?? null;
}
export const updateGiftActive = (db: Database, id: number, isActive: boolean) =>
  db.update(giftRules).set({ isActive }).where(eq(giftRules.id, id));

export async function skuByCode(db: Database, code: string) {
  const [row] = await db.select({ id: skus.id }).from(skus).where(eq(skus.code, code)).limit(1);
  return row ?? null;
}

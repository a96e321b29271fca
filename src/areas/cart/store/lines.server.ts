import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { estimates } from '#areas/pricing/tables.ts';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { maxCartLines, maxLineQuantity } from '../rules/lines.ts';
import { cartBatches, cartLines, carts } from '../tables.ts';
import { nearestPicture } from './product-snapshots.server.ts';

export type CartLineRow = Awaited<ReturnType<typeof selectCartLines>>[number];
export type NewCartLine = typeof cartLines.$inferInsert;

/** Visible today, sold out or not, as a column. */
export const isSkuLive = (now: Date) =>
  sql<boolean>`(not ${skus.isHidden} and ${skus.deletedAt} is null and not ${spus.isHidden} and ${spus.deletedAt} is null
    and coalesce(${spus.publishedAt} <= ${now.toISOString()}::timestamptz, false) and not ${categories.isHidden})`;

/** Built items use placeholder SKUs that nobody can buy alone, so they may be hidden. */
const isCarried = sql<boolean>`(${estimates.id} is not null and ${skus.deletedAt} is null and ${spus.deletedAt} is null)`;

const goods = {
  nameEn: skus.nameEn,
  nameZh: skus.nameZh,
  priceCents: skus.priceCents,
  discountBp: skus.discountBp,
  payableCents: skus.payableCents,
  weightGrams: skus.weightGrams,
  shippingName: skus.shippingName,
  attributes: skus.attributes,
  available: skus.available,
  isMadeToOrder: skus.isMadeToOrder,
  categoryId: skus.categoryId,
  isClearance: skus.isClearance,
  shipsFree: categories.shipsFree,
  categorySlug: categories.slug,
};

/** The whole cart with today's data in one query. */
export function selectCartLines(db: Database, userId: number, now: Date, lineId?: number) {
  const picture = nearestPicture(db);
  return db
    .select({
      id: cartLines.id,
      skuId: cartLines.skuId,
      quantity: cartLines.quantity,
      attributeHash: cartLines.attributeHash,
      configuration: cartLines.configuration,
      setKey: cartLines.setKey,
      seenPriceCents: cartLines.seenPriceCents,
      isSavedForLater: cartLines.isSavedForLater,
      isLive: sql<boolean>`(${isSkuLive(now)} or ${isCarried})`,
      goods,
      picture: { base: picture.base, widths: picture.widths },
      estimate: {
        id: estimates.id,
        number: estimates.number,
        quantity: estimates.quantity,
        unitPriceCents: estimates.unitPriceCents,
        weightGrams: estimates.weightGrams,
        validUntil: estimates.validUntil,
      },
    })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .leftJoin(estimates, eq(estimates.id, cartLines.estimateId))
    .leftJoinLateral(picture, sql`true`)
    .where(and(eq(cartLines.userId, userId), lineId === undefined ? undefined : eq(cartLines.id, lineId)))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
    .limit(maxCartLines);
}

/** SKUs that may be put into a cart today, alone or as placeholder of a built item. */
export const selectBuyableGoods = (db: Database, ids: readonly number[], now: Date) =>
  db
    .select({ skuId: skus.id, ...goods, isSold: isSkuLive(now) })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(
      and(
        inArray(skus.id, [...ids]),
        sql`(${isSkuLive(now)} or (${skus.isMadeToOrder} and ${skus.isHidden} and ${skus.deletedAt} is null))`,
      ),
    )
    .orderBy(asc(skus.id))
    .limit(maxCartLines);

/** Names of products no longer offered; never published ones have none. */
export const selectUnavailableNames = (db: Database, ids: readonly number[], now: Date) =>
  db
    .select({ skuId: skus.id, nameEn: skus.nameEn, nameZh: skus.nameZh })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .where(and(inArray(skus.id, [...ids]), lte(spus.publishedAt, now)))
    .limit(maxCartLines);

/** Priced estimates by number, the shopper's own or a visitor's. */
export const selectPricedEstimates = (db: Database, userId: number | null, numbers: readonly string[], now: Date) =>
  db
    .select({
      id: estimates.id,
      number: estimates.number,
      skuId: estimates.matchedSkuId,
      configuration: estimates.configuration,
      quantity: estimates.quantity,
      unitPriceCents: estimates.unitPriceCents,
      weightGrams: estimates.weightGrams,
      validUntil: estimates.validUntil,
    })
    .from(estimates)
    .where(
      and(
        inArray(estimates.number, [...numbers]),
        userId === null ? isNull(estimates.userId) : or(isNull(estimates.userId), eq(estimates.userId, userId)),
        eq(estimates.needsPerson, false),
        isNotNull(estimates.matchedSkuId),
        sql`${estimates.validUntil} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .limit(maxCartLines);

/** Creates the cart if missing and locks it until the transaction ends. False: no such account. */
export async function lockCart(db: Database, userId: number, now: Date): Promise<boolean> {
  const held = await db
    .insert(carts)
    .select(
      db
        .select({
          userId: users.id,
          couponId: sql<number | null>`null::integer`.as('coupon_id'),
          remindedAt: sql<Date | null>`null::timestamptz`.as('reminded_at'),
          createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
          updatedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('updated_at'),
        })
        .from(users)
        .where(eq(users.id, userId)),
    )
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: now } })
    .returning({ userId: carts.userId });
  return held.length === 1;
}

/** False when this batch was already stored. */
export async function insertBatch(db: Database, userId: number, batchId: string, now: Date): Promise<boolean> {
  const booked = await db
    .insert(cartBatches)
    .values({ userId, batchId, createdAt: now })
    .onConflictDoNothing()
    .returning({ batchId: cartBatches.batchId });
  return booked.length === 1;
}

export const deleteBatchesBefore = async (db: Database, before: Date): Promise<number> =>
  (await db.delete(cartBatches).where(lt(cartBatches.createdAt, before)).returning({ batchId: cartBatches.batchId })).length;

export const selectCartLineKeys = (db: Database, userId: number) =>
  db
    .select({ skuId: cartLines.skuId, attributeHash: cartLines.attributeHash, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .limit(maxCartLines);

/** Quantities add up to 999, and the line returns from saved for later. */
export async function upsertCartLines(db: Database, rows: readonly NewCartLine[]): Promise<{ id: number }[]> {
  if (rows.length === 0) return [];
  return db
    .insert(cartLines)
    .values([...rows])
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.skuId, cartLines.attributeHash],
      set: {
        quantity: sql`least(${maxLineQuantity}, ${cartLines.quantity} + excluded.quantity)`,
        productAttribute: sql`excluded.product_attribute`,
        seenPriceCents: sql`excluded.seen_price_cents`,
        isSavedForLater: sql`false`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ id: cartLines.id });
}

export type CartLineChanges = Partial<Pick<NewCartLine, 'quantity' | 'isSavedForLater' | 'seenPriceCents' | 'updatedAt'>>;

/** Null: no such line of this shopper. */
export async function updateCartLineRow(db: Database, userId: number, id: number, changes: CartLineChanges) {
  const [changed] = await db
    .update(cartLines)
    .set(changes)
    .where(and(eq(cartLines.id, id), eq(cartLines.userId, userId)))
    .returning({
      quantity: cartLines.quantity,
      isSavedForLater: cartLines.isSavedForLater,
      seenPriceCents: cartLines.seenPriceCents,
    });
  return changed ?? null;
}

/** Returns the deleted lines. */
export const deleteCartLineRows = (db: Database, userId: number, ids: readonly number[]) =>
  db
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.id, [...ids])))
    .returning({ quantity: cartLines.quantity, isSavedForLater: cartLines.isSavedForLater });

/** Only what was bought: units added since stay. */
export async function removeBoughtItems(
  db: Database,
  userId: number,
  bought: { skuId: number; estimateId: number | null; isInSet: boolean; quantity: number },
): Promise<void> {
  const line = and(
    eq(cartLines.userId, userId),
    eq(cartLines.skuId, bought.skuId),
    bought.estimateId === null ? isNull(cartLines.estimateId) : eq(cartLines.estimateId, bought.estimateId),
    bought.isInSet ? ne(cartLines.setKey, '') : eq(cartLines.setKey, ''),
    eq(cartLines.isSavedForLater, false),
  );
  const gone = await db
    .delete(cartLines)
    .where(and(line, lte(cartLines.quantity, bought.quantity)))
    .returning({ id: cartLines.id });
  if (gone.length > 0) return;
  await db
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${bought.quantity}` })
    .where(line);
}

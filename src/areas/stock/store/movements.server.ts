import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { stockLevels, stockMovements } from '../tables.ts';

export type MovementRow = typeof stockMovements.$inferSelect;
export type NewMovement = typeof stockMovements.$inferInsert;

export type LevelChange = { readonly skuId: number; readonly quantity: number };

const listOf = (changes: readonly LevelChange[]): SQL =>
  sql.join(
    changes.map(({ skuId, quantity }) => sql`(${skuId}::integer, ${quantity}::integer)`),
    sql`, `,
  );

/** A SKU without a level gets one. */
export const raiseLevels = (db: Database, changes: readonly LevelChange[], now: Date) =>
  db
    .insert(stockLevels)
    .values(changes.map(({ skuId, quantity }) => ({ skuId, onHand: quantity, updatedAt: now })))
    .onConflictDoUpdate({
      target: stockLevels.skuId,
      set: { onHand: sql`${stockLevels.onHand} + excluded.on_hand`, updatedAt: now },
    })
    .returning({ skuId: stockLevels.skuId, after: stockLevels.onHand });

/** One conditional update; SKUs with too few units are not returned. */
export const lowerLevels = (db: Database, changes: readonly LevelChange[], now: Date) =>
  db
    .update(stockLevels)
    .set({ onHand: sql`${stockLevels.onHand} + moved.quantity`, updatedAt: now })
    .from(sql`(values ${listOf(changes)}) as moved(sku_id, quantity)`)
    .where(and(sql`moved.sku_id = ${stockLevels.skuId}`, sql`${stockLevels.onHand} - ${stockLevels.reserved} >= -moved.quantity`))
    .returning({ skuId: stockLevels.skuId, after: stockLevels.onHand });

/** Updates what the shop shows as available. */
export const addAvailable = (db: Database, changes: readonly LevelChange[]) =>
  db
    .update(skus)
    .set({ available: sql`${skus.available} + moved.quantity` })
    .from(sql`(values ${listOf(changes)}) as moved(sku_id, quantity)`)
    .where(sql`moved.sku_id = ${skus.id}`);

/** Fewer rows return when the same form already wrote some. */
export const writeMovements = (db: Database, rows: readonly NewMovement[]) =>
  db
    .insert(stockMovements)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: stockMovements.id, skuId: stockMovements.skuId, before: stockMovements.before, after: stockMovements.after });

export const movementsByKeys = (db: Database, keys: readonly string[]) =>
  db
    .select({ id: stockMovements.id, skuId: stockMovements.skuId, before: stockMovements.before, after: stockMovements.after })
    .from(stockMovements)
    .where(inArray(stockMovements.idempotencyKey, [...keys]))
    .orderBy(asc(stockMovements.id))
    .limit(keys.length);

export async function movementById(db: Database, id: number): Promise<MovementRow | null> {
  const [row] = await db.select().from(stockMovements).where(eq(stockMovements.id, id));
  return row ?? null;
}

export async function reversalOfMovement(db: Database, id: number): Promise<MovementRow | null> {
  const [row] = await db.select().from(stockMovements).where(eq(stockMovements.reversesId, id));
  return row ?? null;
}

const shelved = {
  id: skus.id,
  code: skus.code,
  barcode: skus.barcode,
  nameEn: skus.nameEn,
  nameZh: skus.nameZh,
  shelf: skus.bin,
  costCents: skus.costCents,
  weightGrams: skus.weightGrams,
  isMadeToOrder: skus.isMadeToOrder,
  onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`.mapWith(Number),
  reserved: sql<number>`coalesce(${stockLevels.reserved}, 0)`.mapWith(Number),
  sold30: sql<number>`coalesce(${stockLevels.sold30}, 0)`.mapWith(Number),
  picture: sql<string | null>`(select p.base_url from spu_pictures p where p.spu_id = skus.spu_id
    and (p.sku_id is null or p.sku_id = skus.id) and p.colour_code in ('', skus.colour_code)
    order by (p.sku_id is not null) desc, (p.colour_code <> '') desc, p.position, p.id limit 1)`,
};

/** By code in any case, or by barcode. */
export const goodsByCodes = (db: Database, codes: readonly string[]) =>
  db
    .select(shelved)
    .from(skus)
    .leftJoin(stockLevels, eq(stockLevels.skuId, skus.id))
    .where(
      and(
        isNull(skus.deletedAt),
        or(
          inArray(
            skus.code,
            codes.map((code) => code.toUpperCase()),
          ),
          inArray(skus.code, [...codes]),
          inArray(skus.barcode, [...codes]),
        ),
      ),
    )
    .orderBy(asc(skus.id))
    .limit(codes.length * 2);

export const goodsByIds = (db: Database, ids: readonly number[]) =>
  db
    .select(shelved)
    .from(skus)
    .leftJoin(stockLevels, eq(stockLevels.skuId, skus.id))
    .where(inArray(skus.id, [...ids]))
    .orderBy(asc(skus.id))
    .limit(ids.length);
export type StockGoodsRow = Awaited<ReturnType<typeof goodsByIds>>[number];

export const setSkuBin = (db: Database, skuId: number, binCode: string, now: Date) =>
  db.update(skus).set({ bin: binCode, updatedAt: now }).where(eq(skus.id, skuId));

export const updateLowStockLevel = (db: Database, skuId: number, lowMark: number, now: Date) =>
  db.update(stockLevels).set({ lowMark, updatedAt: now }).where(eq(stockLevels.skuId, skuId));

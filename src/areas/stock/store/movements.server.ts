import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { auditLog } from '#platform/tables.ts';
import { stockLevels, stockMovements } from '../tables.ts';

export type MovementRow = typeof stockMovements.$inferSelect;
export type NewMovement = typeof stockMovements.$inferInsert;

/** Pieces come in, or go out where so many are free; one statement looks and moves. Null where too few are free. */
export async function moveLevel(db: Database, skuId: number, quantity: number, now: Date): Promise<number | null> {
  const [row] =
    quantity > 0
      ? await db
          .insert(stockLevels)
          .values({ skuId, onHand: quantity, updatedAt: now })
          .onConflictDoUpdate({
            target: stockLevels.skuId,
            set: { onHand: sql`${stockLevels.onHand} + ${quantity}`, updatedAt: now },
          })
          .returning({ after: stockLevels.onHand })
      : await db
          .update(stockLevels)
          .set({ onHand: sql`${stockLevels.onHand} + ${quantity}`, updatedAt: now })
          .where(and(eq(stockLevels.skuId, skuId), sql`${stockLevels.onHand} - ${stockLevels.reserved} >= ${-quantity}`))
          .returning({ after: stockLevels.onHand });
  if (!row) return null;
  await db
    .update(skus)
    .set({ available: sql`${skus.available} + ${quantity}` })
    .where(eq(skus.id, skuId));
  return row.after;
}

/** The movement's number; null when the same form wrote it before. */
export async function writeMovement(db: Database, row: NewMovement): Promise<number | null> {
  const [written] = await db.insert(stockMovements).values(row).onConflictDoNothing().returning({ id: stockMovements.id });
  return written?.id ?? null;
}

export const movementsByKeys = (db: Database, keys: readonly string[]) =>
  db
    .select({ id: stockMovements.id, skuId: stockMovements.skuId, before: stockMovements.before, after: stockMovements.after })
    .from(stockMovements)
    .where(inArray(stockMovements.idempotencyKey, [...keys]))
    .orderBy(asc(stockMovements.id))
    .limit(keys.length);

export async function movementBy(db: Database, id: number): Promise<MovementRow | null> {
  const [row] = await db.select().from(stockMovements).where(eq(stockMovements.id, id));
  return row ?? null;
}

export async function counterOf(db: Database, id: number): Promise<MovementRow | null> {
  const [row] = await db.select().from(stockMovements).where(eq(stockMovements.countersId, id));
  return row ?? null;
}

const shelved = {
  id: skus.id,
  code: skus.code,
  barcode: skus.barcode,
  nameEn: skus.nameEn,
  nameZh: skus.nameZh,
  shelf: skus.shelf,
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

/** Goods by what is printed on them: the code, in any case, or the barcode. */
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
export type ShelvedRow = Awaited<ReturnType<typeof goodsByIds>>[number];

export const putOnShelf = (db: Database, skuId: number, shelf: string, now: Date) =>
  db.update(skus).set({ shelf, updatedAt: now }).where(eq(skus.id, skuId));

export const setLowMark = (db: Database, skuId: number, lowMark: number, now: Date) =>
  db.update(stockLevels).set({ lowMark, updatedAt: now }).where(eq(stockLevels.skuId, skuId));

export type Noted = {
  readonly staffId: number;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly requestId: string;
  readonly at: Date;
};
export async function writeAudit(db: Database, { staffId, at, ...noted }: Noted): Promise<void> {
  await db.insert(auditLog).values({ ...noted, actorKind: 'staff', actorId: String(staffId), createdAt: at });
}

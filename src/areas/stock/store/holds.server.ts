import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { stockLevels, stockMovements, stockReservations } from '../tables.ts';

const lineKind = 'order_line';
const hers = (lineIds: readonly number[]) =>
  and(
    eq(stockReservations.holderKind, lineKind),
    inArray(
      stockReservations.holderId,
      lineIds.map((lineId) => String(lineId)),
    ),
    eq(stockReservations.state, 'held'),
  );

/** Goods in one order of numbers, so that two buyers of the same goods wait for each other instead of blocking each other. */
export const lockGoods = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, [...ids]))
    .orderBy(asc(skus.id))
    .limit(ids.length)
    .for('no key update');

/** Keeps pieces aside when there are so many; one statement looks and takes. */
export async function reserve(db: Database, skuId: number, quantity: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(stockLevels)
    .set({ reserved: sql`${stockLevels.reserved} + ${quantity}`, updatedAt: now })
    .where(and(eq(stockLevels.skuId, skuId), sql`${stockLevels.onHand} - ${stockLevels.reserved} >= ${quantity}`))
    .returning({ skuId: stockLevels.skuId });
  if (taken.length === 0) return false;
  await addAvailable(db, skuId, -quantity);
  return true;
}

/** Pieces that were kept aside are for everybody again. */
export async function unreserve(db: Database, skuId: number, quantity: number, now: Date): Promise<void> {
  await db
    .update(stockLevels)
    .set({ reserved: sql`${stockLevels.reserved} - ${quantity}`, updatedAt: now })
    .where(eq(stockLevels.skuId, skuId));
  await addAvailable(db, skuId, quantity);
}

const addAvailable = (db: Database, skuId: number, quantity: number) =>
  db
    .update(skus)
    .set({ available: sql`${skus.available} + ${quantity}` })
    .where(eq(skus.id, skuId));

export async function availableOf(db: Database, skuId: number): Promise<number> {
  const [row] = await db.select({ available: stockLevels.available }).from(stockLevels).where(eq(stockLevels.skuId, skuId));
  return row?.available ?? 0;
}

type Hold = { readonly skuId: number; readonly quantity: number; readonly lineId: number };

export const insertHold = (db: Database, { skuId, quantity, lineId }: Hold, expiresAt: Date | null, now: Date) =>
  db.insert(stockReservations).values({ skuId, quantity, holderKind: lineKind, holderId: String(lineId), expiresAt, createdAt: now });

/** Which lines still hold their pieces. */
export const holdsOf = (db: Database, lineIds: readonly number[]) =>
  db
    .select({ holderId: stockReservations.holderId, skuId: stockReservations.skuId, quantity: stockReservations.quantity })
    .from(stockReservations)
    .where(hers(lineIds))
    .orderBy(asc(stockReservations.skuId))
    .limit(lineIds.length);

export const prolong = (db: Database, lineIds: readonly number[], expiresAt: Date | null) =>
  db.update(stockReservations).set({ expiresAt }).where(hers(lineIds));

/** Ends holds and answers those that this very statement ended: nobody else can end them again. */
export const endHolds = (db: Database, lineIds: readonly number[], state: 'taken' | 'released', endedAt: Date) =>
  db
    .update(stockReservations)
    .set({ state, endedAt })
    .where(hers(lineIds))
    .returning({ skuId: stockReservations.skuId, quantity: stockReservations.quantity, holderId: stockReservations.holderId });

/** Reserved pieces leave the house; answers how many there were before. */
export async function takeReserved(db: Database, skuId: number, quantity: number, now: Date): Promise<number> {
  const [row] = await db
    .update(stockLevels)
    .set({
      onHand: sql`${stockLevels.onHand} - ${quantity}`,
      reserved: sql`${stockLevels.reserved} - ${quantity}`,
      updatedAt: now,
    })
    .where(eq(stockLevels.skuId, skuId))
    .returning({ after: stockLevels.onHand });
  if (!row) throw new Error(`sku ${skuId}: no level to take ${quantity} from`);
  return row.after + quantity;
}

export const insertMovement = (db: Database, row: typeof stockMovements.$inferInsert) => db.insert(stockMovements).values(row);

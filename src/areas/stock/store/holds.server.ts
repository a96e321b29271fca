import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { stockLevels, stockMovements, stockReservations } from '../tables.ts';

const lineKind = 'order_line';
type ActiveHoldState = 'held' | 'taken';
const isOfLines = (lineIds: readonly number[], states: readonly ActiveHoldState[] = ['held']) =>
  and(
    eq(stockReservations.holderKind, lineKind),
    inArray(
      stockReservations.holderId,
      lineIds.map((lineId) => String(lineId)),
    ),
    inArray(stockReservations.state, [...states]),
  );

/** In id order, so that two buyers of the same products wait instead of deadlocking. */
export const lockStockRows = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, [...ids]))
    .orderBy(asc(skus.id))
    .limit(ids.length)
    .for('no key update');

/** One conditional update. */
export async function reserveStock(db: Database, skuId: number, quantity: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(stockLevels)
    .set({ reserved: sql`${stockLevels.reserved} + ${quantity}`, updatedAt: now })
    .where(and(eq(stockLevels.skuId, skuId), sql`${stockLevels.onHand} - ${stockLevels.reserved} >= ${quantity}`))
    .returning({ skuId: stockLevels.skuId });
  if (taken.length === 0) return false;
  await addAvailable(db, skuId, -quantity);
  return true;
}

export async function releaseStock(db: Database, skuId: number, quantity: number, now: Date): Promise<void> {
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

type HoldInput = { readonly skuId: number; readonly quantity: number; readonly lineId: number };

export const insertHold = (db: Database, { skuId, quantity, lineId }: HoldInput, expiresAt: Date | null, now: Date) =>
  db.insert(stockReservations).values({ skuId, quantity, holderKind: lineKind, holderId: String(lineId), expiresAt, createdAt: now });

export type Holder = { readonly kind: 'case_line'; readonly id: number };
const heldBy = ({ kind, id }: Holder) =>
  and(eq(stockReservations.holderKind, kind), eq(stockReservations.holderId, String(id)), eq(stockReservations.state, 'held'));

export const isHeldBy = async (db: Database, holder: Holder): Promise<boolean> => (await db.$count(stockReservations, heldBy(holder))) > 0;

export async function heldGoods(db: Database, holder: Holder): Promise<number[]> {
  const rows = await db.select({ skuId: stockReservations.skuId }).from(stockReservations).where(heldBy(holder)).limit(1);
  return rows.map(({ skuId }) => skuId);
}

export const insertHeld = (db: Database, { kind, id }: Holder, { skuId, quantity }: Omit<HoldInput, 'lineId'>, now: Date) =>
  db.insert(stockReservations).values({ skuId, quantity, holderKind: kind, holderId: String(id), expiresAt: null, createdAt: now });

export const endHeld = (db: Database, holder: Holder, endedAt: Date) =>
  db
    .update(stockReservations)
    .set({ state: 'released', endedAt })
    .where(heldBy(holder))
    .returning({ skuId: stockReservations.skuId, quantity: stockReservations.quantity });

export const extendHolds = (db: Database, lineIds: readonly number[], expiresAt: Date | null) =>
  db.update(stockReservations).set({ expiresAt }).where(isOfLines(lineIds));

export const goodsHeldByLines = (db: Database, lineIds: readonly number[]) =>
  db
    .select({ skuId: stockReservations.skuId, holderId: stockReservations.holderId })
    .from(stockReservations)
    .where(isOfLines(lineIds, ['held', 'taken']))
    .orderBy(asc(stockReservations.skuId))
    .limit(2 * lineIds.length);

type End = { readonly from: 'held'; readonly to: 'taken' | 'released' } | { readonly from: 'taken'; readonly to: 'released' };
export type EndedHold = Awaited<ReturnType<typeof endHolds>>[number];

/** Returns the reservations this very statement ended: nobody else can end them again. */
export const endHolds = (db: Database, lineIds: readonly number[], { from, to }: End, endedAt: Date) =>
  db
    .update(stockReservations)
    .set({ state: to, endedAt })
    .where(isOfLines(lineIds, [from]))
    .returning({
      id: stockReservations.id,
      skuId: stockReservations.skuId,
      quantity: stockReservations.quantity,
      holderId: stockReservations.holderId,
    });

/** Returns the level before. */
export async function deductReserved(db: Database, skuId: number, quantity: number, now: Date): Promise<number> {
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

/** Returns the level after. */
export async function addOnHand(db: Database, skuId: number, quantity: number, now: Date): Promise<number> {
  const [row] = await db
    .update(stockLevels)
    .set({ onHand: sql`${stockLevels.onHand} + ${quantity}`, updatedAt: now })
    .where(eq(stockLevels.skuId, skuId))
    .returning({ after: stockLevels.onHand });
  if (!row) throw new Error(`sku ${skuId}: no level to put ${quantity} back on`);
  await addAvailable(db, skuId, quantity);
  return row.after;
}

export async function latestMovementByKeys(db: Database, keys: readonly string[]) {
  const [row] = await db
    .select({ id: stockMovements.id, causeId: stockMovements.causeId })
    .from(stockMovements)
    .where(inArray(stockMovements.idempotencyKey, [...keys]))
    .orderBy(desc(stockMovements.id))
    .limit(1);
  return row ?? null;
}

export const insertMovement = (db: Database, row: typeof stockMovements.$inferInsert) => db.insert(stockMovements).values(row);

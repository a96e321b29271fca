import { randomUUID } from 'node:crypto';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/open.server.ts';
import * as store from '../store/holds.server.ts';

/** Units of a SKU to reserve for an order line. */
export type StockHold = { readonly skuId: number; readonly quantity: number; readonly lineId: number };
export type StockShortage = { readonly skuId: number; readonly left: number };

const locked = new WeakMap<Database, Set<number>>();

/** Locks stock until the transaction ends. Locked SKUs are not queried again. */
export async function lockStock(app: App, skuIds: readonly number[]): Promise<void> {
  const held = locked.get(app.db) ?? new Set<number>();
  const missing = [...new Set(skuIds)].filter((skuId) => !held.has(skuId));
  if (missing.length === 0) return;
  await store.lockStockRows(app.db, missing);
  // Locks exist only in a transaction.
  if (app.db !== app.store.db) locked.set(app.db, new Set([...held, ...missing]));
}

/**
 * Reserves units until a time, or indefinitely. The caller's transaction makes it all or nothing: it stops at the first SKU that is short.
 */
export async function reserveItems(app: App, holds: readonly StockHold[], expiresAt: Date | null): Promise<StockShortage | null> {
  for (const hold of bySku(holds)) {
    if (!(await store.reserveStock(app.db, hold.skuId, hold.quantity, app.now())))
      return { skuId: hold.skuId, left: await store.availableOf(app.db, hold.skuId) };
    await store.insertHold(app.db, hold, expiresAt, app.now());
  }
  return null;
}

/** Makes sure that these lines have their units: reserved or taken ones stay, released ones are reserved again if available. */
export async function ensureItemsReserved(app: App, holds: readonly StockHold[], expiresAt: Date | null): Promise<StockShortage | null> {
  if (holds.length === 0) return null;
  const missing = await missingOf(app, holds);
  await store.extendHolds(
    app.db,
    holds.map(({ lineId }) => lineId),
    expiresAt,
  );
  return reserveItems(app, missing, expiresAt);
}

/** Lines without reserved or taken units; locks the stock of all. */
async function missingOf(app: App, holds: readonly StockHold[]): Promise<StockHold[]> {
  await lockStock(
    app,
    holds.map(({ skuId }) => skuId),
  );
  const lineIds = holds.map(({ lineId }) => lineId);
  const heldLineIds = new Set((await store.goodsHeldByLines(app.db, lineIds)).map(({ holderId }) => Number(holderId)));
  return holds.filter(({ lineId }) => !heldLineIds.has(lineId));
}

/** Releases unshipped units: reservations end, taken units return to stock as a reversal. Idempotent. */
export async function releaseItems(app: App, lineIds: readonly number[]): Promise<number> {
  if (lineIds.length === 0) return 0;
  const heldGoods = await store.goodsHeldByLines(app.db, lineIds);
  await lockStock(
    app,
    heldGoods.map(({ skuId }) => skuId),
  );
  const ended = await store.endHolds(app.db, lineIds, { from: 'held', to: 'released' }, app.now());
  for (const { skuId, quantity } of bySku(ended)) await store.releaseStock(app.db, skuId, quantity, app.now());
  const calledOff = await store.endHolds(app.db, lineIds, { from: 'taken', to: 'released' }, app.now());
  for (const hold of bySku(calledOff)) await putBack(app, hold);
  return ended.length + calledOff.length;
}

/** Takes reserved units from stock and records the sale. Idempotent. */
export async function deductItems(app: App, lineIds: readonly number[], orderId: number, staffId: number | null): Promise<void> {
  if (lineIds.length === 0) return;
  const held = await store.goodsHeldByLines(app.db, lineIds);
  await lockStock(
    app,
    held.map(({ skuId }) => skuId),
  );
  await takeLocked(app, lineIds, orderId, staffId);
}

async function takeLocked(app: App, lineIds: readonly number[], orderId: number, staffId: number | null): Promise<void> {
  const taken = await store.endHolds(app.db, lineIds, { from: 'held', to: 'taken' }, app.now());
  for (const { id, skuId, quantity, holderId } of bySku(taken)) {
    const before = await store.deductReserved(app.db, skuId, quantity, app.now());
    await store.insertMovement(app.db, {
      skuId,
      quantity: -quantity,
      before,
      after: before - quantity,
      reason: 'sale',
      causeKind: 'order',
      causeId: String(orderId),
      idempotencyKey: `${saleKey(holderId)}:${id}`,
      staffId,
      createdAt: app.now(),
    });
  }
}

/** Reserves and takes the units of a sale. If short, nothing is taken, and reservations stay. */
export async function sellItems(
  app: App,
  holds: readonly StockHold[],
  orderId: number,
  staffId: number | null = null,
): Promise<StockShortage | null> {
  if (holds.length === 0) return null;
  const lineIds = holds.map(({ lineId }) => lineId);
  const short = await reserveItems(app, await missingOf(app, holds), null);
  if (short) await store.extendHolds(app.db, lineIds, null);
  else await takeLocked(app, lineIds, orderId, staffId);
  return short;
}

type SoldUnits = {
  readonly lineId: number;
  readonly skuId: number;
  readonly orderId: number;
  /** Units that leave the order, and those that stay sold. */
  readonly pieces: number;
  readonly keep: number;
  readonly isRestocked: boolean;
};

/** Units of an unshipped sale are restocked or written off; the others stay sold. */
export async function returnSoldItems(app: App, { lineId, skuId, orderId, pieces, keep, isRestocked }: SoldUnits): Promise<void> {
  await lockStock(app, [skuId]);
  if ((await releaseItems(app, [lineId])) === 0) return;
  if (!isRestocked) await writeOff(app, skuId, pieces, orderId);
  if (keep > 0) await sellItems(app, [{ skuId, quantity: keep, lineId }], orderId);
}

async function writeOff(app: App, skuId: number, quantity: number, orderId: number): Promise<void> {
  if (!(await store.reserveStock(app.db, skuId, quantity, app.now()))) return;
  const before = await store.deductReserved(app.db, skuId, quantity, app.now());
  await store.insertMovement(app.db, {
    ...{ skuId, quantity: -quantity, before, after: before - quantity, reason: 'damage' },
    ...{ causeKind: 'order', causeId: String(orderId), idempotencyKey: `refund-damage:${randomUUID()}`, createdAt: app.now() },
  });
}

/** A holder other than an order line, such as an approved exchange. */
type Holder = store.Holder;

/** Reserves units indefinitely; idempotent. */
export async function reserveItemsFor(
  app: App,
  holder: Holder,
  { skuId, quantity }: Omit<StockHold, 'lineId'>,
): Promise<StockShortage | null> {
  await lockStock(app, [skuId]);
  if (await store.isHeldBy(app.db, holder)) return null;
  if (!(await store.reserveStock(app.db, skuId, quantity, app.now()))) return { skuId, left: await store.availableOf(app.db, skuId) };
  await store.insertHeld(app.db, holder, { skuId, quantity }, app.now());
  return null;
}

/** Idempotent. */
export async function releaseHolder(app: App, holder: Holder): Promise<void> {
  const skuIds = await store.heldGoods(app.db, holder);
  await lockStock(app, skuIds);
  for (const { skuId, quantity } of await store.endHeld(app.db, holder, app.now()))
    await store.releaseStock(app.db, skuId, quantity, app.now());
}

/** Key of a line's sale; one cancelled and sold again gets a suffix. */
export const saleKey = (lineId: number | string): string => `sale:order_line:${lineId}`;

async function putBack(app: App, { id, skuId, quantity, holderId }: store.EndedHold): Promise<void> {
  const sale = await store.latestMovementByKeys(app.db, [`${saleKey(holderId)}:${id}`, saleKey(holderId)]);
  const after = await store.addOnHand(app.db, skuId, quantity, app.now());
  await store.insertMovement(app.db, {
    skuId,
    quantity,
    before: after - quantity,
    after,
    reason: 'correction',
    causeKind: 'order',
    causeId: sale?.causeId ?? '',
    idempotencyKey: `called-off:order_line:${holderId}:${id}`,
    reversesId: sale?.id ?? null,
    createdAt: app.now(),
  });
}

const bySku = <T extends { readonly skuId: number }>(list: readonly T[]): T[] => [...list].sort((a, b) => a.skuId - b.skuId);

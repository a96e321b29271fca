import type { App } from '#platform/app.ts';
import * as store from '../store/holds.server.ts';

/** Pieces of one SKU that an order's line wants kept aside. */
export type Hold = { readonly skuId: number; readonly quantity: number; readonly lineId: number };
export type Short = { readonly skuId: number; readonly left: number };

/** Holds goods still until the transaction ends: their prices and numbers are true until then. */
export const lockGoods = async (app: App, skuIds: readonly number[]): Promise<void> =>
  void (skuIds.length > 0 && (await store.lockGoods(app.db, [...new Set(skuIds)])));

/**
 * Keeps pieces aside until then, or without end. All or nothing is the caller's transaction: at the first SKU of which there is
 * too little it stops and says so.
 */
export async function holdPieces(app: App, holds: readonly Hold[], expiresAt: Date | null): Promise<Short | null> {
  for (const hold of bySku(holds)) {
    if (!(await store.reserve(app.db, hold.skuId, hold.quantity, app.now())))
      return { skuId: hold.skuId, left: await store.availableOf(app.db, hold.skuId) };
    await store.insertHold(app.db, hold, expiresAt, app.now());
  }
  return null;
}

/** Makes sure that these lines have their pieces: what is still held is held on, what was let go is taken again where it can be. */
export async function holdOn(app: App, holds: readonly Hold[], expiresAt: Date | null): Promise<Short | null> {
  if (holds.length === 0) return null;
  const lineIds = holds.map(({ lineId }) => lineId);
  await lockGoods(
    app,
    holds.map(({ skuId }) => skuId),
  );
  const held = new Set((await store.holdsOf(app.db, lineIds)).map(({ holderId }) => Number(holderId)));
  await store.prolong(app.db, lineIds, expiresAt);
  return holdPieces(
    app,
    holds.filter(({ lineId }) => !held.has(lineId)),
    expiresAt,
  );
}

/** Lets pieces go that are still held. Done twice, it does nothing the second time. */
export async function releasePieces(app: App, lineIds: readonly number[]): Promise<number> {
  if (lineIds.length === 0) return 0;
  const held = await store.holdsOf(app.db, lineIds);
  await lockGoods(
    app,
    held.map(({ skuId }) => skuId),
  );
  const ended = await store.endHolds(app.db, lineIds, 'released', app.now());
  for (const { skuId, quantity } of bySku(ended)) await store.unreserve(app.db, skuId, quantity, app.now());
  return ended.length;
}

/** The pieces of a parcel leave the house: what was held is taken, and written down as sold. */
export async function takePieces(app: App, lineIds: readonly number[], orderId: number, staffId: number | null): Promise<void> {
  const held = await store.holdsOf(app.db, lineIds);
  await lockGoods(
    app,
    held.map(({ skuId }) => skuId),
  );
  const taken = await store.endHolds(app.db, lineIds, 'taken', app.now());
  for (const { skuId, quantity, holderId } of bySku(taken)) {
    const before = await store.takeReserved(app.db, skuId, quantity, app.now());
    await store.insertMovement(app.db, {
      skuId,
      quantity: -quantity,
      before,
      after: before - quantity,
      reason: 'sale',
      causeKind: 'order',
      causeId: String(orderId),
      idempotencyKey: `sale:order_line:${holderId}`,
      staffId,
      createdAt: app.now(),
    });
  }
}

const bySku = <T extends { readonly skuId: number }>(list: readonly T[]): T[] => [...list].sort((a, b) => a.skuId - b.skuId);

import { Refused } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { type Direction, fits, mostLines, mostPieces } from '../rules/reasons.ts';
import * as store from '../store/movements.server.ts';
import { type Clerk, noteChange } from './clerk.server.ts';
import { lockGoods } from './holds.server.ts';

export type Moved = { readonly id: number; readonly skuId: number; readonly before: number; readonly after: number };
/** Pieces of one SKU on their way; more than 0 come in, less go out. */
export type Move = { readonly skuId: number; readonly quantity: number; readonly unitCostCents?: number | null };
type Cause = {
  readonly reason: store.NewMovement['reason'];
  readonly causeKind?: string;
  readonly causeId?: string;
  readonly note?: string;
  readonly countersId?: number;
  /** One for each form: the same form sent twice moves nothing the second time. */
  readonly key: string;
};

/**
 * Moves pieces and writes them down, all or nothing, inside the caller's transaction. Never below zero, and never what is kept
 * for an order: such a move is refused with what is free. A key that was used is refused too.
 */
export async function movePieces(inside: App, clerk: Clerk, moves: readonly Move[], cause: Cause): Promise<Moved[]> {
  await lockGoods(
    inside,
    moves.map(({ skuId }) => skuId),
  );
  const moved: Moved[] = [];
  for (const [at, { skuId, quantity, unitCostCents }] of moves.entries()) {
    const now = inside.now();
    const after = await store.moveLevel(inside.db, skuId, quantity, now);
    if (after === null) throw await tooFew(inside, skuId, -quantity);
    const { key, ...why } = cause;
    const row = { ...why, skuId, quantity, before: after - quantity, after, unitCostCents: unitCostCents ?? null };
    const id = await store.writeMovement(inside.db, { ...row, idempotencyKey: keyAt(key, at), staffId: clerk.id, createdAt: now });
    if (id === null) throw new Refused('bookedAlready');
    moved.push({ id, skuId, before: after - quantity, after });
  }
  return moved;
}

const keyAt = (key: string, at: number): string => `${key}:${at + 1}`;

async function tooFew(inside: App, skuId: number, wanted: number): Promise<Refused> {
  const [row] = await store.goodsByIds(inside.db, [skuId]);
  if (!row) return new Refused('goodsNotExist');
  return new Refused('stockTooLow', { code: row.code, wanted, free: row.onHand - row.reserved, reserved: row.reserved });
}

export type BookedLine = {
  readonly skuId: number;
  readonly quantity: number;
  readonly unitCostCents?: number | null;
  readonly shelf?: string | null;
};
export type Booking = {
  readonly direction: Direction;
  readonly reason: string;
  readonly note?: string;
  readonly key: string;
  readonly lines: readonly BookedLine[];
};
export type Booked = { readonly moved: readonly Moved[]; readonly isRepeat: boolean };

/** Books a clerk's form in or out, all its lines or none. The same form again answers what it did the first time. */
export async function bookForm(app: App, clerk: Clerk, { direction, reason, note = '', key, lines }: Booking): Promise<Booked> {
  if (!fits(direction, reason)) throw new Refused('badValue', { field: 'reason' });
  if (lines.length === 0) throw new Refused('lackParameter', { field: 'lines' });
  if (lines.length > mostLines) throw new Refused('tooLarge', { field: 'lines' });
  if (lines.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1 || quantity > mostPieces))
    throw new Refused('badValue', { field: 'quantity' });
  return transact(app, async (inside) => {
    await lockGoods(
      inside,
      lines.map(({ skuId }) => skuId),
    );
    // Looked at after the lock: who sends the same form at the same time waits there and sees what the first one wrote.
    const earlier = await store.movementsByKeys(
      inside.db,
      lines.map((_, at) => keyAt(key, at)),
    );
    if (earlier.length > 0) return { moved: earlier, isRepeat: true };
    const goods = await goodsKept(
      inside,
      lines.map(({ skuId }) => skuId),
    );
    const sign = direction === 'in' ? 1 : -1;
    const moves = lines.map(({ skuId, quantity, unitCostCents }) => ({ skuId, quantity: sign * quantity, unitCostCents }));
    const moved = await movePieces(inside, clerk, moves, { reason, note, key });
    for (const { skuId, shelf } of lines) await moveShelf(inside, clerk, goods.get(skuId), shelf ?? null);
    await noteChange(inside, clerk, {
      ...{ action: `stock ${direction}`, subjectKind: 'stock', subjectId: moved[0]?.id ?? 0 },
      before: { levels: moved.map(({ skuId, before }) => [skuId, before]) },
      after: { reason, note, levels: moved.map(({ skuId, after }) => [skuId, after]) },
    });
    return { moved, isRepeat: false };
  });
}

async function goodsKept(inside: App, skuIds: readonly number[]): Promise<Map<number, store.ShelvedRow>> {
  const ids = [...new Set(skuIds)];
  const goods = new Map((await store.goodsByIds(inside.db, ids)).map((row) => [row.id, row]));
  for (const id of ids) {
    const row = goods.get(id);
    if (!row) throw new Refused('goodsNotExist');
    if (row.isMadeToOrder) throw new Refused('notKeptInStock', { code: row.code });
  }
  return goods;
}

async function moveShelf(inside: App, clerk: Clerk, row: store.ShelvedRow | undefined, shelf: string | null): Promise<void> {
  if (!row || shelf === null || shelf === row.shelf) return;
  await store.putOnShelf(inside.db, row.id, shelf, inside.now());
  const change = { action: 'sku shelf', subjectKind: 'sku', subjectId: row.id };
  await noteChange(inside, clerk, { ...change, before: { shelf: row.shelf }, after: { shelf } });
}

/** Takes a movement back by its opposite; the wrong one stays for everybody to see. Once only, however often it is asked. */
export async function counterMovement(app: App, clerk: Clerk, id: number, note: string): Promise<Moved> {
  return transact(app, async (inside) => {
    const wrong = await store.movementBy(inside.db, id);
    if (!wrong) throw new Refused('movementNotExist');
    if (wrong.reason === 'sale' || wrong.causeKind === 'order') throw new Refused('movementBound');
    if (wrong.countersId !== null) throw new Refused('movementCountered');
    await lockGoods(inside, [wrong.skuId]);
    if (await store.counterOf(inside.db, id)) throw new Refused('movementCountered');
    const move = { skuId: wrong.skuId, quantity: -wrong.quantity, unitCostCents: wrong.unitCostCents };
    const [moved] = await movePieces(inside, clerk, [move], { reason: 'correction', note, key: `counter:${id}`, countersId: id });
    if (!moved) throw new Error(`movement ${id} was not countered`);
    await noteChange(inside, clerk, {
      ...{ action: 'stock countered', subjectKind: 'stock', subjectId: moved.id },
      before: { movement: id, onHand: moved.before },
      after: { note, onHand: moved.after },
    });
    return moved;
  });
}

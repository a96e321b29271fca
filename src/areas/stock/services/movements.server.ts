import { DomainError } from '#kernel/errors.ts';
import { checkWithin } from '#kernel/limits.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { type Direction, isReasonFor, maxStockFormLines, maxStockQuantity } from '../rules/reasons.ts';
import * as store from '../store/movements.server.ts';
import { lockStock } from './holds.server.ts';

export type StockChange = { readonly id: number; readonly skuId: number; readonly before: number; readonly after: number };
/** Pieces of one SKU on their way; more than 0 come in, less go out. */
export type StockMove = { readonly skuId: number; readonly quantity: number; readonly unitCostCents?: number | null };
type Cause = {
  readonly reason: store.NewMovement['reason'];
  readonly causeKind?: string;
  readonly causeId?: string;
  readonly note?: string;
  readonly reversesId?: number;
  /** One for each form: the same form sent twice moves nothing the second time. */
  readonly key: string;
};

/**
 * Changes stock and records the movements, all or nothing, inside the caller's transaction. Never below zero, and never into what is
 * reserved for an order: then it is refused with the available number. A key that was used is refused too.
 */
export async function moveStock(inside: App, caller: Caller, moves: readonly StockMove[], cause: Cause): Promise<StockChange[]> {
  await lockStock(
    inside,
    moves.map(({ skuId }) => skuId),
  );
  if (moves.length === 0) return [];
  const now = inside.now();
  const totals = totalsOf(moves);
  const [ins, outs] = [totals.filter(({ quantity }) => quantity > 0), totals.filter(({ quantity }) => quantity < 0)];
  const after = [
    ...(ins.length > 0 ? await store.raiseLevels(inside.db, ins, now) : []),
    ...(outs.length > 0 ? await store.lowerLevels(inside.db, outs, now) : []),
  ];
  const levels = new Map(after.map((row) => [row.skuId, row.after]));
  for (const { skuId, quantity } of outs) if (!levels.has(skuId)) throw await tooFew(inside, skuId, -quantity);
  await store.addAvailable(inside.db, totals);
  // Each movement says the level before and after it: the level as it was, then one step for each line.
  for (const { skuId, quantity } of totals) levels.set(skuId, (levels.get(skuId) ?? 0) - quantity);
  const { key, ...why } = cause;
  const rows = moves.map(({ skuId, quantity, unitCostCents }, at) => {
    const before = levels.get(skuId) ?? 0;
    levels.set(skuId, before + quantity);
    const row = { ...why, skuId, quantity, before, after: before + quantity, unitCostCents: unitCostCents ?? null };
    return { ...row, idempotencyKey: keyAt(key, at), staffId: caller.staff?.id ?? null, createdAt: now };
  });
  const moved = await store.writeMovements(inside.db, rows);
  if (moved.length < rows.length) throw new DomainError('bookedAlready');
  return moved;
}

function totalsOf(moves: readonly StockMove[]): store.LevelChange[] {
  const totals = new Map<number, number>();
  for (const { skuId, quantity } of moves) totals.set(skuId, (totals.get(skuId) ?? 0) + quantity);
  return [...totals]
    .map(([skuId, quantity]) => ({ skuId, quantity }))
    .filter(({ quantity }) => quantity !== 0)
    .sort((a, b) => a.skuId - b.skuId);
}

const keyAt = (key: string, at: number): string => `${key}:${at + 1}`;

async function tooFew(inside: App, skuId: number, requested: number): Promise<DomainError> {
  const [row] = await store.goodsByIds(inside.db, [skuId]);
  if (!row) return new DomainError('goodsNotExist');
  return new DomainError('stockTooLow', { code: row.code, wanted: requested, free: row.onHand - row.reserved, reserved: row.reserved });
}

export type StockFormLine = {
  readonly skuId: number;
  readonly quantity: number;
  readonly unitCostCents?: number | null;
  readonly bin?: string | null;
};
export type StockForm = {
  readonly direction: Direction;
  readonly reason: string;
  readonly note?: string;
  readonly key: string;
  readonly lines: readonly StockFormLine[];
};
export type RecordedStockForm = { readonly moved: readonly StockChange[]; readonly isRepeat: boolean };

/** Books a clerk's form in or out, all its lines or none. The same form again answers what it did the first time. */
export async function recordStockForm(
  app: App,
  caller: Caller,
  { direction, reason, note = '', key, lines }: StockForm,
): Promise<RecordedStockForm> {
  if (!isReasonFor(direction, reason)) throw new DomainError('badValue', { field: 'reason' });
  if (lines.length === 0) throw new DomainError('lackParameter', { field: 'lines' });
  if (lines.length > maxStockFormLines) throw new DomainError('tooLarge', { field: 'lines' });
  for (const { quantity } of lines) checkWithin('quantity', quantity, [1, maxStockQuantity]);
  const booked = await transact(app, async (inside) => {
    await lockStock(
      inside,
      lines.map(({ skuId }) => skuId),
    );
    // Looked at after the lock: who sends the same form at the same time waits there and sees what the first one wrote.
    const earlier = await store.movementsByKeys(
      inside.db,
      lines.map((_, at) => keyAt(key, at)),
    );
    if (earlier.length > 0) return { moved: earlier, isRepeat: true };
    const goods = await stockedGoods(
      inside,
      lines.map(({ skuId }) => skuId),
    );
    const sign = direction === 'in' ? 1 : -1;
    const moves = lines.map(({ skuId, quantity, unitCostCents }) => ({ skuId, quantity: sign * quantity, unitCostCents }));
    const moved = await moveStock(inside, caller, moves, { reason, note, key });
    for (const { skuId, bin } of lines) await moveBin(inside, caller, goods.get(skuId), bin ?? null);
    await audit(inside, caller, {
      action: `stock.${direction}`,
      subject: ['movement', moved[0]?.id ?? 0],
      before: { levels: moved.map(({ skuId, before }) => [skuId, before]) },
      after: { reason, note, levels: moved.map(({ skuId, after }) => [skuId, after]) },
    });
    return { moved, isRepeat: false };
  });
  app.live.publish('stock');
  return booked;
}

async function stockedGoods(inside: App, skuIds: readonly number[]): Promise<Map<number, store.StockGoodsRow>> {
  const ids = [...new Set(skuIds)];
  const goods = new Map((await store.goodsByIds(inside.db, ids)).map((row) => [row.id, row]));
  for (const id of ids) {
    const row = goods.get(id);
    if (!row) throw new DomainError('goodsNotExist');
    if (row.isMadeToOrder) throw new DomainError('notKeptInStock', { code: row.code });
  }
  return goods;
}

async function moveBin(inside: App, caller: Caller, row: store.StockGoodsRow | undefined, binCode: string | null): Promise<void> {
  if (!row || binCode === null || binCode === row.shelf) return;
  await store.setSkuBin(inside.db, row.id, binCode, inside.now());
  await audit(inside, caller, { action: 'sku.shelf', subject: ['sku', row.id], before: { shelf: row.shelf }, after: { shelf: binCode } });
}

/** Reverses a movement by its opposite; the wrong one stays visible. Only once, however often it is requested. */
export async function reverseMovement(app: App, caller: Caller, id: number, note: string): Promise<StockChange> {
  const countered = await transact(app, async (inside) => {
    const wrong = await store.movementById(inside.db, id);
    if (!wrong) throw new DomainError('movementNotExist');
    if (wrong.reason === 'sale' || wrong.causeKind === 'order') throw new DomainError('movementBound');
    if (wrong.reversesId !== null) throw new DomainError('movementCountered');
    await lockStock(inside, [wrong.skuId]);
    if (await store.reversalOfMovement(inside.db, id)) throw new DomainError('movementCountered');
    const move = { skuId: wrong.skuId, quantity: -wrong.quantity, unitCostCents: wrong.unitCostCents };
    const [moved] = await moveStock(inside, caller, [move], { reason: 'correction', note, key: `counter:${id}`, reversesId: id });
    if (!moved) throw new Error(`movement ${id} was not reversed`);
    await audit(inside, caller, {
      action: 'stock.counter',
      subject: ['movement', moved.id],
      before: { movement: id, onHand: moved.before },
      after: { note, onHand: moved.after },
    });
    return moved;
  });
  app.live.publish('stock');
  return countered;
}

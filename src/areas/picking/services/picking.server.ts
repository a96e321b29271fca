import { isShippable } from '#areas/orders/rules/shippable.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { goodsFor } from '#areas/stock/services/check.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { maxTotes } from '../rules/packing.ts';
import { unpackParcels } from '../store/parcels.server.ts';
import * as store from '../store/picking.server.ts';

export type { BlockedTote, PickLineRow as LineRow, QueueRow } from '../store/picking.server.ts';

const staffOf = (caller: Caller) => ({ actor: 'staff' as const, staffId: caller.staff?.id ?? null });

/** Totes, queue, lines in walking order, and units to take out. */
export async function pickingBoard(app: App) {
  const [queue, count, blocked, takeOut] = await Promise.all([
    store.queueRows(app.db),
    store.countToPick(app.db),
    store.blockedTotes(app.db),
    unitsToTakeOut(app),
  ]);
  const totes = queue.flatMap((row) => (row.tote === null ? [] : [{ ...row, tote: row.tote }]));
  const lines =
    totes.length === 0
      ? []
      : await store.selectPickLines(
          app.db,
          totes.map(({ id }) => id),
        );
  const waiting = queue.filter(({ tote }) => tote === null);
  return { totes, waiting, waitingCount: Math.max(waiting.length, count - totes.length), lines, blocked, takeOut };
}

/** Units picked and refunded since, by line: how many come out, and how many stay. */
async function unitsToTakeOut(app: App) {
  const counts = new Map<number, { orderId: number; count: number }>();
  for (const { orderId, details } of await store.removedInTotes(app.db))
    for (const { line_id: lineId, picked } of details?.lines ?? [])
      if (picked > 0) counts.set(lineId, { orderId, count: (counts.get(lineId)?.count ?? 0) + picked });
  if (counts.size === 0) return [];
  return (await store.lineNames(app.db, [...counts.keys()])).map((line) => ({ ...line, orderId: 0, count: 0, ...counts.get(line.lineId) }));
}

/** Puts orders into totes: from now on buyers cannot cancel directly. Orders that are no longer pickable are skipped. */
export async function startPicking(app: App, caller: Caller, numbers: readonly string[]): Promise<{ number: string; tote: number }[]> {
  const begun: { number: string; tote: number }[] = [];
  await store.freeShippedTotes(app.db);
  for (const number of [...new Set(numbers)].slice(0, maxTotes)) {
    const { id } = await orderByNumber(app, number);
    const tote = await transact(app, (inside) => begin(inside, caller, id));
    if (tote !== null) begun.push({ number, tote });
  }
  if (begun.length > 0) app.live.publish('orders');
  return begun;
}

async function begin(inside: App, caller: Caller, orderId: number): Promise<number | null> {
  const order = await lockOrder(inside, orderId);
  if (!isShippable(order)) return null;
  const known = await store.toteOf(inside.db, orderId);
  if (known !== null) return known;
  const tote = await freeTote(inside, caller, orderId);
  const changes = { pickingStartedAt: order.pickingStartedAt ?? inside.now() };
  const details = { tote };
  if (order.status === orderStatus.paid)
    await transition(inside, order, { to: orderStatus.preparing, details, by: staffOf(caller), changes });
  else await transition(inside, order, { event: 'picking', details, by: staffOf(caller), changes });
  await audit(inside, caller, {
    action: 'picking.start',
    subject: ['order', order.number],
    before: { status: order.status },
    after: { tote },
  });
  return tote;
}

/** The tote may be taken concurrently: then the next free one is tried. */
async function freeTote(inside: App, caller: Caller, orderId: number): Promise<number> {
  for (let tries = 0; tries < maxTotes; tries += 1) {
    const tote = await store.assignTote(inside.db, { orderId, staffId: caller.staff?.id ?? null, at: inside.now() });
    if (tote !== null) return tote;
    if ((await store.countTotes(inside.db)) >= maxTotes) break;
  }
  throw new DomainError('totesTaken', { most: maxTotes });
}

/** The whole line is in its tote, or none of it. */
export async function tickLine(app: App, lineId: number, isPicked: boolean): Promise<void> {
  const done = await store.setPicked(app.db, lineId, isPicked ? 'all' : 'none');
  if (!done) throw new DomainError('notInTote', { number: '' });
  app.live.publish('orders');
}

export type Scanned = {
  readonly lineId: number;
  readonly orderId: number;
  readonly tote: number;
  readonly left: number;
  readonly code: string;
};

/** Puts one unit into the tote that needs it. A unit no line needs is refused, so that it goes back at once. */
export async function scanItem(app: App, code: string, firstOrderId: number | null): Promise<Scanned> {
  const goods = (await goodsFor(app, [code])).get(code.trim());
  if (!goods) throw new DomainError('notOnPickList', { code: code.trim().slice(0, 60) });
  for (const { lineId, tote } of await store.selectLinesToPick(app.db, goods.id, firstOrderId)) {
    const picked = await store.setPicked(app.db, lineId, 'one');
    if (picked) {
      app.live.publish('orders');
      return { ...picked, lineId, tote, code: goods.code };
    }
  }
  throw new DomainError('notOnPickList', { code: goods.code });
}

/** A unit is missing: the order waits, its tote is emptied and free. */
export async function putAside(app: App, caller: Caller, number: string, reason: string): Promise<void> {
  const { id } = await orderByNumber(app, number);
  await transact(app, async (inside) => {
    const order = await lockOrder(inside, id);
    const tote = await store.toteOf(inside.db, id);
    if (tote === null) throw new DomainError('notInTote', { number });
    await store.resetPickedQuantities(inside.db, id);
    await unpackParcels(inside.db, id, 1);
    await store.freeTote(inside.db, id);
    await transition(inside, order, { event: 'aside', reason: reason.slice(0, 200), details: { tote }, by: staffOf(caller) });
    await audit(inside, caller, { action: 'picking.aside', subject: ['order', number], before: { tote }, after: { reason } });
  });
  app.live.publish('orders');
}

/** The order can no longer ship: its units were taken out, and the tote is free. */
export async function emptyTote(app: App, caller: Caller, number: string): Promise<void> {
  const { id } = await orderByNumber(app, number);
  await transact(app, async (inside) => {
    const order = await lockOrder(inside, id);
    const tote = await store.toteOf(inside.db, id);
    if (tote === null) throw new DomainError('notInTote', { number });
    if (isShippable(order)) throw new DomainError('orderMoved');
    if (order.consignTime === null) {
      await store.resetPickedQuantities(inside.db, id);
      await unpackParcels(inside.db, id, 1);
    }
    await store.freeTote(inside.db, id);
    await audit(inside, caller, { action: 'picking.empty', subject: ['order', number], before: { tote }, after: { tote: null } });
  });
  app.live.publish('orders');
}

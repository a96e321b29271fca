import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { holdOrder, releaseOrder, setOrderStatuses } from '#areas/orders/services/actions.server.ts';
import { queryOfficeOrders } from '#areas/orders/services/office.server.ts';
import { orderHistory, orderLines } from '#areas/orders/tables/orders.ts';
import { parcels } from '#areas/orders/tables/parcels.ts';
import { giftRules } from '#areas/promotions/tables/sales.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { ShipmentRequest } from '#providers/ports.ts';
import { bundle, openPicking, owner, parcel, wig } from '../../../../tests/kit/picking.ts';
import { amount, everything, ofLines, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { stockLevelOf } from '../../../../tests/kit/till.ts';
import { fetchPackedParcels, packOrder } from './packing.server.ts';
import { emptyTote, pickingBoard, scanItem, startPicking, tickLine } from './picking.server.ts';
import { buyLabelsInBatch, shipOrder } from './ship-order.server.ts';

const { app, as, row, inOrder, anew, call, paidOrder, pickedOrder, ...look } = await openPicking();
const { orderNow, isWaiting, packedPieces, labelsOf, seenOf, carried } = look;
const soldOf = async (skuId: number): Promise<number> =>
  Number((await app.db.execute<{ sold: number }>(sql`select sold_count as sold from skus where id = ${skuId}`)).rows[0]?.sold);

beforeEach(async () => {
  await anew();
  await app.db.update(giftRules).set({ isActive: false });
});

test('an amount refunded before shipping leaves the order to pick, pack and ship whole', async () => {
  const order = await paidOrder();
  await refund(app, order.number, amount(1000));
  expect(await row(order.number)).toMatchObject({ status: 2, payment_state: 'part_refunded' });
  expect(await isWaiting(order.number)).toBe(true);
  expect((await queryOfficeOrders(app, { shipping: 'waiting', sort: 'created', down: true, limit: 5, offset: 0 })).items[0]?.number).toBe(
    order.number,
  );
  expect(await startPicking(app, owner, [order.number])).toMatchObject([{ number: order.number }]);
  for (const lineId of order.lineIds) await tickLine(app, lineId, true);
  await packOrder(app, owner, { number: order.number, parcels: [parcel] });
  const [answer] = await buyLabelsInBatch(app, owner, [order.number]);
  expect(answer?.bought).toHaveLength(1);
  expect(await orderNow(order.number)).toMatchObject({ status: 4, paymentState: 'part_refunded', removedCount: 0 });
  expect(await packedPieces(order.id)).toEqual([
    { lineId: order.wigs, quantity: 2 },
    { lineId: order.bundles, quantity: 1 },
  ]);
  await inOrder();
});

test('a part refunded order is put on hold and released to where it was, whether money or store credit was given', async () => {
  const [money, credit] = [await paidOrder(), await paidOrder()];
  await refund(app, money.number, amount(1000));
  await refundByStaff(app, owner, { number: credit.number, selection: amount(1000), reason: 'goodwill', method: 'store_credit' });
  for (const { number } of [money, credit]) {
    await holdOrder(app, owner, number, 'asks for another color');
    expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
    expect(await isWaiting(number)).toBe(false);
    await releaseOrder(app, owner, number);
    expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '' });
    expect(await isWaiting(number)).toBe(true);
  }
  await inOrder();
});

test('many orders at once: part refunded ones go to picking, one of which everything was refunded says so', async () => {
  const [some, all] = [await paidOrder(), await paidOrder()];
  await refund(app, some.number, ofLines([some.wigs, 1]));
  await refund(app, all.number, ofLines([all.wigs, 2], [all.bundles, 1]));
  expect(await orderNow(all.number)).toMatchObject({ status: 2, paymentState: 'part_refunded', removedCount: 3 });
  const verdicts = (await setOrderStatuses(app, owner, [some.number, all.number], 'preparing')).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['goes', 'nothingLeft']);
  await inOrder();
});

test.each([
  ['/admin/order/ship', { shipping_name: 'UPS', shipping_code: '1Z9999999' }],
  ['/carrier/create_shipment', { parcels: [{ grams: 500 }] }],
] as const)('%s ships what is left of a part refunded order, and nothing of one refunded whole', async (path, body) => {
  const [some, all] = [await paidOrder(), await paidOrder()];
  await refund(app, some.number, ofLines([some.wigs, 1]));
  await refund(app, all.number, ofLines([all.wigs, 2], [all.bundles, 1]));
  expect((await call(path, { number: some.number, ...body })).body).toMatchObject({ Result: 0 });
  expect((await call(path, { number: all.number, ...body })).body.Code).toBe(80190);
  expect(await orderNow(some.number)).toMatchObject({ status: 4, removedCount: 1 });
  expect(await labelsOf(all.id)).toEqual([]);
  await inOrder();
});

test('pieces refunded before shipping are not picked, packed, weighed or insured; the rest is', async () => {
  const [shelf, sold] = [await stockLevelOf(app.db, wig), await soldOf(wig)];
  const order = await paidOrder();
  await refund(app, order.number, ofLines([order.wigs, 1], [order.bundles, 1]));
  expect([await stockLevelOf(app.db, wig), await soldOf(wig)]).toEqual([
    { ...shelf, onHand: shelf.onHand - 1, available: shelf.available - 1 },
    sold + 1,
  ]);
  const { waiting } = await pickingBoard(app);
  expect(waiting.find(({ number }) => number === order.number)).toMatchObject({ pieces: 1 });
  const [tote] = await startPicking(app, owner, [order.number]);
  const { body } = await call('/admin/stock/online_order_query', {});
  expect(body.Data).toMatchObject({
    totes: [{ number: order.number, pieces: 1, picked: 0, seen: `${order.wigs}x1` }],
    lines: [{ line_id: order.wigs, tote: tote?.tote, quantity: 1, picked: 0 }],
  });
  expect(await scanItem(app, `SKU-${wig}`, null)).toMatchObject({ left: 0 });
  await expect(scanItem(app, `SKU-${wig}`, null)).rejects.toMatchObject({ why: 'notOnPickList' });
  await expect(scanItem(app, `SKU-${bundle}`, null)).rejects.toMatchObject({ why: 'notOnPickList' });
  const wishes: ShipmentRequest[] = [];
  const watching = carried({
    ship: (wish) => {
      wishes.push(wish);
      return app.ports.carrier.ship(wish);
    },
  });
  expect((await call('/admin/stock/online_order_ship', { number: order.number, parcels: [parcel] }, watching)).body.Result).toBe(0);
  // Two wigs at $180, a bundle at $40 and $32 shipping: one wig and the bundle stay.
  expect(wishes.map(({ worthCents }) => worthCents)).toEqual([18_000 + 3200]);
  expect(await packedPieces(order.id)).toEqual([{ lineId: order.wigs, quantity: 1 }]);
  expect(await orderNow(order.number)).toMatchObject({ status: 4, paymentState: 'part_refunded' });
  expect(await soldOf(wig)).toBe(sold + 1);
  await inOrder();
});

test('shipped by hand without a scale, the parcel weighs what is left', async () => {
  const order = await paidOrder();
  await refund(app, order.number, ofLines([order.wigs, 1]));
  await call('/admin/order/ship', { number: order.number, shipping_name: 'UPS', shipping_code: '1Z8888888' });
  const [sent] = await app.db.select().from(parcels).where(eq(parcels.orderId, order.id));
  expect(sent?.weightGrams).toBe(((await orderNow(order.number))?.weightGrams ?? 0) - 200);
});

test('a gift is not shipped alone: it leaves the order with the last piece that was paid for', async () => {
  await app.db.insert(giftRules).values({ skuId: 103, minItemsCents: 30_000, startsAt: earlier(app.now(), dayMs) });
  const before = await stockLevelOf(app.db, 103);
  const order = await paidOrder([wig, 2]);
  await refund(app, order.number, ofLines([order.wigs, 1]));
  expect(await isWaiting(order.number)).toBe(true);
  await refund(app, order.number, ofLines([order.wigs, 1]));
  expect(await orderNow(order.number)).toMatchObject({ pieceCount: 3, removedCount: 3 });
  expect(await isWaiting(order.number)).toBe(false);
  expect(await stockLevelOf(app.db, 103)).toEqual(before);
  await inOrder();
});

test('a piece refunded while it lies in the tote is asked for by name, and what was packed has to be packed again', async () => {
  const order = await pickedOrder();
  await packOrder(app, owner, { number: order.number, parcels: [parcel] });
  const seen = await seenOf(order.number);
  await refund(app, order.number, ofLines([order.wigs, 1], [order.bundles, 1]));
  const board = await pickingBoard(app);
  expect(board.totes).toMatchObject([{ number: order.number, pieces: 1, picked: 1 }]);
  expect(board.lines).toMatchObject([{ lineId: order.wigs, quantity: 1, pickedQuantity: 1 }]);
  expect(board.takeOut).toMatchObject([
    { lineId: order.wigs, orderId: order.id, code: `SKU-${wig}`, count: 1, left: 1 },
    { lineId: order.bundles, orderId: order.id, code: `SKU-${bundle}`, count: 1, left: 0 },
  ]);
  expect(await fetchPackedParcels(app, [order.id])).toEqual([]);
  const [stale] = await buyLabelsInBatch(app, owner, [order.number], new Map([[order.number, seen]]));
  expect(stale?.refused?.why).toBe('orderChanged');
  const [unpacked] = await buyLabelsInBatch(app, owner, [order.number]);
  expect(unpacked?.refused?.why).toBe('notPacked');
  // A call without the board's version is also kept from shipping the old parcel.
  expect((await call('/carrier/create_shipment', { number: order.number, parcels: [{ grams: 500 }] })).body.Code).toBe(80620);
  expect(await labelsOf(order.id)).toEqual([]);
  await shipOrder(app, owner, { number: order.number, parcels: [parcel], seen: await seenOf(order.number) });
  expect(await packedPieces(order.id)).toEqual([{ lineId: order.wigs, quantity: 1 }]);
  await inOrder();
});

test('an order refunded whole while in its tote leaves the queue, and its tote waits until it is emptied', async () => {
  const order = await pickedOrder();
  await packOrder(app, owner, { number: order.number, parcels: [parcel] });
  await refund(app, order.number, everything);
  expect(await orderNow(order.number)).toMatchObject({ status: 9, paymentState: 'refunded' });
  const board = await pickingBoard(app);
  expect([board.totes, board.blocked]).toMatchObject([[], [{ tote: 1, number: order.number }]]);
  await expect(tickLine(app, order.wigs, true)).rejects.toMatchObject({ why: 'notInTote' });
  await expect(packOrder(app, owner, { number: order.number, parcels: [parcel] })).rejects.toMatchObject({ why: 'orderNotShippable' });
  // The tote is not given to another order with these units in it.
  const next = await paidOrder();
  expect(await startPicking(app, owner, [next.number])).toEqual([{ number: next.number, tote: 2 }]);
  await expect(emptyTote(app, owner, next.number)).rejects.toMatchObject({ why: 'orderMoved' });
  await emptyTote(app, owner, order.number);
  expect((await pickingBoard(app)).blocked).toEqual([]);
  await inOrder();
});

test('the buyer cancels a part refunded order before picking, and gets the rest back', async () => {
  const [shelf, sold] = [await stockLevelOf(app.db, wig), await soldOf(wig)];
  const order = await paidOrder();
  await refund(app, order.number, ofLines([order.wigs, 1]));
  expect((await as(ana)('/order/cancel', { number: order.number })).Data).toMatchObject({ status: 7 });
  expect(await row(order.number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
  expect([await stockLevelOf(app.db, wig), await soldOf(wig)]).toEqual([shelf, sold]);
  await inOrder();
});

test('what an older version refunded before shipping leaves the order once, with a line in its history', async () => {
  const shelf = await stockLevelOf(app.db, wig);
  const [legacy, shipped, goodwill] = [await paidOrder(), await paidOrder(), await paidOrder()];
  for (const { number } of [legacy, shipped, goodwill]) await refund(app, number, amount(18_000));
  await call('/admin/order/ship', { number: shipped.number, shipping_name: 'UPS', shipping_code: '1Z6666666' });
  for (const { wigs } of [legacy, shipped]) await app.db.update(orderLines).set({ refundedQuantity: 1 }).where(eq(orderLines.id, wigs));
  await reconcile(app);
  await reconcile(app);
  expect(await orderNow(legacy.number)).toMatchObject({ status: 2, paymentState: 'part_refunded', removedCount: 1 });
  for (const { number } of [shipped, goodwill]) expect(await orderNow(number)).toMatchObject({ removedCount: 0 });
  const history = await app.db.select().from(orderHistory).where(eq(orderHistory.orderId, legacy.id));
  expect(history.filter(({ event }) => event === 'pieces_removed')).toMatchObject([{ actor: 'system', reason: `1 × SKU-${wig}` }]);
  expect((await stockLevelOf(app.db, wig)).onHand).toBe(shelf.onHand - 5);
  await inOrder();
});

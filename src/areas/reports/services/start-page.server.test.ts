import { beforeAll, expect, test } from 'vitest';
import { serviceCases } from '#areas/aftercare/tables/cases.ts';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { invoices } from '#areas/checkout/tables/invoices.ts';
import { captures, payments, refunds } from '#areas/checkout/tables/payments.ts';
import { customRequests } from '#areas/custom/tables.ts';
import { inquiries } from '#areas/inquiries/tables.ts';
import { orderList } from '#areas/orders/rules/order-list.ts';
import { listOfficeOrders } from '#areas/orders/services/order-list.server.ts';
import { orderHistory, orderLines, orders } from '#areas/orders/tables/orders.ts';
import { pickingBoard } from '#areas/picking/services/picking.server.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { purchaseOrders, stockLevels } from '#areas/stock/tables.ts';
import { vendors } from '#areas/vendor-prices/tables.ts';
import { dayMs, earlier, hourMs, later } from '#kernel/dates.ts';
import { auditLog } from '#platform/tables.ts';
import { chosenIn } from '#site/list.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { recomputeRanks } from './rank.server.ts';
import { countWorkQueues, latestStaffActions, paidOrdersOf, revenueOverviewOf, weeklyBestSellers } from './start-page.server.ts';

let app: TestApp;
const ago = (ms: number): Date => earlier(app.now(), ms);
const email = 'ann@example.com';

type OrderRow = Partial<typeof orders.$inferInsert> & { number: string };

async function order(row: OrderRow): Promise<number> {
  const amounts = { itemsCents: 10_000, shippingCents: 0, totalCents: 10_000, pieceCount: 1 };
  const [made] = await app.db
    .insert(orders)
    .values({ email, guestKeyHash: row.number, ...amounts, ...row })
    .returning({ id: orders.id });
  return made?.id ?? 0;
}

const paid = (at: Date) => ({ paymentState: 'paid' as const, paymentTime: at, createdAt: at });
const sent = (at: Date) => ({ ...paid(at), consignTime: at });

async function capture(
  orderId: number,
  name: string,
  amountCents: number,
  capturedAt: Date,
  state: 'completed' | 'pending' | 'refunded' = 'completed',
  provider: 'paypal' | 'manual' = 'paypal',
) {
  const asked = {
    orderId,
    provider,
    amountCents,
    requestId: name,
    captureRequestId: name,
    providerInvoiceId: name,
    providerOrderId: name,
    state: 'completed' as const,
  };
  const [payment] = await app.db.insert(payments).values(asked).returning({ id: payments.id });
  const [made] = await app.db
    .insert(captures)
    .values({ paymentId: payment?.id ?? 0, orderId, captureId: name, amountCents, state, capturedAt })
    .returning({ id: captures.id });
  return made?.id ?? 0;
}

beforeAll(async () => {
  app = await testApp();
});

test('an empty shop has nothing waiting, no money and no story', async () => {
  const none = { count: 0, lateCount: 0, oldestAt: null };
  expect(await countWorkQueues(app, ['toPick', 'inquiries', 'lowStock', 'purchases', 'invoices'])).toEqual({
    toPick: none,
    inquiries: none,
    lowStock: none,
    purchases: none,
    invoices: { ...none, openCents: 0 },
  });
  const money = await revenueOverviewOf(app);
  expect(money.days).toHaveLength(30);
  expect(money.month).toEqual({ netCents: 0, beforeCents: 0 });
  expect(await weeklyBestSellers(app, 5)).toEqual([]);
  expect(await latestStaffActions(app, null, 5)).toEqual([]);
});

test('orders are counted by what is to be done with them; practice orders lie on the picking list and nowhere else', async () => {
  await order({ number: 'P-1', status: 2, ...paid(ago(2 * hourMs)) });
  await order({ number: 'P-2', status: 2, ...paid(ago(27 * hourMs)) });
  await order({ number: 'P-3', status: 2, isTest: true, ...paid(ago(99 * hourMs)) });
  await order({ number: 'S-1', status: 3, ...paid(ago(dayMs)) });
  await order({ number: 'W-1', createdAt: ago(4 * dayMs) });
  await order({ number: 'T-1', status: 2, ...paid(ago(hourMs)), paymentState: 'disputed' });
  const waiting = await countWorkQueues(app, ['toPick', 'toShip', 'unpaid', 'trouble']);
  const { waiting: onTheList } = await pickingBoard(app);
  expect(waiting.toPick).toEqual({ count: onTheList.length, lateCount: 2, oldestAt: ago(99 * hourMs) });
  expect(onTheList.map(({ number }) => number)).toEqual(['P-3', 'P-2', 'S-1', 'P-1']);
  expect(waiting.toShip).toMatchObject({ count: 1, lateCount: 0 });
  expect(waiting.unpaid).toEqual({ count: 1, lateCount: 1, oldestAt: ago(4 * dayMs) });
  expect(waiting.trouble).toMatchObject({ count: 1, lateCount: 0 });
});

test('questions wait until they are answered, and are late after four hours', async () => {
  const asked = { name: 'Ann', email, message: 'How long?' };
  await app.db.insert(inquiries).values([
    { ...asked, number: 'Q-1', lastMessageAt: ago(hourMs) },
    { ...asked, number: 'Q-2', lastMessageAt: ago(5 * hourMs) },
    { ...asked, number: 'Q-3', status: 'answered', lastMessageAt: ago(9 * dayMs) },
    { ...asked, number: 'Q-4', isTest: true, lastMessageAt: ago(9 * dayMs) },
  ]);
  await app.db.insert(customRequests).values({ number: 'R-1', kind: 'picture_to_wig', name: 'Ann', email, createdAt: ago(hourMs) });
  const waiting = await countWorkQueues(app, ['inquiries', 'requests']);
  expect(waiting.inquiries).toEqual({ count: 2, lateCount: 1, oldestAt: ago(5 * hourMs) });
  expect(waiting.requests).toEqual({ count: 1, lateCount: 0, oldestAt: ago(hourMs) });
});

test('a case waits for us when it is asked or has arrived', async () => {
  const orderId = await order({ number: 'C-1', status: 5, ...sent(ago(9 * dayMs)) });
  const wish = { orderId, kind: 'return' as const, reason: 'too short', wants: 'refund' as const, createdAt: ago(hourMs) };
  await app.db.insert(serviceCases).values([
    { ...wish, number: 'K-1' },
    { ...wish, number: 'K-2', status: 'on_the_way' },
  ]);
  expect((await countWorkQueues(app, ['cases'])).cases.count).toBe(1);
});

test('stock is low at its mark; hidden goods and goods made to order do not count', async () => {
  await app.db.insert(categories).values({ id: 1, slug: 'wig', nameEn: 'Wig', nameZh: '假发' });
  await app.db.insert(spus).values({ id: 1, categoryId: 1, slug: 'bob', nameEn: 'Bob', nameZh: '波波头' });
  const sku = (id: number, more: Partial<typeof skus.$inferInsert> = {}) => ({
    ...{ id, spuId: 1, categoryId: 1, slug: `bob-${id}`, code: `W-${id}`, nameEn: 'Bob', nameZh: '波波头' },
    ...{ priceCents: 10_000, weightGrams: 200, shippingName: 'wig', ...more },
  });
  await app.db.insert(skus).values([sku(1), sku(2), sku(3), sku(4, { isMadeToOrder: true }), sku(5, { isHidden: true })]);
  await app.db.insert(stockLevels).values([
    { skuId: 1, onHand: 20 },
    { skuId: 2, onHand: 9, reserved: 4 },
    { skuId: 3, onHand: 2, reserved: 2 },
    { skuId: 4, onHand: 0 },
    { skuId: 5, onHand: 0 },
  ]);
  expect((await countWorkQueues(app, ['lowStock'])).lowStock).toEqual({ count: 2, lateCount: 1, oldestAt: null });
});

test('purchases count when they are due within a week, invoices when their day is over', async () => {
  const [vendor] = await app.db.insert(vendors).values({ code: 'HF', nameEn: 'Hengfa', nameZh: '恒发' }).returning({ id: vendors.id });
  const vendorId = vendor?.id ?? 0;
  const sentAt = ago(9 * dayMs);
  await app.db.insert(purchaseOrders).values([
    { number: 'PO-1', vendorId, status: 'sent', sentAt, expectedOn: '2026-11-10' },
    { number: 'PO-2', vendorId, status: 'part_received', sentAt, expectedOn: '2026-11-19' },
    { number: 'PO-3', vendorId, status: 'sent', sentAt, expectedOn: '2026-11-20' },
    { number: 'PO-4', vendorId, status: 'received', sentAt, expectedOn: '2026-11-01' },
  ]);
  const bill = { customerName: 'Ann', email, itemsCents: 5000, totalCents: 5000 };
  await app.db.insert(invoices).values([
    { ...bill, number: 'I-1', code: 'a'.repeat(22), status: 'sent', dueOn: '2026-11-03' },
    { ...bill, number: 'I-2', code: 'b'.repeat(22), status: 'part_paid', paidCents: 2000, dueOn: '2026-11-11' },
    { ...bill, number: 'I-3', code: 'c'.repeat(22), status: 'sent', dueOn: '2026-11-12' },
  ]);
  const waiting = await countWorkQueues(app, ['purchases', 'invoices']);
  expect(waiting.purchases).toEqual({ count: 2, lateCount: 1, oldestAt: new Date('2026-11-10') });
  expect(waiting.invoices).toEqual({ count: 2, lateCount: 2, oldestAt: new Date('2026-11-03'), openCents: 8000 });
});

test('money is what was captured less what was refunded, each on its own day; pending and test money is none', async () => {
  const bought = await order({ number: 'M-1', status: 4, ...sent(ago(3 * dayMs)) });
  const trial = await order({ number: 'M-2', status: 4, isTest: true, ...sent(ago(dayMs)) });
  const first = await capture(bought, 'cap-1', 10_000, ago(3 * dayMs));
  await capture(bought, 'cap-2', 2500, ago(hourMs));
  await capture(bought, 'cap-3', 9999, ago(hourMs), 'pending');
  await capture(trial, 'cap-4', 7777, ago(hourMs));
  await capture(bought, 'cap-5', 4000, ago(40 * dayMs));
  const back = { orderId: bought, captureId: first, reason: 'piece missing' };
  await app.db.insert(refunds).values([
    { ...back, requestId: 'back-1', amountCents: 3000, state: 'completed', completedAt: ago(2 * hourMs) },
    { ...back, requestId: 'back-2', amountCents: 1000 },
  ]);
  const money = await revenueOverviewOf(app);
  expect(money.days.filter(({ netCents }) => netCents !== 0)).toEqual([
    { day: '2026-11-09', netCents: 10_000 },
    { day: '2026-11-12', netCents: -500 },
  ]);
  expect(money.today.netCents).toBe(-500);
  expect(money.week).toEqual({ netCents: 9500, beforeCents: 0 });
  expect(money.month).toEqual({ netCents: 9500, beforeCents: 4000 });
});

test('refunds to pay by hand are counted at once, those of the provider once they are open for a day, and the list shows the same', async () => {
  const late = await order({
    number: 'F-1',
    status: 7,
    ...paid(ago(9 * dayMs)),
    paymentState: 'needs_attention',
    dealCloseTime: ago(dayMs),
  });
  const fresh = await order({ number: 'F-2', status: 2, ...paid(ago(9 * dayMs)) });
  const trial = await order({ number: 'F-3', status: 2, isTest: true, ...paid(ago(9 * dayMs)) });
  const captureIds = {
    cash: await capture(late, 'cap-cash', 9000, ago(9 * dayMs), 'completed', 'manual'),
    bank: await capture(fresh, 'cap-bank', 9000, ago(9 * dayMs), 'completed', 'manual'),
    paypal: await capture(fresh, 'cap-paypal', 9000, ago(9 * dayMs)),
    trial: await capture(trial, 'cap-trial', 9000, ago(9 * dayMs), 'completed', 'manual'),
  };
  const back = (orderId: number, from: keyof typeof captureIds, name: string, amountCents: number, createdAt: Date) => ({
    ...{ orderId, captureId: captureIds[from], requestId: name, amountCents, reason: 'cancel', createdAt },
  });
  await app.db
    .insert(refunds)
    .values([
      back(late, 'cash', 'hand-1', 4000, ago(2 * dayMs)),
      back(fresh, 'bank', 'hand-2', 500, ago(hourMs)),
      back(trial, 'trial', 'hand-3', 700, ago(2 * dayMs)),
      { ...back(late, 'cash', 'hand-4', 800, ago(2 * dayMs)), state: 'completed', completedAt: ago(dayMs) },
      { ...back(late, 'cash', 'hand-5', 800, ago(2 * dayMs)), state: 'failed' },
      { ...back(fresh, 'paypal', 'open-1', 100, ago(25 * hourMs)), state: 'pending' },
      back(fresh, 'paypal', 'open-2', 200, ago(5 * dayMs)),
      back(fresh, 'paypal', 'open-3', 300, ago(23 * hourMs)),
    ]);
  const waiting = await countWorkQueues(app, ['payBack', 'openRefunds']);
  expect(waiting.payBack).toEqual({ count: 2, lateCount: 1, oldestAt: ago(2 * dayMs), openCents: 4500 });
  expect(waiting.openRefunds).toEqual({ count: 2, lateCount: 1, oldestAt: ago(5 * dayMs), openCents: 300 });
  const listed = async (payment: 'pay_back' | 'refund_open') =>
    (await listOfficeOrders(app, { ...chosenIn(orderList, new URLSearchParams({ payment })) }, { limit: 50, offset: 0 })).items
      .map(({ number }) => number)
      .sort();
  expect(await listed('pay_back')).toEqual(['F-1', 'F-2', 'F-3']);
  expect(await listed('refund_open')).toEqual(['F-2']);
});

test('the best sellers of the week are counted in pieces; old and cancelled orders do not count', async () => {
  const line = (orderId: number, skuId: number, quantity: number) => ({
    ...{ orderId, skuId, skuCode: `W-${skuId}`, productName: `Bob ${skuId}`, productNameZh: '波波头', quantity },
    ...{ listPriceCents: 1000, priceCents: 1000, priceTotalCents: 1000 * quantity },
  });
  const fresh = await order({ number: 'B-1', status: 4, ...sent(ago(dayMs)) });
  const stale = await order({ number: 'B-2', status: 6, ...sent(ago(9 * dayMs)), dealDoneTime: ago(dayMs) });
  const gone = await order({ number: 'B-3', status: 7, ...paid(ago(dayMs)), dealCloseTime: ago(hourMs) });
  await app.db.insert(orderLines).values([line(fresh, 1, 3), line(fresh, 2, 4), line(stale, 1, 50), line(gone, 1, 50)]);
  await recomputeRanks(app);
  expect(await weeklyBestSellers(app, 5)).toMatchObject([
    { skuId: 2, pieces: 4, paidCents: 4000 },
    { skuId: 1, pieces: 3, paidCents: 3000 },
  ]);
  expect(await weeklyBestSellers(app, 1)).toHaveLength(1);
});

test('orders with goods are counted on the day they were paid, every day of the span is listed', async () => {
  const days = await paidOrdersOf(app, 3);
  expect(days).toEqual([
    { day: '2026-11-10', count: 0 },
    { day: '2026-11-11', count: 2 },
    { day: '2026-11-12', count: 0 },
  ]);
});

test('the latest acts mix orders and audit, newest first, of all or of one', async () => {
  const [lin, mei] = await app.db
    .insert(staffMembers)
    .values([
      { username: 'lin', email: 'lin@tressline.test', passwordHash: 'x', firstName: 'Lin', lastName: 'Yue' },
      { username: 'mei', email: 'mei@tressline.test', passwordHash: 'x', firstName: 'Chen', lastName: 'Mei' },
    ])
    .returning({ id: staffMembers.id });
  const orderId = await order({ number: 'A-1', status: 4, ...sent(ago(hourMs)) });
  await app.db
    .insert(orderHistory)
    .values({ orderId, toStatus: 4, toPaymentState: 'paid', actor: 'staff', staffId: lin?.id, createdAt: ago(hourMs) });
  await app.db
    .insert(orderHistory)
    .values({ orderId, toStatus: 5, toPaymentState: 'paid', actor: 'provider', createdAt: later(app.now(), hourMs) });
  await app.db.insert(auditLog).values([
    { actorKind: 'staff', actorId: String(mei?.id), action: 'login', subjectKind: 'staff', subjectId: '2', createdAt: ago(2 * hourMs) },
    {
      actorKind: 'staff',
      actorId: String(lin?.id),
      action: 'order.status',
      subjectKind: 'order',
      subjectId: String(orderId),
      createdAt: ago(hourMs),
    },
    { actorKind: 'guest', actorId: '0', action: 'login refused', subjectKind: 'staff', subjectId: '0', createdAt: ago(0) },
  ]);
  const all = await latestStaffActions(app, null, 5);
  expect(all).toMatchObject([
    { kind: 'order', who: 'Lin Yue', number: 'A-1', toStatus: 4 },
    { kind: 'audit', who: 'Chen Mei', action: 'login' },
  ]);
  expect(await latestStaffActions(app, mei?.id ?? 0, 5)).toHaveLength(1);
  expect(await latestStaffActions(app, null, 1)).toHaveLength(1);
});

import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { ledgerEntries } from '#areas/ledger/tables.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { levelTexts } from '#areas/purchasing/level-texts.ts';
import { countDemand } from '#areas/purchasing/services/demand.server.ts';
import { levelFile } from '#areas/purchasing/services/levels-list.server.ts';
import { proposalFor } from '#areas/purchasing/services/proposal.server.ts';
import { purchaseDocument } from '#areas/purchasing/services/purchase-pdf.server.ts';
import { draftPurchase, purchaseOf, rewritePurchase, transitionPurchase } from '#areas/purchasing/services/purchases.server.ts';
import { receiveDelivery } from '#areas/purchasing/services/receiving.server.ts';
import { remindVendors } from '#areas/purchasing/services/vendor-emails.server.ts';
import { listFile } from '#areas/staff/services/list-file.server.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { purchaseOrders, stockLevels, stockMovements } from '#areas/stock/tables.ts';
import { vendors } from '#areas/vendor-prices/tables.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { mails } from '#platform/tables.ts';
import type { Role } from '#site/page.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { answerForm } from './booking-result.server.ts';

let app: TestApp;
const buyer = { ...anonymousCaller, staff: { id: 1, roles: ['stock'] as const }, by: 'header' as const };
let form = 0;
const key = () => {
  form += 1;
  return `delivery-${form}`;
};

beforeAll(async () => {
  app = await testApp();
  const words = (name: string) => ({ nameEn: name, nameZh: name });
  await app.db
    .insert(staffMembers)
    .values({ id: 1, username: 'wei', email: 'w@t.test', passwordHash: 'x', firstName: 'Wei', lastName: 'Lin' });
  await app.db.insert(categories).values({ id: 1, slug: 'wig', ...words('Wigs') });
  await app.db.insert(spus).values({ id: 1, categoryId: 1, slug: 'bob', ...words('Bob') });
  const goods = { spuId: 1, categoryId: 1, priceCents: 9000, costCents: 3000, weightGrams: 200, shippingName: 'Wig' };
  await app.db.insert(skus).values([1, 2, 3].map((id) => ({ ...goods, id, slug: `s-${id}`, code: `W-${id}`, ...words(`Wig ${id}`) })));
  await app.db.insert(vendors).values([
    { id: 1, code: 'RM', nameEn: 'Ruimei', nameZh: '瑞美' },
    { id: 2, code: 'HX', nameEn: 'Hexing', nameZh: '和兴', email: 'orders@hexing.test', contact: 'Ms Wang', leadDays: 5 },
  ]);
});
beforeEach(async () => {
  await app.store.run(
    'TRUNCATE ledger_entries, purchase_receipt_lines, purchase_receipts, purchase_order_lines, purchase_orders, stock_movements, stock_levels, order_lines, orders RESTART IDENTITY CASCADE',
  );
  await app.db.update(skus).set({ available: 0 });
});

const draft = (lines: readonly (readonly [code: string, quantity: number, unitCostCents: number])[], vendorId = 1) => ({
  ...{ vendorId, expectedOn: '2026-11-20', note: '' },
  lines: lines.map(([code, quantity, unitCostCents]) => ({ code, rawLot: '', quantity, unitCostCents })),
});
async function sent() {
  const { id } = await draftPurchase(
    app,
    buyer,
    draft([
      ['W-1', 10, 2500],
      ['w-2', 4, 1000],
    ]),
  );
  await transitionPurchase(app, buyer, id, 'send');
  const { lines } = await purchaseOf(app, id);
  return { id, first: lines[0]?.id ?? 0, second: lines[1]?.id ?? 0 };
}
const onHand = async (skuId: number) =>
  (await app.db.select({ n: stockLevels.onHand }).from(stockLevels).where(eq(stockLevels.skuId, skuId)))[0]?.n ?? 0;
const spent = () => app.db.select({ cents: ledgerEntries.amountCents, party: ledgerEntries.party }).from(ledgerEntries);

test('a draft may be written anew; what was sent stands', async () => {
  const { id, number } = await draftPurchase(app, buyer, draft([['W-1', 3, 2500]]));
  expect(number).toMatch(/^PO-261112-\d{4}$/);
  await rewritePurchase(app, buyer, id, draft([['W-2', 5, 1000]], 2));
  expect(await purchaseOf(app, id)).toMatchObject({ row: { totalCents: 5000, vendorId: 2 }, lines: [{ code: 'W-2', quantity: 5 }] });
  await transitionPurchase(app, buyer, id, 'send');
  await expect(rewritePurchase(app, buyer, id, draft([['W-1', 1, 1]]))).rejects.toMatchObject({ why: 'purchaseMoved' });
  await expect(transitionPurchase(app, buyer, id, 'send')).rejects.toMatchObject({ why: 'purchaseMoved' });
});

test('a delivery in two turns: stock, expenditure and state move together', async () => {
  const { id, first, second } = await sent();
  await receiveDelivery(app, buyer, { id, key: key(), note: 'RM-1', lines: [{ lineId: first, quantity: 6 }] });
  expect([await onHand(1), (await purchaseOf(app, id)).row.status]).toEqual([6, 'part_received']);
  await receiveDelivery(app, buyer, {
    ...{ id, key: key(), note: '' },
    lines: [
      { lineId: first, quantity: 5 },
      { lineId: second, quantity: 4 },
    ],
  });
  expect([await onHand(1), await onHand(2), (await purchaseOf(app, id)).row.status]).toEqual([11, 4, 'received']);
  expect(await spent()).toEqual([
    { cents: 15_000, party: 'Ruimei' },
    { cents: 16_500, party: 'Ruimei' },
  ]);
  expect(await app.db.select({ reason: stockMovements.reason, kind: stockMovements.causeKind }).from(stockMovements)).toEqual(
    Array.from({ length: 3 }, () => ({ reason: 'purchase', kind: 'purchase_receipt' })),
  );
  await expect(receiveDelivery(app, buyer, { id, key: key(), note: '', lines: [{ lineId: first, quantity: 1 }] })).rejects.toMatchObject({
    why: 'purchaseMoved',
  });
});

test('the same delivery sent five times at once is booked once', async () => {
  const { id, first } = await sent();
  const delivery = { id, key: key(), note: '', lines: [{ lineId: first, quantity: 3 }] };
  const answers = await Promise.all(Array.from({ length: 5 }, () => receiveDelivery(app, buyer, delivery)));
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  expect([await onHand(1), (await spent()).length]).toEqual([3, 1]);
});

test('a delivery that cannot be booked leaves neither stock nor expenditure', async () => {
  const { id, first } = await sent();
  await app.db.execute(sql`alter table ledger_entries add constraint no_money check (amount_cents < 0)`);
  await expect(receiveDelivery(app, buyer, { id, key: key(), note: '', lines: [{ lineId: first, quantity: 3 }] })).rejects.toThrow();
  await app.db.execute(sql`alter table ledger_entries drop constraint no_money`);
  expect([await onHand(1), (await spent()).length, (await purchaseOf(app, id)).row.status]).toEqual([0, 0, 'sent']);
});

test.each([
  ['a vendor nobody knows', { vendorId: 9 }, 'vendorNotExist'],
  ['goods nobody knows', { lines: [{ code: 'X', rawLot: '', quantity: 1, unitCostCents: 1 }] }, 'skuUnknown'],
  ['nothing', { lines: [] }, 'lackParameter'],
  ['goods for nothing', { lines: [{ code: 'W-1', rawLot: '', quantity: 1, unitCostCents: 0 }] }, 'badValue'],
])('%s is refused', async (_, change, why) => {
  await expect(draftPurchase(app, buyer, { ...draft([['W-1', 1, 100]]), ...change })).rejects.toMatchObject({ why });
  expect(await app.db.$count(purchaseOrders)).toBe(0);
});

test('what sells is counted, and the proposal fills it up to the days wished', async () => {
  const money = { itemsCents: 0, shippingCents: 0, totalCents: 0, pieceCount: 1, email: 'a@b.test' };
  const paid = { ...money, status: 2, paymentState: 'paid' as const };
  await app.db.insert(orders).values([
    { ...paid, id: 1, number: 'TL-1', guestKeyHash: 'a', paymentTime: earlier(app.now(), 5 * dayMs) },
    { ...paid, id: 2, number: 'TL-2', guestKeyHash: 'b', paymentTime: earlier(app.now(), 40 * dayMs) },
    { ...money, id: 3, number: 'TL-3', guestKeyHash: 'c' },
  ]);
  const line = { skuId: 1, productName: 'Wig', quantity: 20, listPriceCents: 0, priceCents: 0, priceTotalCents: 0 };
  await app.db.insert(orderLines).values([1, 2, 3].map((orderId) => ({ ...line, orderId })));
  await app.db.insert(stockLevels).values([
    { skuId: 1, onHand: 4 },
    { skuId: 2, onHand: 4 },
  ]);
  await countDemand(app);
  expect(
    await app.db.select({ sold: stockLevels.sold30, days: stockLevels.coverDays }).from(stockLevels).orderBy(stockLevels.skuId),
  ).toEqual([
    { sold: 20, days: 6 },
    { sold: 0, days: null },
  ]);
  expect(await proposalFor(app, { days: 30, vendorId: null })).toMatchObject([{ code: 'W-1', pieces: 16, coming: 0, unitCostCents: 3000 }]);
  await draftPurchase(app, buyer, draft([['W-1', 10, 2500]]));
  expect(await proposalFor(app, { days: 30, vendorId: 1 })).toMatchObject([{ code: 'W-1', pieces: 6, coming: 10, unitCostCents: 2500 }]);
  expect(await proposalFor(app, { days: 30, vendorId: 2 })).toEqual([]);
});

test('the calls do the same for whoever may, and print it for nobody else', async () => {
  const call = callerOn(app, buyer);
  const added = await call('POST', '/admin/stock/order_add', { vendor_id: 1, lines: [{ code: 'W-1', quantity: 2, unit_cost: 12.5 }] });
  const { id } = added.body.Data as { id: number };
  await call('POST', '/admin/stock/order_step', { id, step: 'send' });
  const one = await call('POST', '/admin/stock/order_get_with_query', { id });
  expect(one.body.Data).toMatchObject({ items: [{ status: 'sent', total: 25, vendor: 'Ruimei', lines: [{ unit_cost: 12.5 }] }] });
  const lineId = (one.body.Data as { items: { lines: { id: number }[] }[] }).items[0]?.lines[0]?.id;
  const came = { id, key: 'by-the-call', lines: [{ line_id: lineId, quantity: 2 }] };
  expect((await call('POST', '/admin/stock/order_receive', came)).body.Data).toMatchObject({ cost: 25, is_repeat: false });
  expect((await call('POST', '/admin/stock/order_receive', came)).body.Data).toMatchObject({ is_repeat: true });
  expect((await call('POST', '/admin/stock/query', { sku_id: 1 })).body.Data).toMatchObject({
    items: [{ on_hand: 2 }],
    movements: [{ quantity: 2, reason: 'purchase', staff: 'Wei Lin' }],
  });
  const out = { reason: 'sample', key: 'out-by-the-call', lines: [{ code: 'w-1', quantity: 3 }] };
  expect((await call('POST', '/admin/stock/out', { ...out, dry_run: true })).body.Data).toMatchObject({ lines: [{ problem: 'tooFew' }] });
  expect((await call('POST', '/admin/stock/out', out)).body.Code).toBe(80231);
  const paper = await purchaseDocument(app, buyer, id);
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const editor = { ...anonymousCaller, staff: { id: 1, roles: ['editor'] as const }, by: 'header' as const };
  expect((await purchaseDocument(app, editor, id)).status).toBe(403);
  for (const path of ['query', 'in', 'out', 'counter', 'order_add', 'order_receive', 'order_propose', 'online_order_start'])
    expect((await callerOn(app, editor)('POST', `/admin/stock/${path}`, {})).status).toBe(403);
});

test('a sent order is mailed to its vendor once, in both languages; late, the vendor is reminded once for that day', async () => {
  await app.db.delete(mails);
  const { id } = await draftPurchase(app, buyer, { ...draft([['W-1', 10, 2500]], 2), expectedOn: null });
  expect(await transitionPurchase(app, buyer, id, 'send')).toBe(true);
  await expect(transitionPurchase(app, buyer, id, 'send')).rejects.toMatchObject({ why: 'purchaseMoved' });
  const [letter, ...more] = await app.db.select().from(mails);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ toEmail: 'orders@hexing.test', kind: 'purchase_sent', language: 'zh' });
  for (const told of ['W-1', '$250.00', '10 件', '10 pcs', 'Ms Wang']) expect(letter?.textBody).toContain(told);

  const promised = (await purchaseOf(app, id)).row.expectedOn;
  await remindVendors(app);
  expect(await app.db.$count(mails)).toBe(1);
  await remindVendors({ ...app, now: () => new Date(Date.parse(`${promised}T12:00:00Z`) + 2 * dayMs) });
  await remindVendors({ ...app, now: () => new Date(Date.parse(`${promised}T12:00:00Z`) + 3 * dayMs) });
  expect((await app.db.select().from(mails)).map(({ kind }) => kind).sort()).toEqual(['purchase_late', 'purchase_sent']);
});

test('a vendor without a mailbox is not mailed, and the order is sent all the same', async () => {
  await app.db.delete(mails);
  const { id } = await draftPurchase(app, buyer, draft([['W-2', 1, 100]]));
  expect(await transitionPurchase(app, buyer, id, 'send')).toBe(false);
  expect((await purchaseOf(app, id)).row.status).toBe('sent');
  expect(await app.db.$count(mails)).toBe(0);
});

test('whoever sells gets the levels as a file, without what the pieces cost us', async () => {
  await app.db.insert(stockLevels).values({ skuId: 1, onHand: 4 });
  const url = new URL('http://127.0.0.1:4000/bg/export/office-stock.csv');
  const headFor = async (role: Role) => {
    const file = await listFile(app, { ...buyer, staff: { id: 1, roles: [role] } }, url, [levelFile]);
    return (await file.text()).split('\n')[0] ?? '';
  };
  expect(await headFor('stock')).toContain(levelTexts.cost.en);
  expect(await headFor('sales')).not.toContain(levelTexts.cost.en);
});

test('reason and note of a stock form stay while lines stay, and end with the last of them', async () => {
  await app.db.insert(stockLevels).values({ skuId: 1, onHand: 9 });
  await app.db.update(skus).set({ available: 9 });
  const sheet = (intent: string, codes: readonly string[]) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ key: key(), reason: 'damage', note: 'wet box' })) fields.set(name, value);
    for (const code of codes)
      for (const [name, value] of Object.entries({ code, quantity: '1', unit_cost: '', shelf: '', row_key: code }))
        fields.append(`lines.${name}`, value);
    return answerForm({ app, caller: buyer, form: fields }, 'out', intent === 'book');
  };
  const typed = { reason: 'damage', note: 'wet box' };
  expect(await sheet('add', ['W-1'])).toMatchObject({ head: typed });
  expect(await sheet('book', ['W-1', 'NO-SUCH'])).toMatchObject({ head: typed, lines: [{ code: 'NO-SUCH' }], problem: null });
  expect(await sheet('book', ['W-1'])).toMatchObject({ head: { reason: '', note: '' }, lines: [], problem: null });
});

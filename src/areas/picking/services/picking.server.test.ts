import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { uploadFromForm } from '#areas/content/services/uploads.server.ts';
import { companyInformation } from '#areas/content/tables/site.ts';
import { orderHistory, orderLines, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { parcelLines, parcels, shipments } from '#areas/orders/tables/parcels.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { reserveItems } from '#areas/stock/services/holds.server.ts';
import { recordStockForm } from '#areas/stock/services/movements.server.ts';
import { stockLevels } from '#areas/stock/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { labelSheetPath } from '../rules/label-paths.ts';
import { pickingTotes } from '../tables.ts';
import { labelDocument, labelSheet } from './label-pdf.server.ts';
import { fetchPackedParcels, packOrder } from './packing.server.ts';
import { pickingBoard, putAside, scanItem, startPicking, tickLine } from './picking.server.ts';
import { buyLabelsInBatch, shipOrder } from './ship-order.server.ts';

let app: TestApp;
let turn = 0;
const packer = { ...anonymousCaller, staff: { id: 1, roles: ['stock'] as const } };

beforeAll(async () => {
  app = await testApp();
  const words = (name: string) => ({ nameEn: name, nameZh: name });
  const company = { ...words('Tressline'), email: 'hello@tressline.test', phoneNumber: '+1-404-555-0100' };
  await app.db.insert(companyInformation).values({ ...company, address: '1 Mill St', city: 'Atlanta', region: 'GA', postCode: '30309' });
  await app.db
    .insert(staffMembers)
    .values({ id: 1, username: 'wei', email: 'w@t.test', passwordHash: 'x', firstName: 'Wei', lastName: 'Lin' });
  await app.db.insert(categories).values({ id: 1, slug: 'wig', ...words('Wigs') });
  await app.db.insert(spus).values({ id: 1, categoryId: 1, slug: 'bob', ...words('Bob') });
  const goods = { spuId: 1, categoryId: 1, priceCents: 9000, weightGrams: 200, shippingName: 'Wig' };
  await app.db.insert(skus).values(
    [1, 2].map((id) => ({
      ...goods,
      id,
      slug: `s-${id}`,
      code: `W-${id}`,
      ...words(`Wig ${id}`),
      bin: id === 1 ? 'B-01-1' : 'A-02-1',
    })),
  );
  const lines = [1, 2].map((skuId) => ({ skuId, quantity: 90 }));
  await recordStockForm(app, packer, { direction: 'in', reason: 'opening', key: 'opening-count', lines });
});
beforeEach(async () => {
  for (const table of [pickingTotes, parcelLines, shipments, parcels]) await app.db.delete(table);
  await app.db.update(orders).set({ status: 7, dealCloseTime: app.now() });
});

/** A paid order of two units of the first SKU and one of the second, reserved as by checkout. */
async function paidOrder(change: Partial<typeof orders.$inferInsert> = {}) {
  turn += 1;
  const number = `TL-${turn}`;
  const [row] = await app.db
    .insert(orders)
    .values({
      ...{ number, guestKeyHash: `hash ${turn}`, email: 'a@b.test', status: 2, paymentState: 'paid' as const, paymentTime: app.now() },
      ...{ itemsCents: 27_000, shippingCents: 0, totalCents: 27_000, pieceCount: 3, weightGrams: 600 },
      ...change,
    })
    .returning({ id: orders.id });
  const id = row?.id ?? 0;
  const place = { street: '218 Peachtree St', city: 'Atlanta', region: 'GA', postCode: '30303' };
  await app.db.insert(orderShippings).values({ orderId: id, receiverName: 'Amara', receiverPhone: '(404) 555-0100', ...place });
  const line = { orderId: id, productName: 'Wig', listPriceCents: 9000, priceCents: 9000, weightGrams: 200 };
  const lines = await app.db
    .insert(orderLines)
    .values([
      { ...line, skuId: 1, skuCode: 'W-1', quantity: 2, priceTotalCents: 18_000 },
      { ...line, skuId: 2, skuCode: 'W-2', quantity: 1, priceTotalCents: 9000, position: 1 },
    ])
    .returning({ lineId: orderLines.id, skuId: orderLines.skuId, quantity: orderLines.quantity });
  await reserveItems(
    app,
    lines.map(({ lineId, skuId, quantity }) => ({ lineId, skuId: skuId ?? 0, quantity })),
    null,
  );
  return { id, number, lineIds: lines.map(({ lineId }) => lineId) };
}
const orderNow = async (number: string) => (await app.db.select().from(orders).where(eq(orders.number, number)))[0];
const onHand = async (skuId: number) => (await app.db.select().from(stockLevels).where(eq(stockLevels.skuId, skuId)))[0]?.onHand;

test('a wave: orders go into totes, the list follows the shelves, the buyer can no longer call off', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  await paidOrder({ status: 1, paymentState: 'unpaid', paymentTime: null });
  expect((await pickingBoard(app)).waiting.map(({ number }) => number)).toEqual([first.number, second.number]);
  expect(await startPicking(app, packer, [first.number, second.number, first.number])).toEqual([
    { number: first.number, tote: 1 },
    { number: second.number, tote: 2 },
  ]);
  const { lines, waiting } = await pickingBoard(app);
  expect(waiting).toEqual([]);
  expect(lines.map(({ bin: shelf, quantity }) => [shelf, quantity])).toEqual([
    ['A-02-1', 1],
    ['A-02-1', 1],
    ['B-01-1', 2],
    ['B-01-1', 2],
  ]);
  expect(await orderNow(first.number)).toMatchObject({ status: 3, pickingStartedAt: app.now() });
});

test('ten clerks take ten orders at once: every order has a tote of its own', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => paidOrder()));
  await Promise.all(made.flatMap(({ number }) => [startPicking(app, packer, [number]), startPicking(app, packer, [number])]));
  const totes = await app.db.select({ tote: pickingTotes.tote }).from(pickingTotes).orderBy(pickingTotes.tote);
  expect(totes.map(({ tote }) => tote)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a scan lands in the tote that wants it; a wrong or surplus piece is refused', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  await startPicking(app, packer, [first.number, second.number]);
  expect(await scanItem(app, 'w-2', second.id)).toMatchObject({ tote: 2, left: 0 });
  expect(await scanItem(app, 'W-2', second.id)).toMatchObject({ tote: 1, left: 0 });
  await expect(scanItem(app, 'W-2', null)).rejects.toMatchObject({ why: 'notOnPickList' });
  await expect(scanItem(app, '4006381333931', null)).rejects.toMatchObject({ why: 'notOnPickList' });
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => scanItem(app, 'W-1', null)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

test('picked, packed, labelled, sent: stock leaves with it, the tote is free, the parcel knows its pieces', async () => {
  const before = (await onHand(1)) ?? 0;
  const { number, lineIds } = await paidOrder();
  const parcel = { grams: 780, lines: [] };
  await expect(shipOrder(app, packer, { number, parcels: [parcel] })).rejects.toMatchObject({ why: 'notInTote' });
  await startPicking(app, packer, [number]);
  await tickLine(app, lineIds[0] ?? 0, true);
  await expect(shipOrder(app, packer, { number, parcels: [parcel] })).rejects.toMatchObject({ why: 'notAllPicked', details: { left: 1 } });
  await tickLine(app, lineIds[1] ?? 0, true);
  const [bought] = await shipOrder(app, packer, { number, parcels: [parcel] });
  expect(await orderNow(number)).toMatchObject({ status: 4, shippingName: 'FedEx', shippingCode: bought?.trackingNumber });
  expect([await onHand(1), await app.db.$count(pickingTotes)]).toEqual([before - 2, 0]);
  expect(await app.db.select({ quantity: parcelLines.quantity }).from(parcelLines).orderBy(parcelLines.orderLineId)).toEqual([
    { quantity: 2 },
    { quantity: 1 },
  ]);
  const label = await labelDocument(app, packer, number, '1');
  expect(Buffer.from(await label.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  expect((await labelDocument(app, anonymousCaller, number, '1')).status).toBe(401);
  expect((await labelDocument(app, { ...packer, staff: { id: 1, roles: ['editor'] } }, number, '1')).status).toBe(403);
  expect((await labelDocument(app, packer, number, '2')).status).toBe(404);
});

test('an order in two parcels: every piece lies in one of them', async () => {
  const { number, lineIds } = await paidOrder();
  const [wig = 0, other = 0] = lineIds;
  await startPicking(app, packer, [number]);
  for (const lineId of lineIds) await tickLine(app, lineId, true);
  const one = { grams: 300, lines: [{ lineId: wig, quantity: 1 }] };
  await expect(
    shipOrder(app, packer, { number, parcels: [one, { grams: 300, lines: [{ lineId: wig, quantity: 1 }] }] }),
  ).rejects.toMatchObject({
    why: 'parcelsUneven',
  });
  const two = {
    grams: 500,
    lines: [
      { lineId: wig, quantity: 1 },
      { lineId: other, quantity: 1 },
    ],
  };
  expect(await shipOrder(app, packer, { number, parcels: [one, two] })).toHaveLength(2);
  expect(await app.db.$count(parcelLines)).toBe(3);
});

test('a piece is missing: the order waits, its tote is free, nothing of it counts as picked', async () => {
  const { id, number, lineIds } = await paidOrder();
  await startPicking(app, packer, [number]);
  await tickLine(app, lineIds[0] ?? 0, true);
  await putAside(app, packer, number, 'W-2 not in stock');
  const { waiting, totes } = await pickingBoard(app);
  expect(totes).toEqual([]);
  expect(waiting).toMatchObject([{ number, picked: 0, aside: 'W-2 not in stock' }]);
  expect((await app.db.select().from(orderHistory).where(eq(orderHistory.orderId, id))).map(({ event }) => event)).toEqual([
    'status',
    'aside',
  ]);
  await expect(tickLine(app, lineIds[0] ?? 0, true)).rejects.toMatchObject({ why: 'notInTote' });
});

test('another carrier: the number is written by hand and the order leaves the same way', async () => {
  const { number, lineIds } = await paidOrder();
  await startPicking(app, packer, [number]);
  for (const lineId of lineIds) await tickLine(app, lineId, true);
  await shipOrder(app, packer, { number, parcels: [{ grams: 700, lines: [] }], manual: { carrier: 'UPS', trackingNumber: '1Z9999999' } });
  expect(await orderNow(number)).toMatchObject({ status: 4, shippingName: 'UPS', shippingCode: '1Z9999999' });
  expect(await app.db.$count(pickingTotes)).toBe(0);
});

async function pickedOrder() {
  const made = await paidOrder();
  await startPicking(app, packer, [made.number]);
  for (const lineId of made.lineIds) await tickLine(app, lineId, true);
  return made;
}

test('labels of many packed orders in one go: each bought once, what fails says why and stays packed', async () => {
  const [first, second, unpacked, open] = [await pickedOrder(), await pickedOrder(), await pickedOrder(), await paidOrder()];
  for (const { number } of [first, second]) await packOrder(app, packer, { number, parcels: [{ grams: 700, lines: [] }] });
  expect(await orderNow(first.number)).toMatchObject({ status: 3 });
  await app.db.delete(orderShippings).where(eq(orderShippings.orderId, second.id));
  const numbers = [first.number, second.number, unpacked.number, open.number, first.number];
  const [once, twice] = await Promise.all([buyLabelsInBatch(app, packer, numbers), buyLabelsInBatch(app, packer, numbers)]);
  const bought = [...once, ...twice].filter((one) => one.bought);
  expect(bought.map(({ number }) => number)).toContain(first.number);
  expect(new Set(bought.flatMap((one) => one.bought?.map(({ trackingNumber }) => trackingNumber) ?? [])).size).toBe(1);
  expect((await app.db.select().from(shipments)).filter(({ state }) => state === 'bought')).toHaveLength(1);
  const why = new Map(once.flatMap(({ number, refused }) => (refused ? [[number, refused.why] as const] : [])));
  expect([why.get(unpacked.number), why.get(open.number)]).toEqual(['notPacked', 'notInTote']);
  expect(why.get(second.number)).toBe('addressNotExist');
  expect(await fetchPackedParcels(app, [second.id])).toMatchObject([{ parcelNumber: 1, grams: 700, hasLabel: false }]);
  expect(await orderNow(first.number)).toMatchObject({ status: 4 });

  const sheet = await labelSheet(app, packer, new URL(`http://shop.test${labelSheetPath([`${first.number}/1`, `${second.number}/1`])}`));
  expect(Buffer.from(await sheet.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  expect((await labelSheet(app, anonymousCaller, new URL('http://shop.test/bg/labels?label=TL-1/1'))).status).toBe(401);
});

test('packed again in another way, the newer word counts; put aside, nothing stays packed', async () => {
  const { id, number, lineIds } = await pickedOrder();
  const [wig = 0, other = 0] = lineIds;
  const split = [
    { grams: 300, lines: [{ lineId: wig, quantity: 2 }] },
    { grams: 250, lines: [{ lineId: other, quantity: 1 }] },
  ];
  await packOrder(app, packer, { number, parcels: split });
  expect(await fetchPackedParcels(app, [id])).toHaveLength(2);
  await packOrder(app, packer, { number, parcels: [{ grams: 620, lines: [] }] });
  expect(await fetchPackedParcels(app, [id])).toMatchObject([{ parcelNumber: 1, grams: 620 }]);
  expect(await app.db.$count(parcelLines)).toBe(2);
  await putAside(app, packer, number, 'W-1 is torn');
  expect(await fetchPackedParcels(app, [id])).toEqual([]);
});

test('a photo of the parcel is kept with it, taken by whoever packs; nobody packs with a stranger’s', async () => {
  const { id, number } = await pickedOrder();
  const file = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#caa' } })
    .jpeg()
    .toBuffer();
  const photo = await uploadFromForm(app, packer, { fileName: 'box.jpg', bytes: file });
  const parcel = { grams: 640, lines: [], photo };
  const stranger = { ...packer, staff: { id: 2, roles: ['stock'] as const } };
  await expect(packOrder(app, stranger, { number, parcels: [parcel] })).rejects.toMatchObject({ why: 'fileNotExist' });
  await packOrder(app, packer, { number, parcels: [parcel], isPhotoShared: true });
  await shipOrder(app, packer, { number, parcels: [{ grams: 640, lines: [] }] });
  expect(await fetchPackedParcels(app, [id])).toMatchObject([{ isPhotoShared: true, photoUploadId: expect.any(Number), hasLabel: true }]);
});

test('a long queue shows those that wait longest, goods on the shelf before goods in the making, and says how many there are', async () => {
  const paymentTime = app.now();
  const amounts = { itemsCents: 9000, shippingCents: 0, totalCents: 9000, payment: 9000, pieceCount: 1 };
  const many = Array.from({ length: 160 }, (_, at) => ({
    ...{ number: `TL-Q${at}`, guestKeyHash: `queue ${at}`, email: 'q@example.com' },
    isMadeToOrder: at < 5,
  }));
  await app.db
    .insert(orders)
    .values(many.map((one) => ({ ...one, ...amounts, status: 2 as const, paymentState: 'paid' as const, paymentTime })));
  const { waiting, waitingCount } = await pickingBoard(app);
  expect([waiting.length, waitingCount]).toEqual([155, 160]);
  expect(waiting.slice(-6).map(({ isMadeToOrder }) => isMadeToOrder)).toEqual([false, true, true, true, true, true]);
});

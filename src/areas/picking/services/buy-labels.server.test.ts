import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { companyInformation } from '#areas/content/tables/site.ts';
import { orderHistory, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { parcels, shipments } from '#areas/orders/tables/parcels.ts';
import { pickups } from '#areas/shipping/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { hourMs } from '#kernel/dates.ts';
import { jobs } from '#platform/tables.ts';
import type { Carrier, LabelPurchase, ShipmentRequest } from '#providers/ports.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { followParcels } from './tracking.server.ts';

let app: TestApp;
// Order history is never erased, so every test has its own order.
let turn = 0;
let orderId = 0;
const own = (mark = '') => `TL-${turn}${mark}`;
const start = new Date('2026-11-12T10:42:00Z');
const packer = { staff: { id: 1, roles: ['stock'] as const }, by: 'header' as const };

beforeAll(async () => {
  app = await testApp();
  const company = { nameEn: 'Tressline', nameZh: 'Tressline', email: 'hello@tressline.test', phoneNumber: '+1-404-555-0100' };
  await app.db.insert(companyInformation).values({ ...company, address: '1 Mill St', city: 'Atlanta', region: 'GA', postCode: '30309' });
  await app.db
    .insert(staffMembers)
    .values({ id: 1, username: 'wei', email: 'pack@tressline.test', passwordHash: 'x', firstName: 'Wei', lastName: 'Lin' });
});
beforeEach(async () => {
  app.clock.at = start;
  for (const table of [shipments, parcels, pickups, jobs]) await app.db.delete(table);
  turn += 1;
  orderId = await order(own());
});

async function order(number: string, change: Partial<typeof orders.$inferInsert> = {}) {
  const [row] = await app.db
    .insert(orders)
    .values({
      ...{
        number,
        guestKeyHash: `hash of ${number}`,
        email: 'amara@mail.test',
        status: 2,
        paymentState: 'paid' as const,
        paymentTime: start,
      },
      ...{ itemsCents: 18_000, shippingCents: 2600, totalCents: 20_600, pieceCount: 1, weightGrams: 700 },
      ...change,
    })
    .returning({ id: orders.id });
  const id = row?.id ?? 0;
  await app.db.insert(orderShippings).values({
    ...{ orderId: id, receiverName: 'Amara Okafor', receiverPhone: '(404) 555-0100' },
    ...{ street: '218 Peachtree St Apt 7B', city: 'Atlanta', region: 'GA', postCode: '30303' },
  });
  return id;
}

const carried = (carrier: Partial<Carrier>) => ({ ...app, ports: { ...app.ports, carrier: { ...app.ports.carrier, ...carrier } } });
const buy = (parcelGrams: readonly number[] = [700], number = own(), on: TestApp = app) =>
  callerOn(on, packer)('POST', '/carrier/create_shipment', { number, parcels: parcelGrams.map((grams) => ({ grams })) });
const states = async () => (await app.db.select({ state: shipments.state }).from(shipments)).map(({ state }) => state);
const lettersDue = async () => (await app.db.select({ payload: jobs.payload }).from(jobs)).map(({ payload }) => payload);
const history = () => app.db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(orderHistory.id);
const orderNow = async (number = own()) => (await app.db.select().from(orders).where(eq(orders.number, number)))[0];

test('a paid order leaves: label, number, status, time, history and one letter', async () => {
  const answer = await buy([400, 300]);
  expect(answer.body).toMatchObject({ Result: 0, Data: { tracking_number: expect.stringMatching(/^7\d{11}$/) } });
  const { parcels: bought, tracking_number: tracking } = answer.body.Data as {
    tracking_number: string;
    parcels: { tracking_number: string; label: string }[];
  };
  expect(bought).toHaveLength(2);
  for (const { label } of bought) expect(Buffer.from(label, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  expect(await orderNow()).toMatchObject({ status: 4, consignTime: start, shippingName: 'FedEx', shippingCode: tracking });
  expect(await history()).toMatchObject([{ fromStatus: 2, toStatus: 4, actor: 'staff', staffId: 1 }]);
  expect(await lettersDue()).toMatchObject([{ orderId, letter: 'shipped' }]);
});

test('asked again it gives the same labels and buys nothing', async () => {
  const asked: ShipmentRequest[] = [];
  const counting = carried({
    ship: async (wish) => {
      asked.push(wish);
      return app.ports.carrier.ship(wish);
    },
  });
  const first = await buy([700], own(), counting);
  expect((await buy([700], own(), counting)).body.Data).toEqual(first.body.Data);
  expect(asked).toHaveLength(1);
  expect(await lettersDue()).toHaveLength(1);
});

test('ten desks at once buy one label', async () => {
  let count = 0;
  const counting = carried({
    ship: async (wish) => {
      count += 1;
      return app.ports.carrier.ship(wish);
    },
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => buy([700], own(), counting)));
  expect(count).toBe(1);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(await states()).toEqual(['bought']);
});

test('an answer that was lost is not asked for again until somebody has looked', async () => {
  const lost = carried({ ship: async (): Promise<LabelPurchase> => ({ outcome: 'unsure', reason: 'test' }) });
  expect((await buy([700], own(), lost)).body.Code).toBe(80193);
  expect((await buy()).body.Code).toBe(80193);
  expect([await states(), (await orderNow())?.status]).toEqual([['buying'], 2]);
  const sent = await callerOn(app, packer)('POST', '/admin/order/ship', {
    number: own(),
    shipping_name: 'FedEx',
    shipping_code: '794953555571',
  });
  expect(sent.status).toBe(200);
  expect(await orderNow()).toMatchObject({ status: 4, shippingCode: '794953555571' });
  expect((await states()).toSorted()).toEqual(['bought', 'void']);
});

test.each([
  ['away', 80191],
  ['refused', 80192],
] as const)('a carrier that is %s sold nothing: the next try may', async (outcome, code) => {
  const no = carried({ ship: async (): Promise<LabelPurchase> => ({ outcome, reason: 'test' }) });
  expect((await buy([700], own(), no)).body.Code).toBe(code);
  expect((await orderNow())?.status).toBe(2);
  expect((await buy()).status).toBe(200);
  expect((await states()).toSorted()).toEqual(['bought', 'void']);
});

test('the second parcel failed: the first label stays and is not bought again', async () => {
  let asked = 0;
  const shaky = carried({
    ship: async (wish) => {
      asked += 1;
      return asked === 2 ? { outcome: 'away', reason: 'test' } : app.ports.carrier.ship(wish);
    },
  });
  expect((await buy([400, 300], own(), shaky)).body.Code).toBe(80191);
  expect((await orderNow())?.status).toBe(2);
  expect((await buy([400, 300], own(), shaky)).status).toBe(200);
  expect(asked).toBe(3);
});

test.each([
  ['unpaid', { status: 1, paymentState: 'unpaid', paymentTime: null }],
  ['a deposit only', { status: 3, paymentState: 'part_paid', paymentTime: null }],
  ['needs a person', { status: 2, paymentState: 'needs_attention' }],
  ['called off', { status: 7, dealCloseTime: start }],
] as const)('an order that is %s does not leave', async (_, change) => {
  await order(own('B'), change);
  const byHand = { number: own('B'), shipping_name: 'UPS', shipping_code: '1Z9999999' };
  expect((await buy([700], own('B'))).body.Code).toBe(80190);
  expect((await callerOn(app, packer)('POST', '/admin/order/ship', byHand)).body.Code).toBe(80190);
  expect(await states()).toEqual([]);
});

test('only who packs may send', async () => {
  const body = { number: own(), parcels: [{ grams: 700 }] };
  expect((await callerOn(app)('POST', '/carrier/create_shipment', body)).status).toBe(401);
  const editor = { staff: { id: 1, roles: ['editor'] as const }, by: 'header' as const };
  for (const path of ['/carrier/create_shipment', '/carrier/schedule_pickup', '/admin/order/ship'])
    expect((await callerOn(app, editor)('POST', path, body)).status).toBe(403);
});

test('a discreet parcel does not name the shop', async () => {
  await order(own('C'), { isDiscreet: true });
  const asked: ShipmentRequest[] = [];
  const watching = carried({
    ship: async (wish) => {
      asked.push(wish);
      return app.ports.carrier.ship(wish);
    },
  });
  await buy([700], own('C'), watching);
  expect(JSON.stringify(asked[0]?.from)).not.toContain('Tressline');
});

test('the carrier comes once a day for what is packed', async () => {
  await buy();
  const visit = { date: '2026-11-13' };
  const first = await callerOn(app, packer)('POST', '/carrier/schedule_pickup', visit);
  expect(first.body).toMatchObject({ Result: 0, Data: { confirmation: expect.stringMatching(/^\d{4}/) } });
  app.clock.at = new Date(start.getTime() + 5000);
  expect((await callerOn(app, packer)('POST', '/carrier/schedule_pickup', visit)).body).toEqual(first.body);
  expect(await app.db.select({ pickupId: shipments.pickupId }).from(shipments)).toEqual([{ pickupId: expect.any(Number) }]);
  expect((await callerOn(app, packer)('POST', '/carrier/schedule_pickup', { date: '2026-11-09' })).body.Code).toBe(80192);
});

test('parcels are followed, and the order has arrived when all of them have', async () => {
  await buy([400, 300]);
  app.clock.at = new Date(start.getTime() + 25 * hourMs);
  expect(await followParcels(app)).toBe(0);
  expect(await states()).toEqual(['in_transit', 'in_transit']);
  app.clock.at = new Date(start.getTime() + 60 * hourMs);
  expect(await followParcels(app)).toBe(1);
  expect(await orderNow()).toMatchObject({ status: 5, deliveredAt: expect.any(Date) });
  expect((await history()).at(-1)).toMatchObject({ fromStatus: 4, toStatus: 5, actor: 'provider' });
  expect(await followParcels(app)).toBe(0);
});

test('a carrier that is away leaves the parcels where they were', async () => {
  await buy();
  expect(await followParcels(carried({ track: async () => ({ outcome: 'away', reason: 'test' }) }))).toBe(0);
  expect(await states()).toEqual(['bought']);
});

import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffMembers } from '#areas/staff/tables.ts';
import { auditLog } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { vendorHairPrices, vendorHairSpecs } from '../tables.ts';
import { compareVendorPrices, vendorPriceAlerts, vendorSpecDetails } from './comparison.server.ts';
import { setAlertLimits } from './limits.server.ts';
import { saveVendor, vendorList } from './vendors.server.ts';
import { markAlertsSeen, reopenPrice, revokeVendorPrices } from './writing.server.ts';

let app: TestApp;
const buyer = { shopperId: null, staff: { id: 1, roles: ['manager'] as const }, by: 'header' as const };
const caller = { ...buyer, shopperToken: null, staffToken: null, guestKeys: [], ip: '::1', requestId: 'r', language: 'en' as const };
const facts = { contact: '', email: '', phoneNumber: '', address: '', country: 'CN', currency: 'CNY', leadDays: 4, note: '' };

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'bo', email: 'bo@shop.test', passwordHash: 'x', firstName: 'Bo' });
  await saveVendor(app, caller, null, { ...facts, code: 'XC', nameEn: 'Xuchang', nameZh: '许昌' });
  await saveVendor(app, caller, null, { ...facts, code: 'QD', nameEn: 'Qingdao', nameZh: '青岛', currency: 'USD' });
});

const ask = (path: string, input: object) => callerOn(app, buyer)('POST', `/admin/vendor_hair_price/${path}`, input);
const spec = { product_kind: 'bulk', texture: 'Straight', unit: '100g', min_quantity: 20 };
const list = (vendor_id: number, items: [length: number, price: number][], more: object = {}) => ({
  ...{ vendor_id, currency: 'CNY', rate: 0.14, valid_from: '2026-11-01' },
  items: items.map(([length, price]) => ({ ...spec, length, price })),
  ...more,
});
const versions = () =>
  app.db
    .select({
      inches: vendorHairSpecs.lengthInches,
      version: vendorHairPrices.version,
      quoted: vendorHairPrices.quotedCents,
      to: vendorHairPrices.validTo,
    })
    .from(vendorHairPrices)
    .innerJoin(vendorHairSpecs, eq(vendorHairSpecs.id, vendorHairPrices.specId))
    .where(eq(vendorHairSpecs.vendorId, 1))
    .orderBy(asc(vendorHairSpecs.lengthInches), asc(vendorHairPrices.version));

test('a list is told before it is saved; saved twice it changes nothing; a change makes a version and keeps the old one', async () => {
  const first = list(1, [
    [10, 118],
    [12, 126.5],
  ]);
  expect((await ask('add', { ...first, dry_run: true })).body.Data).toMatchObject({ ids: [], items: [{ state: 'new' }, { state: 'new' }] });
  expect(await versions()).toEqual([]);
  expect((await ask('add', first)).body.Data).toMatchObject({ ids: [1, 2], same: 0 });
  expect((await ask('add', first)).body.Data).toMatchObject({ ids: [], same: 2 });
  await ask('add', list(1, [[10, 124]], { valid_from: '2026-11-10', note: 'mail' }));
  expect(await versions()).toEqual([
    { inches: 10, version: 1, quoted: 11_800, to: '2026-11-10' },
    { inches: 10, version: 2, quoted: 12_400, to: null },
    { inches: 12, version: 1, quoted: 12_650, to: null },
  ]);
  const found = (await ask('get_with_query', { state: 'current', length: 10 })).body.Data as {
    items: { price: number; version: number }[];
  };
  const [row] = found.items;
  expect(row).toMatchObject({ price: 17.36, version: 2 });
});

test('a price that looks mistyped is refused with the likely one until somebody says it is meant', async () => {
  const odd = list(1, [[12, 12.7]], { valid_from: '2026-11-10' });
  const told = await ask('add', { ...odd, dry_run: true });
  expect(told.body.Data).toMatchObject({ items: [{ state: 'odd', likely: 127 }] });
  expect((await ask('add', odd)).body.Code).toBe(80294);
});

test('a list that begins before a newer price is refused, and a vendor that is not there too', async () => {
  expect((await ask('add', list(1, [[10, 130]], { valid_from: '2026-11-02' }))).body.Code).toBe(80293);
  expect((await ask('add', list(99, [[10, 130]]))).body.Code).toBe(80290);
});

test('a version taken back never held and the one before holds again; the history keeps both', async () => {
  await ask('add', list(1, [[10, 140]], { valid_from: '2026-11-12' }));
  const id = (await app.db.select({ id: vendorHairPrices.id }).from(vendorHairPrices)).at(-1)?.id ?? 0;
  expect(await revokeVendorPrices(app, caller, [id])).toBe(1);
  expect((await versions()).slice(0, 3)).toEqual([
    { inches: 10, version: 1, quoted: 11_800, to: '2026-11-10' },
    { inches: 10, version: 2, quoted: 12_400, to: null },
    { inches: 10, version: 3, quoted: 14_000, to: '2026-11-12' },
  ]);
  await expect(revokeVendorPrices(app, caller, [id])).rejects.toThrow('Vendor price not found');
  // Again on the same day: the previous version is still the second.
  await ask('add', list(1, [[10, 129]], { valid_from: '2026-11-12' }));
  const next = (await app.db.select({ id: vendorHairPrices.id }).from(vendorHairPrices)).at(-1)?.id ?? 0;
  await revokeVendorPrices(app, caller, [next]);
  expect((await versions()).filter(({ to }) => to === null).map(({ quoted }) => quoted)).toEqual([12_400, 12_650]);
});

test('an ended price stays in the history and can be brought back', async () => {
  const [, , second] = await app.db.select({ id: vendorHairPrices.id }).from(vendorHairPrices).orderBy(asc(vendorHairPrices.id));
  const id = second?.id ?? 0;
  expect((await ask('delete', { id, valid_to: '2026-11-12', reason: 'no longer made' })).body.Code).toBe(0);
  expect((await ask('delete', { id })).body.Code).toBe(80292);
  expect((await ask('get_with_query', { state: 'ended', length: 10 })).body.Data).toMatchObject({ total: 4 });
  await reopenPrice(app, caller, id);
  expect((await versions()).filter(({ to }) => to === null)).toHaveLength(2);
});

test('vendors are compared for the same thing; the cheapest is marked and a rise is told until it is seen to', async () => {
  await ask('add', { ...list(2, [[10, 16]]), currency: 'USD', rate: 1 });
  const { table } = await compareVendorPrices(app, 'en', '2026-11-12', { kind: 'bulk', unit: '100g', spec: {} });
  expect(table.rows.map(({ vendor, cells }) => [vendor, cells[0]?.priceCents, cells[0]?.isCheapest, cells[0]?.isRise])).toEqual([
    ['Qingdao', 1600, true, false],
    ['Xuchang', 1736, false, true],
  ]);
  const { alerts } = await vendorPriceAlerts(app, 'en');
  expect(alerts).toMatchObject([{ kind: 'rise', row: { vendor: 'Xuchang' } }]);
  await markAlertsSeen(app, caller, [alerts[0]?.priceId ?? 0], true);
  expect((await vendorPriceAlerts(app, 'en')).alerts).toEqual([]);
  await setAlertLimits(app, caller, { risePercent: 5, staleDays: 5 });
  expect((await vendorPriceAlerts(app, 'en')).alerts.map(({ kind }) => kind)).toEqual(['stale', 'stale']);
  const desk = await vendorSpecDetails(app, 'en', 1);
  expect([desk.rivals.map(({ vendor }) => vendor), desk.versions.length, desk.trend[1]?.steps.length]).toEqual([
    ['Qingdao', 'Xuchang'],
    4,
    2,
  ]);
});

test('an edit by call is the next version, and only buyers may', async () => {
  const answer = await ask('update', { id: 1, price: 125, valid_from: '2026-11-12' });
  expect(answer.body.Code).toBe(0);
  expect((await versions()).find(({ to, inches }) => to === null && inches === 10)?.quoted).toBe(12_500);
  const sales = callerOn(app, { ...buyer, staff: { id: 2, roles: ['sales'] } });
  for (const path of ['get_with_query', 'add', 'update', 'delete'])
    expect((await sales('POST', `/admin/vendor_hair_price/${path}`, {})).status, path).toBe(403);
  expect((await vendorList(app)).map(({ code, priceCount }) => [code, priceCount])).toEqual([
    ['QD', 1],
    ['XC', 2],
  ]);
});

test('every change is in the audit log', async () => {
  const actions = (await app.db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action);
  for (const action of ['vendor.add', 'vendor_price.save', 'vendor_price.take_back', 'vendor_price.end', 'vendor_alert.seen'])
    expect(actions).toContain(action);
});

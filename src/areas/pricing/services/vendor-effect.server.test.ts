import { beforeAll, expect, test } from 'vitest';
import { staffMembers } from '#areas/staff/tables.ts';
import { saveVendor } from '#areas/vendor-prices/services/vendors.server.ts';
import { endPrice, revokeVendorPrices, saveVendorPrices } from '#areas/vendor-prices/services/writing.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { priceRuleSets, priceRules } from '../tables.ts';
import { liveRules } from './active-rules.server.ts';
import { effectOfPrices, followedSpecs, followVendor } from './vendor-effect.server.ts';
import { publishRuleSet, restoreRuleSet } from './versions.server.ts';

let app: TestApp;
const caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] as const } };
const facts = { contact: '', email: '', phoneNumber: '', address: '', country: 'CN', currency: 'USD', leadDays: 4, note: '' };
const spec = {
  ...{ productKind: 'bulk', unit: '100g' as const, minQuantity: 20, lengthInches: 20 },
  ...{ origin: '', grade: '', texture: 'Straight', colour: '', lace: '' },
};
const listFrom = (vendorId: number, quotedCents: number, validFrom: string) => ({
  ...{ vendorId, currency: 'USD', rateMicros: 1_000_000, validFrom, note: '', oddIsMeant: false },
  lines: [{ row: 1, column: 1, spec, quotedCents, problem: null }],
});
const cost = async () => (await liveRules(app))?.rules.rules[0]?.cents;

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'ow', email: 'ow@shop.test', passwordHash: 'x', firstName: 'Ow' });
  await saveVendor(app, caller, null, { ...facts, code: 'AA', nameEn: 'A', nameZh: '甲' });
  await saveVendor(app, caller, null, { ...facts, code: 'BB', nameEn: 'B', nameZh: '乙' });
  await saveVendorPrices(app, caller, listFrom(1, 2000, '2026-11-01'));
  await saveVendorPrices(app, caller, listFrom(2, 1900, '2026-11-01'));
  await app.db.insert(priceRuleSets).values({ version: 1, state: 'live', liveAt: app.now() });
  await app.db.insert(priceRules).values({
    ruleSetId: 1,
    productKind: 'wig',
    kind: 'hair',
    amountCents: 1500,
    grams: 100,
    vendorPriceId: 1,
    nameEn: 'Hair',
    nameZh: '头发',
  });
});

test('a vendor price that is published changes the cost of the engine, after a preview, and can be taken back', async () => {
  expect(await cost()).toBe(2000);
  expect(await effectOfPrices(app, new Map([[1, 2100]]))).toMatchObject({ costs: 1 });
  expect(await effectOfPrices(app, new Map([[2, 2100]]))).toMatchObject({ costs: 0 });
  const { saved } = await saveVendorPrices(app, caller, listFrom(1, 2100, '2026-11-12'));
  expect(await cost()).toBe(2100);
  await revokeVendorPrices(app, caller, saved);
  expect(await cost()).toBe(2000);
});

test('a price of tomorrow counts tomorrow', async () => {
  const { saved } = await saveVendorPrices(app, caller, listFrom(1, 2200, '2026-11-13'));
  expect(await cost()).toBe(2000);
  app.clock.at = new Date('2026-11-13T08:00:00Z');
  expect(await cost()).toBe(2200);
  await revokeVendorPrices(app, caller, saved);
});

test('the engine follows another vendor by a new version, and back by bringing the old one back', async () => {
  await followVendor(app, caller, { fromSpecId: 1, toPriceId: 2 });
  expect(await cost()).toBe(2000);
  await publishRuleSet(app, caller, 'B is cheaper');
  expect(await cost()).toBe(1900);
  await restoreRuleSet(app, caller, 1);
  expect(await cost()).toBe(2000);
  await expect(followVendor(app, caller, { fromSpecId: 99, toPriceId: 2 })).rejects.toThrow('Price rule not found');
});

test('a followed price that ended is told, and the engine falls back to the last cost that was written', async () => {
  expect((await followedSpecs(app)).missing).toEqual([]);
  await endPrice(app, caller, { id: 1, on: '2026-11-13', reason: 'no longer made' });
  expect((await followedSpecs(app)).missing.map(({ nameEn }) => nameEn)).toEqual(['Hair']);
  expect(await cost()).toBe(1500);
});

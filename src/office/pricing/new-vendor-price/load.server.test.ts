import { beforeAll, expect, test } from 'vitest';
import { staffMembers } from '#areas/staff/tables.ts';
import { saveVendor } from '#areas/vendor-prices/services/vendors.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
const caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] as const } };
const facts = { contact: '', email: '', phoneNumber: '', address: '', country: 'IN', currency: 'USD', leadDays: 4, note: '' };
const head = { vendor_id: '1', product_kind: 'bulk', unit: '100g', min_quantity: '1', currency: 'USD', rate: '1', note: '' };
const send = (fields: Readonly<Record<string, string | File>>) =>
  action(visitOn(app, caller, '/bg/add-vendor-hair-price', { ...head, ...fields }));
const sheet = (price: string): string => `texture,length,price\nStraight,20,${price}`;

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'ow', email: 'ow@shop.test', passwordHash: 'x', firstName: 'Ow' });
  await saveVendor(app, caller, null, { ...facts, code: 'AA', nameEn: 'A', nameZh: '甲' });
  await send({ intent: 'save', valid_from: '2026-11-01', sheet: sheet('25.50') });
});

test('a price that looks wrong is shown with the refusal, so that it can be said to be meant', async () => {
  const odd = { intent: 'save', valid_from: '2026-11-12', sheet: sheet('1') };
  expect(await send(odd)).toMatchObject({ problem: expect.stringContaining('1 price looks unusual'), judged: [{ state: 'odd' }] });
  expect(await send({ ...odd, odd_is_meant: '1' })).toMatchObject({ done: expect.stringContaining('1') });
});

test('a file that is no sheet is refused by what can be read', async () => {
  const file = new File([new Uint8Array([0xff, 0xd8, 0x00])], 'prices.jpg');
  expect(await send({ intent: 'look', valid_from: '2026-11-13', file })).toMatchObject({
    data: { problem: 'We couldn’t read this file. Please upload a CSV or XLSX file up to 2 MB.' },
  });
});

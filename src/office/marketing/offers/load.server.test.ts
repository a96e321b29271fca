import { beforeAll, expect, test } from 'vitest';
import { fetchOfferRules } from '#areas/promotions/services/offers.server.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] as const } };
const send = async (fields: Readonly<Record<string, string>>) =>
  (await action(visitOn(app, owner, '/bg/offers', fields))) as unknown as { undo: Record<string, string> };

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'ow', email: 'ow@shop.test', passwordHash: 'x', firstName: 'Ow' });
  await seedCatalog(app.db);
});

test.each([
  ['sets', { intent: 'set', minBundles: '3', withClosure: 'yes', off: '7.5' }, { minBundles: 3, withClosure: true, offBp: 750 }],
  ['sets', { intent: 'set', minBundles: '4', off: '5' }, { minBundles: 4, withClosure: false, offBp: 500 }],
  [
    'tiers',
    { intent: 'tier', audience: 'wholesale', category: '', minPieces: '10', off: '5' },
    { categoryId: null, minPieces: 10, offBp: 500 },
  ],
] as const)('one of the %s that was removed comes back whole by the fields that undo it', async (list, fields, row) => {
  const rows = async () => (await fetchOfferRules(app))[list];
  const made = await send(fields);
  expect(await rows()).toEqual([expect.objectContaining(row)]);
  const gone = await send(made.undo);
  expect(await rows()).toEqual([]);
  const back = await send(gone.undo);
  expect(await rows()).toEqual([expect.objectContaining(row)]);
  await send(back.undo);
});

test.each([
  [{ intent: 'set', minBundles: '51', off: '5' }, 'Enter a value from 1 to 50 for minimum bundles'],
  [{ intent: 'set', minBundles: '3', off: '' }, 'Please input discount'],
  [{ intent: 'tier', audience: 'friends', minPieces: '3', off: '5' }, 'Please check this field: eligibility'],
  [{ intent: 'gift', skuCode: 'W-1', minItems: 'much' }, 'Please check this field: Min. subtotal (USD)'],
])('%j is refused: %s', async (fields, problem) => {
  expect(await send(fields as unknown as Record<string, string>)).toMatchObject({ data: { problem }, init: { status: 400 } });
});

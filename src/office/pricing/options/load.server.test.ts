import { beforeAll, expect, test } from 'vitest';
import { builderChoices } from '#areas/pricing/services/choices.server.ts';
import { priceRuleSets } from '#areas/pricing/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] as const } };
const send = (fields: Readonly<Record<string, string>>) => action(visitOn(app, owner, '/bg/price-choices', fields));
const left = async () => (await builderChoices(app))?.exclusions.map(({ condition, reasonZh }) => ({ condition, reasonZh })) ?? [];

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'ow', email: 'ow@shop.test', passwordHash: 'x', firstName: 'Ow' });
  await app.db.insert(priceRuleSets).values({ version: 1, state: 'live', liveAt: app.now() });
});

const typed = { intent: 'exclude', kind: 'bundle', condition: 'colour:613', length_from: '30', reason_en: 'Too fine', reason_zh: '太细' };
const kept = [{ condition: { colour: ['613'], length: { min: 30 } }, reasonZh: '太细' }];

test('a combination left out and made again comes back whole by the fields that undo it', async () => {
  await send(typed);
  expect(await left()).toEqual(kept);
  const [row] = (await builderChoices(app))?.exclusions ?? [];
  const gone = (await send({ intent: 'allow', id: String(row?.id) })) as { undo: Record<string, string> };
  expect(await left()).toEqual([]);
  await send(gone.undo);
  expect(await left()).toEqual(kept);
  expect(await send({ ...gone.undo, condition: '{"colour":' })).toMatchObject({ data: { field: 'condition' }, init: { status: 400 } });
});

test.each([
  ['condition', 'colour', 'Please check this field: condition'],
  ['length_to', '100', 'Enter 99 or less for Max. length'],
  ['reason_en', '', 'Please input reason (English)'],
])('a combination with %s = "%s" is refused: %s', async (field, value, problem) => {
  expect(await send({ ...typed, [field]: value })).toMatchObject({ data: { field, problem } });
});

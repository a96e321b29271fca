import { beforeAll, expect, test } from 'vitest';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { commissionTiersOf, setTiers } from './performance.server.ts';

let app: TestApp;
const boss = { ...anonymousCaller, staff: { id: 1, roles: ['manager'] } } as const;
beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, email: 'bo@tressline.test', username: 'bo', passwordHash: 'x', firstName: 'Bo' });
});

const one = { fromCents: 0, shareBp: 100 };
const two = { fromCents: 1_000_000, shareBp: 150 };

test('steps of the commission hold from their month on; a month that is over keeps its own', async () => {
  await setTiers(app, boss, '2026-11-01', [one]);
  await setTiers(app, boss, '2027-01-01', [one, two]);
  expect(await commissionTiersOf(app, '2026-10-01')).toEqual([]);
  expect(await commissionTiersOf(app, '2026-12-01')).toEqual([one]);
  expect(await commissionTiersOf(app, '2027-03-01')).toEqual([one, two]);
  await setTiers(app, boss, '2027-01-01', [two]);
  expect(await commissionTiersOf(app, '2027-03-01')).toEqual([two]);
  await expect(setTiers(app, boss, '2026-10-01', [one])).rejects.toMatchObject({ why: 'badValue' });
  await expect(setTiers(app, { ...boss, staff: { id: 1, roles: ['finance'] } }, '2027-01-01', [one])).rejects.toMatchObject({
    why: 'forbidden',
  });
  const log = await app.db.select().from(auditLog).orderBy(auditLog.id);
  expect(log.at(-1)).toMatchObject({ action: 'performance.tiers', before: { tiers: [one, two] }, after: { tiers: [two] } });
});

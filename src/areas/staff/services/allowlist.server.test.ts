import { beforeEach, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { testApp } from '../../../../tests/kit/app.ts';
import { allowlistEntries, staffMembers } from '../tables.ts';
import { listAllowlistEntries, removeAllowlistEntry, saveAllowlistEntry, updateLoginPolicy } from './allowlist.server.ts';

const app = await testApp();
const owner = { ...anonymousCaller, ip: '127.0.0.1', staff: { id: 1, roles: ['owner'] as const } };
const own = { email: 'ow@shop.test', area: 'office', addressRanges: ['127.0.0.1'], note: '', expiresAt: null } as const;
const closed = { isListOn: true, factorRoles: [] };
let id = 0;

beforeEach(async () => {
  await app.db.delete(allowlistEntries);
  await app.db
    .insert(staffMembers)
    .values({ id: 1, username: 'ow', email: 'ow@shop.test', passwordHash: 'x', firstName: 'Ow' })
    .onConflictDoNothing();
  await updateLoginPolicy(app, owner, { ...closed, isListOn: false });
  id = await saveAllowlistEntry(app, owner, null, own);
});

test('while the list is on, nobody takes the own person off it', async () => {
  await updateLoginPolicy(app, owner, closed);
  await expect(removeAllowlistEntry(app, owner, id)).rejects.toMatchObject({ why: 'listLocksYou' });
  expect((await listAllowlistEntries(app, { page: 1, pageSize: 10 })).items).toHaveLength(1);
  await updateLoginPolicy(app, owner, { ...closed, isListOn: false });
  await removeAllowlistEntry(app, owner, id);
});

test.each([
  ['another address', { addressRanges: ['10.9.9.9'] }],
  ['another mailbox', { email: 'other@shop.test' }],
  ['buyers’ prices', { area: 'wholesale' as const }],
  ['an end that is over', { expiresAt: new Date('2020-01-01') }],
])('nor changes the own line to %s', async (_, change) => {
  await updateLoginPolicy(app, owner, closed);
  await expect(saveAllowlistEntry(app, owner, id, { ...own, ...change })).rejects.toMatchObject({ why: 'listLocksYou' });
  await saveAllowlistEntry(app, owner, id, { ...own, note: 'System', addressRanges: ['127.0.0.0/8'] });
});

test('who came in past the list by an emergency code may still change it for others', async () => {
  const other = await saveAllowlistEntry(app, owner, null, { ...own, email: 'sam@shop.test' });
  await updateLoginPolicy(app, owner, closed);
  await removeAllowlistEntry(app, { ...owner, ip: '203.0.113.9' }, other);
});

import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { login, shopperIdOfToken, signUp } from '#areas/shoppers/services/login.server.ts';
import { users } from '#areas/shoppers/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog, jobs, mails } from '#platform/tables.ts';
import { seedAccountData } from '../../../../tests/kit/account-data.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { type Member, memberOn, memberPassword as password } from '../../../../tests/kit/member.ts';
import { ownedTables } from '../store/account.server.ts';
import {
  accountCountsOf,
  atStakeFor,
  deleteAccount,
  deleteAccountOf,
  exportAccount,
  forgetFiles,
  forgetFilesJob,
} from './own-data.server.ts';

let app: TestApp;
/** Marks all personal data, so that a search through the whole database finds what was forgotten. */
const mark = 'Quetzalcoatl';
const email = `${mark.toLowerCase()}@tressline.test`;
let mia: Member;
let ana: Member;

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  mia = await memberOn(app, email, { firstName: mark, note: `likes ${mark}`, phoneNumber: `${mark} 1` });
  ana = await memberOn(app, 'ana@tressline.test', { firstName: 'Ana' });
  await seedAccountData(app.db, { userId: mia.shopperId, email, marker: mark, now: app.now() });
  await seedAccountData(app.db, { userId: ana.shopperId, email: 'ana@tressline.test', marker: 'Ana', now: app.now() });
});

const tables = async (): Promise<PgTable[]> => {
  const files = ['src/platform/tables.ts', ...globSync('src/areas/*/tables.ts'), ...globSync('src/areas/*/tables/*.ts')];
  const modules: object[] = await Promise.all(files.map((file) => import(resolve(file))));
  return modules.flatMap((one) => Object.values(one)).filter((value): value is PgTable => is(value, PgTable));
};

/** Table and row of every occurrence. */
async function rowsWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const name = getTableName(table);
    const rows = await app.db
      .select({ row: sql<string>`one::text` })
      .from(sql`${sql.identifier(name)} as one`)
      .where(sql`one::text ilike ${`%${word}%`}`);
    found.push(...rows.map(() => name));
  }
  return [...new Set(found)].sort();
}

test('every table that points to a shopper is in the list of tables with data of shoppers', async () => {
  const pointing = (await tables()).filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => getTableName(key.reference().foreignTable) === 'users'),
  );
  const known = new Set(ownedTables.map(({ from }) => getTableName(from)));
  expect(pointing.length).toBeGreaterThan(20);
  expect(pointing.map(getTableName).filter((name) => !known.has(name))).toEqual([]);
});

test('her file holds what is hers, in words, and nothing that opens an account or belongs to another', async () => {
  const { fileName, account } = await exportAccount(app, mia, password);
  expect(fileName).toBe('tressline-account-2026-11-12.json');
  expect(account).toMatchObject({
    profile: { email, first_name: mark },
    addresses: [{ city: `${mark} City` }],
    sessions: [{ device: '' }],
    cart: [{ piece: expect.any(String), quantity: 2 }],
    wishlist: [{ piece: expect.any(String) }],
    orders: [{ number: `N-${mia.shopperId}`, lines: [{ product_name: 'Wig', price_cents: 1000 }], receiver: [{ receiver_name: mark }] }],
    inquiries: [{ message: 'Which length?', pieces: [{ quantity: 3 }], messages: [{ message: 'Twenty inches.' }] }],
    reviews: [{ text: 'Soft and full.', stars: 5 }],
    newsletter: [{ email }],
    store_credit: [{ balance_cents: 1500, entries: [{ amount_cents: 1500 }] }],
  });
  const text = JSON.stringify(account);
  expect(text).not.toMatch(/Ana|argon2|token_hash|password_hash|a note for staff/);
  expect(text).not.toContain(mia.shopperToken);
  expect(JSON.parse(text)).toEqual(account);
  await expect(exportAccount(app, mia, 'guess')).rejects.toMatchObject({ why: 'passwordError', details: { field: 'password' } });
});

test('what is at stake and what waits in her rooms is counted for her alone', async () => {
  expect(await atStakeFor(app, mia.shopperId)).toEqual({ openOrders: 1, creditCents: 1500 });
  expect(await accountCountsOf(app, mia.shopperId)).toEqual({ addresses: 1, orders: 1, answers: 1 });
  expect(await accountCountsOf(app, 999_999)).toEqual({ addresses: 0, orders: 0, answers: 0 });
});

test('a wrong password deletes nothing', async () => {
  const before = await rowsWith(mark);
  await expect(deleteAccount(app, mia, 'guess')).rejects.toMatchObject({ why: 'passwordError' });
  expect(await rowsWith(mark)).toEqual(before);
});

test('who leaves is found in the books and in her last letter, and nowhere else; others keep everything', async () => {
  const others = await rowsWith('Ana');
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => deleteAccount(app, mia, password)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // Counters of wrong passwords expire within the hour.
  expect(await rowsWith(mark)).toEqual(['mails', 'order_shippings', 'orders', 'rate_counters']);
  expect(await rowsWith('Ana')).toEqual(others);
  const letters = await app.db.select({ kind: mails.kind }).from(mails).where(eq(mails.toEmail, email)).orderBy(mails.id);
  expect(letters.map(({ kind }) => kind)).toEqual(['order_paid', 'account_deleted']);
});

test('afterwards nothing opens the account, its files go, and the mailbox is free for a new one', async () => {
  expect(await shopperIdOfToken(app, mia.shopperToken)).toBeNull();
  await expect(login(app, anonymousCaller, { email, password, device: '' })).rejects.toMatchObject({ why: 'passwordError' });
  await expect(deleteAccount(app, mia, password)).rejects.toMatchObject({ why: 'userNotLogin' });
  const [gone] = await app.db.select().from(users).where(eq(users.id, mia.shopperId));
  expect(gone).toMatchObject({ email: `gone-${mia.shopperId}@deleted.invalid`, passwordHash: 'gone', deletedAt: app.now() });

  const [job] = await app.db.select().from(jobs).where(eq(jobs.kind, forgetFilesJob));
  const key = `private/file-${mia.shopperId}-450.webp`;
  await app.ports.storage.put(key, new Uint8Array([1]), 'image/webp');
  if (job) for (let count = 0; count < 2; count += 1) await forgetFiles(app, job);
  expect(await app.ports.storage.read(key)).toBeNull();

  const again = await signUp(app, anonymousCaller, { email, password, firstName: 'New', lastName: 'Name' });
  expect(again.userId).not.toBe(mia.shopperId);
});

test('staff empty an account for who asked by letter: once, and the log keeps nothing of her', async () => {
  const leaving = await memberOn(app, 'leaving@example.com', { firstName: 'Zelda', lastName: 'Quill' });
  const manager = { ...anonymousCaller, staff: { id: 1, roles: ['manager'] } } as const;
  await deleteAccountOf(app, manager, leaving.shopperId);
  expect(await shopperIdOfToken(app, leaving.shopperToken)).toBeNull();
  await expect(deleteAccountOf(app, manager, leaving.shopperId)).rejects.toMatchObject({ why: 'userNotExist' });
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'user.delete'));
  expect(row).toMatchObject({ subjectId: String(leaving.shopperId), before: { isGone: false }, after: { isGone: true } });
});

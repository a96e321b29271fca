import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { appMetadata, jobs, rateCounters } from '#platform/tables.ts';
import { testStore } from '../../../tests/kit/app.ts';
import { databaseErrorName, isConnectionError } from './connection-errors.ts';
import type { Store } from './open.server.ts';

let store: Store;
beforeAll(async () => {
  store = await testStore();
});

const countOf = async (name: string): Promise<number> => {
  const rows = await store.db.select({ name: appMetadata.name }).from(appMetadata).where(eq(appMetadata.name, name));
  return rows.length;
};

test('a transaction is whole or nothing', async () => {
  await expect(
    store.db.transaction(async (db) => {
      await db.insert(appMetadata).values({ name: 'half', value: 1 });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await countOf('half')).toBe(0);
});

test('an inner transaction can fail alone', async () => {
  await store.db.transaction(async (db) => {
    await db.insert(appMetadata).values({ name: 'outer', value: 1 });
    await db
      .transaction(async (inner) => {
        await inner.insert(appMetadata).values({ name: 'inner', value: 1 });
        throw new Error('inner');
      })
      .catch(() => undefined);
  });
  expect([await countOf('outer'), await countOf('inner')]).toEqual([1, 0]);
});

test('fifty at once count every one of them', async () => {
  const row = { bucket: 'race', key: 'k', windowStart: new Date(0), count: 1, expiresAt: new Date() };
  const once = () =>
    store.db
      .insert(rateCounters)
      .values(row)
      .onConflictDoUpdate({
        target: [rateCounters.bucket, rateCounters.key, rateCounters.windowStart],
        set: { count: sql`${rateCounters.count} + 1` },
      })
      .returning({ count: rateCounters.count });
  const counts = (await Promise.all(Array.from({ length: 50 }, once))).map(([one]) => one?.count ?? 0);
  expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});

test('loading writes many rows, odd signs included, or none at all', async () => {
  const odd = 'tab\t new\nline \\ back "quote" 中文 \\N';
  const made = Array.from({ length: 500 }, (_, at) => ({ name: `loaded-${at}`, value: { odd, at } }));
  await store.load(async (copy) => void (await copy(appMetadata, made)));
  const [row] = await store.db.select().from(appMetadata).where(eq(appMetadata.name, 'loaded-7'));
  expect(row?.value).toEqual({ odd, at: 7 });
  await expect(
    store.load(async (copy) => {
      await copy(appMetadata, [{ name: 'lost', value: 1 }]);
      throw new Error('power cut');
    }),
  ).rejects.toThrow('power cut');
  expect(await countOf('lost')).toBe(0);
});

test('times, lists and nothing come back as they went in', async () => {
  const runAt = new Date('2026-02-28T23:59:59.123Z');
  const [made] = await store.db
    .insert(jobs)
    .values({ kind: 'test', runAt, payload: { a: [1, null] } })
    .returning();
  expect(made).toMatchObject({ runAt, claimedBy: null, claimedUntil: null, payload: { a: [1, null] }, attempts: 0 });
  await store.load(async (copy) => void (await copy(jobs, [{ id: 90_001, kind: 'copied', runAt, uniqueKey: null, payload: { b: 'x' } }])));
  const [copied] = await store.db.select().from(jobs).where(eq(jobs.id, 90_001));
  expect(copied).toMatchObject({ runAt, uniqueKey: null, payload: { b: 'x' } });
});

test('a constraint that is hurt says which', async () => {
  await store.db.insert(jobs).values({ kind: 'once', uniqueKey: 'same' });
  const error = await store.db
    .insert(jobs)
    .values({ kind: 'once', uniqueKey: 'same' })
    .then(
      () => null,
      (failed: Error) => failed,
    );
  expect(error?.cause).toMatchObject({ code: '23505', constraint: 'jobs_unique_key' });
  expect(isConnectionError(error)).toBe(false);
});

test.each([
  ['55P03', 'unavailable'],
  ['40P01', 'unavailable'],
  ['57014', 'unavailable'],
  ['22012', null],
] as const)('what ends with %s is told as %s', async (code, told) => {
  const failed = await store.db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)).then(
    () => null,
    (error: Error) => error,
  );
  expect(failed).not.toBeNull();
  expect(databaseErrorName(failed)).toBe(told);
});

test('history cannot be rewritten', async () => {
  await store.run(
    "INSERT INTO audit_log (actor_kind, actor_id, action, subject_kind, subject_id) VALUES ('system', '', 'test', 'test', '1')",
  );
  await expect(store.run("UPDATE audit_log SET action = 'other'")).rejects.toThrow();
  await expect(store.run('DELETE FROM audit_log')).rejects.toThrow();
});

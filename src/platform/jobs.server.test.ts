import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { later, minuteMs } from '#kernel/dates.ts';
import { type TestApp, testApp } from '../../tests/kit/app.ts';
import { readMigrations } from './database/migrate.server.ts';
import { doNextJob, enqueue } from './jobs.server.ts';
import { projectRoot } from './root.server.ts';
import { jobs } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const stateOf = async (id: number | null) =>
  (
    await app.db
      .select()
      .from(jobs)
      .where(eq(jobs.id, id ?? 0))
  )[0];

test('a job is done once, however many hands reach for it', async () => {
  const id = await enqueue(app, 'greet', { name: 'Ann' });
  const done: string[] = [];
  const workers = { greet: async (_: unknown, job: { payload: unknown }) => void done.push(JSON.stringify(job.payload)) };
  await Promise.all(Array.from({ length: 8 }, (_, hand) => doNextJob(app, workers, `hand-${hand}`)));
  expect(done).toEqual(['{"name":"Ann"}']);
  expect(await stateOf(id)).toMatchObject({ state: 'done', claimedBy: null, attempts: 1 });
});

test('while one waits a second with the same key is not added', async () => {
  expect(await enqueue(app, 'later', {}, 'same')).not.toBeNull();
  expect(await enqueue(app, 'later', {}, 'same')).toBeNull();
});

test('a failure is tried again after a rest, and given up after the last try', async () => {
  const id = await enqueue(app, 'fall', {});
  const workers = { fall: async () => Promise.reject(new Error('no luck')) };
  expect(await doNextJob(app, workers, 'me')).toBe(true);
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'no luck' });
  expect(await doNextJob(app, workers, 'me')).toBe(false);
  for (let round = 0; round < 6; round += 1) {
    app.clock.at = later(app.clock.at, 60 * 60 * minuteMs);
    await doNextJob(app, workers, 'me');
  }
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 5 });
});

test('work of a hand that died is taken up by another', async () => {
  const id = await enqueue(app, 'carry', {});
  let begun = 0;
  const never = {
    carry: () => {
      begun += 1;
      return new Promise<void>(() => undefined);
    },
  };
  void doNextJob(app, never, 'dead');
  while (begun === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const other = { carry: async () => 'carried' };
  expect(await doNextJob(app, other, 'living')).toBe(false);
  app.clock.at = later(app.clock.at, 6 * minuteMs);
  expect(await doNextJob(app, other, 'living')).toBe(true);
  expect(await stateOf(id)).toMatchObject({ state: 'done', result: 'carried', attempts: 2 });
});

test('a job that waits under an old kind is renamed by the migration, and its work is asked for once', async () => {
  const values = { runAt: later(app.clock.at, minuteMs), createdAt: app.clock.at };
  await app.db.insert(jobs).values([
    { kind: 'order-letter', uniqueKey: 'order-letter:7:paid:', payload: { orderId: 7 }, ...values },
    { kind: 'door-letter', payload: { userId: 3 }, ...values },
  ]);
  const renaming = readMigrations(join(projectRoot(), 'migrations')).find(({ name }) => name.endsWith('job-kinds'));
  for (const statement of renaming?.statements ?? []) await app.store.run(statement);
  const rows = await app.db
    .select()
    .from(jobs)
    .where(inArray(jobs.kind, ['order-email', 'auth-email', 'order-letter', 'door-letter']))
    .orderBy(jobs.id);
  expect(rows.map(({ kind, state, payload }) => [kind, state, payload])).toEqual([
    ['order-email', 'waiting', { orderId: 7 }],
    ['auth-email', 'waiting', { userId: 3 }],
  ]);
  expect(await enqueue(app, 'order-email', {}, 'order-email:7:paid:')).toBeNull();
});

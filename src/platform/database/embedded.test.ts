import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appMetadata } from '#platform/tables.ts';
import { openEmbeddedStore, type Store } from './open.server.ts';

let store: Store;
beforeAll(async () => {
  store = await openEmbeddedStore(null);
});
afterAll(() => store.close());

test('the outer handle inside a transaction is refused instead of waiting for itself for ever', async () => {
  await expect(store.db.transaction(async () => void (await store.db.select().from(appMetadata)))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('outer database handle') },
  });
  expect(await store.run('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('the engine leaves the thread free while it works', async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 10);
  await store.run('SELECT count(*) FROM generate_series(1, 2000000)');
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(3);
});

test('a store whose engine ended is not ready', async () => {
  const ending = await openEmbeddedStore(null);
  expect(await ending.isWell()).toBe(true);
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  await ending.run('SELECT 1');
  const [thread] = asked.mock.contexts as Worker[];
  asked.mockRestore();
  await thread?.terminate();
  await expect(ending.run('SELECT 1')).rejects.toMatchObject({ code: 'EMBEDDED_GONE' });
  expect(await ending.isWell()).toBe(false);
});

test('who asks after the engine fell is told that the database is away', async () => {
  const fallen = await openEmbeddedStore(null);
  await fallen.close();
  await expect(fallen.run('SELECT 1')).rejects.toThrow();
});

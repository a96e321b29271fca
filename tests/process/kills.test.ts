import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { launchShop, startShop } from '../kit/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'tressline-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const countsIn = async (dataDir: string) => {
  const store = await openEmbeddedStore(dataDir);
  const [row] = await store.run(
    "SELECT (SELECT count(*)::int FROM skus) AS skus, (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM stock_movements) AS moves, (SELECT count(*)::int FROM app_metadata WHERE name = 'demo') AS marks, (SELECT count(*)::int FROM schema_migrations) AS steps",
  );
  await store.close();
  return row;
};

/** From creating and migrating the database to well into the seed. */
test('killed at any moment of its first start, the shop is whole after the next', async () => {
  const dataDir = join(folder, 'first');
  for (const afterMs of [150, 600, 1200, 2000, 3000, 4500, 6500]) {
    const shop = await launchShop({ dataDir });
    await wait(afterMs);
    await shop.kill();
  }
  const shop = await startShop({ dataDir, readyWithinMs: 240_000 });
  await shop.stop();
  const after = await countsIn(dataDir);
  expect(after).toMatchObject({ marks: 1 });
  expect(Number(after?.['skus'])).toBeGreaterThan(2000);
  expect(Number(after?.['orders'])).toBeGreaterThanOrEqual(3000);
  const again = await startShop({ dataDir });
  await again.stop();
  expect(await countsIn(dataDir)).toEqual(after);
});

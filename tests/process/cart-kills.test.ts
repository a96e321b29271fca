import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shopperSessions } from '#areas/shoppers/tables.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { hashToken, newToken } from '#platform/tokens.server.ts';
import { seedCatalog } from '../kit/goods.ts';
import { freshDatabase, startPostgres } from '../kit/postgres.ts';
import { blankFolder, type Shop, type ShopOptions, startShop } from '../kit/shop.ts';
import { ana, seedShoppers } from '../kit/shoppers.ts';

const folder = mkdtempSync(join(tmpdir(), 'tressline-cart-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Three shop starts on a busy machine. */
const timeout = 300_000;
const token = newToken('s');
const skuIds = [101, 103, 105];
/** Every batch holds one, two and three units of three SKUs. */
const batches = Array.from({ length: 50 }, (_, place) => ({
  batch_id: `a-tab-closed-${place}`,
  items: skuIds.map((sku_id, at) => ({ sku_id, quantity: at + 1 })),
}));

async function furnish(store: Store): Promise<void> {
  await seedCatalog(store.db);
  await seedShoppers(store.db);
  const [now, monthMs] = [new Date(), 30 * 24 * 3600 * 1000];
  const login = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + monthMs) };
  await store.db.insert(shopperSessions).values({ ...login, userId: ana, tokenHash: hashToken(token), device: '', ip: '127.0.0.1' });
  await store.close();
}

const headers = { authorization: token, 'content-type': 'application/json' };
type Answer = { Result: number; Data: { shopping_cart_items: { shopping_cart: { sku_id: number; quantity: number } }[] } };
const upload = async ({ origin }: Shop, batch: (typeof batches)[number]): Promise<boolean> => {
  const answer = await fetch(`${origin}/v1/shoppingcart/add_shopping_carts`, { method: 'POST', headers, body: JSON.stringify(batch) });
  return ((await answer.json()) as Answer).Result === 0;
};
const piecesIn = async ({ origin }: Shop): Promise<number[][]> => {
  const { Data } = (await (await fetch(`${origin}/v1/user/get_current_login`, { headers })).json()) as Answer;
  return Data.shopping_cart_items.map(({ shopping_cart: { sku_id, quantity } }) => [sku_id, quantity]);
};
const whole = (booked: number): number[][] => (booked === 0 ? [] : skuIds.map((skuId, at) => [skuId, (at + 1) * booked]));

/** Kills the shop when the given number of uploads was answered and others are under way. */
async function killedAmidUploads(shop: Shop, after: number): Promise<number> {
  let answered = 0;
  await Promise.allSettled(
    batches.map(async (batch) => {
      if (!(await upload(shop, batch))) return;
      answered += 1;
      if (answered === after) await shop.kill();
    }),
  );
  return answered;
}

async function survives(options: ShopOptions): Promise<void> {
  let shop = await startShop(options);
  for (const after of [5, 20]) {
    const answered = await killedAmidUploads(shop, after);
    expect(answered).toBeGreaterThanOrEqual(after);
    shop = await startShop(options);
    const pieces = await piecesIn(shop);
    const booked = pieces[0]?.[1] ?? 0;
    expect(pieces, 'only whole batches').toEqual(whole(booked));
    expect(booked, 'what was answered is kept').toBeGreaterThanOrEqual(answered);
  }
  for (let time = 0; time < 2; time += 1) {
    expect((await Promise.all(batches.map((batch) => upload(shop, batch)))).every(Boolean)).toBe(true);
    expect(await piecesIn(shop)).toEqual(whole(batches.length));
  }
  await shop.stop();
}

test('killed amid uploads, the embedded shop has whole batches only, and sending all again makes each count once', {
  timeout,
}, async () => {
  const dataDir = await blankFolder();
  await furnish(await openEmbeddedStore(dataDir));
  await survives({ dataDir, env: { DEMO: '0' } });
});

test('the same on PostgreSQL', { timeout }, async () => {
  const cluster = await startPostgres();
  try {
    const { url } = await freshDatabase(cluster.url);
    await furnish(await openPostgresStore(url, () => undefined));
    await survives({ databaseUrl: url, dataDir: join(folder, 'postgres'), env: { DEMO: '0' } });
  } finally {
    await cluster.stop();
  }
});

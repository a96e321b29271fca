import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '../kit/browser.ts';
import { alive, bookedFor, fill, lineOf, member, type Sku, someSkus, storedCartIn } from '../kit/cart.ts';
import { freePort } from '../kit/postgres.ts';
import { type Shop, seededShop, startShop } from '../kit/shop.ts';

let shop: Shop;
let port: string;
beforeAll(async () => {
  port = String(await freePort());
  shop = await seededShop({ env: { PORT: port } });
});
afterAll(() => shop?.stop());

const uploads = '**/shoppingcart/add_shopping_carts';
/** What browsers log for a dead server, and React for a chunk that failed to load. */
const broken = [/Failed to load resource|request failed|ERR_|Failed to fetch|React error #520/];
const lost = async (route: Route): Promise<void> => route.abort('connectionreset');

test.each([
  { when: 'before it has written the cart', reaches: false },
  { when: 'after it has written the cart, before it answers', reaches: true },
])('a server killed $when loses no line and doubles none', async ({ reaches }) => {
  const [one, two] = (await someSkus(shop.origin, 2)) as [Sku, Sku];
  const page = await newPage({ origin: shop.origin, allow: broken });
  await member(page, `killed-${reaches}@tressline.test`);
  await page.goto('/user/address-info');
  await alive(page);
  await fill(page, [lineOf(one, 2), lineOf(two)]);
  const killed = new Promise<void>((done, fail) => {
    page
      .route(
        uploads,
        async (route) => {
          if (reaches) await route.fetch();
          await shop.kill();
          await lost(route);
          done();
        },
        { times: 1 },
      )
      .catch(fail);
  });
  await page.goto('/shop-cart');
  await killed;
  shop = await startShop({ dataDir: shop.dataDir, env: { PORT: port } });
  await page.goto('/shop-cart');
  await expect
    .poll(() => bookedFor(page), { timeout: 60_000 })
    .toEqual([
      [one.id, 2],
      [two.id, 1],
    ]);
  await expect.poll(() => storedCartIn(page), { timeout: 60_000 }).toEqual([]);
});

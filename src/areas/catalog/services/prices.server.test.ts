import { beforeEach, describe, expect, test } from 'vitest';
import { makeCatalog, seedCatalog as seedDemoCatalog } from '#demo/catalog/seed.server.ts';
import { cents, payable } from '#kernel/money.ts';
import { randomFrom } from '#kernel/random.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { refreshGroups } from '../store/prices.server.ts';
import { changePrices } from './prices.server.ts';

let app: TestApp;
const opened = testApp();
beforeEach(async () => {
  app = await opened;
  app.clock.at = new Date('2026-11-12T10:42:00Z');
  await app.store.run('TRUNCATE categories, attributes, brands, faqs, price_ledger CASCADE');
});

const ledger = () =>
  app.store.run(
    'SELECT sku_id, old_price_cents, old_discount_bp, old_payable_cents, price_cents, discount_bp, payable_cents, is_final_sale, reason, staff_id, extract(epoch FROM created_at)::int AS at FROM price_ledger ORDER BY id',
  );
const change = (changes: Parameters<typeof changePrices>[1]['changes'], reason = 'autumn') =>
  changePrices(app, { staffId: null, reason, changes });
const prices = async (spuId: number) =>
  (
    await app.store.run(
      `SELECT min_payable_cents, max_payable_cents, sku_count, colour_codes, min_length_inches FROM spus WHERE id = ${spuId}`,
    )
  )[0];

describe('a change of prices', () => {
  beforeEach(() => seedCatalog(app.db));

  test('is written down, moves the group and drops the pages that show it', async () => {
    const show = (body: string) => async () => ({
      status: 200,
      headers: {},
      body: new TextEncoder().encode(body),
      tags: ['spu:1'],
    });
    await app.pageCache.page('/group', show('old'));
    expect(await change([{ skuId: 101, priceCents: 19000 }])).toEqual([101]);
    expect(await ledger()).toEqual([
      {
        sku_id: 101,
        old_price_cents: 20000,
        old_discount_bp: 9000,
        old_payable_cents: 18000,
        price_cents: 19000,
        discount_bp: 9000,
        payable_cents: 17100,
        is_final_sale: false,
        reason: 'autumn',
        staff_id: null,
        at: app.now().getTime() / 1000,
      },
    ]);
    expect(await prices(1)).toMatchObject({
      min_payable_cents: 17100,
      max_payable_cents: 25000,
      sku_count: 3,
      colour_codes: ['1b', '613'],
    });
    expect(new TextDecoder().decode((await app.pageCache.page('/group', show('new')))?.plain ?? undefined)).toBe('new');
  });

  test('to what it is already leaves no trace', async () => {
    expect(await change([{ skuId: 101, priceCents: 20000, discountBp: 9000 }, { skuId: 102 }])).toEqual([]);
    expect(await ledger()).toEqual([]);
  });

  test('to a final sale is told in the ledger', async () => {
    await change([{ skuId: 103, discountBp: 5000, isClearance: true }]);
    expect(await ledger()).toMatchObject([{ sku_id: 103, is_final_sale: true, payable_cents: 12500, old_payable_cents: 25000 }]);
    expect(await app.store.run('SELECT is_clearance, payable_cents FROM skus WHERE id = 103')).toEqual([
      { is_clearance: true, payable_cents: 12500 },
    ]);
  });

  test.each([
    ['a SKU that is gone', 104, 'goodsNotExist'],
    ['a SKU nobody knows', 999, 'goodsNotExist'],
  ])('is refused whole for %s', async (_, skuId, why) => {
    const changes = [101, skuId].map((id) => ({ skuId: id, priceCents: 1 }));
    await expect(change(changes)).rejects.toMatchObject({ why });
    expect(await ledger()).toEqual([]);
    expect(await app.store.run('SELECT price_cents FROM skus WHERE id = 101')).toEqual([{ price_cents: 20000 }]);
  });

  test('made by many at the same time loses nothing: the ledger is one chain, the group agrees with its SKUs', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        change([
          { skuId: at % 2 ? 101 : 103, priceCents: 10000 + at * 100 },
          { skuId: at % 2 ? 103 : 102, discountBp: 5000 + at * 10 },
        ]),
      ),
    );
    const rows = await ledger();
    for (const skuId of [101, 102, 103]) {
      const chain = rows.filter((row) => row.sku_id === skuId);
      for (const [at, row] of chain.entries()) {
        const before = chain[at - 1];
        if (before)
          expect([row.old_price_cents, row.old_discount_bp, row.old_payable_cents]).toEqual([
            before.price_cents,
            before.discount_bp,
            before.payable_cents,
          ]);
      }
      const [now] = await app.store.run(`SELECT price_cents, discount_bp FROM skus WHERE id = ${skuId}`);
      expect(now).toEqual({ price_cents: chain.at(-1)?.price_cents, discount_bp: chain.at(-1)?.discount_bp });
    }
    const [said] = await app.store.run(
      'SELECT min(payable_cents) AS low, max(payable_cents) AS high FROM skus WHERE spu_id = 1 AND deleted_at IS NULL AND NOT is_hidden',
    );
    expect(await prices(1)).toMatchObject({ min_payable_cents: said?.low, max_payable_cents: said?.high });
  });
});

test('a freshly seeded catalogue repeats its SKUs as a refresh would', async () => {
  const catalogue = makeCatalog({ random: randomFrom('prices'), now: app.now() });
  await app.store.load((copy) => seedDemoCatalog(copy, catalogue));
  const repeated = () =>
    app.store.run(
      'SELECT id, sku_count, min_payable_cents, max_payable_cents, min_length_inches, max_length_inches, colour_codes, texture FROM spus WHERE NOT is_hidden ORDER BY id',
    );
  const before = await repeated();
  await refreshGroups(
    app.db,
    before.map((row) => Number(row.id)),
    app.now(),
  );
  expect(await repeated()).toEqual(before);
});

test('both engines compute what is paid as the rule does', async () => {
  await seedCatalog(app.db);
  const random = randomFrom('payable');
  const pairs = Array.from({ length: 2000 }, () => [random.int(2000, 50_000), random.int(5000, 10_000)] as const);
  const rows = await app.store.run(
    `SELECT price, bp, ((price::bigint * bp + 5000) / 10000)::integer AS paid FROM (VALUES ${pairs.map(([price, bp]) => `(${price}, ${bp})`).join(', ')}) AS drawn (price, bp)`,
  );
  for (const { price, bp, paid } of rows) expect(paid).toBe(payable(cents(Number(price)), Number(bp)));
  for (const [price, bp] of pairs.slice(0, 60)) {
    await app.store.run(`UPDATE skus SET price_cents = ${price}, discount_bp = ${bp} WHERE id = 101`);
    expect(await app.store.run('SELECT payable_cents FROM skus WHERE id = 101')).toEqual([{ payable_cents: payable(cents(price), bp) }]);
  }
});

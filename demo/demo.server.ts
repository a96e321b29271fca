import { sql } from 'drizzle-orm';
import { makeCatalog, seedCatalog } from '#demo/catalog/seed.server.ts';
import { makeContent, seedContent } from '#demo/content/seed.server.ts';
import { createPriceLookup } from '#demo/orders/prices.ts';
import { makePricing, seedPricing } from '#demo/pricing/seed.server.ts';
import { makePromotions, seedPromotions } from '#demo/promotions/seed.server.ts';
import { makeStaff, seedStaff } from '#demo/staff/seed.server.ts';
import { makeVendorPrices, seedVendorPrices } from '#demo/vendor-prices/seed.server.ts';
import { type Random, randomFrom } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { isEmptyShop } from '#platform/database/empty-shop.server.ts';
import type { Store } from '#platform/database/open.server.ts';
import { appMetadata } from '#platform/tables.ts';
import { type HistoryCounts, seedHistory, sumUpHistory } from './history.server.ts';
import { analyze, refreshDerivedColumns } from './refresh-derived-columns.server.ts';
import { suspendConstraints } from './suspend-constraints.server.ts';

export type DemoOptions = {
  readonly now: Date;
  /** Minimum number of SKUs; by default the demo's own 2,000 and some. */
  readonly skuTarget?: number;
  readonly orderTarget?: number;
  readonly days?: number;
  /** Progress reports; a large shop takes minutes. */
  readonly report?: (message: string) => void;
};
export type DemoCounts = HistoryCounts & { readonly skus: number };

const version = 1;
const usualOrders = 3000;
const usualDays = 180;
const largeFrom = 20_000;
/** Any number works as long as every instance uses the same. */
const seedLock = 7_214_002;

/** Loads the demo shop in one transaction: all or nothing. The same `now` gives the same shop. */
export async function seedDemo(
  store: Store,
  { now, skuTarget, orderTarget = usualOrders, days = usualDays, report = () => undefined }: DemoOptions,
): Promise<DemoCounts | null> {
  let counts: DemoCounts | null = null;
  await store.load(async (copy, db) => {
    // Several instances may start together: the first loads, the others find it done.
    await db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEmptyShop(db))) return;
    const isLarge = orderTarget > largeFrom;
    if (isLarge) await db.execute(sql.raw("set local work_mem = '64MB'; set local maintenance_work_mem = '256MB'"));
    // On a server other instances may be running, so only a large, manual load locks readers out.
    const putBack = store.engine === 'embedded' || isLarge ? await suspendConstraints(db) : async () => undefined;
    const random = randomFrom('tressline demo 1');
    const staff = makeStaff({ now });
    await seedStaff(copy, staff, { random: random.branch('staff'), now });
    const { goods, prices } = await seedProducts(copy, { random, now, skuTarget, staffId: staff.manager.id });
    report(`${goods.length} SKUs`);
    const plan = { random: random.branch('history'), now, days, orderTarget, goods, prices, staff, report };
    const history = await seedHistory(copy, db, plan);
    // Without statistics the planner would aggregate a million orders row by row.
    if (isLarge) await db.execute(sql`analyze`);
    await sumUpHistory(copy, db, plan);
    report('sums');
    await refreshDerivedColumns(db);
    await putBack();
    report('indexes and keys');
    counts = { skus: goods.length, ...history };
    await copy(appMetadata, [{ name: 'demo', value: { version, now: now.toISOString(), ...counts }, updatedAt: now }]);
  });
  await analyze(store);
  return counts;
}

type CatalogSeedOptions = { readonly random: Random; readonly now: Date; readonly skuTarget: number | undefined; readonly staffId: number };

/** Everything that exists before the first sale; only what the history needs is kept in memory. */
async function seedProducts(copy: Copy, { random, now, skuTarget, staffId }: CatalogSeedOptions) {
  const catalogue = makeCatalog({ random: random.branch('catalogue'), now, skuTarget });
  await seedCatalog(copy, catalogue);
  await seedContent(copy, makeContent({ random: random.branch('content'), now, catalogue }));
  const vendorPrices = makeVendorPrices({ random: random.branch('vendors'), now });
  await seedVendorPrices(copy, vendorPrices);
  await seedPricing(copy, makePricing({ now, staffId, vendorPrices }));
  await seedPromotions(copy, await makePromotions({ random: random.branch('promotions'), now, catalogue }));
  return { goods: catalogue.goods, prices: createPriceLookup(catalogue.priceLedger) };
}

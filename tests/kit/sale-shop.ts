import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { promise, seedManyShoppers } from './aftercare-orders.ts';
import type { TestApp } from './app.ts';

/** Wigs at $100, $200, $300 and $400 that cost $60 each; the last one's cost is unknown. Two staff members, twenty buyers. */
export async function stockSaleShop(app: TestApp): Promise<void> {
  const start = app.now();
  await app.db.insert(staffMembers).values([
    { id: 1, username: 'own', email: 'own@shop.test', passwordHash: 'x', firstName: 'Olu' },
    { id: 2, username: 'mo', email: 'mo@shop.test', passwordHash: 'x', firstName: 'Mo' },
  ]);
  const pair = (name: string) => ({ nameEn: name, nameZh: `${name} 中` });
  await app.db.insert(categories).values({ id: 1, slug: 'wig', ...pair('Wigs') });
  const group = (id: number) => ({
    id,
    categoryId: 1,
    slug: `bob-${id}`,
    ...pair(`Bob ${id}`),
    publishedAt: earlier(start, dayMs),
    skuCount: 2,
  });
  await app.db.insert(spus).values([group(1), group(2)]);
  const sku = (id: number, spuId: number, costCents: number) => ({
    ...{ id, spuId, categoryId: 1, slug: `b-${id}`, code: `B-${id}`, ...pair(`Bob ${id}`) },
    ...{ priceCents: 10_000 * id, costCents, weightGrams: 200, shippingName: 'wig', available: 5 },
  });
  await app.db.insert(skus).values([sku(1, 1, 6000), sku(2, 1, 6000), sku(3, 2, 6000), sku(4, 2, 0)]);
  await promise(app.db, { priceProtectionDays: 30, priceProtectionTimes: 2, priceProtectionLookCents: 1_000_000 });
  await seedManyShoppers(app.db, 20);
}

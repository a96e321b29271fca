import { cartLines, carts, wishlistItems } from '#areas/cart/tables.ts';
import type { SeedSku } from '#demo/catalog/goods.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import { dayMs, earlier, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';

const maxCarts = 150;
const maxQuantity = 3;

type CartPlan = {
  readonly random: Random;
  readonly now: Date;
  readonly shoppers: readonly SeedShopper[];
  readonly goods: readonly SeedSku[];
  /** Available stock by SKU. */
  readonly freePieces: ReadonlyMap<number, number>;
};

/** Some shoppers have carts and wish lists; the demo shopper has both. */
export async function seedCarts(copy: Copy, { random, now, shoppers, goods, freePieces }: CartPlan): Promise<void> {
  const sold = goods.filter((sku) => sku.popularity > 0);
  const ready = sold.filter((sku) => (freePieces.get(sku.id) ?? 0) >= maxQuantity);
  const cartRows: (typeof carts.$inferInsert)[] = [];
  const lineRows: (typeof cartLines.$inferInsert)[] = [];
  const wishListRows: (typeof wishlistItems.$inferInsert)[] = [];
  for (const shopper of shoppers.slice(0, 4000)) {
    const isDemo = shopper.id === 1;
    const touchedAt = earlier(now, random.int(1, 20 * 24) * hourMs);
    if (shopper.joinedAt > touchedAt) continue;
    if (isDemo || (cartRows.length < maxCarts && random.isHit(0.22))) {
      cartRows.push({ userId: shopper.id, createdAt: earlier(touchedAt, dayMs), updatedAt: touchedAt });
      for (const sku of isDemo ? several(random, ready, 3) : several(random, sold, random.int(1, 4))) {
        lineRows.push({
          id: lineRows.length + 1,
          userId: shopper.id,
          skuId: sku.id,
          quantity: random.int(1, maxQuantity),
          productAttribute: { ...sku.attributes, items: { price: sku.payableCents / 100 } },
          seenPriceCents: sku.payableCents,
          isSavedForLater: !isDemo && random.isHit(0.1),
          createdAt: touchedAt,
          updatedAt: touchedAt,
        });
      }
    }
    if (isDemo || (wishListRows.length < 600 && random.isHit(0.3))) {
      for (const sku of several(random, sold, isDemo ? 5 : random.int(1, 5))) {
        wishListRows.push({
          id: wishListRows.length + 1,
          userId: shopper.id,
          skuId: sku.id,
          knownPriceCents: sku.payableCents,
          createdAt: touchedAt,
        });
      }
    }
  }
  await copy(carts, cartRows);
  await copy(cartLines, lineRows);
  await copy(wishlistItems, wishListRows);
}

const several = (random: Random, skus: readonly SeedSku[], count: number): Set<SeedSku> =>
  new Set(Array.from({ length: count }, () => random.pick(skus)));

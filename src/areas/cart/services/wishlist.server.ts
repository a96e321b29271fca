import { skusOutputByIds } from '#areas/catalog/services/wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { selectBuyableGoods } from '../store/lines.server.ts';
import * as store from '../store/wishlist.server.ts';

type Paged = { readonly page: number; readonly page_size: number };

/** With the price when added. */
export async function fetchWishlist(app: App, language: Language, userId: number, { page, page_size }: Paged) {
  const now = app.now();
  const [wishlist, total] = await Promise.all([
    store.selectWishlistItems(app.db, userId, now, { limit: page_size, offset: (page - 1) * page_size }),
    store.countWishlistItems(app.db, userId, now),
  ]);
  const itemBySku = new Map(wishlist.map((item) => [item.skuId, item]));
  const goods = await skusOutputByIds(app, language, [...itemBySku.keys()]);
  const items = goods.flatMap((sku) => {
    const item = itemBySku.get(sku.id);
    return item ? [{ ...sku, added_at: item.createdAt.toISOString(), was_price: asDollarNumber(item.knownPriceCents) }] : [];
  });
  return { items, total, page, page_size };
}

export async function addWishlistItem(app: App, userId: number, skuId: number): Promise<void> {
  const [goods] = await selectBuyableGoods(app.db, [skuId], app.now());
  if (!goods?.isSold) throw new DomainError('goodsNotExist');
  await store.insertWishlistItem(app.db, { userId, skuId, priceCents: goods.payableCents, at: app.now() });
}

/** A missing item counts as deleted. */
export const deleteWishlistItem = (app: App, userId: number, skuId: number): Promise<void> =>
  store.deleteWishlistRow(app.db, userId, skuId);

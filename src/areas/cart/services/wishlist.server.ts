import { skusOutputByIds } from '#areas/catalog/services/wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { selectBuyableGoods } from '../store/lines.server.ts';
import * as store from '../store/wishlist.server.ts';

type Paged = { readonly page: number; readonly page_size: number };

/** A shopper's wishes as the API tells them, each beside the price it had when she put it there. */
export async function fetchWishlist(app: App, language: Language, userId: number, { page, page_size }: Paged) {
  const now = app.now();
  const [wishes, total] = await Promise.all([
    store.selectWishlistItems(app.db, userId, now, { limit: page_size, offset: (page - 1) * page_size }),
    store.countWishlistItems(app.db, userId, now),
  ]);
  const wishById = new Map(wishes.map((wish) => [wish.skuId, wish]));
  const goods = await skusOutputByIds(app, language, [...wishById.keys()]);
  const items = goods.flatMap((sku) => {
    const wish = wishById.get(sku.id);
    return wish ? [{ ...sku, added_at: wish.createdAt.toISOString(), was_price: asDollarNumber(wish.knownPriceCents) }] : [];
  });
  return { items, total, page, page_size };
}

export async function addWishlistItem(app: App, userId: number, skuId: number): Promise<void> {
  const [goods] = await selectBuyableGoods(app.db, [skuId], app.now());
  if (!goods?.isSold) throw new DomainError('goodsNotExist');
  await store.insertWishlistItem(app.db, { userId, skuId, priceCents: goods.payableCents, at: app.now() });
}

/** What is not on the list is gone already. */
export const deleteWishlistItem = (app: App, userId: number, skuId: number): Promise<void> =>
  store.deleteWishlistRow(app.db, userId, skuId);

import { idsOnWire } from '#areas/catalog/services/wire.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { goodsAt } from '../store/lines.server.ts';
import * as store from '../store/wishes.server.ts';
import { inDollars } from './wire.server.ts';

type Paged = { readonly page: number; readonly page_size: number };

/** A shopper's wishes as the API tells them, each beside the price it had when she put it there. */
export async function wishList(app: App, language: Language, userId: number, { page, page_size }: Paged) {
  const now = app.now();
  const [wishes, total] = await Promise.all([
    store.wishesOf(app.db, userId, now, { limit: page_size, offset: (page - 1) * page_size }),
    store.countWishes(app.db, userId, now),
  ]);
  const wishById = new Map(wishes.map((wish) => [wish.skuId, wish]));
  const goods = await idsOnWire(app, language, [...wishById.keys()]);
  const items = goods.flatMap((sku) => {
    const wish = wishById.get(sku.id);
    return wish ? [{ ...sku, added_at: wish.createdAt.toISOString(), was_price: inDollars(wish.knownPriceCents) }] : [];
  });
  return { items, total, page, page_size };
}

export async function addWish(app: App, userId: number, skuId: number): Promise<void> {
  const [goods] = await goodsAt(app.db, [skuId], app.now());
  if (!goods?.isSold) throw new Refused('goodsNotExist');
  await store.insertWish(app.db, { userId, skuId, priceCents: goods.payableCents, at: app.now() });
}

/** What is not on the list is gone already. */
export const deleteWish = (app: App, userId: number, skuId: number): Promise<void> => store.deleteWish(app.db, userId, skuId);

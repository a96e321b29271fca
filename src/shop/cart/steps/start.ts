import type { CartLine } from '#site/storage.ts';
import { readStored } from '#site/storage.ts';

/** What a guest's cart posts to checkout. Items saved for later stay. */
export const startFields = (cart: readonly CartLine[]): Readonly<Record<string, string>> => ({
  intent: 'start',
  items: JSON.stringify(
    cart
      .filter(({ isLater }) => !isLater)
      .map(({ skuId, quantity, seenCents, estimate = '', set = '' }) => [skuId, quantity, seenCents, estimate, set]),
  ),
  coupon: readStored('coupon') ?? '',
});

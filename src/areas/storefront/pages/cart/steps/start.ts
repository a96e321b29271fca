import type { SeenLine } from '#areas/cart/rules/batches.ts';
import { recall } from '#site/storage.ts';

/** What a visitor's cart sends when she goes to pay. What is laid aside stays; a composed piece is for members. */
export const startFields = (cart: readonly SeenLine[]): Readonly<Record<string, string>> => ({
  intent: 'start',
  items: JSON.stringify(
    cart.filter(({ isLater, estimate }) => !isLater && !estimate).map(({ skuId, quantity, seenCents }) => [skuId, quantity, seenCents]),
  ),
  coupon: recall('coupon') ?? '',
});

import { callApi } from '#api/client.ts';
import type { addShoppingCarts, deleteShoppingCart, orderQuote, setCoupon, updateShoppingCart } from '#areas/cart/calls.ts';
import type { Batch, PendingLineChange } from '#areas/cart/rules/batches.ts';
import { type CartQuote, cartItemToSend, parseCartQuote } from '#areas/cart/rules/parse-answers.ts';
import { asDollarNumber } from '#kernel/money.ts';

/** The one channel between the cart of this browser and the server; the cart itself comes with the member (fetchMember). */
export const sendBatch = ({ id, lines }: Batch) =>
  callApi<typeof addShoppingCarts>('/shoppingcart/add_shopping_carts', {
    items: lines.map((line) => ({ ...cartItemToSend(line), seen_price: asDollarNumber(line.seenCents) })),
    batch_id: id,
  });

export const sendLineChange = (id: number, { quantity, isLater, isRemoved }: PendingLineChange) =>
  isRemoved
    ? callApi<typeof deleteShoppingCart>('/shoppingcart/delete_shopping_cart', { id })
    : callApi<typeof updateShoppingCart>('/shoppingcart/update_shopping_cart', { id, quantity, saved_for_later: isLater });

/** A member's coupon is with the cart on the server; an empty code takes it off. */
export const sendCoupon = (code: string) => callApi<typeof setCoupon>('/shoppingcart/set_coupon', { code });

type QuoteRequest = { readonly items?: readonly ReturnType<typeof cartItemToSend>[]; readonly coupon?: string };

/** What these items cost, or without any the member's own cart; else why not, in words where the server gave some. */
export async function fetchQuote(request: QuoteRequest): Promise<CartQuote | string | null> {
  const answer = await callApi<typeof orderQuote>('/order/quote', request);
  if (answer.isDone) return parseCartQuote(answer.data);
  return answer.why === 'refused' ? answer.message : null;
}

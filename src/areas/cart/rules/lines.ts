import { largestId } from '#kernel/ids.ts';
import type { CartLine } from '#site/storage.ts';

/** What a shopper wants, in the order she put it there; one line a SKU or configured piece, and another while one is on its way. */
export type Cart = readonly CartLine[];

/** A line of the cart a guest left an email for, with the price the guest last heard of. */
export type GuestCartLine = Pick<CartLine, 'skuId' | 'quantity'> & { readonly knownCents: number };

export const maxLinePieces = 999;
export const maxCartLines = 100;

export const clampQuantity = (quantity: number, limit = maxLinePieces): number => Math.max(1, Math.min(quantity, limit, maxLinePieces));

/** What makes a line the same line. */
export const cartLineKey = ({ skuId, estimate, set, batch }: CartLine): string => [skuId, estimate, set, batch].join();

/** The same SKU adds up, as far as the limit goes. When nothing more goes in, the very same cart comes back. */
export function addLine(cart: Cart, line: CartLine, limit = maxLinePieces): Cart {
  const before = cart.find((one) => cartLineKey(one) === cartLineKey(line));
  if (!before) return cart.length < maxCartLines ? [...cart, { ...line, quantity: clampQuantity(line.quantity, limit) }] : cart;
  const quantity = clampQuantity(before.quantity + line.quantity, limit);
  return quantity > before.quantity ? cart.map((one) => (one === before ? { ...line, quantity } : one)) : cart;
}

/** How many pieces; what is laid aside does not count. */
export const countCartPieces = (cart: Cart): number => cart.reduce((sum, line) => (line.isLater ? sum : sum + line.quantity), 0);

/** What a browser kept may be old, broken or made up: only whole lines inside the limits are taken. */
export const parseStoredCart = (kept: unknown): Cart =>
  Array.isArray(kept) ? kept.filter(isLine).reduce<Cart>((cart, line) => addLine(cart, line), []) : [];

const isLine = (one: Partial<CartLine> | null): one is CartLine =>
  isWhole(one?.skuId, 1) && isWhole(one?.quantity, 1) && isWhole(one?.seenCents, 0);
const isWhole = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least;

/** The SKUs an address asks about: "12,7" are two; anything that is no id is passed over. */
export const parseCartSkuIds = (text: string | null): number[] =>
  [...new Set((text ?? '').slice(0, 12 * maxCartLines).split(','))]
    .filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestId)
    .slice(0, maxCartLines)
    .map(Number);

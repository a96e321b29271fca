import type { CartLine } from '#site/storage.ts';

/** What a shopper wants, in the order she put it there; one line a SKU or configured piece, and another while one is on its way. */
export type Cart = readonly CartLine[];

export const mostPieces = 999;
export const mostLines = 100;

export const held = (quantity: number, limit = mostPieces): number => Math.max(1, Math.min(quantity, limit, mostPieces));

/** What makes a line the same line. */
export const keyOf = ({ skuId, estimate, set, batch }: CartLine): string => [skuId, estimate, set, batch].join();

/** The same SKU adds up, as far as the limit goes. When nothing more goes in, the very same cart comes back. */
export function added(cart: Cart, line: CartLine, limit = mostPieces): Cart {
  const before = cart.find((one) => keyOf(one) === keyOf(line));
  if (!before) return cart.length < mostLines ? [...cart, { ...line, quantity: held(line.quantity, limit) }] : cart;
  const quantity = held(before.quantity + line.quantity, limit);
  return quantity > before.quantity ? cart.map((one) => (one === before ? { ...line, quantity } : one)) : cart;
}

/** How many pieces; what is laid aside does not count. */
export const countOf = (cart: Cart): number => cart.reduce((sum, line) => (line.isLater ? sum : sum + line.quantity), 0);

/** What a browser kept may be old, broken or made up: only whole lines inside the limits are taken. */
export const cartIn = (kept: unknown): Cart =>
  Array.isArray(kept) ? kept.filter(isLine).reduce<Cart>((cart, line) => added(cart, line), []) : [];

const isLine = (one: Partial<CartLine> | null): one is CartLine =>
  isWhole(one?.skuId, 1) && isWhole(one?.quantity, 1) && isWhole(one?.seenCents, 0);
const isWhole = (value: unknown, least: number): boolean => Number.isSafeInteger(value) && Number(value) >= least;

const largestId = 2_147_483_647;

/** The SKUs an address asks about: "12,7" are two; anything that is no id is passed over. */
export const idsIn = (text: string | null): number[] =>
  [...new Set((text ?? '').slice(0, 12 * mostLines).split(','))]
    .filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestId)
    .slice(0, mostLines)
    .map(Number);

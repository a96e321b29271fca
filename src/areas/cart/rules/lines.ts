import { largestId } from '#kernel/ids.ts';
import type { CartLine } from '#site/storage.ts';

/** Lines in the order they were added; one per SKU or built item, plus one per batch in flight. */
export type Cart = readonly CartLine[];

/** A line of the cart a guest left an email for, with the price last shown to the guest. */
export type GuestCartLine = Pick<CartLine, 'skuId' | 'quantity'> & { readonly knownCents: number };

export const maxLineQuantity = 999;
export const maxCartLines = 100;

export const clampQuantity = (quantity: number, limit = maxLineQuantity): number => Math.max(1, Math.min(quantity, limit, maxLineQuantity));

/** Identity of a line. */
export const cartLineKey = ({ skuId, estimate, set, batch }: CartLine): string => [skuId, estimate, set, batch].join();

/** Quantities of the same SKU add up to the limit. If nothing fits, the same cart object is returned. */
export function addLine(cart: Cart, line: CartLine, limit = maxLineQuantity): Cart {
  const before = cart.find((one) => cartLineKey(one) === cartLineKey(line));
  if (!before) return cart.length < maxCartLines ? [...cart, { ...line, quantity: clampQuantity(line.quantity, limit) }] : cart;
  const quantity = clampQuantity(before.quantity + line.quantity, limit);
  return quantity > before.quantity ? cart.map((one) => (one === before ? { ...line, quantity } : one)) : cart;
}

/** Without items saved for later. */
export const countCartItems = (cart: Cart): number => cart.reduce((sum, line) => (line.isLater ? sum : sum + line.quantity), 0);

/** Stored data may be old, broken or forged: only valid lines within the limits are taken. */
export const parseStoredCart = (stored: unknown): Cart =>
  Array.isArray(stored) ? stored.filter(isLine).reduce<Cart>((cart, line) => addLine(cart, line), []) : [];

const isLine = (one: Partial<CartLine> | null): one is CartLine =>
  isWhole(one?.skuId, 1) && isWhole(one?.quantity, 1) && isWhole(one?.seenCents, 0);
const isWhole = (value: unknown, min: number): boolean => Number.isSafeInteger(value) && Number(value) >= min;

/** SKU ids in an address: "12,7"; invalid ones are ignored. */
export const parseCartSkuIds = (text: string | null): number[] =>
  [...new Set((text ?? '').slice(0, 12 * maxCartLines).split(','))]
    .filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestId)
    .slice(0, maxCartLines)
    .map(Number);

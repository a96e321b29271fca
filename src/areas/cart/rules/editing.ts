import type { CartLine } from '#site/storage.ts';
import { addLine, type Cart, cartLineKey, clampQuantity, maxCartLines } from './lines.ts';

/** What is done to a cart on its own page; apart, so that the frame of every page does not carry it. */
export const setLineQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  cart.map((line) => (cartLineKey(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line));

export const removeLine = (cart: Cart, key: string): Cart => cart.filter((line) => cartLineKey(line) !== key);

/** Lays a line aside or takes it back. */
export const setSavedForLater = (cart: Cart, key: string, isLater: boolean): Cart =>
  cart.map((line) => (cartLineKey(line) === key ? { ...line, isLater } : line));

/** Undoes a removal: the line stands where it stood, unless the SKU was added again meanwhile. */
export const restoreLine = (cart: Cart, line: CartLine, place: number): Cart =>
  cart.length >= maxCartLines || cart.some((one) => cartLineKey(one) === cartLineKey(line))
    ? addLine(cart, line)
    : cart.toSpliced(place, 0, line);

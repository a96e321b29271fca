import type { CartLine } from '#site/storage.ts';
import { addLine, type Cart, cartLineKey, clampQuantity, maxCartLines } from './lines.ts';

/** Operations of the cart page; separate, so that not every page loads them. */
export const setLineQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  cart.map((line) => (cartLineKey(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line));

export const removeLine = (cart: Cart, key: string): Cart => cart.filter((line) => cartLineKey(line) !== key);

export const setSavedForLater = (cart: Cart, key: string, isLater: boolean): Cart =>
  cart.map((line) => (cartLineKey(line) === key ? { ...line, isLater } : line));

/** Undoes a removal at its position, unless the SKU was added again meanwhile. */
export const restoreLine = (cart: Cart, line: CartLine, index: number): Cart =>
  cart.length >= maxCartLines || cart.some((one) => cartLineKey(one) === cartLineKey(line))
    ? addLine(cart, line)
    : cart.toSpliced(index, 0, line);

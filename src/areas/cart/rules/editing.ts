import type { CartLine } from '#site/storage.ts';
import { added, type Cart, held, keyOf, mostLines } from './lines.ts';

/** What is done to a cart on its own page; apart, so that the frame of every page does not carry it. */
export const changed = (cart: Cart, key: string, quantity: number): Cart =>
  cart.map((line) => (keyOf(line) === key ? { ...line, quantity: held(quantity) } : line));

export const removed = (cart: Cart, key: string): Cart => cart.filter((line) => keyOf(line) !== key);

/** Lays a line aside or takes it back. */
export const laidAside = (cart: Cart, key: string, isLater: boolean): Cart =>
  cart.map((line) => (keyOf(line) === key ? { ...line, isLater } : line));

/** Undoes a removal: the line stands where it stood, unless the SKU was added again meanwhile. */
export const putBack = (cart: Cart, line: CartLine, place: number): Cart =>
  cart.length >= mostLines || cart.some((one) => keyOf(one) === keyOf(line)) ? added(cart, line) : cart.toSpliced(place, 0, line);

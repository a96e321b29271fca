import type { CartLine } from '#site/storage.ts';
import type { AttributeInput } from './attributes.ts';
import { maxCartLines, maxLineQuantity } from './lines.ts';

/** Goods as requested, for the cart or outside it. */
export type CartItemInput = Pick<CartLine, 'skuId' | 'quantity'> & { readonly attribute?: AttributeInput };

/** Identity of a line: the SKU and its attributes. */
export type CartLineKey = { readonly skuId: number; readonly attributeHash: string };
export type RequestedLine = CartLineKey & { readonly quantity: number };

const nameOf = ({ skuId, attributeHash }: CartLineKey): string => `${skuId}:${attributeHash}`;
export const isSameLine = (a: CartLineKey, b: CartLineKey): boolean => a.skuId === b.skuId && a.attributeHash === b.attributeHash;

/** Duplicates are merged; the later one has the price seen last. */
export function mergeRequestedLines<W extends RequestedLine>(lines: readonly W[]): W[] {
  const merged = new Map<string, W>();
  for (const one of lines) {
    const before = merged.get(nameOf(one))?.quantity ?? 0;
    merged.set(nameOf(one), { ...one, quantity: before + one.quantity });
  }
  return [...merged.values()];
}

/** What fits into the cart: more of existing lines always does, new lines while there is room. Never more than 999 units. */
export function fitIntoCart<W extends RequestedLine>(present: readonly CartLineKey[], lines: readonly W[]) {
  let freeLines = maxCartLines - present.length;
  const lying = new Set(present.map(nameOf));
  const fits: W[] = [];
  for (const one of lines) {
    if (!lying.has(nameOf(one))) freeLines -= 1;
    if (lying.has(nameOf(one)) || freeLines >= 0) fits.push({ ...one, quantity: Math.min(one.quantity, maxLineQuantity) });
  }
  return fits;
}

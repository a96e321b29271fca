import { mostLines, mostPieces } from './lines.ts';

/** What makes a line one line: the SKU and what is special about it. */
export type Key = { readonly skuId: number; readonly attributeHash: string };
export type Wanted = Key & { readonly quantity: number };

const nameOf = ({ skuId, attributeHash }: Key): string => `${skuId}:${attributeHash}`;
export const isSame = (a: Key, b: Key): boolean => a.skuId === b.skuId && a.attributeHash === b.attributeHash;

/** The same thing twice in one list is one wish; the later one says what was seen last. */
export function together<W extends Wanted>(wanted: readonly W[]): W[] {
  const wishes = new Map<string, W>();
  for (const one of wanted) {
    const before = wishes.get(nameOf(one))?.quantity ?? 0;
    wishes.set(nameOf(one), { ...one, quantity: before + one.quantity });
  }
  return [...wishes.values()];
}

/** What of the wishes fits: more of what lies there always does, something new while there is room. Never more than 999 at once. */
export function fitting<W extends Wanted>(present: readonly Key[], wanted: readonly W[]) {
  let room = mostLines - present.length;
  const lying = new Set(present.map(nameOf));
  const fits: W[] = [];
  for (const one of wanted) {
    if (!lying.has(nameOf(one))) room -= 1;
    if (lying.has(nameOf(one)) || room >= 0) fits.push({ ...one, quantity: Math.min(one.quantity, mostPieces) });
  }
  return fits;
}

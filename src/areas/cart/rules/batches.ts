import type { CartLine } from '#site/storage.ts';
import { removeLine, setLineQuantity, setSavedForLater } from './editing.ts';
import { type Cart, cartLineKey } from './lines.ts';
import { type PricedLine, type ProductSnapshot, priceSnapshotLine } from './sums.ts';

/** Lines that travel to the server together, and are booked there once however often they arrive. */
export type Batch = { readonly id: string; readonly lines: Cart };

/**
 * What goes to the server next: the batch that waits already, else everything that is here, under a new name. The name is
 * written on the lines where they lie, in one stroke, so that whatever happens in between they are sent under the same one.
 */
export function nextBatch(cart: Cart, newId: string): { readonly cart: Cart; readonly batch: Batch } | null {
  const waiting = cart.find((line) => line.batch)?.batch;
  const id = waiting ?? newId;
  const marked = waiting ? cart : cart.map((line) => ({ ...line, batch: id }));
  const lines = marked.filter((line) => line.batch === id);
  return lines.length > 0 ? { cart: marked, batch: { id, lines } } : null;
}

/** The server has booked the batch; what was added meanwhile stays. */
export const removeBatch = (cart: Cart, id: string): Cart => cart.filter((line) => line.batch !== id);

/** A line beside today's truth; a composed piece has the price and weight the server gives it. */
export function priceCartLine(line: CartLine, look: ProductSnapshot | null): PricedLine {
  const { configured } = line;
  if (!look || !configured) return priceSnapshotLine(line, look);
  const own = { ...look, payableCents: configured.unitCents, listCents: configured.unitCents, weightGrams: configured.weightGrams };
  return configured.problem ? { ...priceSnapshotLine(line, null), look: own } : priceSnapshotLine(line, own);
}

/** What a press on a line asks for until the server has answered. */
export type PendingLineChange = { readonly quantity?: number; readonly isLater?: boolean; readonly isRemoved?: true };

/** The same for a cart that only this browser knows. */
export function applyLineChange(cart: Cart, key: string, { quantity, isLater, isRemoved }: PendingLineChange): Cart {
  if (isRemoved) return removeLine(cart, key);
  const there = quantity === undefined ? cart : setLineQuantity(cart, key, quantity);
  return isLater === undefined ? there : setSavedForLater(there, key, isLater);
}

/** The name of a line wherever it lies, here, on its way or on the server. */
export const cartLineName = ({ skuId, estimate, set }: CartLine): string =>
  cartLineKey({ skuId, quantity: 0, seenCents: 0, ...(estimate && { estimate }), ...(set && { set }) });

/**
 * What a member sees: her lines on the server as she wishes them to be, and what waits here, the same pieces together.
 * A line keeps its place as long as the page lives, even when it is taken out and put back.
 */
export function mergeCartLines(
  booked: readonly CartLine[],
  wishes: ReadonlyMap<number, PendingLineChange>,
  waiting: Cart,
  places: readonly string[],
): readonly CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const line of booked) {
    const { isRemoved, ...wish } = wishes.get(line.id ?? 0) ?? {};
    if (!isRemoved) lines.set(cartLineName(line), { ...line, ...wish });
  }
  for (const { batch: _, ...line } of waiting) {
    const before = lines.get(cartLineName(line));
    lines.set(cartLineName(line), before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  const placeOf = (line: CartLine): number => places.indexOf(cartLineName(line)) + 1 || places.length + 1;
  return [...lines.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Places once taken stay; new lines stand behind them. */
export const mergeLinePositions = (places: readonly string[], lines: readonly CartLine[]): readonly string[] => {
  const fresh = lines.map(cartLineName).filter((name) => !places.includes(name));
  return fresh.length > 0 ? [...places, ...fresh] : places;
};

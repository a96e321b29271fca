import type { CartLine } from '#site/storage.ts';
import { removeLine, setLineQuantity, setSavedForLater } from './editing.ts';
import { type Cart, cartLineKey } from './lines.ts';
import { type PricedLine, type ProductSnapshot, priceSnapshotLine } from './sums.ts';

/** Lines sent to the server together, stored there once however often they arrive. */
export type Batch = { readonly id: string; readonly lines: Cart };

/**
 * The next batch: the one waiting, else everything stored, under a new id. The id is written to the lines at once, so that a retry sends
 * the same batch.
 */
export function nextBatch(cart: Cart, newId: string): { readonly cart: Cart; readonly batch: Batch } | null {
  const waiting = cart.find((line) => line.batch)?.batch;
  const id = waiting ?? newId;
  const marked = waiting ? cart : cart.map((line) => ({ ...line, batch: id }));
  const lines = marked.filter((line) => line.batch === id);
  return lines.length > 0 ? { cart: marked, batch: { id, lines } } : null;
}

/** The server stored the batch; lines added meanwhile stay. */
export const removeBatch = (cart: Cart, id: string): Cart => cart.filter((line) => line.batch !== id);

/** A line with today's data; a built item has the server's price and weight. */
export function priceCartLine(line: CartLine, snapshot: ProductSnapshot | null): PricedLine {
  const { configured } = line;
  if (!snapshot || !configured) return priceSnapshotLine(line, snapshot);
  const pricedSnapshot = {
    ...snapshot,
    payableCents: configured.unitCents,
    listCents: configured.unitCents,
    weightGrams: configured.weightGrams,
  };
  return configured.problem ? { ...priceSnapshotLine(line, null), snapshot: pricedSnapshot } : priceSnapshotLine(line, pricedSnapshot);
}

/** A requested change until the server has answered. */
export type PendingLineChange = { readonly quantity?: number; readonly isLater?: boolean; readonly isRemoved?: true };

/** The same for a cart only this browser knows. */
export function applyLineChange(cart: Cart, key: string, { quantity, isLater, isRemoved }: PendingLineChange): Cart {
  if (isRemoved) return removeLine(cart, key);
  const there = quantity === undefined ? cart : setLineQuantity(cart, key, quantity);
  return isLater === undefined ? there : setSavedForLater(there, key, isLater);
}

/** Identifies a line in storage, in flight and on the server. */
export const cartLineName = ({ skuId, estimate, set }: CartLine): string =>
  cartLineKey({ skuId, quantity: 0, seenCents: 0, ...(estimate && { estimate }), ...(set && { set }) });

/**
 * A member's cart as shown: server lines with pending changes applied, plus unsent lines, equal items merged. A line keeps its position
 * while the page lives, even when removed and restored.
 */
export function mergeCartLines(
  booked: readonly CartLine[],
  pendingChanges: ReadonlyMap<number, PendingLineChange>,
  waiting: Cart,
  places: readonly string[],
): readonly CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const line of booked) {
    const { isRemoved, ...change } = pendingChanges.get(line.id ?? 0) ?? {};
    if (!isRemoved) lines.set(cartLineName(line), { ...line, ...change });
  }
  for (const { batch: _, ...line } of waiting) {
    const before = lines.get(cartLineName(line));
    lines.set(cartLineName(line), before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  const positionOf = (line: CartLine): number => places.indexOf(cartLineName(line)) + 1 || places.length + 1;
  return [...lines.values()].sort((a, b) => positionOf(a) - positionOf(b));
}

/** Existing positions stay; new lines are appended. */
export const mergeLinePositions = (places: readonly string[], lines: readonly CartLine[]): readonly string[] => {
  const fresh = lines.map(cartLineName).filter((name) => !places.includes(name));
  return fresh.length > 0 ? [...places, ...fresh] : places;
};

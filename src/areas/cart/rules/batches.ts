import type { CartLine } from '#site/storage.ts';
import { changed, laidAside, removed } from './editing.ts';
import { type Cart, keyOf } from './lines.ts';
import { type Checked, checked, type Look } from './sums.ts';

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
export const landed = (cart: Cart, id: string): Cart => cart.filter((line) => line.batch !== id);

/** A line of a member: on the server it has an id. */
export type SeenLine = CartLine & { readonly id?: number; readonly configured?: Configured };

/** What the server says about a piece that was composed in a builder. */
export type Configured = {
  readonly unitCents: number;
  readonly weightGrams: number;
  readonly choices: readonly Choice[];
  /** Why it cannot be bought any more; empty while it can. */
  readonly problem: string;
};
export type Choice = { readonly name: string; readonly value: string };

/** A line beside today's truth; a composed piece has the price and weight the server gives it. */
export function checkedSeen(line: SeenLine, look: Look | null): Checked {
  const { configured } = line;
  if (!look || !configured) return checked(line, look);
  const own = { ...look, payableCents: configured.unitCents, listCents: configured.unitCents, weightGrams: configured.weightGrams };
  return configured.problem ? { ...checked(line, null), look: own } : checked(line, own);
}

/** What a press on a line asks for until the server has answered. */
export type Wish = { readonly quantity?: number; readonly isLater?: boolean; readonly isRemoved?: true };

/** The same for a cart that only this browser knows. */
export function granted(cart: Cart, key: string, { quantity, isLater, isRemoved }: Wish): Cart {
  if (isRemoved) return removed(cart, key);
  const there = quantity === undefined ? cart : changed(cart, key, quantity);
  return isLater === undefined ? there : laidAside(there, key, isLater);
}

/** The name of a line wherever it lies, here, on its way or on the server. */
export const nameOf = ({ skuId, estimate, set }: CartLine): string =>
  keyOf({ skuId, quantity: 0, seenCents: 0, ...(estimate && { estimate }), ...(set && { set }) });

/**
 * What a member sees: her lines on the server as she wishes them to be, and what waits here, the same pieces together.
 * A line keeps its place as long as the page lives, even when it is taken out and put back.
 */
export function seenLines(
  booked: readonly SeenLine[],
  wishes: ReadonlyMap<number, Wish>,
  waiting: Cart,
  places: readonly string[],
): readonly SeenLine[] {
  const lines = new Map<string, SeenLine>();
  for (const line of booked) {
    const { isRemoved, ...wish } = wishes.get(line.id ?? 0) ?? {};
    if (!isRemoved) lines.set(nameOf(line), { ...line, ...wish });
  }
  for (const { batch: _, ...line } of waiting) {
    const before = lines.get(nameOf(line));
    lines.set(nameOf(line), before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  const placeOf = (line: SeenLine): number => places.indexOf(nameOf(line)) + 1 || places.length + 1;
  return [...lines.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Places once taken stay; new lines stand behind them. */
export const placesWith = (places: readonly string[], lines: readonly CartLine[]): readonly string[] => {
  const fresh = lines.map(nameOf).filter((name) => !places.includes(name));
  return fresh.length > 0 ? [...places, ...fresh] : places;
};

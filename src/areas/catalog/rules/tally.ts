import type { Sort } from './filters.ts';
import type { Shelf, ShelfGroup, ShelfSku } from './shelf.ts';

/** Which goods a list is about, before anything is chosen. */
export type Scope = {
  readonly categoryId?: number | undefined;
  /** The list's own rule, such as "below ten dollars". */
  readonly fits?: ((sku: ShelfSku, group: ShelfGroup) => boolean) | undefined;
  /** How well a group answers a search; the higher comes first when nothing else is asked for. */
  readonly worth?: ((group: ShelfGroup) => number) | undefined;
  /** What a saving is held against; the list price unless said. */
  readonly wasCents?: ((sku: ShelfSku) => number) | undefined;
};
export type Chosen = readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[];
export type Wish = {
  readonly now: number;
  /** One value of each property is enough, but every property must fit. */
  readonly chosen: Chosen;
  readonly fromCents?: number | null;
  readonly toCents?: number | null;
  readonly inStock?: boolean;
  /** Leaves out groups of which nothing can be bought. */
  readonly onlyBuyable?: boolean;
  readonly sort: Sort;
};
/** A group with the SKU its card speaks of. */
export type Hit = { readonly group: ShelfGroup; readonly sku: ShelfSku };
export type Tally = {
  readonly hits: readonly Hit[];
  /** How many groups each value that occurs would leave, were its own property not chosen. */
  readonly counts: ReadonlyMap<number, number>;
  readonly inStockCount: number;
  /** Cheapest and dearest, were no price chosen. */
  readonly prices: { readonly fromCents: number; readonly toCents: number } | null;
};

export const canBeHad = (sku: Pick<ShelfSku, 'available' | 'isMadeToOrder'>): boolean => sku.available > 0 || sku.isMadeToOrder;

/** Runs once along the shelf: finds what fits, and counts for every filter what it would leave. Each chosen property is a bit; a SKU that misses one bit only still counts for that property's values. */
export function tally(shelf: Shelf, scope: Scope, wish: Wish): Tally {
  const bits = bitsOf(wish);
  const bitOf = bitOfValues(wish);
  const bitOfAttribute = new Map(wish.chosen.map(({ attributeId }, place) => [attributeId, 1 << place]));
  const counting = counter(shelf);
  const hits: Hit[] = [];
  let [inStockCount, fromCents, toCents] = [0, Number.POSITIVE_INFINITY, 0];

  for (const group of shelf.groups.values()) {
    if (!isInScope(group, scope, wish)) continue;
    let offer: ShelfSku | null = null;
    let isInStock = false;
    for (const sku of group.skus) {
      if (wish.onlyBuyable && !canBeHad(sku)) continue;
      if (scope.fits && !scope.fits(sku, group)) continue;
      const missing = bits.all & ~metBy(sku, wish, bits, bitOf);
      if (missing === 0 && (offer === null || byOffer(sku, offer) < 0)) offer = sku;
      if ((missing & ~bits.stock) === 0 && sku.available > 0) isInStock = true;
      if ((missing & ~bits.price) === 0) {
        fromCents = Math.min(fromCents, sku.payableCents);
        toCents = Math.max(toCents, sku.payableCents);
      }
      const missesOneAtMost = (missing & (missing - 1)) === 0;
      for (const id of sku.valueIds) {
        const isLeft = missesOneAtMost && (missing === 0 || bitOfAttribute.get(shelf.values.get(id)?.attributeId ?? 0) === missing);
        counting.note(id, isLeft ? group.id : null);
      }
    }
    if (offer) hits.push({ group, sku: offer });
    if (isInStock) inStockCount += 1;
  }
  return {
    hits: hits.sort(orderOf(wish.sort, scope)),
    counts: counting.counts(),
    inStockCount,
    prices: toCents ? { fromCents, toCents } : null,
  };
}

/** Counts each value once for a group; one that occurs but leaves nothing stands with 0. Plain arrays, as this runs for every value of every SKU. */
function counter({ values }: Shelf) {
  const size = Math.max(0, ...values.keys()) + 1;
  const [counts, seenIn] = [new Int32Array(size).fill(-1), new Int32Array(size)];
  return {
    note: (id: number, groupId: number | null): void => {
      if (counts[id] === -1) counts[id] = 0;
      if (groupId === null || seenIn[id] === groupId) return;
      seenIn[id] = groupId;
      counts[id] = (counts[id] ?? 0) + 1;
    },
    counts: (): ReadonlyMap<number, number> =>
      new Map([...values.keys()].map((id) => [id, counts[id] ?? -1] as const).filter(([, count]) => count >= 0)),
  };
}

/** The same for single SKUs: every one that fits, in order. */
export function skusThatFit(shelf: Shelf, scope: Scope, wish: Wish): Hit[] {
  const bits = bitsOf(wish);
  const bitOf = bitOfValues(wish);
  const found: Hit[] = [];
  for (const group of shelf.groups.values()) {
    if (!isInScope(group, scope, wish)) continue;
    for (const sku of group.skus) {
      const isFit = (!wish.onlyBuyable || canBeHad(sku)) && (scope.fits?.(sku, group) ?? true);
      if (isFit && metBy(sku, wish, bits, bitOf) === bits.all) found.push({ group, sku });
    }
  }
  const bySort = wish.sort === 'best' ? (a: Hit, b: Hit) => b.sku.soldCount - a.sku.soldCount : orderOf(wish.sort, scope);
  return found.sort((a, b) => bySort(a, b) || a.sku.id - b.sku.id);
}

const isInScope = (group: ShelfGroup, { categoryId }: Scope, { now }: Wish): boolean =>
  group.publishedAt <= now && (categoryId === undefined || group.categoryId === categoryId);

/** Each chosen value with the bit of its property. */
const bitOfValues = ({ chosen }: Wish): ReadonlyMap<number, number> =>
  new Map(chosen.flatMap(({ valueIds }, place) => valueIds.map((id) => [id, 1 << place] as const)));

type Bits = { readonly all: number; readonly price: number; readonly stock: number };

function bitsOf({ chosen, fromCents, toCents, inStock }: Wish): Bits {
  const values = (1 << chosen.length) - 1;
  const price = (fromCents ?? toCents ?? null) === null ? 0 : 1 << chosen.length;
  const stock = inStock ? 1 << (chosen.length + 1) : 0;
  return { all: values | price | stock, price, stock };
}

function metBy(sku: ShelfSku, { fromCents, toCents }: Wish, bits: Bits, bitOf: ReadonlyMap<number, number>): number {
  let met = 0;
  if (bitOf.size > 0) for (const id of sku.valueIds) met |= bitOf.get(id) ?? 0;
  if (bits.price && sku.payableCents >= (fromCents ?? 0) && sku.payableCents <= (toCents ?? Number.POSITIVE_INFINITY)) met |= bits.price;
  if (sku.available > 0) met |= bits.stock;
  return met;
}

/**
 * The SKU a card speaks of: one that can be had before one that cannot, in the colour of the picture before another, then the cheapest.
 * The picture shows the same colour, so one tap adds what is seen. rules/options says it again for the product page.
 */
const byOffer = (a: ShelfSku, b: ShelfSku): number =>
  Number(canBeHad(b)) - Number(canBeHad(a)) ||
  Number(b.isFirstColour) - Number(a.isFirstColour) ||
  a.payableCents - b.payableCents ||
  a.position - b.position ||
  a.id - b.id;

const orders: Record<Exclude<Sort, 'saving'>, (a: Hit, b: Hit) => number> = {
  best: (a, b) => b.group.soldCount - a.group.soldCount,
  newest: (a, b) => b.group.publishedAt - a.group.publishedAt,
  'price-low': (a, b) => a.sku.payableCents - b.sku.payableCents,
  'price-high': (a, b) => b.sku.payableCents - a.sku.payableCents,
  rating: (a, b) => esteemOf(b.group) - esteemOf(a.group),
};

function orderOf(sort: Sort, { worth, wasCents = ({ listCents }) => listCents }: Scope): (a: Hit, b: Hit) => number {
  const byWorth = (a: Hit, b: Hit): number => (worth && sort === 'best' ? worth(b.group) - worth(a.group) : 0);
  /** What is left of the price before. */
  const shareOf = (sku: ShelfSku): number => sku.payableCents / Math.max(1, wasCents(sku));
  const bySort = sort === 'saving' ? (a: Hit, b: Hit): number => shareOf(a.sku) - shareOf(b.sku) : orders[sort];
  return (a, b) => byWorth(a, b) || bySort(a, b) || a.group.id - b.group.id;
}

/** Five quiet buyers at 4.0 are added to each, or one happy buyer would beat two hundred. */
const esteemOf = (group: ShelfGroup): number => (group.ratingSum + 20) / (group.reviewCount + 5);

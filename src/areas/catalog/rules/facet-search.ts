import type { CatalogIndex, IndexedGroup, IndexedSku } from './catalog-index.ts';
import { type ColumnarGroup, columnarGroupOf } from './columnar.ts';
import type { Sort } from './filters.ts';
import { isBuyable } from './options.ts';

/** The products of a list before any filter. */
export type Scope = {
  readonly categoryId?: number | undefined;
  /** The only groups that can match, where known beforehand. */
  readonly among?: { has(groupId: number): boolean } | undefined;
  /** The list's own rule, such as "below ten dollars". */
  readonly fits?: ((sku: IndexedSku, group: IndexedGroup) => boolean) | undefined;
  /** Groups the rule fully includes, where known without checking each SKU. */
  readonly fitsWhole?: ((group: IndexedGroup) => boolean) | undefined;
  /** Search score of a group; higher first unless sorted otherwise. */
  readonly worth?: ((group: IndexedGroup) => number) | undefined;
  /** Reference price for savings; the list price by default. */
  readonly wasCents?: ((sku: IndexedSku) => number) | undefined;
};
export type FacetSelection = readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[];
export type FacetQuery = {
  readonly now: number;
  /** Any value within an attribute, all attributes together. */
  readonly chosen: FacetSelection;
  readonly fromCents?: number | null;
  readonly toCents?: number | null;
  readonly inStock?: boolean;
  /** Leaves out groups that are sold out. */
  readonly onlyBuyable?: boolean;
  readonly sort: Sort;
};
/** A group with the SKU its card shows. */
export type Hit = { readonly group: IndexedGroup; readonly sku: IndexedSku };
export type FacetSearchResult = {
  readonly hits: readonly Hit[];
  /** Groups left per value if its own attribute were not filtered. */
  readonly counts: ReadonlyMap<number, number>;
  readonly inStockCount: number;
  /** Lowest and highest price if no price were filtered. */
  readonly prices: { readonly fromCents: number; readonly toCents: number } | null;
};

/**
 * One pass over the catalog index: finds matching SKUs, and counts for every filter how many it would leave. Each chosen property is a
 * bit; a SKU that misses only one bit still counts for the values of that property. The pass reads every value of every SKU of a category,
 * a million in a large shop, so the values are in typed arrays.
 */
export function searchFacets(catalogIndex: CatalogIndex, scope: Scope, query: FacetQuery): FacetSearchResult {
  const bits = bitsOf(query);
  const rows = rowsOf(catalogIndex, query);
  const isRuled = scope.fits !== undefined || query.onlyBuyable === true;
  const hits: Hit[] = [];
  let [inStockCount, fromCents, toCents] = [0, Number.POSITIVE_INFINITY, 0];

  for (const group of catalogIndex.groups.values()) {
    if (!isInScope(group, scope, query)) continue;
    const pack = columnarGroupOf(group);
    if (!query.onlyBuyable && (!scope.fits || scope.fitsWhole?.(group))) {
      const { whole } = pack;
      if (bits.all === 0 && pack.skus[0]) {
        hits.push({ group, sku: pack.skus[0] });
        if (whole.isInStock) inStockCount += 1;
        fromCents = Math.min(fromCents, whole.fromCents);
        toCents = Math.max(toCents, whole.toCents);
        noteAll(whole.valueIds, rows);
        continue;
      }
      if (isFarOff(whole, bits, rows)) continue;
    }
    let offer: IndexedSku | null = null;
    let isInStock = false;
    for (let at = 0; at < pack.skus.length; at += 1) {
      const sku = pack.skus[at];
      if (!sku || (isRuled && !isOffered(sku, group, scope, query))) continue;
      const missing = bits.all & ~metBy(pack, at, query, bits, rows);
      // SKUs are in offer order, so the first match is the one the card shows.
      if (missing === 0 && offer === null) offer = sku;
      if (pack.isInStock[at] === 1 && (missing & ~bits.stock) === 0) isInStock = true;
      if ((missing & ~bits.price) === 0) {
        const payableCents = pack.payableCents[at] ?? 0;
        if (payableCents < fromCents) fromCents = payableCents;
        if (payableCents > toCents) toCents = payableCents;
      }
      if ((missing & (missing - 1)) === 0) note(pack, at, group.id, missing, rows);
    }
    if (offer) hits.push({ group, sku: offer });
    if (isInStock) inStockCount += 1;
  }
  return {
    hits: hits.sort(orderOf(query.sort, scope)),
    counts: countsIn(catalogIndex, rows),
    inStockCount,
    prices: toCents ? { fromCents, toCents } : null,
  };
}

/** One number per value, indexed by its id. */
type Rows = {
  /** The bit a chosen value satisfies. */
  readonly meets: Int32Array;
  /** The bit of the value's attribute, chosen or not. */
  readonly bit: Int32Array;
  readonly occurs: Uint8Array;
  readonly counts: Int32Array;
  /** The group counted last: a value counts once per group. */
  readonly lastGroup: Int32Array;
};

function rowsOf({ values }: CatalogIndex, { chosen }: FacetQuery): Rows {
  let size = 1;
  for (const id of values.keys()) size = Math.max(size, id + 1);
  const row = (): Int32Array => new Int32Array(size);
  const rows: Rows = { meets: row(), bit: row(), occurs: new Uint8Array(size), counts: row(), lastGroup: row() };
  const bitOfAttribute = new Map(chosen.map(({ attributeId }, index) => [attributeId, 1 << index]));
  for (const { id, attributeId } of values.values()) rows.bit[id] = bitOfAttribute.get(attributeId) ?? 0;
  for (const [index, { valueIds }] of chosen.entries()) for (const id of valueIds) rows.meets[id] = 1 << index;
  return rows;
}

/** A SKU counts for all its values, or, if it misses one attribute, for that attribute's values only. */
function note({ starts, valueIds }: ColumnarGroup, at: number, groupId: number, missing: number, { bit, counts, lastGroup }: Rows): void {
  const end = starts[at + 1] ?? 0;
  for (let index = starts[at] ?? 0; index < end; index += 1) {
    const id = valueIds[index] ?? 0;
    if ((missing !== 0 && bit[id] !== missing) || lastGroup[id] === groupId) continue;
    lastGroup[id] = groupId;
    counts[id] = (counts[id] ?? 0) + 1;
  }
}

/** Even all its SKUs together miss two conditions: none counts for anything. */
function isFarOff({ valueIds, isInStock }: ColumnarGroup['whole'], bits: Bits, { meets, occurs }: Rows): boolean {
  let met = bits.price | (isInStock ? bits.stock : 0);
  for (const id of valueIds) {
    occurs[id] = 1;
    met |= meets[id] ?? 0;
  }
  const missing = bits.all & ~met;
  return (missing & (missing - 1)) !== 0;
}

function noteAll(valueIds: Int32Array, { occurs, counts }: Rows): void {
  for (const id of valueIds) {
    occurs[id] = 1;
    counts[id] = (counts[id] ?? 0) + 1;
  }
}

/** A value that occurs but leaves nothing has count 0. */
function countsIn({ values }: CatalogIndex, { occurs, counts }: Rows): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const id of values.keys()) if (occurs[id]) found.set(id, counts[id] ?? 0);
  return found;
}

/** The same for single SKUs: all matches, in order. */
export function findMatchingSkus(catalogIndex: CatalogIndex, scope: Scope, query: FacetQuery): Hit[] {
  const bits = bitsOf(query);
  const rows = rowsOf(catalogIndex, query);
  const found: Hit[] = [];
  for (const group of catalogIndex.groups.values()) {
    if (!isInScope(group, scope, query)) continue;
    const pack = columnarGroupOf(group);
    for (const [at, sku] of pack.skus.entries()) {
      if (isOffered(sku, group, scope, query) && metBy(pack, at, query, bits, rows) === bits.all) found.push({ group, sku });
    }
  }
  const bySort = query.sort === 'best' ? (a: Hit, b: Hit) => b.sku.soldCount - a.sku.soldCount : orderOf(query.sort, scope);
  return found.sort((a, b) => bySort(a, b) || a.sku.id - b.sku.id);
}

const isInScope = (group: IndexedGroup, { categoryId, among }: Scope, { now }: FacetQuery): boolean =>
  group.publishedAt <= now && (categoryId === undefined || group.categoryId === categoryId) && (among?.has(group.id) ?? true);

const isOffered = (sku: IndexedSku, group: IndexedGroup, { fits }: Scope, { onlyBuyable }: FacetQuery): boolean =>
  (!onlyBuyable || isBuyable(sku)) && (!fits || fits(sku, group));

type Bits = { readonly all: number; readonly price: number; readonly stock: number };

function bitsOf({ chosen, fromCents, toCents, inStock }: FacetQuery): Bits {
  const values = (1 << chosen.length) - 1;
  const price = (fromCents ?? toCents ?? null) === null ? 0 : 1 << chosen.length;
  const stock = inStock ? 1 << (chosen.length + 1) : 0;
  return { all: values | price | stock, price, stock };
}

/** Conditions a SKU satisfies; also notes which values occur at all. */
function metBy(pack: ColumnarGroup, at: number, { fromCents, toCents }: FacetQuery, bits: Bits, { meets, occurs }: Rows): number {
  const { starts, valueIds } = pack;
  let met = pack.isInStock[at] === 1 ? bits.stock : 0;
  const end = starts[at + 1] ?? 0;
  for (let index = starts[at] ?? 0; index < end; index += 1) {
    const id = valueIds[index] ?? 0;
    occurs[id] = 1;
    met |= meets[id] ?? 0;
  }
  const payableCents = pack.payableCents[at] ?? 0;
  if (bits.price && payableCents >= (fromCents ?? 0) && payableCents <= (toCents ?? Number.POSITIVE_INFINITY)) met |= bits.price;
  return met;
}

const orders: Record<Exclude<Sort, 'saving'>, (a: Hit, b: Hit) => number> = {
  best: (a, b) => b.group.soldCount - a.group.soldCount,
  featured: (a, b) => a.group.place - b.group.place || b.group.soldCount - a.group.soldCount,
  newest: (a, b) => b.group.publishedAt - a.group.publishedAt,
  'price-low': (a, b) => a.sku.payableCents - b.sku.payableCents,
  'price-high': (a, b) => b.sku.payableCents - a.sku.payableCents,
  rating: (a, b) => esteemOf(b.group) - esteemOf(a.group),
};

function orderOf(sort: Sort, { worth, wasCents = ({ listCents }) => listCents }: Scope): (a: Hit, b: Hit) => number {
  const byWorth = (a: Hit, b: Hit): number => (worth && sort === 'best' ? worth(b.group) - worth(a.group) : 0);
  /** Payable price as a share of the reference price. */
  const shareOf = (sku: IndexedSku): number => sku.payableCents / Math.max(1, wasCents(sku));
  const bySort = sort === 'saving' ? (a: Hit, b: Hit): number => shareOf(a.sku) - shareOf(b.sku) : orders[sort];
  return (a, b) => byWorth(a, b) || bySort(a, b) || a.group.id - b.group.id;
}

/** Bayesian average: five ratings of 4.0 are added, or one happy buyer would beat two hundred. */
const esteemOf = (group: IndexedGroup): number => (group.ratingSum + 20) / (group.reviewCount + 5);

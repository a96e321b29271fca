import { describe, expect, test } from 'vitest';
import type { CatalogIndex, IndexedGroup, IndexedSku } from './catalog-index.ts';
import { type FacetQuery, findMatchingSkus, type Hit, type Scope, searchFacets } from './facet-search.ts';
import { sorts } from './filters.ts';
import { isBuyable } from './options.ts';

/** A seeded generator, so that a failure can be reproduced. */
function dice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const upTo = (count: number): number => Math.floor(next() * count);
  return { upTo, chance: (share: number): boolean => next() < share };
}
type Dice = ReturnType<typeof dice>;

const [properties, valuesEach] = [5, 4];
const valueId = (attribute: number, place: number): number => attribute * 10 + place;

function randomShelf({ upTo, chance }: Dice): CatalogIndex {
  const values = Array.from({ length: properties }, (_, at) =>
    Array.from({ length: valuesEach }, (__, place) => ({
      id: valueId(at + 1, place),
      attributeId: at + 1,
      value: `${at}-${place}`,
      code: '',
      nameEn: '',
      nameZh: '',
      amount: null,
      pictureKey: '',
      position: place,
    })),
  ).flat();
  let skuId = 0;
  const sku = (): IndexedSku => {
    skuId += 1;
    const payableCents = 500 + upTo(40) * 25;
    return {
      id: skuId,
      code: `S${skuId}`,
      payableCents,
      listCents: payableCents + upTo(3) * 100,
      available: upTo(3),
      isMadeToOrder: chance(0.2),
      isClearance: chance(0.1),
      lengthInches: null,
      isFirstColour: chance(0.5),
      position: upTo(4),
      soldCount: upTo(3),
      // Some SKUs lack an attribute, some have two values of one.
      valueIds: [
        ...new Set(
          values
            .map((value) => value.attributeId)
            .filter(() => chance(0.3))
            .map((attribute) => valueId(attribute, upTo(valuesEach))),
        ),
      ],
    };
  };
  const group = (id: number): IndexedGroup => ({
    id,
    slug: `g${id}`,
    categoryId: 1 + upTo(2),
    nameEn: '',
    nameZh: '',
    texture: '',
    words: '',
    publishedAt: upTo(20),
    place: upTo(4),
    soldCount: upTo(5),
    ratingSum: upTo(30),
    reviewCount: upTo(8),
    skus: Array.from({ length: upTo(6) }, sku),
  });
  const groups = Array.from({ length: 25 }, (_, at) => group(at + 1));
  return {
    groups: new Map(groups.map((one) => [one.id, one])),
    categories: [],
    attributes: new Map(),
    values: new Map(values.map((value) => [value.id, value])),
  };
}

function randomWish({ upTo, chance }: Dice): FacetQuery {
  const attributes = Array.from({ length: properties }, (_, at) => at + 1).filter(() => chance(0.35));
  return {
    now: 10,
    chosen: attributes.map((attributeId) => ({
      attributeId,
      valueIds: [...new Set([valueId(attributeId, upTo(valuesEach)), valueId(attributeId, upTo(valuesEach))])],
    })),
    fromCents: chance(0.3) ? 500 + upTo(400) : null,
    toCents: chance(0.3) ? 700 + upTo(800) : null,
    inStock: chance(0.3),
    onlyBuyable: chance(0.3),
    sort: sorts[upTo(sorts.length)] ?? 'best',
  };
}

/** The same computed naively: every group, every SKU, every condition. */
function naive(shelf: CatalogIndex, scope: Scope, wish: FacetQuery): { groups: number[]; skus: number[] } {
  const fits = (sku: IndexedSku, group: IndexedGroup): boolean =>
    (scope.fits?.(sku, group) ?? true) &&
    (!wish.onlyBuyable || isBuyable(sku)) &&
    (!wish.inStock || sku.available > 0) &&
    sku.payableCents >= (wish.fromCents ?? 0) &&
    sku.payableCents <= (wish.toCents ?? 1e9) &&
    wish.chosen.every(({ valueIds }) => valueIds.some((id) => sku.valueIds.includes(id)));
  const groups = [...shelf.groups.values()].filter(
    (group) => group.publishedAt <= wish.now && (scope.categoryId === undefined || group.categoryId === scope.categoryId),
  );
  return {
    groups: groups.filter((group) => group.skus.some((sku) => fits(sku, group))).map((group) => group.id),
    skus: groups.flatMap((group) => group.skus.filter((sku) => fits(sku, group)).map((sku) => sku.id)),
  };
}

const ids = (hits: readonly Hit[]): number[] => hits.map(({ group }) => group.id).sort((a, b) => a - b);

describe.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('a shelf by chance, no. %i', (seed) => {
  const chance = dice(seed);
  const shelf = randomShelf(chance);
  const wish = randomWish(chance);
  const scope: Scope = { categoryId: chance.chance(0.5) ? 1 : undefined, fits: chance.chance(0.5) ? (sku) => !sku.isClearance : undefined };
  const found = searchFacets(shelf, scope, wish);

  test('finds the groups and SKUs a slow look finds', () => {
    const slow = naive(shelf, scope, wish);
    expect(ids(found.hits)).toEqual(slow.groups);
    expect(
      findMatchingSkus(shelf, scope, wish)
        .map(({ sku }) => sku.id)
        .sort((a, b) => a - b),
    ).toEqual(slow.skus.sort((a, b) => a - b));
  });

  test('every count is the length of the list one would see', () => {
    for (const { id, attributeId } of shelf.values.values()) {
      const others = wish.chosen.filter((one) => one.attributeId !== attributeId);
      const { groups } = naive(shelf, scope, { ...wish, chosen: [...others, { attributeId, valueIds: [id] }] });
      expect(found.counts.get(id) ?? 0, `value ${id}`).toBe(groups.length);
    }
    expect(found.inStockCount).toBe(naive(shelf, scope, { ...wish, inStock: true }).groups.length);
  });

  test('the price range is that of the list without a price chosen', () => {
    const free = new Set(naive(shelf, scope, { ...wish, fromCents: null, toCents: null }).skus);
    const prices = [...shelf.groups.values()].flatMap((group) =>
      group.skus.filter((sku) => free.has(sku.id)).map((sku) => sku.payableCents),
    );
    expect(found.prices).toEqual(prices.length ? { fromCents: Math.min(...prices), toCents: Math.max(...prices) } : null);
  });

  test('is in the order asked for, and always the same', () => {
    const keys: Record<FacetQuery['sort'], (hit: Hit) => number> = {
      best: ({ group }) => -group.soldCount,
      featured: ({ group }) => group.place - group.soldCount / 100,
      newest: ({ group }) => -group.publishedAt,
      'price-low': ({ sku }) => sku.payableCents,
      'price-high': ({ sku }) => -sku.payableCents,
      saving: ({ sku }) => sku.payableCents / sku.listCents,
      rating: ({ group }) => -(group.ratingSum + 20) / (group.reviewCount + 5),
    };
    const shown = found.hits.map((hit) => [keys[wish.sort](hit), hit.group.id] as const);
    expect(shown).toEqual(shown.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  });
});

import { attributes, attributeValues, brands, categories, categoryAttributes, faqs } from '#areas/catalog/tables/categories.ts';
import { skuAttributeValues, skus, spuPictures, spus } from '#areas/catalog/tables/goods.ts';
import { priceLedger, searchSynonyms } from '#areas/catalog/tables/prices-and-search.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { makeAttributes, makeCategoryAttributes, type SeedAttributeValue } from './attributes.ts';
import { makeBrands, makeCategories, makeFaqs } from './categories.ts';
import { groupPlans } from './data.ts';
import { skuDraftsOf } from './drafts.ts';
import { editionsOf } from './editions.ts';
import type { SeedSku } from './goods.ts';
import { buildGroupRows, type PictureRow, type PlannedGroup, publishedAtOf, type SkuRow, type SpuRow } from './groups.ts';
import type { GroupPlan } from './plan.ts';
import { ledgerOf, makePriceHistory, type PriceHistory } from './price-history.ts';
import { makeSynonyms } from './search.ts';

export type Catalog = ReturnType<typeof makeCatalog>;
type CatalogOptions = { readonly random: Random; readonly now: Date; readonly skuTarget?: number | undefined };

const newGroups = 12;
/** Offered from the start, so neither new nor slow. */
const longSold = new Set([
  'body-wave-lace-front-wig-13x4-hd',
  'blunt-bob-glueless-5x5',
  'bone-straight-lace-front-wig-13x6',
  'deep-wave-closure-wig-5x5',
  'body-wave-hair-bundle',
  'colour-ring-fourteen-shades',
]);

/** The demo catalog as rows with ids; with a target, further editions until there are that many SKUs. */
export function makeCatalog({ random, now, skuTarget = 0 }: CatalogOptions) {
  const opened = earlier(now, 800 * dayMs);
  const { attributeRows, valueRows, known } = makeAttributes(opened);
  const ids = { spu: 1, sku: 1, picture: 1 };
  const spuRows: SpuRow[] = [];
  const skuRows: SkuRow[] = [];
  const pictureRows: PictureRow[] = [];
  const goods: SeedSku[] = [];
  const histories: PriceHistory[] = [];
  const add = (plan: GroupPlan, isNew: boolean, weight: number): void => {
    const chance = random.branch(plan.slug);
    const drafts = skuDraftsOf(plan);
    const publishedAt = publishedAtOf(now, isNew, chance);
    const history = makePriceHistory(plan, drafts, publishedAt, now, chance);
    const group: PlannedGroup = { plan, drafts, priceHistory: history, publishedAt, weight, position: spuRows.length + 1 };
    const made = buildGroupRows(group, ids, known, chance);
    spuRows.push(made.spu);
    for (const row of made.skus) skuRows.push(row);
    for (const row of made.pictures) pictureRows.push(row);
    for (const good of made.goods) goods.push(good);
    histories.push(history);
  };
  const isNew = newOnes(random.branch('new'));
  const weights = longTail(groupPlans, random.branch('weights'));
  for (const [index, plan] of groupPlans.entries()) add(plan, isNew.has(plan.slug), weights[index] ?? 1);
  const editions = editionsOf(groupPlans, random.branch('editions'));
  const tail = random.branch('tail');
  for (let next = editions.next(); skuRows.length < skuTarget && !next.done; next = editions.next())
    add(next.value, false, 0.3 + tail.next() ** 3 * 4);
  return {
    categories: makeCategories(opened),
    attributes: attributeRows,
    attributeValues: valueRows,
    categoryAttributes: makeCategoryAttributes(),
    brands: makeBrands(opened),
    faqs: makeFaqs(opened),
    spus: spuRows,
    skus: skuRows,
    skuAttributeValues: again(() => valuesOf(skuRows, known)),
    pictures: pictureRows,
    priceLedger: again(() => wholeLedger(skuRows, histories)),
    searchSynonyms: makeSynonyms(opened),
    goods,
  };
}

/** In dependency order. */
export async function seedCatalog(copy: Copy, catalogue: Catalog): Promise<void> {
  await copy(categories, catalogue.categories);
  await copy(attributes, catalogue.attributes);
  await copy(attributeValues, catalogue.attributeValues);
  await copy(categoryAttributes, catalogue.categoryAttributes);
  await copy(brands, catalogue.brands);
  await copy(faqs, catalogue.faqs);
  await copy(spus, catalogue.spus);
  await copy(skus, catalogue.skus);
  await copy(skuAttributeValues, catalogue.skuAttributeValues);
  await copy(spuPictures, catalogue.pictures);
  await copy(priceLedger, catalogue.priceLedger);
  await copy(searchSynonyms, catalogue.searchSynonyms);
}

function newOnes(random: Random): ReadonlySet<string> {
  const able = groupPlans
    .filter((plan) => plan.clearanceBp === undefined && !longSold.has(plan.slug) && plan.slug !== 'test-sku')
    .map((plan) => plan.slug);
  const chosen = new Set<string>();
  while (chosen.size < newGroups) chosen.add(random.pick(able));
  return chosen;
}

/** A few groups sell most: weights fall with a random rank. */
function longTail(plans: readonly GroupPlan[], random: Random): number[] {
  const lift: Partial<Record<string, number>> = {
    wig: 1.5,
    bundle: 1.3,
    'closure-frontal': 1.1,
    accessories: 1.2,
    'hair-sample': 0.8,
    other: 0.3,
    'other-channel': 0.3,
    'start-business': 0.3,
  };
  const drawn = plans.map((plan, index) => ({ index, luck: longSold.has(plan.slug) ? 2 : random.next() * (lift[plan.category] ?? 1) }));
  const weights: number[] = [];
  for (const [rank, { index }] of drawn.toSorted((one, other) => other.luck - one.luck || one.index - other.index).entries())
    weights[index] = Math.round(1000 / (rank + 4) ** 0.9) / 10;
  return weights;
}

function* valuesOf(
  rows: readonly SkuRow[],
  known: ReadonlyMap<string, SeedAttributeValue>,
): Generator<typeof skuAttributeValues.$inferInsert> {
  for (const row of rows) {
    for (const [key, value] of Object.entries(row.attributes ?? {})) {
      const found = known.get(`${key}: ${value}`);
      if (!found) throw new Error(`sku ${row.code}: no value ${key}: ${value}`);
      yield { skuId: row.id ?? 0, valueId: found.id };
    }
  }
}

function* wholeLedger(rows: readonly SkuRow[], histories: readonly PriceHistory[]): Generator<typeof priceLedger.$inferInsert> {
  let id = 1;
  for (const row of rows) {
    const history = histories[row.spuId - 1];
    if (!history || !row.createdAt || row.discountBp === undefined) throw new Error(`sku ${row.code}: no price story`);
    for (const entry of ledgerOf(
      { id: row.id ?? 0, priceCents: row.priceCents, discountBp: row.discountBp, createdAt: row.createdAt },
      history,
      id,
    )) {
      yield entry;
      id += 1;
    }
  }
}

/** An iterable that generates its rows on each read, without keeping them in memory. */
const again = <T>(make: () => Generator<T>): Iterable<T> => ({ [Symbol.iterator]: make });

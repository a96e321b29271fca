import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { type Card, ratingOf } from '../rules/card.ts';
import type { CatalogIndex, IndexedCategory } from '../rules/catalog-index.ts';
import { findMatchingSkus, type Hit } from '../rules/facet-search.ts';
import { defaultSort, labelsIn, type Sort, unfilteredListQuery } from '../rules/filters.ts';
import { listMeta } from '../rules/list-meta.ts';
import { brandRows, categoryBySlug, countBrands, faqRows } from '../store/categories.server.ts';
import { liveGroupBySlugs } from '../store/goods.server.ts';
import { countLiveSkus, hasGroup, type LiveSkuQuery, picturesOfSkus, type SkuPage, skuRows } from '../store/skus.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';
import { bestSellerCards, cards, localizeFaqs, notFoundCards } from './home-cards.server.ts';
import { facetSelectionOf, goodsList, knownLabels, metaFiltersOf, rangesOfLabels } from './list.server.ts';
import { searchSkus } from './search.server.ts';

type Paged = { readonly page: number; readonly page_size: number };
type Row = Awaited<ReturnType<typeof skuRows>>[number];
const homeCount = 12;
const relatedCount = 8;

/** SKUs of a category, filtered by labels; an attribute without a known value finds nothing, or a typo would return the whole category. */
export async function skusByCategory(
  app: App,
  language: Language,
  input: Paged & { category: string; filter_label: string[]; sort?: Sort | undefined },
) {
  const catalogIndex = await getCatalogIndex(app);
  const labels = labelsIn(input.filter_label);
  const known = knownLabels(catalogIndex, labels);
  const query = { chosen: facetSelectionOf(known), sort: input.sort ?? defaultSort, now: app.now().getTime() };
  const { id: categoryId } = categoryIn(catalogIndex, input.category);
  if (!labels.every(({ key }) => known.some((value) => value.key === key))) return list([], 0, input);
  const fit = findMatchingSkus(catalogIndex, { categoryId }, query);
  return list(await hitsOnWire(app, language, pageIn(fit, input)), fit.length, input);
}

function categoryIn(catalogIndex: CatalogIndex, slug: string): IndexedCategory {
  const category = catalogIndex.categories.find((one) => one.slug === slug);
  if (!category) throw new DomainError('productNotExist');
  return category;
}

const pageIn = <Item>(items: readonly Item[], { page, page_size }: Paged): readonly Item[] =>
  items.slice((page - 1) * page_size, page * page_size);

export async function skusBySpu(app: App, language: Language, input: Paged & { category: string; spu: string }) {
  if (!(await hasGroup(app.db, input.category, input.spu, app.now()))) throw new DomainError('productNotExist');
  return pageOfSkus(app, language, { category: input.category, spu: input.spu }, 'position', input);
}

export async function oneSku(app: App, language: Language, which: { category: string; spu: string; sku: string } | { ids: [number] }) {
  const rows = await skuRows(app.db, { now: app.now(), ...which }, { order: 'position', limit: 1, offset: 0 });
  const [item] = await onWire(app, language, rows);
  if (!item) throw new DomainError('goodsNotExist');
  return { item };
}

export const homeSkus = async (app: App, language: Language, category: string) =>
  skusOnCards(app, language, await bestSellerCards(app, language, { category, count: homeCount }));

export const notFoundSkus = async (app: App, language: Language) => skusOnCards(app, language, await notFoundCards(app, language));

/** One SKU per related group. */
export async function relatedSkus(app: App, language: Language, { category, spu }: { category: string; spu: string }) {
  const group = await liveGroupBySlugs(app.db, category, spu, app.now());
  if (!group) throw new DomainError('productNotExist');
  const near = await cards(app, language, {
    category,
    exceptId: group.id,
    nearTexture: group.texture,
    onlyBuyable: true,
    order: 'best',
    limit: relatedCount,
  });
  return skusOnCards(app, language, near);
}

/** Same results as the search page. */
export async function skusByKeyword(app: App, language: Language, input: Paged & { keyword: string }) {
  const fit = await searchSkus(app, input.keyword);
  return list(await hitsOnWire(app, language, pageIn(fit, input)), fit.length, input);
}

/** An unknown label finds nothing, or a typo would return the whole category. */
export async function skusByLabel(app: App, language: Language, input: { category: string; filter_label: string; count: number }) {
  const paged = { page: 1, page_size: input.count };
  const catalogIndex = await getCatalogIndex(app);
  const category = categoryIn(catalogIndex, input.category);
  const chosen = facetSelectionOf(knownLabels(catalogIndex, labelsIn([input.filter_label])));
  if (chosen.length === 0) return list([], 0, paged);
  const fit = findMatchingSkus(catalogIndex, { categoryId: category.id }, { chosen, sort: defaultSort, now: app.now().getTime() });
  return list(await hitsOnWire(app, language, pageIn(fit, paged)), fit.length, paged);
}

export async function facetsOutput(app: App, language: Language, input: { category: string; filter_label: string[] }) {
  const catalogIndex = await getCatalogIndex(app);
  const category = categoryIn(catalogIndex, input.category);
  const { total, prices, inStockCount, facets } = await goodsList(
    app,
    language,
    { base: '', scope: { categoryId: category.id } },
    { ...unfilteredListQuery, labels: labelsIn(input.filter_label) },
  );
  return {
    total,
    in_stock: inStockCount,
    price: prices && { min: asDollarNumber(cents(prices.fromCents)), max: asDollarNumber(cents(prices.toCents)) },
    facets: facets.map(({ key, name, kind, values }) => ({
      key,
      name,
      kind,
      values: values.map((value) => ({
        value: value.value,
        name: value.name,
        filter_label: value.label,
        count: value.count,
        chosen: value.isChosen,
      })),
    })),
  };
}

export async function categoryMeta(app: App, language: Language, input: { category: string; filter_label: string[] }) {
  const [category, catalogIndex] = await Promise.all([categoryBySlug(app.db, input.category), getCatalogIndex(app)]);
  if (!category) throw new DomainError('productNotExist');
  const known = knownLabels(catalogIndex, labelsIn(input.filter_label));
  const ranges = rangesOfLabels(catalogIndex, known, { categoryId: category.id, now: app.now().getTime() });
  const { title, description, keywords } = listMeta(category, metaFiltersOf(known), language, ranges && { ranges });
  const faq = localizeFaqs(await faqRows(app.db, category.id, app.now(), 12), language);
  return {
    category_name: category.slug,
    name: localizedColumn(category, 'name', language),
    title,
    description,
    keywords: keywords.join(', '),
    faq,
  };
}

export async function spuMeta(app: App, language: Language, { category, spu }: { category: string; spu: string }) {
  const group = await liveGroupBySlugs(app.db, category, spu, app.now());
  if (!group) throw new DomainError('productNotExist');
  const name = localizedColumn(group, 'name', language);
  return {
    category_name: category,
    spu_name: spu,
    name,
    title: localizedColumn(group, 'metaTitle', language) || name,
    description: localizedColumn(group, 'metaDescription', language) || localizedColumn(group, 'description', language),
    keywords: localizedColumn(group, 'metaKeywords', language),
    rating: ratingOf(group.ratingSum, group.reviewCount),
    review_count: group.reviewCount,
  };
}

export async function brandsOutput(app: App, language: Language, paged: Paged) {
  const [rows, total] = await Promise.all([
    brandRows(app.db, { limit: paged.page_size, offset: (paged.page - 1) * paged.page_size }),
    countBrands(app.db),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localizedColumn(row, 'name', language),
    description: localizedColumn(row, 'description', language),
    logo: row.logoUrl,
  }));
  return list(items, total, paged);
}

async function pageOfSkus(app: App, language: Language, query: Omit<LiveSkuQuery, 'now'>, order: SkuPage['order'], paged: Paged) {
  const whole = { ...query, now: app.now() };
  const [rows, total] = await Promise.all([
    skuRows(app.db, whole, { order, limit: paged.page_size, offset: (paged.page - 1) * paged.page_size }),
    countLiveSkus(app.db, whole),
  ]);
  return list(await onWire(app, language, rows), total, paged);
}

/** The SKUs of the cards, in their order. */
async function skusOnCards(app: App, language: Language, shown: readonly Card[]) {
  const items = await skusOutputByIds(
    app,
    language,
    shown.flatMap((card) => card.skuId ?? []),
  );
  return list(items, items.length, { page: 1, page_size: Math.max(1, items.length) });
}

const hitsOnWire = (app: App, language: Language, hits: readonly Hit[]) =>
  skusOutputByIds(
    app,
    language,
    hits.map(({ sku }) => sku.id),
  );

/** In the order of the ids; products not offered are left out. */
export async function skusOutputByIds(app: App, language: Language, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await skuRows(app.db, { now: app.now(), ids }, { order: 'position', limit: ids.length, offset: 0 });
  const positions = new Map(ids.map((id, index) => [id, index]));
  return onWire(
    app,
    language,
    rows.sort((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0)),
  );
}

async function onWire(app: App, language: Language, rows: readonly Row[]) {
  const pictures = Map.groupBy(
    await picturesOfSkus(
      app.db,
      rows.map((row) => row.id),
    ),
    (picture) => picture.skuId,
  );
  return rows.map((row) => ({
    id: row.id,
    name: localizedColumn(row, 'name', language),
    category_name: row.categorySlug,
    spu_name: row.spuSlug,
    sku_name: row.slug,
    price: asDollarNumber(cents(row.priceCents)),
    discount: row.discountBp / 10_000,
    payable_price: asDollarNumber(cents(row.payableCents)),
    weight: row.weightGrams / 1000,
    shipping_name: row.shippingName,
    stock: row.available,
    picture: (pictures.get(row.id) ?? []).map(({ base, widths }) => ({ url: `${base}-${widths.at(-1) ?? 900}.webp` })),
    attributes: row.attributes,
    rating: ratingOf(row.ratingSum, row.reviewCount),
    review_count: row.reviewCount,
  }));
}

const list = <Item>(items: Item[], total: number, { page, page_size }: Paged) => ({ items, total, page, page_size });

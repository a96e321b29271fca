import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { cellsByGroup, type PriceListQuery, priceListColumns } from '../rules/price-list.ts';
import { pricedSkus, priceListCategories, priceListGroups } from '../store/price-list.server.ts';

const groupsOnPage = 40;
const maxGroups = 2000;

/** One category's groups with a current price per length. */
export async function shopPriceListOf(app: App, language: Language, { category, words, page }: PriceListQuery) {
  const known = await priceListCategories(app.db, { now: app.now(), words: '' });
  const found = words ? await priceListCategories(app.db, { now: app.now(), words }) : known;
  // A search that only another category matches leads there, unless the shopper chose a category.
  const chosen = known.find(({ slug }) => slug === category) ?? found[0] ?? known[0] ?? null;
  const total = found.find(({ slug }) => slug === chosen?.slug)?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / groupsOnPage));
  const shown = Math.min(page, pages);
  const rows = chosen && total > 0 ? await rowsOf(app, language, chosen.slug, words, (shown - 1) * groupsOnPage, groupsOnPage) : [];
  return {
    words,
    page: shown,
    pages,
    total,
    category: chosen && { slug: chosen.slug, name: localizedColumn(chosen, 'name', language) },
    categories: known.map((row) => ({
      slug: row.slug,
      name: localizedColumn(row, 'name', language),
      count: found.find(({ slug }) => slug === row.slug)?.count ?? 0,
    })),
    columns: priceListColumns(rows),
    rows,
    pricedAt: app.now().toISOString(),
  };
}
export type ShopPriceList = Awaited<ReturnType<typeof shopPriceListOf>>;
export type PriceListRow = ShopPriceList['rows'][number];

async function rowsOf(app: App, language: Language, category: string, words: string, offset: number, limit: number) {
  const groups = await priceListGroups(app.db, { now: app.now(), words, category, offset, limit });
  const cells = cellsByGroup(
    groups.length
      ? await pricedSkus(
          app.db,
          groups.map(({ spuId }) => spuId),
        )
      : [],
  );
  return groups.map((group) => ({
    spuId: group.spuId,
    name: localizedColumn(group, 'name', language),
    path: hrefOf('spu', { category, spu: group.slug }),
    cells: cells.get(group.spuId) ?? [],
  }));
}

/** One sheet per category. */
export async function wholePriceList(app: App, language: Language) {
  const categories = await priceListCategories(app.db, { now: app.now(), words: '' });
  const sheets = [];
  for (const category of categories) {
    const rows = await rowsOf(app, language, category.slug, '', 0, maxGroups);
    sheets.push({ category: localizedColumn(category, 'name', language), columns: priceListColumns(rows), rows });
  }
  return { pricedAt: app.now(), sheets };
}
export type WholePriceList = Awaited<ReturnType<typeof wholePriceList>>;

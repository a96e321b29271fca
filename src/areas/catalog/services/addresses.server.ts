import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { type Label, listPath } from '../rules/filters.ts';
import { singleFilters } from '../rules/single-filters.ts';
import * as store from '../store/addresses.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

/** A public page for the sitemap. */
export type Address = { readonly path: string; readonly updatedAt: Date | null; readonly pictures: readonly string[] };
type Block = { readonly block: number; readonly updatedAt: Date | null };
type Row = { readonly id: number };

const batch = 1000;

/** Every category and each of its filters alone; combinations would be endless. */
export async function listAddresses(app: App): Promise<{ categories: string[]; lists: Address[] }> {
  const [rows, catalogIndex] = await Promise.all([store.categoryAddresses(app.db, app.now()), getCatalogIndex(app)]);
  const changedAt = new Map(rows.map(({ slug, updatedAt }) => [slug, updatedAt]));
  const addressOf = (category: string, labels: readonly Label[]): Address => ({
    path: listPath(category, { labels }),
    updatedAt: changedAt.get(category) ?? null,
    pictures: [],
  });
  return {
    categories: rows.map(({ slug }) => slug),
    lists: [
      ...rows.map(({ slug }) => addressOf(slug, [])),
      ...singleFilters(catalogIndex, app.now()).map(({ category, label }) => addressOf(category, [label])),
    ],
  };
}

export async function hasGoods(app: App, category: string, spu: string | undefined): Promise<boolean> {
  const { categories, groups } = await getCatalogIndex(app);
  const found = categories.find(({ slug }) => slug === category);
  if (!found) return false;
  return spu === undefined || [...groups.values()].some(({ slug, categoryId }) => slug === spu && categoryId === found.id);
}

/** Sitemap blocks by id range: a block keeps its members whatever is added or removed. */
export const groupSitemapBlocks = (app: App, size: number): Promise<Block[]> => store.groupBlockRows(app.db, app.now(), size);
export const skuSitemapBlocks = (app: App, size: number): Promise<Block[]> => store.skuBlockRows(app.db, app.now(), size);

export const groupsOfBlock = (app: App, block: number, size: number): AsyncGenerator<Address> =>
  inBatches(
    (span) => store.groupAddresses(app.db, app.now(), span, batch),
    spanOf(block, size),
    ({ category, spu, updatedAt, pictures }) => ({ path: hrefOf('spu', { category, spu }), updatedAt, pictures }),
  );

export const skusOfBlock = (app: App, block: number, size: number): AsyncGenerator<Address> =>
  inBatches(
    (span) => store.skuAddresses(app.db, app.now(), span, batch),
    spanOf(block, size),
    ({ category, spu, sku, updatedAt, pictures }) => ({ path: hrefOf('sku', { category, spu, sku }), updatedAt, pictures }),
  );

const spanOf = (block: number, size: number): store.IdRange => ({ after: (block - 1) * size, upTo: block * size });

/** In batches, so that other requests are answered in between. */
async function* inBatches<R extends Row>(
  rowsOf: (span: store.IdRange) => Promise<R[]>,
  { after, upTo }: store.IdRange,
  toAddress: (row: R) => Address,
): AsyncGenerator<Address> {
  for (let last = after; ; ) {
    const rows = await rowsOf({ after: last, upTo });
    for (const row of rows) yield toAddress(row);
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.id;
  }
}

import { fileOf } from '#areas/staff/services/list-file.server.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { importColumns as fileColumns } from '../../rules/import/columns.ts';
import { groupList, skuList } from '../../rules/office-lists.ts';
import { listGroupsPage } from './groups.server.ts';
import { listSkusPage } from './skus.server.ts';

type Page = { readonly limit: number; readonly offset: number };

export function groupsOf(app: App, { filters: { state, category, brand }, searchText, sort }: Chosen<typeof groupList>, page: Page) {
  const by = sort.by === 'place' ? undefined : sort.by;
  return listGroupsPage(app, { state, categoryId: category, brandId: brand, searchText, sort: by, isDown: sort.down }, page);
}

export function skusOf(app: App, { filters: { state, category, group }, searchText, sort }: Chosen<typeof skuList>, page: Page) {
  const by = sort.by === 'place' ? undefined : sort.by;
  return listSkusPage(app, { state, categoryId: category, spuId: group, searchText, sort: by, isDown: sort.down }, page);
}

/** Headers are the names an import reads, in every language: an export can be imported again. */
const same = (name: string) => ({ en: name, zh: name });
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
type Row = Awaited<ReturnType<typeof skusOf>>['items'][number];
const cells: Readonly<Record<(typeof fileColumns)[number], (row: Row) => string | number | null>> = {
  code: (row) => row.code,
  category: (row) => row.categorySlug,
  group: (row) => row.spuSlug,
  group_name_en: (row) => row.spuEn,
  group_name_zh: (row) => row.spuZh,
  name_en: (row) => row.nameEn,
  name_zh: (row) => row.nameZh,
  slug: (row) => row.slug,
  barcode: (row) => row.barcode,
  price: (row) => row.priceCents / 100,
  discount: (row) => row.discountBp / 10_000,
  cost: (row) => row.costCents / 100,
  weight_g: (row) => row.weightGrams,
  shipping: (row) => row.shippingName,
  shelf: (row) => row.shelf,
  made_to_order: (row) => yesNo(row.isMadeToOrder),
  clearance: (row) => yesNo(row.isClearance),
  hidden: (row) => yesNo(row.isHidden),
};
/** Attributes exported as columns; an import accepts all others too. */
const properties = ['Texture', 'Color', 'Length', 'Density', 'Lace Design', 'Lace Size', 'Cap Size', 'Material', 'Style', 'Processing'];

export const skuFile = fileOf({
  spec: skuList,
  read: async (app, chosen, page) => (await skusOf(app, chosen, page)).items,
  columns: [
    ...fileColumns.map((name) => ({ label: same(name), cell: cells[name] })),
    ...properties.map((key) => ({ label: same(key), cell: (row: Row) => row.attributes[key] ?? '' })),
  ],
});

export const groupFile = fileOf({
  spec: groupList,
  read: async (app, chosen, page) => (await groupsOf(app, chosen, page)).items,
  columns: [
    { label: same('category'), cell: (row) => row.categorySlug },
    { label: same('group'), cell: (row) => row.slug },
    { label: same('group_name_en'), cell: (row) => row.nameEn },
    { label: same('group_name_zh'), cell: (row) => row.nameZh },
    { label: same('skus'), cell: (row) => row.skuCount },
    { label: same('price_from'), cell: (row) => row.minPayableCents / 100 },
    { label: same('price_to'), cell: (row) => row.maxPayableCents / 100 },
    { label: same('in_stock'), cell: (row) => row.available },
    { label: same('sold'), cell: (row) => row.soldCount },
    { label: same('published_at'), cell: (row) => row.publishedAt?.toISOString() ?? '' },
    { label: same('hidden'), cell: (row) => yesNo(row.isHidden) },
  ],
});

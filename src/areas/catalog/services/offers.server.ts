import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { leadTimeOf, stockState } from '../rules/lead-time.ts';
import * as store from '../store/offers.server.ts';

type Row = Awaited<ReturnType<typeof store.offerRows>>[number];
type ValueNameRows = Awaited<ReturnType<typeof store.valueNameRows>>;

const batch = 200;

/** Everything offered today in one language, in batches so that other requests are answered in between. */
export async function* allOffers(app: App, language: Language) {
  const [now, valueNames] = [app.now(), valueNamesIn(await store.valueNameRows(app.db), language)];
  for (let after = 0; ; ) {
    const rows = await store.offerRows(app.db, { now, after, most: batch });
    yield rows.map((row) => offerOf(row, valueNames, language));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
export type FeedOffer = ReturnType<typeof offerOf>;

/** Categories by name, SKUs by id; without either everything. */
export type OfferSelection = { readonly categories: readonly string[]; readonly skuIds: readonly number[] };

export const offersCount = (app: App, selection: OfferSelection): Promise<number> =>
  store.countOffers(app.db, { ...selection, now: app.now() });

export async function offersByGroup(app: App, language: Language, selection: OfferSelection, page: { after: number; most: number }) {
  const now = app.now();
  const ids = (await store.offeredGroupIds(app.db, { ...selection, now }, page)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const [rows, nameRows] = await Promise.all([store.groupOfferRows(app.db, { now, spuIds: ids }), store.valueNameRows(app.db)]);
  const valueNames = valueNamesIn(nameRows, language);
  const groups = Map.groupBy(rows, (row) => row.spuId);
  return ids.map((id) => ({ id, offers: (groups.get(id) ?? []).map((row) => offerOf(row, valueNames, language)) }));
}

export const visibleCategoryNames = async (app: App, language: Language) =>
  (await store.visibleCategories(app.db)).map((row) => ({ slug: row.slug, name: localizedColumn(row, 'name', language) }));

export const skuCodesOfGroup = (app: App, spuId: number): Promise<string[]> => store.skuCodeRows(app.db, spuId);

function offerOf(row: Row, valueNames: ReturnType<typeof valueNamesIn>, language: Language) {
  const namedValue = ([key, value]: [string, string]) => ({
    key,
    name: valueNames.get(key) ?? key,
    value: valueNames.get(`${key}: ${value}`) ?? value,
    raw: value,
  });
  return {
    id: row.id,
    code: row.code,
    barcode: row.barcode,
    groupId: row.spuId,
    name: localizedColumn(row, 'name', language),
    description: localizedColumn(row, 'description', language),
    groupName: localizedColumn(row, 'groupName', language),
    category: row.category,
    groupSlug: row.spu,
    available: row.available,
    isMadeToOrder: row.isMadeToOrder,
    categoryName: language === 'zh' ? row.categoryNameZh : row.categoryNameEn,
    brand: (language === 'zh' ? row.brandZh : row.brandEn) ?? '',
    path: hrefOf('sku', { category: row.category, spu: row.spu, sku: row.sku }),
    priceCents: row.priceCents,
    payableCents: row.payableCents,
    weightGrams: row.weightGrams,
    /** Weight for the shipping fee: samples count as zero. */
    feeGrams: row.shipsFree ? 0 : row.weightGrams,
    shippingName: row.shippingName,
    stock: stockState(row),
    ready: leadTimeOf(row, row.group),
    attributes: Object.entries(row.attributes).map(namedValue),
    optionKeys: row.optionKeys,
    pictures: row.pictures,
  };
}

function valueNamesIn(rows: ValueNameRows, language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const row of rows) {
    found.set(row.key, localizedColumn(row, 'keyName', language));
    found.set(`${row.key}: ${row.value}`, localizedColumn(row, 'name', language));
  }
  return found;
}

import { leadTimeOf } from '#areas/catalog/rules/lead-time.ts';
import { tierCountingOf } from '#areas/promotions/rules/quantity-tiers.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { setRoleOf } from '../rules/sets.ts';
import type { ProductSnapshot } from '../rules/sums.ts';
import { selectCartSkuAttributes, selectProductSnapshots, selectSkuPictures } from '../store/product-snapshots.server.ts';

/** SKUs no longer offered are missing. */
export async function fetchProductSnapshots(app: App, language: Language, ids: readonly number[]): Promise<ProductSnapshot[]> {
  if (ids.length === 0) return [];
  const [rows, attributeRows, pictures] = await Promise.all([
    selectProductSnapshots(app.db, ids, app.now()),
    selectCartSkuAttributes(app.db, ids),
    selectSkuPictures(app.db, ids),
  ]);
  const attributesBySku = Map.groupBy(attributeRows, (attribute) => attribute.skuId);
  const pictureById = new Map(pictures.map(({ skuId, ...picture }) => [skuId, picture]));
  return rows.map(({ id, categorySlug, spuSlug, slug, optionKeys, group, priceCents, nameEn, nameZh, attributes, ...row }) => ({
    ...row,
    id,
    name: localizedColumn({ nameEn, nameZh }, 'name', language),
    path: hrefOf('sku', { category: categorySlug, spu: spuSlug, sku: slug }),
    picture: pictureById.get(id) ?? null,
    options: optionKeys.flatMap((key) =>
      (attributesBySku.get(id) ?? [])
        .filter((attribute) => attribute.key === key)
        .map((attribute) => localizedColumn(attribute, 'name', language)),
    ),
    listCents: priceCents,
    counting: tierCountingOf({ category: categorySlug, style: attributes.Style ?? '', isClearance: row.isClearance, isComposed: false }),
    role: setRoleOf({ category: categorySlug, style: attributes.Style ?? '', kind: null }),
    ready: leadTimeOf(row, group),
    readyMade: row.isMadeToOrder ? leadTimeOf({ available: 0, isMadeToOrder: true }, group) : null,
  }));
}

export async function fetchSkuPictures(app: App, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const pictures = ids.length === 0 ? [] : await selectSkuPictures(app.db, ids);
  return new Map(pictures.map(({ skuId, base }) => [skuId, base]));
}

import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { attributes, attributeValues, categories } from '#areas/catalog/tables/categories.ts';
import { skuAttributeValues, skus, spuPictures, spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Visible today, sold out or not. */
export const selectProductSnapshots = (db: Database, ids: readonly number[], now: Date) =>
  db
    .select({
      id: skus.id,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      categorySlug: categories.slug,
      spuSlug: spus.slug,
      slug: skus.slug,
      payableCents: skus.payableCents,
      priceCents: skus.priceCents,
      weightGrams: skus.weightGrams,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
      isClearance: skus.isClearance,
      categoryId: skus.categoryId,
      attributes: skus.attributes,
      optionKeys: spus.optionKeys,
      shipsFree: categories.shipsFree,
      group: { isMadeToOrder: spus.isMadeToOrder, leadDaysMin: spus.leadDaysMin, leadDaysMax: spus.leadDaysMax },
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(
      and(
        inArray(skus.id, [...ids]),
        and(eq(skus.isHidden, false), isNull(skus.deletedAt)),
        and(eq(spus.isHidden, false), isNull(spus.deletedAt), lte(spus.publishedAt, now)),
        eq(categories.isHidden, false),
      ),
    )
    .orderBy(asc(skus.id))
    .limit(ids.length);

const maxValuesEach = 20;

export const selectCartSkuAttributes = (db: Database, ids: readonly number[]) =>
  db
    .select({ skuId: skuAttributeValues.skuId, key: attributes.key, nameEn: attributeValues.nameEn, nameZh: attributeValues.nameZh })
    .from(skuAttributeValues)
    .innerJoin(attributeValues, eq(attributeValues.id, skuAttributeValues.valueId))
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(inArray(skuAttributeValues.skuId, [...ids]))
    .orderBy(asc(skuAttributeValues.skuId), asc(attributes.position), asc(attributeValues.position))
    .limit(maxValuesEach * ids.length);

/** The best picture of a SKU: its own, else its color's, else one for all. */
export const nearestPicture = (db: Database) =>
  db
    .select({ base: spuPictures.baseUrl, widths: spuPictures.widths })
    .from(spuPictures)
    .where(
      and(
        eq(spuPictures.spuId, skus.spuId),
        sql`(${spuPictures.skuId} = ${skus.id} or (${spuPictures.skuId} is null and ${spuPictures.colourCode} in (${skus.colourCode}, '')))`,
      ),
    )
    .orderBy(
      sql`(${spuPictures.skuId} is not null) desc`,
      sql`(${spuPictures.colourCode} = ${skus.colourCode}) desc`,
      asc(spuPictures.position),
      asc(spuPictures.id),
    )
    .limit(1)
    .as('picture');

/** One picture each. */
export function selectSkuPictures(db: Database, ids: readonly number[]) {
  const first = nearestPicture(db);
  return db
    .select({ skuId: skus.id, base: first.base, widths: first.widths })
    .from(skus)
    .innerJoinLateral(first, sql`true`)
    .where(inArray(skus.id, [...ids]))
    .orderBy(asc(skus.id))
    .limit(ids.length);
}

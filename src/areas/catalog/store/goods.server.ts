import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { attributes, attributeValues, categories } from '../tables/categories.ts';
import { skuAttributeValues, skus, spuPictures, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './visible-products.server.ts';

const asGroup = {
  id: spus.id,
  slug: spus.slug,
  nameEn: spus.nameEn,
  nameZh: spus.nameZh,
  descriptionEn: spus.descriptionEn,
  descriptionZh: spus.descriptionZh,
  metaTitleEn: spus.metaTitleEn,
  metaTitleZh: spus.metaTitleZh,
  metaDescriptionEn: spus.metaDescriptionEn,
  metaDescriptionZh: spus.metaDescriptionZh,
  metaKeywordsEn: spus.metaKeywordsEn,
  metaKeywordsZh: spus.metaKeywordsZh,
  facts: spus.facts,
  optionKeys: spus.optionKeys,
  colourCodes: spus.colourCodes,
  texture: spus.texture,
  isMadeToOrder: spus.isMadeToOrder,
  leadDaysMin: spus.leadDaysMin,
  leadDaysMax: spus.leadDaysMax,
  ratingSum: spus.ratingSum,
  reviewCount: spus.reviewCount,
  categoryId: categories.id,
  categorySlug: categories.slug,
  categoryNameEn: categories.nameEn,
  categoryNameZh: categories.nameZh,
  shipsFree: categories.shipsFree,
};

export async function liveGroupBySlugs(db: Database, category: string, slug: string, now: Date) {
  const [row] = await db
    .select(asGroup)
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(categories.slug, category), eq(spus.slug, slug), liveGroup(now)));
  return row ?? null;
}

/** Published or not. */
export async function groupForStaff(db: Database, id: number) {
  const [row] = await db
    .select(asGroup)
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(spus.id, id), isNull(spus.deletedAt)));
  return row ?? null;
}

/** All selectable SKUs; a group has a few hundred at most. */
export const skusOfGroup = (db: Database, spuId: number) =>
  db
    .select({
      id: skus.id,
      slug: skus.slug,
      code: skus.code,
      attributes: skus.attributes,
      priceCents: skus.priceCents,
      payableCents: skus.payableCents,
      weightGrams: skus.weightGrams,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
      isClearance: skus.isClearance,
      colourCode: skus.colourCode,
      position: skus.position,
    })
    .from(skus)
    .where(and(eq(skus.spuId, spuId), liveSku))
    .orderBy(asc(skus.position), asc(skus.id))
    .limit(1000);

/** In the shop's order. */
export const valuesOfGroup = (db: Database, spuId: number) =>
  db
    .select({
      key: attributes.key,
      kind: attributes.kind,
      keyNameEn: attributes.nameEn,
      keyNameZh: attributes.nameZh,
      value: attributeValues.value,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
      pictureKey: attributeValues.pictureKey,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(
      inArray(
        attributeValues.id,
        db
          .select({ id: skuAttributeValues.valueId })
          .from(skuAttributeValues)
          .innerJoin(skus, eq(skus.id, skuAttributeValues.skuId))
          .where(and(eq(skus.spuId, spuId), liveSku)),
      ),
    )
    .orderBy(asc(attributes.position), asc(attributeValues.position), asc(attributeValues.id))
    .limit(500);

/** In order; which of them a SKU shows is decided by rules. */
export const picturesOfGroup = (db: Database, spuId: number) =>
  db
    .select({
      base: spuPictures.baseUrl,
      widths: spuPictures.widths,
      width: spuPictures.width,
      height: spuPictures.height,
      altEn: spuPictures.altEn,
      altZh: spuPictures.altZh,
      colour: spuPictures.colourCode,
      skuId: spuPictures.skuId,
    })
    .from(spuPictures)
    .where(eq(spuPictures.spuId, spuId))
    .orderBy(asc(spuPictures.position), asc(spuPictures.id))
    .limit(300);

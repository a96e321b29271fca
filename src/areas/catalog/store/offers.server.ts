import { and, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { attributes, attributeValues, brands, categories } from '../tables/categories.ts';
import { skus, spuPictures, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './visible-products.server.ts';

const picturesEach = 6;

/** SKUs with everything a product feed needs. */
const offered = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: skus.id,
      spuId: skus.spuId,
      code: skus.code,
      barcode: skus.barcode,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      descriptionEn: spus.descriptionEn,
      descriptionZh: spus.descriptionZh,
      groupNameEn: spus.nameEn,
      groupNameZh: spus.nameZh,
      category: categories.slug,
      categoryNameEn: categories.nameEn,
      categoryNameZh: categories.nameZh,
      spu: spus.slug,
      sku: skus.slug,
      brandEn: brands.nameEn,
      brandZh: brands.nameZh,
      priceCents: skus.priceCents,
      payableCents: skus.payableCents,
      weightGrams: skus.weightGrams,
      shipsFree: categories.shipsFree,
      shippingName: skus.shippingName,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
      group: { isMadeToOrder: spus.isMadeToOrder, leadDaysMin: spus.leadDaysMin, leadDaysMax: spus.leadDaysMax },
      attributes: skus.attributes,
      optionKeys: spus.optionKeys,
      pictures: sql<string[]>`array(${picturesOf})`,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .leftJoin(brands, eq(brands.id, spus.brandId))
    .where(where);

/** By id. */
export const offerRows = (db: Database, { now, after, most }: { now: Date; after: number; most: number }) =>
  offered(db, and(gt(skus.id, after), liveGroup(now), liveSku))
    .orderBy(asc(skus.id))
    .limit(most);

const maxRows = 20_000;

/** SKUs of some groups, in display order. */
export const groupOfferRows = (db: Database, { now, spuIds }: { now: Date; spuIds: readonly number[] }) =>
  offered(db, and(inArray(skus.spuId, [...spuIds]), liveGroup(now), liveSku))
    .orderBy(asc(skus.spuId), asc(skus.position), asc(skus.id))
    .limit(maxRows);

export type OfferFilter = { readonly now: Date; readonly categories: readonly string[]; readonly skuIds: readonly number[] };
const among = ({ now, categories: slugs, skuIds }: OfferFilter) =>
  and(
    liveGroup(now),
    liveSku,
    slugs.length > 0 ? inArray(categories.slug, [...slugs]) : undefined,
    skuIds.length > 0 ? inArray(skus.id, [...skuIds]) : undefined,
  );

export const offeredGroupIds = (db: Database, filter: OfferFilter, { after, most }: { after: number; most: number }) =>
  db
    .selectDistinct({ id: spus.id })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(gt(spus.id, after), among(filter)))
    .orderBy(asc(spus.id))
    .limit(most);

export async function countOffers(db: Database, filter: OfferFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(among(filter));
  return row?.count ?? 0;
}

/** Every code a group ever had, deleted ones included. */
export const skuCodeRows = async (db: Database, spuId: number): Promise<string[]> =>
  (await db.select({ code: skus.code }).from(skus).where(eq(skus.spuId, spuId)).orderBy(asc(skus.id)).limit(maxRows)).map(
    ({ code }) => code,
  );

/** Own pictures, then its color's, then those for every color: as on its page. */
const picturesOf = sql`select ${spuPictures.baseUrl} || '-' || coalesce(${spuPictures.widths}[cardinality(${spuPictures.widths})], 900) || '.webp' from ${spuPictures} where ${spuPictures.spuId} = ${skus.spuId} and (${spuPictures.skuId} is null or ${spuPictures.skuId} = ${skus.id}) and ${spuPictures.colourCode} in (${skus.colourCode}, '') order by (${spuPictures.skuId} is not null) desc, (${spuPictures.colourCode} = ${skus.colourCode}) desc, ${spuPictures.position}, ${spuPictures.id} limit ${picturesEach}`;

export const valueNameRows = (db: Database) =>
  db
    .select({
      key: attributes.key,
      keyNameEn: attributes.nameEn,
      keyNameZh: attributes.nameZh,
      value: attributeValues.value,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .orderBy(asc(attributes.position), asc(attributeValues.position))
    .limit(5000);

export const visibleCategories = (db: Database) =>
  db
    .select({ slug: categories.slug, nameEn: categories.nameEn, nameZh: categories.nameZh })
    .from(categories)
    .where(eq(categories.isHidden, false))
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(100);

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { attributes, attributeValues, brands, categories } from '../tables/categories.ts';
import { skus, spuPictures, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './live.server.ts';

const picturesEach = 6;

/** SKUs with all that another shop window tells of them, in the order of their ids. */
export const offerRows = (db: Database, { now, after, most }: { now: Date; after: number; most: number }) =>
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
    .where(and(gt(skus.id, after), liveGroup(now), liveSku))
    .orderBy(asc(skus.id))
    .limit(most);

/** Its own pictures, then of its colour, then those that fit every colour: as its page shows them. */
const picturesOf = sql`select ${spuPictures.baseUrl} || '-' || coalesce(${spuPictures.widths}[cardinality(${spuPictures.widths})], 900) || '.webp' from ${spuPictures} where ${spuPictures.spuId} = ${skus.spuId} and (${spuPictures.skuId} is null or ${spuPictures.skuId} = ${skus.id}) and ${spuPictures.colourCode} in (${skus.colourCode}, '') order by (${spuPictures.skuId} is not null) desc, (${spuPictures.colourCode} = ${skus.colourCode}) desc, ${spuPictures.position}, ${spuPictures.id} limit ${picturesEach}`;

/** The words of every property and value. */
export const valueWords = (db: Database) =>
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

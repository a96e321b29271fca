import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { attributes, attributeValues } from '../tables/categories.ts';
import { skuAttributeValues, skus, spus } from '../tables/goods.ts';

export const groupFactsOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: skus.id, facts: spus.facts, ratingSum: spus.ratingSum, reviewCount: spus.reviewCount })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .where(inArray(skus.id, [...ids]))
    .limit(ids.length);

export const propertiesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      skuId: skuAttributeValues.skuId,
      keyNameEn: attributes.nameEn,
      keyNameZh: attributes.nameZh,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
    })
    .from(skuAttributeValues)
    .innerJoin(attributeValues, eq(attributeValues.id, skuAttributeValues.valueId))
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(inArray(skuAttributeValues.skuId, [...ids]))
    .orderBy(asc(attributes.position), asc(attributeValues.position))
    .limit(30 * ids.length);

import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { attributes, attributeValues, categories } from '#areas/catalog/tables/categories.ts';
import { skuAttributeValues, skus, spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';

/** In color ring order. */
export const chartShadeRows = (db: Database) =>
  db
    .select({
      id: attributeValues.id,
      value: attributeValues.value,
      code: attributeValues.code,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
      rootHex: attributeValues.rootHex,
      tipHex: attributeValues.tipHex,
      highlightHex: attributeValues.highlightHex,
      highlightShare: attributeValues.highlightShare,
      labL: attributeValues.labL,
      labA: attributeValues.labA,
      labB: attributeValues.labB,
      pictureKey: attributeValues.pictureKey,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(and(eq(attributes.kind, 'colour'), isNotNull(attributeValues.labL)))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
    .limit(200);

export const goodsInShades = (db: Database, now: Date) =>
  db
    .select({
      valueId: attributeValues.id,
      category: categories.slug,
      nameEn: categories.nameEn,
      nameZh: categories.nameZh,
      count: sql<number>`count(distinct ${spus.id})::int`,
    })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.attributeId, attributes.id))
    .innerJoin(skuAttributeValues, eq(skuAttributeValues.valueId, attributeValues.id))
    .innerJoin(skus, and(eq(skus.id, skuAttributeValues.skuId), eq(skus.isHidden, false), isNull(skus.deletedAt)))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(
      and(
        eq(attributes.kind, 'colour'),
        eq(spus.isHidden, false),
        isNull(spus.deletedAt),
        lte(spus.publishedAt, now),
        eq(categories.isHidden, false),
      ),
    )
    .groupBy(attributeValues.id, categories.id)
    .orderBy(asc(attributeValues.id), sql`count(distinct ${spus.id}) desc`, asc(categories.position))
    .limit(1000);

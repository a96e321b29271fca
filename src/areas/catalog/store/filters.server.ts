import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/open.server.ts';
import type { Label } from '../rules/filters.ts';
import { attributes, attributeValues, categories, categoryAttributes } from '../tables/categories.ts';
import { skuAttributeValues, skus, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './live.server.ts';

/** Chosen values by property: one of each property's values is enough, but every property must fit. */
export type Chosen = readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[];

/** One condition for each property: this SKU has one of its chosen values. */
export const hasAll = (skuId: AnyPgColumn, chosen: Chosen): SQL[] => chosen.map(({ valueIds }) => hasOne(skuId, valueIds));

const hasOne = (skuId: AnyPgColumn, valueIds: readonly number[]): SQL =>
  sql`exists (select 1 from ${skuAttributeValues} where ${skuAttributeValues.skuId} = ${skuId} and ${inArray(skuAttributeValues.valueId, [...valueIds])})`;

/** The values behind labels such as "Texture: Body Wave"; unknown ones are not among them. */
export function valuesOf(db: Database, labels: readonly Label[]) {
  const pairs = labels.map(({ key, value }) => sql`(${key}, ${value})`);
  return db
    .select({
      id: attributeValues.id,
      attributeId: attributeValues.attributeId,
      key: attributes.key,
      value: attributeValues.value,
      kind: attributes.kind,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(sql`(${attributes.key}, ${attributeValues.value}) in (${sql.join(pairs, sql`, `)})`)
    .orderBy(asc(attributes.position), asc(attributeValues.position), asc(attributeValues.id))
    .limit(labels.length);
}

/**
 * Every value of a category's filters, with how many groups it would leave.
 * A SKU counts for a property when it fits all other chosen properties, so values of one property can be joined.
 */
export function facetRows(db: Database, query: { now: Date; category: string; chosen: Chosen }) {
  const asked = query.chosen.length;
  const askedSum = query.chosen.reduce((sum, { attributeId }) => sum + attributeId, 0);
  const hit = alias(skuAttributeValues, 'hit');
  const hitValue = alias(attributeValues, 'hit_value');
  // Each SKU with how many chosen properties it fits; where all but one, what is left of the sum is the one it misses.
  const fits = db
    .select({
      skuId: skus.id,
      spuId: skus.spuId,
      hits: sql<number>`count(distinct ${hitValue.attributeId})`.as('hits'),
      missed: sql<number>`${askedSum}::int - coalesce(sum(distinct ${hitValue.attributeId}), 0)`.as('missed'),
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .leftJoin(
      hit,
      and(
        eq(hit.skuId, skus.id),
        inArray(
          hit.valueId,
          query.chosen.flatMap(({ valueIds }) => [...valueIds]),
        ),
      ),
    )
    .leftJoin(hitValue, eq(hitValue.id, hit.valueId))
    .where(and(eq(categories.slug, query.category), liveGroup(query.now), liveSku))
    .groupBy(skus.id)
    .as('fits');
  const pairs = db
    .select({
      valueId: skuAttributeValues.valueId,
      isLeft:
        sql<boolean>`bool_or(${fits.hits} = ${asked}::int or (${fits.hits} = ${asked - 1}::int and ${fits.missed} = ${attributeValues.attributeId}))`.as(
          'is_left',
        ),
    })
    .from(fits)
    .innerJoin(skuAttributeValues, eq(skuAttributeValues.skuId, fits.skuId))
    .innerJoin(attributeValues, eq(attributeValues.id, skuAttributeValues.valueId))
    .groupBy(skuAttributeValues.valueId, fits.spuId)
    .as('pairs');
  const counts = db
    .select({ valueId: pairs.valueId, count: sql<number>`(count(*) filter (where ${pairs.isLeft}))::int`.as('left_count') })
    .from(pairs)
    .groupBy(pairs.valueId)
    .as('counts');
  return db
    .select({
      key: attributes.key,
      kind: attributes.kind,
      keyNameEn: attributes.nameEn,
      keyNameZh: attributes.nameZh,
      value: attributeValues.value,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
      pictureKey: attributeValues.pictureKey,
      count: counts.count,
    })
    .from(counts)
    .innerJoin(attributeValues, eq(attributeValues.id, counts.valueId))
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .innerJoin(categories, eq(categories.slug, query.category))
    .innerJoin(
      categoryAttributes,
      and(
        eq(categoryAttributes.attributeId, attributes.id),
        eq(categoryAttributes.categoryId, categories.id),
        eq(categoryAttributes.isFilterable, true),
      ),
    )
    .orderBy(asc(categoryAttributes.position), asc(attributes.id), asc(attributeValues.position), asc(attributeValues.id))
    .limit(400);
}

/** How many groups of each category have a value of the named property. */
export const valuesByCategory = (db: Database, key: string, now: Date) =>
  db
    .select({
      value: attributeValues.value,
      code: attributeValues.code,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
      amount: attributeValues.amount,
      pictureKey: attributeValues.pictureKey,
      category: categories.slug,
      count: sql<number>`count(distinct ${spus.id})::int`,
    })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.attributeId, attributes.id))
    .innerJoin(skuAttributeValues, eq(skuAttributeValues.valueId, attributeValues.id))
    .innerJoin(skus, and(eq(skus.id, skuAttributeValues.skuId), liveSku))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(attributes.key, key), liveGroup(now)))
    .groupBy(attributeValues.id, categories.id)
    .orderBy(asc(attributeValues.position), asc(attributeValues.id), asc(categories.position))
    .limit(1000);

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/open.server.ts';
import type { Label } from '../rules/filters.ts';
import { attributes, attributeValues, categories, categoryAttributes } from '../tables/categories.ts';
import { skuAttributeValues, skus, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './live.server.ts';

/** Chosen values by property: any of one property, all properties together. */
export type Chosen = readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[];

/** One condition for each property: this SKU has one of its chosen values. */
export const hasAll = (skuId: AnyPgColumn, chosen: Chosen): SQL[] => chosen.map(({ valueIds }) => hasOne(skuId, valueIds));

const hasOne = (skuId: AnyPgColumn, valueIds: readonly number[]): SQL =>
  sql`exists (select 1 from ${skuAttributeValues} where ${skuAttributeValues.skuId} = ${skuId} and ${inArray(skuAttributeValues.valueId, [...valueIds])})`;

/** The values behind labels such as "Texture: Body Wave"; unknown ones are not among them. */
export function valuesOf(db: Database, labels: readonly Label[]) {
  const pairs = labels.map(({ key, value }) => sql`(${key}, ${value})`);
  return db
    .select({ id: attributeValues.id, attributeId: attributeValues.attributeId, key: attributes.key, value: attributeValues.value, kind: attributes.kind, nameEn: attributeValues.nameEn, nameZh: attributeValues.nameZh })
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
  const misses = query.chosen.map(({ valueIds }) => sql`(not ${hasOne(skus.id, valueIds)})::int`);
  const missed = query.chosen.map(({ attributeId, valueIds }) => sql`when not ${hasOne(skus.id, valueIds)} then ${attributeId}::int`);
  const offered = db.$with('offered').as(
    db
      .select({
        skuId: sql<number>`${skus.id}`.as('offered_id'),
        spuId: sql<number>`${spus.id}`.as('offered_spu'),
        categoryId: sql<number>`${spus.categoryId}`.as('offered_category'),
        misses: (misses.length ? sql<number>`${sql.join(misses, sql` + `)}` : sql<number>`0`).as('misses'),
        missed: (missed.length ? sql<number>`case ${sql.join(missed, sql` `)} else 0 end` : sql<number>`0`).as('missed'),
      })
      .from(skus)
      .innerJoin(spus, eq(spus.id, skus.spuId))
      .innerJoin(categories, eq(categories.id, spus.categoryId))
      .where(and(eq(categories.slug, query.category), liveGroup(query.now), liveSku)),
  );
  return db
    .with(offered)
    .select({
      key: attributes.key,
      kind: attributes.kind,
      keyNameEn: attributes.nameEn,
      keyNameZh: attributes.nameZh,
      unit: attributes.unit,
      value: attributeValues.value,
      code: attributeValues.code,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
      pictureKey: attributeValues.pictureKey,
      count: sql<number>`count(distinct ${offered.spuId}) filter (where ${offered.misses} = 0 or (${offered.misses} = 1 and ${offered.missed} = ${attributeValues.attributeId}))::int`,
    })
    .from(offered)
    .innerJoin(skuAttributeValues, eq(skuAttributeValues.skuId, offered.skuId))
    .innerJoin(attributeValues, eq(attributeValues.id, skuAttributeValues.valueId))
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .innerJoin(
      categoryAttributes,
      and(eq(categoryAttributes.attributeId, attributes.id), eq(categoryAttributes.categoryId, offered.categoryId), eq(categoryAttributes.isFilterable, true)),
    )
    .groupBy(attributes.id, attributeValues.id, categoryAttributes.position)
    .orderBy(asc(categoryAttributes.position), asc(attributes.position), asc(attributes.id), asc(attributeValues.position), asc(attributeValues.id))
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

import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { categories } from '../tables/categories.ts';
import { skus, spuPictures, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './visible-products.server.ts';

/** First id exclusive, last inclusive. */
export type IdRange = { readonly after: number; readonly upTo: number };

export const categoryAddresses = (db: Database, now: Date) =>
  db
    .select({ slug: categories.slug, updatedAt: sql`greatest(${categories.updatedAt}, ${max(spus.updatedAt)})`.mapWith(spus.updatedAt) })
    .from(categories)
    .leftJoin(spus, and(eq(spus.categoryId, categories.id), liveGroup(now)))
    .where(eq(categories.isHidden, false))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(500);

/** Id blocks with visible products, and when they last changed. */
export const groupBlockRows = (db: Database, now: Date, size: number) =>
  db
    .select({ block: blockOf(spus.id, size), updatedAt: max(spus.updatedAt) })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(liveGroup(now), hasSku))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(10_000);

export const skuBlockRows = (db: Database, now: Date, size: number) =>
  db
    .select({ block: blockOf(skus.id, size), updatedAt: max(skus.updatedAt) })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(liveGroup(now), liveSku))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(10_000);

/** A parameter in SELECT and GROUP BY would be two different ones, so the column position is used there. */
const blockOf = (id: typeof skus.id | typeof spus.id, size: number) => sql<number>`((${id} - 1) / ${size}::int + 1)::int`.as('block');

const hasSku = sql`exists (select 1 from ${skus} where ${and(eq(skus.spuId, spus.id), liveSku)})`;

const picturesEach = 3;

export const groupAddresses = (db: Database, now: Date, { after, upTo }: IdRange, limit: number) =>
  db
    .select({
      id: spus.id,
      category: categories.slug,
      spu: spus.slug,
      updatedAt: spus.updatedAt,
      pictures: sql<
        string[]
      >`array(select ${spuPictures.baseUrl} || '-' || coalesce(${spuPictures.widths}[cardinality(${spuPictures.widths})], 900) || '.webp' from ${spuPictures} where ${spuPictures.spuId} = ${spus.id} order by ${spuPictures.position}, ${spuPictures.id} limit ${picturesEach})`,
    })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(gt(spus.id, after), lte(spus.id, upTo), liveGroup(now), hasSku))
    .orderBy(asc(spus.id))
    .limit(limit);

export const skuAddresses = (db: Database, now: Date, { after, upTo }: IdRange, limit: number) =>
  db
    .select({
      id: skus.id,
      category: categories.slug,
      spu: spus.slug,
      sku: skus.slug,
      updatedAt: sql`greatest(${skus.updatedAt}, ${spus.updatedAt})`.mapWith(skus.updatedAt),
      pictures: sql<string[]>`array(${firstPicture})`,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(gt(skus.id, after), lte(skus.id, upTo), liveGroup(now), liveSku))
    .orderBy(asc(skus.id))
    .limit(limit);

const firstPicture = sql`select ${spuPictures.baseUrl} || '-' || coalesce(${spuPictures.widths}[cardinality(${spuPictures.widths})], 900) || '.webp' from ${spuPictures} where ${spuPictures.spuId} = ${skus.spuId} and (${spuPictures.skuId} is null or ${spuPictures.skuId} = ${skus.id}) and ${spuPictures.colourCode} in (${skus.colourCode}, '') order by (${spuPictures.skuId} is not null) desc, (${spuPictures.colourCode} = ${skus.colourCode}) desc, ${spuPictures.position}, ${spuPictures.id} limit 1`;

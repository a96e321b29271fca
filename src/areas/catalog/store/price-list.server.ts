import { and, asc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { categories } from '../tables/categories.ts';
import { skus, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './visible-products.server.ts';

type PriceListFilter = { readonly now: Date; readonly words: string };

/** Matches the displayed name in either language. */
const namesOf = sql`lower(${spus.nameEn} || ' ' || ${spus.nameZh})`;

const groupsWith = ({ now, words }: PriceListFilter): SQL | undefined =>
  and(
    liveGroup(now),
    sql`exists (select 1 from ${skus} where ${and(eq(skus.spuId, spus.id), liveSku)})`,
    ...words
      .toLowerCase()
      .split(' ')
      .filter(Boolean)
      .map((word) => like(namesOf, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  );

/** Categories with the number of matching groups. */
export const priceListCategories = (db: Database, filter: PriceListFilter) =>
  db
    .select({ slug: categories.slug, nameEn: categories.nameEn, nameZh: categories.nameZh, count: sql<number>`count(*)::int` })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(groupsWith(filter))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(50);

export const priceListGroups = (db: Database, filter: PriceListFilter & { category: string; limit: number; offset: number }) =>
  db
    .select({ spuId: spus.id, slug: spus.slug, nameEn: spus.nameEn, nameZh: spus.nameZh })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(groupsWith(filter), eq(categories.slug, filter.category)))
    // Shortest first, so that the table starts with prices instead of empty cells.
    .orderBy(sql`${spus.minLengthInches} nulls last`, asc(spus.nameEn), asc(spus.id))
    .limit(filter.limit)
    .offset(filter.offset);

const maxSkus = 50_000;

export const pricedSkus = (db: Database, spuIds: readonly number[]) =>
  db
    .select({
      skuId: skus.id,
      spuId: skus.spuId,
      slug: skus.slug,
      code: skus.code,
      lengthInches: skus.lengthInches,
      payableCents: skus.payableCents,
      priceCents: skus.priceCents,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
    })
    .from(skus)
    .where(and(inArray(skus.spuId, [...spuIds]), liveSku))
    .orderBy(asc(skus.spuId), asc(skus.lengthInches), asc(skus.payableCents), asc(skus.id))
    .limit(maxSkus);

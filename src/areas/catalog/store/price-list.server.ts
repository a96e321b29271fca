import { and, asc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { categories } from '../tables/categories.ts';
import { skus, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './live.server.ts';

type Wanted = { readonly now: Date; readonly words: string };

/** Matches the displayed name in either language. */
const namesOf = sql`lower(${spus.nameEn} || ' ' || ${spus.nameZh})`;

const groupsWith = ({ now, words }: Wanted): SQL | undefined =>
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
export const priceListCategories = (db: Database, wanted: Wanted) =>
  db
    .select({ slug: categories.slug, nameEn: categories.nameEn, nameZh: categories.nameZh, count: sql<number>`count(*)::int` })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(groupsWith(wanted))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(50);

export const priceListGroups = (db: Database, wanted: Wanted & { category: string; limit: number; offset: number }) =>
  db
    .select({ spuId: spus.id, slug: spus.slug, nameEn: spus.nameEn, nameZh: spus.nameZh })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(groupsWith(wanted), eq(categories.slug, wanted.category)))
    // Shortest first, so that the table starts with prices instead of empty cells.
    .orderBy(sql`${spus.minLengthInches} nulls last`, asc(spus.nameEn), asc(spus.id))
    .limit(wanted.limit)
    .offset(wanted.offset);

const mostSkus = 50_000;

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
    .limit(mostSkus);

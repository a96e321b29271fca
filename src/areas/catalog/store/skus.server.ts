import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { Sort } from '../rules/filters.ts';
import { categories } from '../tables/categories.ts';
import { skus, spuPictures, spus } from '../tables/goods.ts';
import { liveGroup, liveSku } from './visible-products.server.ts';

export type LiveSkuQuery = {
  readonly now: Date;
  readonly category?: string | undefined;
  readonly spu?: string | undefined;
  readonly sku?: string | undefined;
  readonly ids?: readonly number[] | undefined;
};
export type SkuPage = { readonly order: Sort | 'position'; readonly limit: number; readonly offset: number };

const orders: Record<SkuPage['order'], SQL[]> = {
  position: [asc(skus.position)],
  best: [desc(skus.soldCount)],
  featured: [asc(spus.position), desc(skus.soldCount)],
  newest: [desc(skus.createdAt)],
  'price-low': [asc(skus.payableCents)],
  'price-high': [desc(skus.payableCents)],
  saving: [asc(skus.discountBp)],
  rating: [sql`(${spus.ratingSum} + 20.0) / (${spus.reviewCount} + 5) desc`],
};

export const skuRows = (db: Database, query: LiveSkuQuery, page: SkuPage) =>
  db
    .select({
      id: skus.id,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      categorySlug: categories.slug,
      spuSlug: spus.slug,
      slug: skus.slug,
      priceCents: skus.priceCents,
      discountBp: skus.discountBp,
      payableCents: skus.payableCents,
      weightGrams: skus.weightGrams,
      shippingName: skus.shippingName,
      available: skus.available,
      attributes: skus.attributes,
      ratingSum: spus.ratingSum,
      reviewCount: spus.reviewCount,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(skusOf(query))
    .orderBy(...orders[page.order], asc(skus.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countLiveSkus(db: Database, query: LiveSkuQuery): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(skusOf(query));
  return row?.count ?? 0;
}

const skusOf = ({ now, category, spu, sku, ids }: LiveSkuQuery): SQL | undefined =>
  and(
    liveGroup(now),
    liveSku,
    category === undefined ? undefined : eq(categories.slug, category),
    spu === undefined ? undefined : eq(spus.slug, spu),
    sku === undefined ? undefined : eq(skus.slug, sku),
    ids === undefined ? undefined : inArray(skus.id, [...ids]),
  );

const picturesEach = 4;

/** A few pictures per SKU in one query: its own, then its color's, then those for all. */
export async function picturesOfSkus(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const skuPictures = db
    .select({
      base: spuPictures.baseUrl,
      widths: spuPictures.widths,
      isOwn: sql<boolean>`(${spuPictures.skuId} is not null)`.as('is_own'),
      isColour: sql<boolean>`(${spuPictures.colourCode} <> '')`.as('is_colour'),
      position: spuPictures.position,
    })
    .from(spuPictures)
    .where(
      and(
        eq(spuPictures.spuId, skus.spuId),
        sql`(${spuPictures.skuId} = ${skus.id} or (${spuPictures.skuId} is null and ${spuPictures.colourCode} in (${skus.colourCode}, '')))`,
      ),
    )
    .orderBy(
      sql`(${spuPictures.skuId} is not null) desc`,
      sql`(${spuPictures.colourCode} = ${skus.colourCode}) desc`,
      asc(spuPictures.position),
      asc(spuPictures.id),
    )
    .limit(picturesEach)
    .as('own');
  return db
    .select({ skuId: skus.id, base: skuPictures.base, widths: skuPictures.widths })
    .from(skus)
    .innerJoinLateral(skuPictures, sql`true`)
    .where(inArray(skus.id, [...ids]))
    .orderBy(asc(skus.id), desc(skuPictures.isOwn), desc(skuPictures.isColour), asc(skuPictures.position))
    .limit(picturesEach * ids.length);
}

export async function hasGroup(db: Database, category: string, spu: string | undefined, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: spus.id })
    .from(categories)
    .leftJoin(spus, and(eq(spus.categoryId, categories.id), liveGroup(now)))
    .where(and(eq(categories.slug, category), eq(categories.isHidden, false), spu === undefined ? undefined : eq(spus.slug, spu)))
    .limit(1);
  return rows.length > 0;
}

import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { Sort } from '../rules/filters.ts';
import { attributes, attributeValues, categories } from '../tables/categories.ts';
import { skus, spuPictures, spus } from '../tables/goods.ts';
import { type Chosen, hasAll } from './filters.server.ts';
import { canBeHad, liveGroup, liveSku } from './live.server.ts';

export type CardQuery = {
  readonly now: Date;
  /** Slug of the only category looked at. */
  readonly category?: string | undefined;
  readonly chosen?: Chosen;
  readonly onlyIds?: readonly number[];
  readonly exceptId?: number;
  /** Leaves out groups of which nothing can be bought. */
  readonly onlyBuyable?: boolean;
  /** Full text or likeness of a search. */
  readonly matching?: SQL | undefined;
  readonly order: Sort;
  /** Goods of this texture come before others. */
  readonly nearTexture?: string;
  readonly limit: number;
  readonly offset?: number;
};

/**
 * The SKU of each group that its card speaks of: one that can be had before one that cannot, in the group's first colour
 * before another, then the cheapest. The picture shows the same colour, so one tap adds what is seen. rules/options says it again for the product page.
 */
const offerOf = (db: Database, chosen: Chosen) =>
  db
    .select({
      skuId: skus.id,
      skuSlug: skus.slug,
      payableCents: skus.payableCents,
      priceCents: skus.priceCents,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
      colourCode: sql<string>`${skus.colourCode}`.as('offer_colour'),
    })
    .from(skus)
    .where(and(eq(skus.spuId, spus.id), liveSku, ...hasAll(skus.id, chosen)))
    .orderBy(
      desc(canBeHad),
      sql`(${skus.colourCode} = coalesce(${spus.colourCodes}[1], '')) desc`,
      asc(skus.payableCents),
      asc(skus.position),
      asc(skus.id),
    )
    .limit(1)
    .as('offer');

/** Groups as cards, each with its SKU, in one look. */
export function cardRows(db: Database, query: CardQuery) {
  const offer = offerOf(db, query.chosen ?? []);
  const orders: Record<Sort, SQL[]> = {
    best: [desc(spus.soldCount)],
    newest: [sql`${spus.publishedAt} desc nulls last`],
    'price-low': [asc(offer.payableCents)],
    'price-high': [desc(offer.payableCents)],
    saving: [sql`${offer.payableCents}::float / greatest(${offer.priceCents}, 1)`],
    // Five quiet buyers at 4.0 are added to each, or one happy buyer would beat two hundred.
    rating: [sql`(${spus.ratingSum} + 20.0) / (${spus.reviewCount} + 5) desc`],
  };
  return db
    .select({
      spuId: spus.id,
      slug: spus.slug,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      categorySlug: categories.slug,
      publishedAt: spus.publishedAt,
      ratingSum: spus.ratingSum,
      reviewCount: spus.reviewCount,
      minLengthInches: spus.minLengthInches,
      maxLengthInches: spus.maxLengthInches,
      colourCodes: spus.colourCodes,
      skuId: offer.skuId,
      skuSlug: offer.skuSlug,
      payableCents: offer.payableCents,
      priceCents: offer.priceCents,
      available: offer.available,
      isMadeToOrder: offer.isMadeToOrder,
      colourCode: offer.colourCode,
    })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .innerJoinLateral(offer, sql`true`)
    .where(and(...groupsOf(query), query.onlyBuyable ? sql`(${offer.available} > 0 or ${offer.isMadeToOrder})` : undefined))
    .orderBy(
      ...(query.nearTexture === undefined ? [] : [sql`(${spus.texture} = ${query.nearTexture}) desc`]),
      ...orders[query.order],
      asc(spus.id),
    )
    .limit(query.limit)
    .offset(query.offset ?? 0);
}

/** How many groups there are in all pages of a list. */
export async function countGroups(db: Database, query: Omit<CardQuery, 'order' | 'limit' | 'offset'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(
      and(
        ...groupsOf(query),
        sql`exists (select 1 from ${skus} where ${and(eq(skus.spuId, spus.id), liveSku, query.onlyBuyable ? canBeHad : undefined, ...hasAll(skus.id, query.chosen ?? []))})`,
      ),
    );
  return row?.count ?? 0;
}

const groupsOf = (query: Omit<CardQuery, 'order' | 'limit'>) => [
  liveGroup(query.now),
  query.category === undefined ? undefined : eq(categories.slug, query.category),
  query.onlyIds === undefined ? undefined : inArray(spus.id, [...query.onlyIds]),
  query.exceptId === undefined ? undefined : sql`${spus.id} <> ${query.exceptId}`,
  query.matching,
];

type Wanted = { readonly spuId: number; readonly skuId: number; readonly colourCode: string };

/** Two pictures for each card: of its SKU, else of its colour, else of the group. */
export async function cardPictures(db: Database, wanted: readonly Wanted[]) {
  if (wanted.length === 0) return [];
  const [ofSku, ofColour] = [
    inArray(
      spuPictures.skuId,
      wanted.map((one) => one.skuId),
    ),
    sql`(${spuPictures.spuId}, ${spuPictures.colourCode}) in (${sql.join(
      wanted.map((one) => sql`(${one.spuId}::int, ${one.colourCode}::text)`),
      sql`, `,
    )})`,
  ];
  const ranked = db
    .select({
      spuId: spuPictures.spuId,
      base: spuPictures.baseUrl,
      altEn: spuPictures.altEn,
      altZh: spuPictures.altZh,
      place:
        sql<number>`row_number() over (partition by ${spuPictures.spuId} order by coalesce(${ofSku}, false) desc, ${ofColour} desc, ${spuPictures.position}, ${spuPictures.id})`.as(
          'place',
        ),
    })
    .from(spuPictures)
    .where(
      inArray(
        spuPictures.spuId,
        wanted.map((one) => one.spuId),
      ),
    )
    .as('ranked');
  return db
    .select({ spuId: ranked.spuId, base: ranked.base, altEn: ranked.altEn, altZh: ranked.altZh })
    .from(ranked)
    .where(sql`${ranked.place} <= 2`)
    .orderBy(asc(ranked.spuId), asc(ranked.place))
    .limit(2 * wanted.length);
}

/** Every colour of the shop with its swatch. */
export const colourRows = (db: Database) =>
  db
    .select({
      code: attributeValues.code,
      value: attributeValues.value,
      pictureKey: attributeValues.pictureKey,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(eq(attributes.kind, 'colour'))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
    .limit(200);

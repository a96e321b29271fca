import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spuPictures, spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { freePart, type skuAttributesOf } from '../rules/sku-attributes.ts';

type MatchedAttributes = NonNullable<ReturnType<typeof skuAttributesOf>>;

const columns = {
  id: skus.id,
  nameEn: skus.nameEn,
  nameZh: skus.nameZh,
  payableCents: skus.payableCents,
  weightGrams: skus.weightGrams,
  available: skus.available,
  isMadeToOrder: skus.isMadeToOrder,
  lengthInches: skus.lengthInches,
  density: skus.density,
  texture: skus.texture,
  colourCode: skus.colourCode,
  attributes: skus.attributes,
  category: categories.slug,
  spu: spus.slug,
  sku: skus.slug,
  // The picture of its color, else the group's.
  picture: sql<string>`coalesce((select ${spuPictures.baseUrl} from ${spuPictures} where ${spuPictures.spuId} = ${spus.id} and ${spuPictures.colourCode} = ${skus.colourCode}
    order by ${spuPictures.position}, ${spuPictures.id} limit 1), ${spus.heroUrl})`,
};

/** Visible today, in stock or not. */
const isLive = (now: Date) =>
  and(
    eq(skus.isHidden, false),
    isNull(skus.deletedAt),
    eq(spus.isHidden, false),
    isNull(spus.deletedAt),
    lte(spus.publishedAt, now),
    eq(categories.isHidden, false),
  );

const offeredSkus = (db: Database) =>
  db
    .select(columns)
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .$dynamic();

export type FoundSku = Awaited<ReturnType<typeof findExactSku>>;

/** In stock before sold out, then by price. */
export async function findExactSku(db: Database, attributes: MatchedAttributes, now: Date) {
  const [found] = await offeredSkus(db)
    .where(
      and(
        isLive(now),
        eq(skus.isClearance, false),
        eq(categories.slug, attributes.category),
        eq(skus.lengthInches, attributes.lengthInches),
        attributes.density === null ? undefined : eq(skus.density, attributes.density),
        eq(skus.texture, attributes.texture),
        eq(skus.colourCode, attributes.colourCode),
        sql`${skus.attributes} @> ${JSON.stringify(attributes.attributes)}::jsonb`,
        attributes.part === null ? undefined : sql`coalesce(${skus.attributes} ->> 'Part', ${freePart}) = ${attributes.part}`,
      ),
    )
    .orderBy(desc(sql`${skus.available} > 0`), asc(skus.payableCents), asc(skus.id))
    .limit(1);
  return found ?? null;
}

/** Cheaper products of the same category in stock, to choose the nearest from. */
export const cheaperInStock = (db: Database, filter: { category: string; belowCents: number; inches: number; now: Date; most: number }) =>
  offeredSkus(db)
    .where(
      and(
        isLive(filter.now),
        gt(skus.available, 0),
        eq(categories.slug, filter.category),
        lt(skus.payableCents, filter.belowCents),
        sql`abs(${skus.lengthInches} - ${filter.inches}) <= 6`,
      ),
    )
    .orderBy(asc(sql`abs(${skus.lengthInches} - ${filter.inches})`), asc(skus.payableCents), asc(skus.id))
    .limit(filter.most);

export async function skuAt(db: Database, spuId: number, slug: string) {
  const { lengthInches, density, texture, colourCode, attributes } = columns;
  const [found] = await db
    .select({ lengthInches, density, texture, colourCode, attributes })
    .from(skus)
    .where(and(eq(skus.spuId, spuId), eq(skus.slug, slug), isNull(skus.deletedAt)))
    .limit(1);
  return found ?? null;
}

/** SKUs by code, hidden or not. */
export const pricingSkusByCode = (db: Database, codes: readonly string[]) =>
  db
    .select({ id: skus.id, code: skus.code })
    .from(skus)
    .where(and(inArray(skus.code, [...codes]), isNull(skus.deletedAt)))
    .limit(codes.length);

import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { attributes, attributeValues, categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';

export const ringRows = (db: Database) =>
  db
    .select({
      code: attributeValues.code,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
      rootHex: attributeValues.rootHex,
      tipHex: attributeValues.tipHex,
      highlightHex: attributeValues.highlightHex,
      highlightShare: attributeValues.highlightShare,
      swatch: attributeValues.pictureKey,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(and(eq(attributes.kind, 'colour'), isNotNull(attributeValues.rootHex)))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
    .limit(200);

type Near = { readonly colours: readonly string[]; readonly textures: readonly string[]; readonly now: Date; readonly isWide: boolean };

/** Candidate wigs: matching color and texture, or either where too few. */
export const candidateRows = (db: Database, { colours, textures, now, isWide }: Near) => {
  const ofColour = inArray(skus.colourCode, [...colours]);
  const ofTexture = inArray(skus.texture, [...textures]);
  return db
    .select({
      id: skus.id,
      spuId: skus.spuId,
      colourCode: skus.colourCode,
      texture: skus.texture,
      lengthInches: skus.lengthInches,
      attributes: skus.attributes,
      payableCents: skus.payableCents,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(
      and(
        eq(categories.slug, 'wig'),
        and(eq(skus.isHidden, false), isNull(skus.deletedAt)),
        and(eq(spus.isHidden, false), isNull(spus.deletedAt), lte(spus.publishedAt, now), eq(categories.isHidden, false)),
        isWide ? or(ofColour, ofTexture) : and(ofColour, ofTexture),
      ),
    )
    .orderBy(desc(skus.soldCount), asc(skus.id))
    .limit(2000);
};

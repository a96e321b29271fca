import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { TilePictureCandidate } from '../rules/explore.ts';
import { attributes, attributeValues } from '../tables/categories.ts';
import { spuPictures } from '../tables/goods.ts';

/** Per group the first picture in each requested color, and its first picture in any color. */
export async function firstPictures(db: Database, candidates: readonly TilePictureCandidate[]) {
  if (candidates.length === 0) return [];
  const groups = [...new Set(candidates.map(({ spuId }) => spuId))];
  return db
    .selectDistinctOn([spuPictures.spuId, spuPictures.colourCode], {
      spuId: spuPictures.spuId,
      colourCode: sql<string>`coalesce(${spuPictures.colourCode}, '')`,
      base: spuPictures.baseUrl,
      altEn: spuPictures.altEn,
      altZh: spuPictures.altZh,
      position: spuPictures.position,
    })
    .from(spuPictures)
    .where(inArray(spuPictures.spuId, groups))
    .orderBy(asc(spuPictures.spuId), asc(spuPictures.colourCode), asc(spuPictures.position), asc(spuPictures.id))
    .limit(2000);
}

export const shadeMeasurementRows = (db: Database) =>
  db
    .select({
      id: attributeValues.id,
      labL: attributeValues.labL,
      labA: attributeValues.labA,
      labB: attributeValues.labB,
      tipHex: attributeValues.tipHex,
      highlightHex: attributeValues.highlightHex,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(and(eq(attributes.kind, 'colour')))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
    .limit(500);

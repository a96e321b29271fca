import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { customHairImages } from '../tables.ts';

export type PublicImageQuery = { readonly style?: string | undefined; readonly colour?: string | undefined };

const shown = ({ style, colour }: PublicImageQuery) =>
  and(
    eq(customHairImages.isHidden, false),
    style ? eq(customHairImages.style, style) : undefined,
    colour ? eq(customHairImages.colourCode, colour) : undefined,
  );

export const imageRows = (db: Database, query: PublicImageQuery, page: { limit: number; offset: number }) =>
  db
    .select({
      id: customHairImages.id,
      titleEn: customHairImages.titleEn,
      titleZh: customHairImages.titleZh,
      base: customHairImages.baseUrl,
      widths: customHairImages.widths,
      width: customHairImages.width,
      height: customHairImages.height,
      altEn: customHairImages.altEn,
      altZh: customHairImages.altZh,
      style: customHairImages.style,
      colourCode: customHairImages.colourCode,
      attributes: customHairImages.attributes,
      priceFromCents: customHairImages.priceFromCents,
    })
    .from(customHairImages)
    .where(shown(query))
    .orderBy(asc(customHairImages.position), asc(customHairImages.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countImages(db: Database, query: PublicImageQuery): Promise<number> {
  const [row] = await db.select({ count: count() }).from(customHairImages).where(shown(query));
  return row?.count ?? 0;
}

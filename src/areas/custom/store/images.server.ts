import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { customHairImages } from '../tables.ts';

export type ImageRow = typeof customHairImages.$inferSelect;

export type OfficeImageQuery = {
  readonly isHidden?: boolean | undefined;
  readonly style?: string | undefined;
  readonly colour?: string | undefined;
  readonly searchText?: string | undefined;
  readonly sort?: { readonly by: 'place' | 'title' | 'price' | 'added'; readonly down: boolean } | undefined;
};

const matching = ({ isHidden, style, colour, searchText }: OfficeImageQuery): SQL | undefined =>
  and(
    isHidden === undefined ? undefined : eq(customHairImages.isHidden, isHidden),
    style ? eq(customHairImages.style, style) : undefined,
    colour ? eq(customHairImages.colourCode, colour) : undefined,
    searchText
      ? sql`(${customHairImages.titleEn} || ' ' || ${customHairImages.titleZh}) ilike ${`%${searchText.replace(/[\\%_]/g, '\\$&')}%`}`
      : undefined,
  );

const columns = {
  place: customHairImages.position,
  title: customHairImages.titleEn,
  price: customHairImages.priceFromCents,
  added: customHairImages.createdAt,
} as const;

/** Including hidden ones; in the order set by staff by default. */
export const allImages = (db: Database, { limit, offset }: { limit: number; offset: number }, query: OfficeImageQuery = {}) => {
  const { by, down } = query.sort ?? { by: 'place', down: false };
  const direction = down ? desc : asc;
  return db
    .select()
    .from(customHairImages)
    .where(matching(query))
    .orderBy(direction(columns[by]), direction(customHairImages.id))
    .limit(limit)
    .offset(offset);
};

export const countAll = (db: Database, query: OfficeImageQuery = {}): Promise<number> =>
  countUpTo(db, sql`${customHairImages}`, matching(query));

export async function selectImageById(db: Database, id: number): Promise<ImageRow | null> {
  const [row] = await db.select().from(customHairImages).where(eq(customHairImages.id, id));
  return row ?? null;
}

/** A new picture comes first. */
export async function insertImage(db: Database, row: Omit<typeof customHairImages.$inferInsert, 'position'>): Promise<number> {
  const [made] = await db
    .insert(customHairImages)
    .values({ ...row, position: sql`(select coalesce(min(position), 0) - 1 from custom_hair_images)` })
    .returning({ id: customHairImages.id });
  return made?.id ?? 0;
}

export async function updateImage(db: Database, id: number, changes: Partial<typeof customHairImages.$inferInsert>): Promise<boolean> {
  const done = await db.update(customHairImages).set(changes).where(eq(customHairImages.id, id)).returning({ id: customHairImages.id });
  return done.length > 0;
}

export async function deleteImage(db: Database, id: number): Promise<boolean> {
  const done = await db.delete(customHairImages).where(eq(customHairImages.id, id)).returning({ id: customHairImages.id });
  return done.length > 0;
}

export async function selectGalleryChoices(db: Database): Promise<{ styles: string[]; colours: string[] }> {
  const rows = await db
    .selectDistinct({ style: customHairImages.style, colour: customHairImages.colourCode })
    .from(customHairImages)
    .where(and(eq(customHairImages.isHidden, false)))
    .limit(500);
  const sorted = (of: readonly string[]) => [...new Set(of.filter(Boolean))].sort();
  return { styles: sorted(rows.map(({ style }) => style)), colours: sorted(rows.map(({ colour }) => colour)) };
}

import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { customHairImages } from '../tables.ts';

export type ImageRow = typeof customHairImages.$inferSelect;

/** Every picture of the gallery as staff sort them, hidden ones too. */
export const allImages = (db: Database, { limit, offset }: { limit: number; offset: number }) =>
  db.select().from(customHairImages).orderBy(asc(customHairImages.position), asc(customHairImages.id)).limit(limit).offset(offset);

export async function countAll(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(customHairImages);
  return row?.count ?? 0;
}

export async function imageById(db: Database, id: number): Promise<ImageRow | null> {
  const [row] = await db.select().from(customHairImages).where(eq(customHairImages.id, id));
  return row ?? null;
}

/** A new picture stands first. */
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

/** The styles and colours that something was made in. */
export async function galleryChoices(db: Database): Promise<{ styles: string[]; colours: string[] }> {
  const rows = await db
    .selectDistinct({ style: customHairImages.style, colour: customHairImages.colourCode })
    .from(customHairImages)
    .where(and(eq(customHairImages.isHidden, false)))
    .limit(500);
  const sorted = (of: readonly string[]) => [...new Set(of.filter(Boolean))].sort();
  return { styles: sorted(rows.map(({ style }) => style)), colours: sorted(rows.map(({ colour }) => colour)) };
}

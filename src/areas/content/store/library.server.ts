import { and, arrayContains, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { libraryPictures } from '../tables/media.ts';

type LibraryQuery = { readonly words: string; readonly tag: string; readonly limit: number; readonly offset: number };

const fits = ({ words, tag }: Pick<LibraryQuery, 'words' | 'tag'>) => {
  const like = `%${words.replace(/[%_\\]/g, '\\$&')}%`;
  return and(
    words === ''
      ? undefined
      : or(ilike(libraryPictures.altEn, like), ilike(libraryPictures.altZh, like), ilike(libraryPictures.baseUrl, like)),
    tag === '' ? undefined : arrayContains(libraryPictures.tags, [tag]),
  );
};

export const picturesWith = (db: Database, query: LibraryQuery) =>
  db
    .select()
    .from(libraryPictures)
    .where(fits(query))
    .orderBy(desc(libraryPictures.createdAt), desc(libraryPictures.id))
    .limit(query.limit)
    .offset(query.offset);

export const countPictures = (db: Database, query: Pick<LibraryQuery, 'words' | 'tag'>): Promise<number> =>
  db.$count(libraryPictures, fits(query));

export async function tagsOfPictures(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(
    sql`select tag from library_pictures, unnest(tags) as tag group by tag order by count(*) desc, tag limit 40`,
  );
  return rows.map(({ tag }) => tag);
}

export async function libraryPictureById(db: Database, id: number) {
  const [row] = await db.select().from(libraryPictures).where(eq(libraryPictures.id, id));
  return row ?? null;
}

export async function pictureByBase(db: Database, base: string) {
  const [row] = await db.select().from(libraryPictures).where(eq(libraryPictures.baseUrl, base));
  return row ?? null;
}

export async function insertPicture(db: Database, row: typeof libraryPictures.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(libraryPictures).values(row).onConflictDoNothing().returning({ id: libraryPictures.id });
  return made?.id ?? null;
}

type PictureTextColumns = { readonly altEn: string; readonly altZh: string; readonly tags: string[] };
export async function updateLibraryPictureTexts(db: Database, id: number, texts: PictureTextColumns): Promise<void> {
  await db.update(libraryPictures).set(texts).where(eq(libraryPictures.id, id));
}

export async function deleteLibraryPicture(db: Database, id: number): Promise<void> {
  await db.delete(libraryPictures).where(eq(libraryPictures.id, id));
}

/** Where a picture is used: the first place found. */
export async function findPictureUse(db: Database, base: string): Promise<string | null> {
  const { rows } = await db.execute<{ place: string }>(sql`
    select place from (
      select 1 as rank, 'banner ' || id as place from banners where url = ${base}
      union all select 2, '/' || slug from promotions where picture_url = ${base}
      union all select 3, '/' || slug from articles where picture_url = ${base}
      union all select 4, '/' || a.slug from articles a join article_versions v on v.article_id = a.id and v.version = a.live_version
        where position(${base} in v.body_en) > 0 or position(${base} in v.body_zh) > 0
      union all select 5, 'product ' || slug from spus where hero_url = ${base}
      union all select 6, 'product picture' from spu_pictures where base_url = ${base}
    ) found order by rank limit 1`);
  return rows[0]?.place ?? null;
}

import { eq } from 'drizzle-orm';
import { faqs } from '#areas/catalog/tables/categories.ts';
import { parseId } from '#kernel/ids.ts';
import type { Database } from '#platform/database/open.server.ts';
import { articles, delays } from '../tables/articles.ts';
import { libraryPictures, videos } from '../tables/media.ts';
import { banners, companyInformation, navigationEntries, policies, webConfig } from '../tables/site.ts';

export const faqRow = async (db: Database, key: string) =>
  (
    await db
      .select()
      .from(faqs)
      .where(eq(faqs.id, parseId(key)))
  ).at(0) ?? null;
export const bannerRow = async (db: Database, key: string) =>
  (
    await db
      .select()
      .from(banners)
      .where(eq(banners.id, parseId(key)))
  ).at(0) ?? null;
export const menuRow = async (db: Database, key: string) =>
  (
    await db
      .select()
      .from(navigationEntries)
      .where(eq(navigationEntries.id, parseId(key)))
  ).at(0) ?? null;
export const delayRow = async (db: Database, key: string) =>
  (
    await db
      .select()
      .from(delays)
      .where(eq(delays.id, parseId(key)))
  ).at(0) ?? null;
export const videoRow = async (db: Database, key: string) =>
  (
    await db
      .select()
      .from(videos)
      .where(eq(videos.id, parseId(key)))
  ).at(0) ?? null;
export const policyRow = async (db: Database, key: string) =>
  (await db.select().from(policies).where(eq(policies.name, key))).at(0) ?? null;
export const configRow = async (db: Database, key: string) =>
  (await db.select().from(webConfig).where(eq(webConfig.name, key))).at(0) ?? null;
export const companyRow = async (db: Database) => (await db.select().from(companyInformation)).at(0) ?? null;
export const articleRow = async (db: Database, key: string) =>
  (
    await db
      .select({
        liveVersion: articles.liveVersion,
        publishedAt: articles.publishedAt,
        author: articles.author,
        pictureUrl: articles.pictureUrl,
      })
      .from(articles)
      .where(eq(articles.id, parseId(key)))
  ).at(0) ?? null;

type Id = { readonly id: number };
const keyOf = (rows: readonly Id[]): string => String(rows[0]?.id ?? '');

/** Each of these writes over the row of the key, or a new one; a row that was taken away comes back under its old number. */
export async function saveFaq(db: Database, key: string, row: Omit<typeof faqs.$inferInsert, 'id'>): Promise<string> {
  const id = parseId(key) || undefined;
  return keyOf(
    await db
      .insert(faqs)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: faqs.id, set: row })
      .returning({ id: faqs.id }),
  );
}
export async function saveBanner(db: Database, key: string, row: Omit<typeof banners.$inferInsert, 'id'>): Promise<string> {
  const id = parseId(key) || undefined;
  return keyOf(
    await db
      .insert(banners)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: banners.id, set: row })
      .returning({ id: banners.id }),
  );
}
export async function saveMenuEntry(db: Database, key: string, row: Omit<typeof navigationEntries.$inferInsert, 'id'>): Promise<string> {
  const id = parseId(key) || undefined;
  const put = db.insert(navigationEntries).values({ id, ...row });
  return keyOf(await put.onConflictDoUpdate({ target: navigationEntries.id, set: row }).returning({ id: navigationEntries.id }));
}
export async function saveDelay(db: Database, key: string, row: Omit<typeof delays.$inferInsert, 'id'>): Promise<string> {
  const id = parseId(key) || undefined;
  return keyOf(
    await db
      .insert(delays)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: delays.id, set: row })
      .returning({ id: delays.id }),
  );
}
export async function saveVideo(db: Database, key: string, row: Omit<typeof videos.$inferInsert, 'id'>): Promise<string> {
  const id = parseId(key) || undefined;
  const put = db.insert(videos).values({ id, ...row });
  return keyOf(await put.onConflictDoUpdate({ target: videos.id, set: row }).returning({ id: videos.id }));
}
export async function saveConfig(db: Database, row: { name: string; value: string; updatedAt: Date }): Promise<void> {
  await db.insert(webConfig).values(row).onConflictDoUpdate({ target: webConfig.name, set: row });
}
export async function savePolicy(db: Database, key: string, row: Partial<typeof policies.$inferInsert>): Promise<void> {
  await db.update(policies).set(row).where(eq(policies.name, key));
}
export async function saveCompany(db: Database, row: typeof companyInformation.$inferInsert): Promise<void> {
  await db
    .insert(companyInformation)
    .values({ ...row, id: 1 })
    .onConflictDoUpdate({ target: companyInformation.id, set: row });
}
export async function saveArticle(
  db: Database,
  key: string,
  row: {
    liveVersion: number | null;
    publishedAt: Date | null;
    author: string | undefined;
    pictureUrl: string | undefined;
    updatedAt: Date;
  },
): Promise<boolean> {
  const done = await db
    .update(articles)
    .set(row)
    .where(eq(articles.id, parseId(key)))
    .returning({ id: articles.id });
  return done.length > 0;
}

export const deleteFaqByKey = (db: Database, key: string) => db.delete(faqs).where(eq(faqs.id, parseId(key)));
export const deleteBanner = (db: Database, key: string) => db.delete(banners).where(eq(banners.id, parseId(key)));
export const deleteMenuEntry = (db: Database, key: string) => db.delete(navigationEntries).where(eq(navigationEntries.id, parseId(key)));
export const deleteDelay = (db: Database, key: string) => db.delete(delays).where(eq(delays.id, parseId(key)));
export const deleteVideo = (db: Database, key: string) => db.delete(videos).where(eq(videos.id, parseId(key)));
export const deleteConfig = (db: Database, key: string) => db.delete(webConfig).where(eq(webConfig.name, key));

export const menuUnder = (db: Database, key: string) =>
  db
    .select({ id: navigationEntries.id })
    .from(navigationEntries)
    .where(eq(navigationEntries.parentId, parseId(key)))
    .limit(1);

/** The sizes there are of a picture of the library. */
export async function pictureSizes(db: Database, baseUrl: string) {
  const [row] = await db
    .select({ widths: libraryPictures.widths, width: libraryPictures.width, height: libraryPictures.height })
    .from(libraryPictures)
    .where(eq(libraryPictures.baseUrl, baseUrl));
  return row ?? null;
}

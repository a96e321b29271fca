import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { articles, articleVersions } from '../tables/articles.ts';
import { plannedChanges } from '../tables/changes.ts';

const newest = sql<number>`(select max(v.version) from article_versions v where v.article_id = ${articles.id})`;

export const allArticles = (db: Database) =>
  db
    .select({
      id: articles.id,
      slug: articles.slug,
      kind: articles.kind,
      liveVersion: articles.liveVersion,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
      version: articleVersions.version,
      titleEn: articleVersions.titleEn,
      titleZh: articleVersions.titleZh,
    })
    .from(articles)
    .innerJoin(articleVersions, and(eq(articleVersions.articleId, articles.id), eq(articleVersions.version, newest)))
    .where(isNull(articles.deletedAt))
    .orderBy(asc(articles.kind), asc(articles.position), asc(articles.id))
    .limit(500);

export async function articleById(db: Database, id: number) {
  const [row] = await db
    .select({
      id: articles.id,
      slug: articles.slug,
      kind: articles.kind,
      liveVersion: articles.liveVersion,
      publishedAt: articles.publishedAt,
      author: articles.author,
      pictureUrl: articles.pictureUrl,
    })
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)));
  return row ?? null;
}

export async function versionOf(db: Database, articleId: number, version: number | null) {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), version === null ? undefined : eq(articleVersions.version, version)))
    .orderBy(desc(articleVersions.version))
    .limit(1);
  return row ?? null;
}

export const articleVersionsOf = (db: Database, articleId: number) =>
  db
    .select({
      version: articleVersions.version,
      note: articleVersions.note,
      createdAt: articleVersions.createdAt,
      by: staffMembers.firstName,
    })
    .from(articleVersions)
    .leftJoin(staffMembers, eq(staffMembers.id, articleVersions.staffId))
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(desc(articleVersions.version))
    .limit(50);

/** Unless somebody else wrote it meanwhile. */
export async function insertVersion(db: Database, row: typeof articleVersions.$inferInsert): Promise<boolean> {
  const made = await db.insert(articleVersions).values(row).onConflictDoNothing().returning({ id: articleVersions.id });
  return made.length > 0;
}

/** Null when the address already has a page. */
export async function insertArticle(db: Database, row: typeof articles.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(articles).values(row).onConflictDoNothing().returning({ id: articles.id });
  return made?.id ?? null;
}

const changesOfArticle = (id: number) => and(eq(plannedChanges.kind, 'article'), eq(plannedChanges.key, String(id)));

/** Whether any change ever published a version of this page. */
export async function wasEverPublished(db: Database, id: number): Promise<boolean> {
  const done = inArray(plannedChanges.state, ['published', 'undone']);
  const withVersion = sql`coalesce(${plannedChanges.before}->>'version', ${plannedChanges.after}->>'version') is not null`;
  const [row] = await db
    .select({ id: plannedChanges.id })
    .from(plannedChanges)
    .where(and(changesOfArticle(id), done, withVersion))
    .orderBy(asc(plannedChanges.id))
    .limit(1);
  return row !== undefined;
}

/** Unless it is public by now. */
export async function dropArticle(db: Database, id: number): Promise<boolean> {
  const gone = await db
    .delete(articles)
    .where(and(eq(articles.id, id), isNull(articles.liveVersion)))
    .returning({ id: articles.id });
  return gone.length > 0;
}

export async function dropPlans(db: Database, id: number, at: Date): Promise<void> {
  const waiting = inArray(plannedChanges.state, ['draft', 'planned', 'failed']);
  await db
    .update(plannedChanges)
    .set({ state: 'dropped', updatedAt: at })
    .where(and(changesOfArticle(id), waiting));
}

import { and, eq, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { faqs } from '#areas/catalog/tables/categories.ts';
import type { Database } from '#platform/database/open.server.ts';
import { articles, articleVersions } from '../tables/articles.ts';
import { banners, navigationEntries } from '../tables/site.ts';

type ArticleTarget = { readonly id: number; readonly slug: string; readonly now: Date };

/** What links to a page: other pages, menus, banners and questions. */
export async function findLinksToArticle(db: Database, { id, slug, now }: ArticleTarget): Promise<string[]> {
  // The exact address: /blog must not match /blog/wig-care.
  const linked = (text: PgColumn | SQL): SQL => sql`${text} ~ ${`\\]\\(/(m/)?${slug}[)?#]`}`;
  const isHere = (url: PgColumn): SQL => sql`${url} ~ ${`^/(m/)?${slug}([?#]|$)`}`;
  const [pages, menus, pictures, questions] = await Promise.all([
    db
      .select({ name: articles.slug })
      .from(articles)
      .innerJoin(articleVersions, and(eq(articleVersions.articleId, articles.id), eq(articleVersions.version, articles.liveVersion)))
      .where(
        and(
          ne(articles.id, id),
          isNull(articles.deletedAt),
          lte(articles.publishedAt, now),
          or(linked(articleVersions.bodyEn), linked(articleVersions.bodyZh)),
        ),
      )
      .orderBy(articles.id)
      .limit(20),
    db
      .select({ name: navigationEntries.nameEn })
      .from(navigationEntries)
      .where(and(eq(navigationEntries.isHidden, false), isHere(navigationEntries.url)))
      .orderBy(navigationEntries.id)
      .limit(20),
    db
      .select({ name: banners.altEn })
      .from(banners)
      .where(and(eq(banners.isHidden, false), or(isHere(banners.href), sql`${banners.buttons}::text like ${`%"/${slug}"%`}`)))
      .orderBy(banners.id)
      .limit(20),
    db
      .select({ name: faqs.questionEn })
      .from(faqs)
      .where(and(lte(faqs.publishedAt, now), or(linked(faqs.answerEn), linked(faqs.answerZh))))
      .orderBy(faqs.id)
      .limit(20),
  ]);
  return [...pages.map(({ name }) => `/${name}`), ...[...menus, ...pictures, ...questions].map(({ name }) => name)];
}

/** Null where there is no such page. */
export async function articleVisibilityOf(db: Database, slug: string, now: Date): Promise<'live' | 'hidden' | null> {
  const [row] = await db
    .select({ publishedAt: articles.publishedAt })
    .from(articles)
    .where(and(eq(articles.slug, slug), isNull(articles.deletedAt)));
  if (!row) return null;
  return row.publishedAt !== null && row.publishedAt <= now ? 'live' : 'hidden';
}

/** Drafts and unpublished articles, so that nobody is sent to them. */
export const hiddenSlugs = (db: Database, now: Date) =>
  db
    .select({ slug: articles.slug })
    .from(articles)
    .where(or(isNull(articles.publishedAt), sql`${articles.publishedAt} > ${now}`, sql`${articles.deletedAt} is not null`))
    .orderBy(articles.id)
    .limit(10_000);

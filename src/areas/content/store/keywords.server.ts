import { and, asc, desc, eq, gt, ilike, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { spus } from '#areas/catalog/tables/goods.ts';
import { searchTerms } from '#areas/catalog/tables/prices-and-search.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { KeywordFacts, KeywordTarget } from '../rules/keyword-list.ts';
import { articles, articleVersions, keywords } from '../tables/articles.ts';

export type KeywordQuery = {
  readonly language?: 'en' | 'zh' | undefined;
  readonly target?: KeywordTarget | undefined;
  readonly priority?: number | undefined;
  /** Only keywords another page targets too. */
  readonly fights?: boolean | undefined;
  readonly searchText?: string | undefined;
  readonly sort: { readonly by: 'volume' | 'position' | 'keyword' | 'priority' | 'page'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const rivals = sql<number>`(select count(*)::int from keywords r where lower(r.keyword) = lower(keywords.keyword) and r.language = keywords.language and r.target_path <> keywords.target_path)`;
const sortedBy = {
  volume: sql`coalesce(${keywords.monthlyVolume}, -1)`,
  position: sql`coalesce(${keywords.positionTenths}, 99999)`,
  keyword: sql`lower(${keywords.keyword})`,
  priority: sql`${keywords.priority}`,
  page: sql`${keywords.targetPath}`,
};

const whereOf = ({ language, target, priority, fights, searchText }: KeywordQuery): SQL | undefined => {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    language && eq(keywords.language, language),
    target && eq(keywords.targetKind, target),
    priority === undefined ? undefined : eq(keywords.priority, priority),
    fights ? gt(rivals, 0) : undefined,
    like ? or(ilike(keywords.keyword, like), ilike(keywords.targetPath, like), ilike(keywords.note, like)) : undefined,
  );
};

const shown = {
  id: keywords.id,
  keyword: keywords.keyword,
  language: keywords.language,
  targetKind: keywords.targetKind,
  targetPath: keywords.targetPath,
  priority: keywords.priority,
  monthlyVolume: keywords.monthlyVolume,
  positionTenths: keywords.positionTenths,
  measuredOn: keywords.measuredOn,
  note: keywords.note,
};

export const keywordRows = (db: Database, query: KeywordQuery) => {
  const order = query.sort.down ? desc : asc;
  return db
    .select({ ...shown, rivals })
    .from(keywords)
    .where(whereOf(query))
    .orderBy(order(sortedBy[query.sort.by]), order(keywords.id))
    .limit(query.limit)
    .offset(query.offset);
};

export const countKeywords = (db: Database, query: KeywordQuery): Promise<number> => countUpTo(db, sql`${keywords}`, whereOf(query));

export async function keywordById(db: Database, id: number) {
  const [row] = await db
    .select({ ...shown, rivals })
    .from(keywords)
    .where(eq(keywords.id, id))
    .limit(1);
  return row ?? null;
}

export const keywordsOfPath = (db: Database, path: string, language: 'en' | 'zh') =>
  db
    .select(shown)
    .from(keywords)
    .where(and(eq(keywords.targetPath, path), eq(keywords.language, language)))
    .orderBy(desc(keywords.priority), desc(keywords.monthlyVolume), asc(keywords.id))
    .limit(50);

export const sameKeyword = (db: Database, keyword: string, language: 'en' | 'zh', butPath: string) =>
  db
    .select({ id: keywords.id, targetPath: keywords.targetPath, positionTenths: keywords.positionTenths })
    .from(keywords)
    .where(
      and(eq(sql`lower(${keywords.keyword})`, keyword.toLowerCase()), eq(keywords.language, language), ne(keywords.targetPath, butPath)),
    )
    .orderBy(asc(keywords.id))
    .limit(20);

type Row = KeywordFacts & { readonly categoryId: number | null };
export async function insertKeyword(db: Database, row: Row, at: Date): Promise<number | null> {
  const [made] = await db
    .insert(keywords)
    .values({ ...row, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: keywords.id });
  return made?.id ?? null;
}
export async function isKeywordTaken(db: Database, { keyword, language, targetPath }: KeywordFacts, butId: number): Promise<boolean> {
  const rows = await db
    .select({ id: keywords.id })
    .from(keywords)
    .where(and(eq(keywords.keyword, keyword), eq(keywords.language, language), eq(keywords.targetPath, targetPath)))
    .limit(2);
  return rows.some(({ id }) => id !== butId);
}
export const updateKeywordRow = (db: Database, id: number, change: Partial<Row> & { measuredOn?: string }, at: Date) =>
  db
    .update(keywords)
    .set({ ...change, updatedAt: at })
    .where(eq(keywords.id, id));
export const deleteKeywordRow = (db: Database, id: number) => db.delete(keywords).where(eq(keywords.id, id)).returning();

export const keywordsNamed = (db: Database, names: readonly string[]) =>
  db
    .select(shown)
    .from(keywords)
    .where(inArray(sql`lower(${keywords.keyword})`, [...names]))
    .orderBy(asc(keywords.id))
    .limit(10_000);

export async function keywordCategoryBySlug(db: Database, slug: string) {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug)).limit(1);
  return row ?? null;
}

export async function keywordGroupBySlugs(db: Database, category: string, slug: string) {
  const [row] = await db
    .select({
      id: spus.id,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      descriptionEn: spus.descriptionEn,
      descriptionZh: spus.descriptionZh,
      metaTitleEn: spus.metaTitleEn,
      metaTitleZh: spus.metaTitleZh,
      metaDescriptionEn: spus.metaDescriptionEn,
      metaDescriptionZh: spus.metaDescriptionZh,
      metaKeywordsEn: spus.metaKeywordsEn,
      metaKeywordsZh: spus.metaKeywordsZh,
    })
    .from(spus)
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(categories.slug, category), eq(spus.slug, slug), isNull(spus.deletedAt)))
    .limit(1);
  return row ?? null;
}

/** By any spelling of its address. */
export async function articleBySlug(db: Database, slugs: readonly string[]) {
  const [row] = await db
    .select({
      id: articles.id,
      titleEn: articleVersions.titleEn,
      titleZh: articleVersions.titleZh,
      summaryEn: articleVersions.summaryEn,
      summaryZh: articleVersions.summaryZh,
      bodyEn: articleVersions.bodyEn,
      bodyZh: articleVersions.bodyZh,
      metaTitleEn: articleVersions.metaTitleEn,
      metaTitleZh: articleVersions.metaTitleZh,
      metaDescriptionEn: articleVersions.metaDescriptionEn,
      metaDescriptionZh: articleVersions.metaDescriptionZh,
      metaKeywordsEn: articleVersions.metaKeywordsEn,
      metaKeywordsZh: articleVersions.metaKeywordsZh,
    })
    .from(articles)
    .innerJoin(articleVersions, and(eq(articleVersions.articleId, articles.id), eq(articleVersions.version, articles.liveVersion)))
    .where(and(inArray(articles.slug, [...slugs]), isNull(articles.deletedAt)))
    .orderBy(asc(articles.id))
    .limit(1);
  return row ?? null;
}

type Meta = { title?: string; description?: string; keywords?: string };
const metaColumns = (language: 'en' | 'zh', { title, description, keywords: keywordText }: Meta) =>
  language === 'en'
    ? {
        ...(title !== undefined && { metaTitleEn: title }),
        ...(description !== undefined && { metaDescriptionEn: description }),
        ...(keywordText !== undefined && { metaKeywordsEn: keywordText }),
      }
    : {
        ...(title !== undefined && { metaTitleZh: title }),
        ...(description !== undefined && { metaDescriptionZh: description }),
        ...(keywordText !== undefined && { metaKeywordsZh: keywordText }),
      };

export const writeCategoryMeta = (db: Database, id: number, language: 'en' | 'zh', meta: Meta, at: Date) =>
  db
    .update(categories)
    .set({ ...metaColumns(language, meta), updatedAt: at })
    .where(eq(categories.id, id));
export const writeGroupMeta = (db: Database, id: number, language: 'en' | 'zh', meta: Meta, at: Date) =>
  db
    .update(spus)
    .set({ ...metaColumns(language, meta), updatedAt: at })
    .where(eq(spus.id, id));

export async function searchCountsOf(db: Database, terms: readonly string[], since: string): Promise<ReadonlyMap<string, number>> {
  if (terms.length === 0) return new Map();
  const rows = await db
    .select({ term: searchTerms.term, count: sql<number>`sum(${searchTerms.count})::int` })
    .from(searchTerms)
    .where(and(inArray(searchTerms.term, [...terms]), sql`${searchTerms.day} >= ${since}::date`))
    .groupBy(searchTerms.term)
    .orderBy(asc(searchTerms.term))
    .limit(terms.length);
  return new Map(rows.map(({ term, count }) => [term, count]));
}

/** Searches that are no keyword of any page, with how often nothing was found. */
export const termsWithoutKeyword = (db: Database, since: string, limit: number) =>
  db
    .select({
      term: searchTerms.term,
      language: searchTerms.language,
      count: sql<number>`sum(${searchTerms.count})::int`,
      empty: sql<number>`sum(${searchTerms.emptyCount})::int`,
    })
    .from(searchTerms)
    .where(
      and(
        sql`${searchTerms.day} >= ${since}::date`,
        notInArray(searchTerms.term, db.select({ word: sql<string>`lower(${keywords.keyword})` }).from(keywords)),
      ),
    )
    .groupBy(searchTerms.term, searchTerms.language)
    .having(sql`sum(${searchTerms.count}) >= 3`)
    .orderBy(desc(sql`sum(${searchTerms.emptyCount})`), desc(sql`sum(${searchTerms.count})`), asc(searchTerms.term))
    .limit(limit);

export const pagesWithoutKeyword = async (db: Database, language: 'en' | 'zh', now: Date) => {
  const has = (path: SQL): SQL =>
    sql`not exists (select 1 from keywords w where w.language = ${language} and (w.target_path = ${path} or w.target_path like ${path} || '?%'))`;
  const [lists, words] = await Promise.all([
    db
      .select({ path: sql<string>`'/collections/' || ${categories.slug}`, nameEn: categories.nameEn, nameZh: categories.nameZh })
      .from(categories)
      .where(and(eq(categories.isHidden, false), has(sql`'/collections/' || ${categories.slug}`)))
      .orderBy(asc(categories.position), asc(categories.id))
      .limit(50),
    db
      .select({ path: sql<string>`'/' || ${articles.slug}`, nameEn: articleVersions.titleEn, nameZh: articleVersions.titleZh })
      .from(articles)
      .innerJoin(articleVersions, and(eq(articleVersions.articleId, articles.id), eq(articleVersions.version, articles.liveVersion)))
      .where(and(isNull(articles.deletedAt), lte(articles.publishedAt, now), has(sql`'/' || ${articles.slug}`)))
      .orderBy(asc(articles.id))
      .limit(50),
  ]);
  return [...lists, ...words];
};

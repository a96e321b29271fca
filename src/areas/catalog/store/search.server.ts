import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Language } from '#kernel/texts.ts';
import type { Database } from '#platform/database/open.server.ts';
import { searchSynonyms, searchTerms } from '../tables/prices-and-search.ts';

const maxSynonyms = 10_000;
export const allSynonyms = (db: Database) =>
  db
    .select({ term: searchSynonyms.term, meaning: searchSynonyms.meaning })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.id))
    .limit(maxSynonyms);

const minSearches = 3;

/** Most frequent searches with results. Terms typed by few people are left out for privacy. */
export const popularTerms = (db: Database, language: Language, sinceDay: string, limit: number) =>
  db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(and(gte(searchTerms.day, sinceDay), eq(searchTerms.language, language)))
    .groupBy(searchTerms.term)
    .having(sql`sum(${searchTerms.count}) >= ${minSearches} and 4 * sum(${searchTerms.emptyCount}) <= sum(${searchTerms.count})`)
    .orderBy(desc(sql`sum(${searchTerms.count})`), asc(searchTerms.term))
    .limit(limit);

export type TermCount = { readonly day: string; readonly term: string; readonly language: Language; count: number; emptyCount: number };

/** One upsert. */
export const addTermCounts = (db: Database, counts: readonly TermCount[]) =>
  db
    .insert(searchTerms)
    .values([...counts])
    .onConflictDoUpdate({
      target: [searchTerms.day, searchTerms.term, searchTerms.language],
      set: {
        count: sql`${searchTerms.count} + excluded.count`,
        emptyCount: sql`${searchTerms.emptyCount} + excluded.empty_count`,
      },
    });

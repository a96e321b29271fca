import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { escapedLike, prefixQuery } from '../rules/search.ts';
import { skus, spus } from '../tables/goods.ts';

type Searched = { readonly searchVector: AnyColumn; readonly searchText: AnyColumn };

/** All words occur, each as the beginning of a word. */
const byWords = (table: Searched, words: readonly string[]): SQL =>
  sql`${table.searchVector} @@ to_tsquery('simple', ${prefixQuery(words)})`;

/** Chinese is written without spaces, so a word may stand anywhere; a misspelt word is like one that is there. */
const byLikeness = (table: Searched, keyword: string): SQL =>
  sql`(${table.searchText} like ${`%${escapedLike(keyword)}%`} or word_similarity(${keyword}, ${table.searchText}) >= 0.45)`;

export const groupsByWords = (words: readonly string[]): SQL => byWords(spus, words);
export const groupsByLikeness = (keyword: string): SQL => byLikeness(spus, keyword);
export const skusByWords = (words: readonly string[]): SQL => byWords(skus, words);
/** One SKU is named much like its neighbours: likeness is asked of its group, exactness of itself. */
export const skusByLikeness = (keyword: string): SQL | undefined => and(sql`${skus.searchText} like ${`%${escapedLike(keyword)}%`}`);

const mostGroups = 1000;
export const groupIds = (db: Database, matching: SQL) =>
  db.select({ id: spus.id }).from(spus).where(matching).orderBy(spus.id).limit(mostGroups);

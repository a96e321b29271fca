import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { everything } from '../rules/filters.ts';
import { keywordIn, wordsIn } from '../rules/search.ts';
import { categoryTiles } from '../service.server.ts';
import { groupIds, groupsByLikeness, groupsByWords } from '../store/search.server.ts';
import { goodsList } from './list.server.ts';

const popularCount = 8;

/** What is found for a keyword: all words first; when nothing has them all, the few that come nearest. */
export async function found(app: App, language: Language, { typed, page }: { typed: string | null; page: number }) {
  const keyword = keywordIn(typed);
  const words = wordsIn(keyword);
  const list = (ids: readonly number[]) => {
    const only = new Set(ids);
    const listed = { base: hrefOf('search'), extra: { q: keyword }, scope: { fits: (_: unknown, { id }: { id: number }) => only.has(id) } };
    return goodsList(app, language, listed, { ...everything, page });
  };
  const exact = await list(words.length ? (await groupIds(app.db, groupsByWords(words))).map(({ id }) => id) : []);
  if (exact.total > 0) return { keyword, isNearest: false, list: exact, popular: [] };
  const near = await list(words.length ? (await groupIds(app.db, groupsByLikeness(words.join(' ')))).map(({ id }) => id) : []);
  return { keyword, isNearest: true, list: near, popular: near.total ? [] : await popular(app, language) };
}
export type Found = Awaited<ReturnType<typeof found>>;

const popular = async (app: App, language: Language) => (await categoryTiles(app, language)).slice(0, popularCount);

import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { pageSize, pagesOf } from '../rules/filters.ts';
import { keywordIn, wordsIn } from '../rules/search.ts';
import { cards, categoryTiles } from '../service.server.ts';
import { countGroups } from '../store/cards.server.ts';
import { groupsByLikeness, groupsByWords } from '../store/search.server.ts';

const nearestCount = 12;
const popularCount = 8;

/** What is found for a keyword: all words first; when nothing has them all, the few that come nearest. */
export async function found(app: App, language: Language, { typed, page: asked }: { typed: string | null; page: number }) {
  const keyword = keywordIn(typed);
  const words = wordsIn(keyword);
  const nothing = { keyword, total: 0, page: 1, pages: 1, isNearest: false, cards: [] };
  if (words.length === 0) return { ...nothing, popular: await popular(app, language) };
  const matching = groupsByWords(words);
  const total = await countGroups(app.db, { now: app.now(), matching });
  if (total > 0) {
    const page = Math.min(asked, pagesOf(total));
    const shown = await cards(app, language, { matching, order: 'best', limit: pageSize, offset: (page - 1) * pageSize });
    return { ...nothing, total, page, pages: pagesOf(total), cards: shown, popular: [] };
  }
  const nearest = await cards(app, language, { matching: groupsByLikeness(words.join(' ')), order: 'best', limit: nearestCount });
  if (nearest.length > 0) return { ...nothing, total: nearest.length, isNearest: true, cards: nearest, popular: [] };
  return { ...nothing, popular: await popular(app, language) };
}
export type Found = Awaited<ReturnType<typeof found>>;

const popular = async (app: App, language: Language) => (await categoryTiles(app, language)).slice(0, popularCount);

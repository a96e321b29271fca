import type { GoodsListQuery } from '#areas/catalog/rules/filters.ts';
import { isFiller, searchWordsIn, stem } from '#areas/catalog/rules/search/keyword.ts';
import { searchByKeyword, suggestSearches } from '#areas/catalog/services/search.server.ts';
import { guideTitles } from '#areas/content/services/site-settings.server.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';

const maxGuides = 3;

/** Products from the catalog, guides from the content. */
export async function searchPage(app: App, language: Language, input: { typed: string | null; isExact: boolean }, query: GoodsListQuery) {
  const [answer, titles] = await Promise.all([searchByKeyword(app, language, input, query), guideTitles(app, language)]);
  return { ...answer, guides: guidesAbout(answer.respelt ?? answer.keyword, titles) };
}
export type SearchData = Awaited<ReturnType<typeof searchPage>>;

export async function suggestions(app: App, language: Language, keyword: string) {
  const [{ goods, filters, words }, titles] = await Promise.all([suggestSearches(app, language, keyword), guideTitles(app, language)]);
  return {
    goods: goods.map(({ name, path, payableCents, picture }) => ({ name, path, price: asDollarNumber(cents(payableCents)), picture })),
    filters,
    guides: guidesAbout(keyword, titles),
    words,
  };
}

type Title = { readonly title: string; readonly path: string; readonly words: string };

/** Guides with every meaningful word, the last one perhaps incomplete. */
function guidesAbout(keyword: string, titles: readonly Title[]) {
  const words = searchWordsIn(keyword)
    .filter((word) => !isFiller(word))
    .map(stem);
  if (words.length === 0) return [];
  const isAbout = ({ title, words: more }: Title): boolean => {
    const text = `${title} ${more}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return titles
    .filter(isAbout)
    .slice(0, maxGuides)
    .map(({ title, path }) => ({ title, path }));
}

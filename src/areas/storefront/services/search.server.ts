import type { ListQuery } from '#areas/catalog/rules/filters.ts';
import { wordsIn } from '#areas/catalog/rules/search/typed.ts';
import { found, suggested } from '#areas/catalog/services/search.server.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';

type Guide = { readonly title: string; readonly path: string };
/** Where the titles of the house's guides come from. */
type Guides = (app: App, language: Language) => Promise<readonly Guide[]>;
const noGuides: Guides = async () => [];
const mostGuides = 3;

/** The search page: goods from the catalogue, guides from the house's words. */
export async function searchPage(
  app: App,
  language: Language,
  asked: { typed: string | null; isExact: boolean },
  query: ListQuery,
  guides: Guides = noGuides,
) {
  const [answer, titles] = await Promise.all([found(app, language, asked, query), guides(app, language)]);
  return { ...answer, guides: guidesAbout(answer.respelt ?? answer.keyword, titles) };
}
export type SearchData = Awaited<ReturnType<typeof searchPage>>;

export async function suggestions(app: App, language: Language, keyword: string, guides: Guides = noGuides) {
  const [{ goods, filters, words }, titles] = await Promise.all([suggested(app, language, keyword), guides(app, language)]);
  return {
    goods: goods.map(({ name, path, payableCents, picture }) => ({ name, path, price: asDollarNumber(cents(payableCents)), picture })),
    filters,
    guides: guidesAbout(keyword, titles),
    words,
  };
}

/** Guides whose titles hold every word, the last one perhaps only begun. */
function guidesAbout(keyword: string, titles: readonly Guide[]): Guide[] {
  const words = wordsIn(keyword);
  if (words.length === 0) return [];
  return titles.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word))).slice(0, mostGuides);
}

import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { findMatchingSkus, type Hit } from '../rules/facet-search.ts';
import { defaultSort, type GoodsListQuery } from '../rules/filters.ts';
import { type SearchMatches, searchCatalog } from '../rules/search/find.ts';
import { normalizeKeyword } from '../rules/search/keyword.ts';
import { type SearchMeaning, searchMeaningOf } from '../rules/search/meaning.ts';
import type { SearchIndex } from '../rules/search/search-index.ts';
import { shortcutsOf } from '../rules/search/shortcuts.ts';
import { suggestionOf } from '../rules/search/suggestion.ts';
import { cardsOf } from './cards.server.ts';
import { bestSellerCards, categoryTiles } from './home-cards.server.ts';
import { goodsListFrom } from './list.server.ts';
import { countSearch } from './search-count.server.ts';
import { getSearchIndex, popularSearches } from './search-index.server.ts';

type Understood = { readonly meaning: SearchMeaning; readonly answer: SearchMatches };
const popularCount = 8;
const helpCount = 4;

/** Parses and searches; of several spellings of a typo the first with results is used. */
function understood(index: SearchIndex, typed: string, isExact: boolean): Understood {
  const read = (guess: number): Understood => {
    const meaning = searchMeaningOf(index, typed, { isExact, guess });
    return { meaning, answer: searchCatalog(index, meaning) };
  };
  const likeliest = read(0);
  if (likeliest.meaning.respelt === null || likeliest.answer.left.length === 0) return likeliest;
  return [1, 2].map(read).find(({ answer }) => answer.left.length === 0) ?? likeliest;
}

const scopeOf = ({ fits, fitsWhole, worth }: SearchMatches) => ({
  among: worth,
  fits,
  fitsWhole,
  worth: ({ id }: { id: number }): number => worth.get(id) ?? 0,
});

/** Full matches, or the nearest ones, and suggestions. */
export async function searchByKeyword(
  app: App,
  language: Language,
  input: { typed: string | null; isExact: boolean },
  query: GoodsListQuery,
) {
  const keyword = normalizeKeyword(input.typed);
  const index = await getSearchIndex(app);
  const { meaning, answer } = understood(index, keyword, input.isExact);
  const extra = { ...(keyword && { q: keyword }), ...(input.isExact && { exact: '1' }) };
  const listed = { base: hrefOf('search'), extra, scope: scopeOf(answer), opensSku: answer.isNarrow };
  const list = await goodsListFrom(index.catalogIndex, app, language, listed, query);
  const isPlainFirstPage = query.page === 1 && query.labels.length === 0 && query.sort === defaultSort;
  if (keyword && isPlainFirstPage)
    countSearch(app, { term: keyword, language, isEmpty: answer.worth.size === 0 || answer.left.length > 0 });
  return {
    keyword,
    respelt: meaning.respelt,
    left: answer.worth.size > 0 ? answer.left : [],
    list,
    shortcuts: shortcutsOf(index, meaning, answer, language),
    help: answer.worth.size > 0 ? null : await helpFor(app, language),
  };
}

/** For empty results and empty searches. */
async function helpFor(app: App, language: Language) {
  const [terms, categories, best] = await Promise.all([
    popularSearches(app, language),
    categoryTiles(app, language),
    bestSellerCards(app, language, { count: helpCount }),
  ]);
  return { terms: terms.slice(0, popularCount), categories: categories.slice(0, popularCount), best };
}

/** Best matches first. */
export async function searchSkus(app: App, typed: string): Promise<Hit[]> {
  const index = await getSearchIndex(app);
  const { answer } = understood(index, normalizeKeyword(typed), false);
  if (answer.worth.size === 0) return [];
  const scope = scopeOf(answer);
  const fit = findMatchingSkus(index.catalogIndex, scope, { chosen: [], sort: defaultSort, now: app.now().getTime() });
  return fit.sort((a, b) => scope.worth(b.group) - scope.worth(a.group));
}

/** Suggestions while typing: a few products, matching lists, and completions. */
export async function suggestSearches(app: App, language: Language, typed: string) {
  const [index, popular] = await Promise.all([getSearchIndex(app), popularSearches(app, language)]);
  const { hits, isNarrow, filters, words } = suggestionOf(index, typed, { popular, language, now: app.now().getTime() });
  const cards = await cardsOf(app, language, hits, { opensSku: isNarrow, catalogIndex: index.catalogIndex });
  return {
    goods: cards.map(({ name, path, payableCents, pictures }) => ({ name, path, payableCents, picture: pictures[0]?.base ?? '' })),
    filters,
    words,
  };
}

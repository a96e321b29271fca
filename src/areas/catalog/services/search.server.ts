import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { defaultSort, type ListQuery } from '../rules/filters.ts';
import type { CatalogueIndex } from '../rules/search/catalogue-index.ts';
import { type Answer, find } from '../rules/search/find.ts';
import { type Meaning, meaningOf } from '../rules/search/meaning.ts';
import { shortcutsOf } from '../rules/search/shortcuts.ts';
import { suggestionOf } from '../rules/search/suggestion.ts';
import { keywordIn } from '../rules/search/typed.ts';
import { type Hit, skusThatFit } from '../rules/tally.ts';
import { bestSellers, categoryTiles } from '../service.server.ts';
import { cardsOf } from './cards.server.ts';
import { listFrom } from './list.server.ts';
import { countSearch } from './search-count.server.ts';
import { catalogueIndex, popularSearches } from './search-words.server.ts';

type Understood = { readonly meaning: Meaning; readonly answer: Answer };
const popularCount = 8;
const helpCount = 4;

/** Reads a keyword and looks for it; where a misspelt word may mean several, the first that leads somewhere is taken. */
function understood(index: CatalogueIndex, typed: string, isExact: boolean): Understood {
  const read = (guess: number): Understood => {
    const meaning = meaningOf(index, typed, { isExact, guess });
    return { meaning, answer: find(index, meaning) };
  };
  const likeliest = read(0);
  if (likeliest.meaning.respelt === null || likeliest.answer.left.length === 0) return likeliest;
  return [1, 2].map(read).find(({ answer }) => answer.left.length === 0) ?? likeliest;
}

const scopeOf = ({ fits, fitsWhole, worth }: Answer) => ({
  among: worth,
  fits,
  fitsWhole,
  worth: ({ id }: { id: number }): number => worth.get(id) ?? 0,
});

/** What is found for a keyword: all of it, or what comes nearest, and what else may help. */
export async function found(app: App, language: Language, asked: { typed: string | null; isExact: boolean }, query: ListQuery) {
  const keyword = keywordIn(asked.typed);
  const index = await catalogueIndex(app);
  const { meaning, answer } = understood(index, keyword, asked.isExact);
  const extra = { ...(keyword && { q: keyword }), ...(asked.isExact && { exact: '1' }) };
  const listed = { base: hrefOf('search'), extra, scope: scopeOf(answer), opensSku: answer.isNarrow };
  const list = await listFrom(index.shelf, app, language, listed, query);
  const isFirstLook = query.page === 1 && query.labels.length === 0 && query.sort === defaultSort;
  if (keyword && isFirstLook) countSearch(app, { term: keyword, language, isEmpty: answer.worth.size === 0 || answer.left.length > 0 });
  return {
    keyword,
    respelt: meaning.respelt,
    left: answer.worth.size > 0 ? answer.left : [],
    list,
    shortcuts: shortcutsOf(index, meaning, answer, language),
    help: answer.worth.size > 0 ? null : await helpFor(app, language),
  };
}

/** For somebody who found nothing, or has not asked yet. */
async function helpFor(app: App, language: Language) {
  const [terms, categories, best] = await Promise.all([
    popularSearches(app, language),
    categoryTiles(app, language),
    bestSellers(app, language, { count: helpCount }),
  ]);
  return { terms: terms.slice(0, popularCount), categories: categories.slice(0, popularCount), best };
}

/** Every SKU a keyword finds, those of the best answers first. */
export async function skusFound(app: App, typed: string): Promise<Hit[]> {
  const index = await catalogueIndex(app);
  const { answer } = understood(index, keywordIn(typed), false);
  if (answer.worth.size === 0) return [];
  const scope = scopeOf(answer);
  const fit = skusThatFit(index.shelf, scope, { chosen: [], sort: defaultSort, now: app.now().getTime() });
  return fit.sort((a, b) => scope.worth(b.group) - scope.worth(a.group));
}

/** While somebody types: a few goods, the lists that fit, and how the keyword may go on. */
export async function suggested(app: App, language: Language, typed: string) {
  const [index, popular] = await Promise.all([catalogueIndex(app), popularSearches(app, language)]);
  const { hits, isNarrow, filters, words } = suggestionOf(index, typed, { popular, language, now: app.now().getTime() });
  const cards = await cardsOf(app, language, hits, { opensSku: isNarrow, shelf: index.shelf });
  return {
    goods: cards.map(({ name, path, payableCents, pictures }) => ({ name, path, payableCents, picture: pictures[0]?.base ?? '' })),
    filters,
    words,
  };
}

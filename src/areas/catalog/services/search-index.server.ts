import { dayMs, dayOf, earlier, minuteMs } from '#kernel/dates.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Store } from '#platform/database/open.server.ts';
import { buildSearchIndex, type SearchIndex, type Synonyms } from '../rules/search/search-index.ts';
import { allSynonyms, popularTerms } from '../store/search.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

type SearchTerms = { readonly synonyms: Synonyms; readonly popular: Readonly<Record<Language, readonly string[]>> };
/** One search index per open database, updated to the current catalog index. */
type SearchIndexState = { words: SearchTerms | null; readAt: number; reading: Promise<SearchTerms> | null; index: SearchIndex | undefined };
const states = new WeakMap<Store, SearchIndexState>();

const freshMs = minuteMs;
const popularDays = 60;
const popularCount = 200;

export async function getSearchIndex(app: App): Promise<SearchIndex> {
  const state = stateOf(app);
  const [catalogIndex, { synonyms }] = await Promise.all([getCatalogIndex(app), searchTermsOf(app, state)]);
  state.index = buildSearchIndex(catalogIndex, synonyms, state.index);
  return state.index;
}

/** Built at start, so that the first search does not wait. */
export const warmSearchIndex = (app: App): Promise<void> =>
  getSearchIndex(app).then(
    () => undefined,
    (err: unknown) => app.log.error({ err }, 'search index not loaded'),
  );

/** Most frequent first. */
export const popularSearches = async (app: App, language: Language): Promise<readonly string[]> =>
  (await searchTermsOf(app, stateOf(app))).popular[language];

function stateOf({ store }: App): SearchIndexState {
  const known = states.get(store);
  if (known) return known;
  const state: SearchIndexState = { words: null, readAt: 0, reading: null, index: undefined };
  states.set(store, state);
  return state;
}

/** Changes by staff take effect within a minute; only the first request waits. */
function searchTermsOf(app: App, state: SearchIndexState): SearchTerms | Promise<SearchTerms> {
  const isOld = app.now().getTime() - state.readAt > freshMs;
  if (isOld || !state.words) {
    state.reading ??= read(app, state).finally(() => {
      state.reading = null;
    });
  }
  if (!state.words) return state.reading ?? read(app, state);
  state.reading?.catch((err: unknown) => app.log.error({ err }, 'search index not refreshed'));
  return state.words;
}

async function read({ store: { db }, now }: App, state: SearchIndexState): Promise<SearchTerms> {
  const at = now();
  const since = dayOf(earlier(at, popularDays * dayMs));
  const [synonyms, en, zh] = await Promise.all([
    allSynonyms(db),
    popularTerms(db, 'en', since, popularCount),
    popularTerms(db, 'zh', since, popularCount),
  ]);
  const termsOf = (rows: readonly { readonly term: string }[]): string[] => rows.map(({ term }) => term);
  // Keep the same object if equal, or the whole index would be rebuilt.
  const isSame = JSON.stringify(state.words?.synonyms) === JSON.stringify(synonyms);
  state.words = { synonyms: isSame && state.words ? state.words.synonyms : synonyms, popular: { en: termsOf(en), zh: termsOf(zh) } };
  state.readAt = at.getTime();
  return state.words;
}

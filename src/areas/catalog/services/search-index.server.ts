import { dayMs, dayOf, earlier, minuteMs } from '#kernel/dates.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Store } from '#platform/database/open.server.ts';
import { buildSearchIndex, type SearchIndex, type Synonyms } from '../rules/search/search-index.ts';
import { allSynonyms, popularTerms } from '../store/search.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

type Words = { readonly synonyms: Synonyms; readonly popular: Readonly<Record<Language, readonly string[]>> };
/** One search index per open database, updated to the current catalog index. */
type Keeper = { words: Words | null; readAt: number; reading: Promise<Words> | null; index: SearchIndex | undefined };
const keepers = new WeakMap<Store, Keeper>();

const freshMs = minuteMs;
const popularDays = 60;
const popularCount = 200;

export async function getSearchIndex(app: App): Promise<SearchIndex> {
  const keeper = keeperOf(app);
  const [shelf, { synonyms }] = await Promise.all([getCatalogIndex(app), wordsOf(app, keeper)]);
  keeper.index = buildSearchIndex(shelf, synonyms, keeper.index);
  return keeper.index;
}

/** Built at start, so that the first search does not wait. */
export const warmSearchIndex = (app: App): Promise<void> =>
  getSearchIndex(app).then(
    () => undefined,
    (err: unknown) => app.log.error({ err }, 'search index not loaded'),
  );

/** Most frequent first. */
export const popularSearches = async (app: App, language: Language): Promise<readonly string[]> =>
  (await wordsOf(app, keeperOf(app))).popular[language];

function keeperOf({ store }: App): Keeper {
  const known = keepers.get(store);
  if (known) return known;
  const keeper: Keeper = { words: null, readAt: 0, reading: null, index: undefined };
  keepers.set(store, keeper);
  return keeper;
}

/** Changes by staff take effect within a minute; only the first request waits. */
function wordsOf(app: App, keeper: Keeper): Words | Promise<Words> {
  const isOld = app.now().getTime() - keeper.readAt > freshMs;
  if (isOld || !keeper.words) {
    keeper.reading ??= read(app, keeper).finally(() => {
      keeper.reading = null;
    });
  }
  if (!keeper.words) return keeper.reading ?? read(app, keeper);
  keeper.reading?.catch((err: unknown) => app.log.error({ err }, 'search index not refreshed'));
  return keeper.words;
}

async function read({ store: { db }, now }: App, keeper: Keeper): Promise<Words> {
  const at = now();
  const since = dayOf(earlier(at, popularDays * dayMs));
  const [synonyms, en, zh] = await Promise.all([
    allSynonyms(db),
    popularTerms(db, 'en', since, popularCount),
    popularTerms(db, 'zh', since, popularCount),
  ]);
  const termsOf = (rows: readonly { readonly term: string }[]): string[] => rows.map(({ term }) => term);
  // Keep the same object if equal, or the whole index would be rebuilt.
  const isSame = JSON.stringify(keeper.words?.synonyms) === JSON.stringify(synonyms);
  keeper.words = { synonyms: isSame && keeper.words ? keeper.words.synonyms : synonyms, popular: { en: termsOf(en), zh: termsOf(zh) } };
  keeper.readAt = at.getTime();
  return keeper.words;
}

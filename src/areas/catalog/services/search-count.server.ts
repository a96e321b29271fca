import { dayOf, secondMs } from '#kernel/dates.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Store } from '#platform/database/open.server.ts';
import { isCounted } from '../rules/search/counted.ts';
import { addTermCounts, type TermCount } from '../store/search.server.ts';

/** Searches waiting to be written, one entry per term and day. */
type Pile = { waiting: Map<string, TermCount>; timer: NodeJS.Timeout | null };
const piles = new WeakMap<Store, Pile>();

const writeAfterMs = 2 * secondMs;
/** More distinct terms than this in two seconds are not shoppers. */
const maxPending = 500;

/** Counted after the response. */
export function countSearch(app: App, { term, language, isEmpty }: { term: string; language: Language; isEmpty: boolean }): void {
  if (!isCounted(term)) return;
  const pile = pileOf(app);
  const day = dayOf(app.now());
  const key = JSON.stringify([day, term, language]);
  const known = pile.waiting.get(key);
  if (!known && pile.waiting.size >= maxPending) return;
  pile.waiting.set(key, {
    day,
    term,
    language,
    count: (known?.count ?? 0) + 1,
    emptyCount: (known?.emptyCount ?? 0) + Number(isEmpty),
  });
  pile.timer ??= setTimeout(() => void writeSearches(app), writeAfterMs).unref();
}

function pileOf({ store }: App): Pile {
  const known = piles.get(store);
  if (known) return known;
  const pile: Pile = { waiting: new Map(), timer: null };
  piles.set(store, pile);
  return pile;
}

/** Also on shutdown. What cannot be written is dropped: it is only a statistic. */
export async function writeSearches(app: App): Promise<void> {
  const pile = pileOf(app);
  if (pile.timer) clearTimeout(pile.timer);
  pile.timer = null;
  const counts = [...pile.waiting.values()];
  pile.waiting = new Map();
  if (counts.length === 0) return;
  await addTermCounts(app.store.db, counts).catch((err: unknown) => app.log.error({ err }, 'searches not counted'));
}

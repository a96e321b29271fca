import type { searchTerms } from '#areas/catalog/tables/prices-and-search.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';

/** What people look for: term, language, how often, and the share that finds nothing. */
const terms: readonly (readonly [string, 'en' | 'zh', number, number])[] = [
  ['body wave wig', 'en', 30, 0],
  ['glueless wig', 'en', 28, 0],
  ['613 blonde', 'en', 22, 0],
  ['13x4 hd lace', 'en', 21, 0],
  ['bob wig', 'en', 19, 0],
  ['deep wave bundles', 'en', 17, 0],
  ['kinky curly', 'en', 15, 0],
  ['5x5 closure', 'en', 14, 0],
  ['boho braids', 'en', 13, 0],
  ['burgundy wig', 'en', 12, 0],
  ['headband wig', 'en', 11, 0],
  ['tape in extensions', 'en', 11, 0],
  ['ginger wig', 'en', 10, 0],
  ['30 inch wig', 'en', 10, 0],
  ['straight bundles with closure', 'en', 10, 0],
  ['water wave', 'en', 9, 0],
  ['human hair for braiding', 'en', 9, 0],
  ['360 lace', 'en', 8, 0],
  ['wig cap', 'en', 8, 0],
  ['v part wig', 'en', 8, 0],
  ['honey blonde highlight', 'en', 7, 0],
  ['colour ring', 'en', 7, 0],
  ['raw hair', 'en', 7, 0.1],
  ['pixie cut', 'en', 6, 0.2],
  ['40 inch', 'en', 6, 0],
  ['clip ins', 'en', 6, 0],
  ['yaki straight', 'en', 5, 0],
  ['wig under 50', 'en', 5, 0],
  ['loose wave frontal', 'en', 5, 0],
  ['bodywave', 'en', 5, 0.3],
  ['kinki curly', 'en', 4, 0.4],
  ['blond wig', 'en', 4, 0.2],
  ['lace glue', 'en', 6, 0.5],
  ['edge control', 'en', 5, 1],
  ['synthetic wig', 'en', 5, 1],
  ['mens hair system', 'en', 4, 1],
  ['kids wig', 'en', 4, 1],
  ['hair dye', 'en', 3, 1],
  ['wig for cancer patients', 'en', 3, 1],
  ['purple wig', 'en', 3, 0.9],
  ['u tip extensions', 'en', 3, 0.8],
  ['dreadlocks', 'en', 3, 1],
  ['大波浪假发', 'zh', 6, 0],
  ['前蕾丝', 'zh', 5, 0],
  ['金色假发', 'zh', 4, 0],
  ['发束', 'zh', 4, 0],
  ['短发 bob', 'zh', 3, 0],
  ['接发', 'zh', 3, 0],
  ['假发胶水', 'zh', 2, 1],
  ['男士假发', 'zh', 2, 1],
];

/** One row for each term of each day on which somebody looked for it. */
export function* searchTermRows(random: Random, from: number, now: Date): Generator<typeof searchTerms.$inferInsert> {
  for (let at = from; at <= now.getTime(); at += dayMs) {
    const day = dayOf(new Date(at));
    for (const [term, language, weight, emptyShare] of terms) {
      if (!random.isHit(Math.min(0.6, weight / 28))) continue;
      const count = Math.max(1, Math.round((weight / 5) * (0.4 + random.next() * 1.2)));
      const emptyCount = Math.round(count * emptyShare);
      yield { day, term, language, count, emptyCount, clickCount: Math.round((count - emptyCount) * (0.4 + random.next() * 0.4)) };
    }
  }
}

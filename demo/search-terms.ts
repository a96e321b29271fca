import type { searchTerms } from '#areas/catalog/tables/prices-and-search.ts';
import { searchTermPlans } from '#demo/catalog/data.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';

/** One row per term and day with searches. */
export function* searchTermRows(random: Random, from: number, now: Date): Generator<typeof searchTerms.$inferInsert> {
  for (let at = from; at <= now.getTime(); at += dayMs) {
    const day = dayOf(new Date(at));
    for (const { term, language, weight, emptyShare } of searchTermPlans) {
      if (!random.isHit(Math.min(0.6, weight / 28))) continue;
      const count = Math.max(1, Math.round((weight / 5) * (0.4 + random.next() * 1.2)));
      const emptyCount = Math.round(count * emptyShare);
      yield { day, term, language, count, emptyCount, clickCount: Math.round((count - emptyCount) * (0.4 + random.next() * 0.4)) };
    }
  }
}

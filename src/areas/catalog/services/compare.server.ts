import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { ratingOf } from '../rules/card.ts';
import { localizeGroupFacts } from '../rules/facts.ts';
import { groupFactsOf, propertiesOf } from '../store/compare.server.ts';

/** Attributes of the SKUs, then facts of their groups, each name once. */
export async function comparableOf(app: App, language: Language, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const [groups, rows] = await Promise.all([groupFactsOf(app.db, ids), propertiesOf(app.db, ids)]);
  return groups.map(({ id, facts, ratingSum, reviewCount }) => {
    const properties = rows
      .filter((row) => row.skuId === id)
      .map((row) => ({ name: localizedColumn(row, 'keyName', language), value: localizedColumn(row, 'name', language) }));
    const named = new Set(properties.map(({ name }) => name));
    return {
      skuId: id,
      rating: ratingOf(ratingSum, reviewCount),
      reviewCount,
      facts: [...properties, ...localizeGroupFacts(facts, language).filter(({ name }) => !named.has(name))],
    };
  });
}

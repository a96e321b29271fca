import type { searchSynonyms } from '#areas/catalog/tables/prices-and-search.ts';
import { synonymPlans } from './data.ts';

export const makeSynonyms = (createdAt: Date): (typeof searchSynonyms.$inferInsert)[] =>
  (['en', 'zh'] as const)
    .flatMap((language) =>
      Object.entries(synonymPlans[language]).flatMap(([meaning, all]) => all.map((term) => ({ term, meaning, language }))),
    )
    .map((row, index) => ({ id: index + 1, ...row, createdAt }));

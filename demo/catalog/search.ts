import type { searchSynonyms } from '#areas/catalog/tables/prices-and-search.ts';
import { synonymPlans } from './data-search.ts';

export const makeSynonyms = (createdAt: Date): (typeof searchSynonyms.$inferInsert)[] =>
  synonymPlans.map(([said, meant, language], index) => ({ id: index + 1, said, meant, language, createdAt }));

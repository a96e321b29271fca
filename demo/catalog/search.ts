import type { searchSynonyms, searchWords } from '#areas/catalog/tables/prices-and-search.ts';
import { attributePlans, colorPlans } from './data-attributes.ts';
import { categoryPlans } from './data-categories.ts';
import { synonymPlans } from './data-search.ts';
import type { SpuRow } from './groups.ts';
import { shadeFiles } from './media.ts';

type WordRow = typeof searchWords.$inferInsert;

const english = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9][a-z0-9/]+/g) ?? [];
const chinese = (text: string): readonly string[] => text.match(/\p{Script=Han}{2,}/gu) ?? [];

/** Every word of names and values, with the number of SKUs behind it. */
export function makeSearchTerms(spus: readonly SpuRow[]): WordRow[] {
  const words = new Map<string, WordRow>();
  const count = (word: string, language: 'en' | 'zh', kind: string, weight: number): void => {
    const key = `${language}/${word}`;
    const known = words.get(key);
    if (known) known.weight = (known.weight ?? 0) + weight;
    else words.set(key, { id: words.size + 1, word, language, kind, weight });
  };
  for (const plan of categoryPlans) {
    for (const word of english(plan.name[0])) count(word, 'en', 'category', 1);
    for (const word of chinese(plan.name[1])) count(word, 'zh', 'category', 1);
  }
  for (const attribute of attributePlans) {
    for (const [en, zh] of attribute.values) {
      for (const word of english(en)) count(word, 'en', 'value', 1);
      for (const word of chinese(zh)) count(word, 'zh', 'value', 1);
    }
  }
  for (const colour of colorPlans) for (const word of english(colour.value)) count(word, 'en', 'colour', 1);
  for (const shade of shadeFiles) for (const word of chinese(shade.zh)) count(word, 'zh', 'colour', 1);
  for (const spu of spus) {
    if (spu.isHidden) continue;
    for (const word of new Set(english(spu.nameEn))) count(word, 'en', 'name', spu.skuCount ?? 1);
    for (const word of new Set(chinese(spu.nameZh))) count(word, 'zh', 'name', spu.skuCount ?? 1);
  }
  return [...words.values()];
}

export const makeSynonyms = (createdAt: Date): (typeof searchSynonyms.$inferInsert)[] =>
  synonymPlans.map(([term, meaning, language], index) => ({ id: index + 1, term, meaning, language, createdAt }));

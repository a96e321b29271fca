import { priceBandListOf, type RuleListName, ruleLists } from '#areas/catalog/rules/rule-lists.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { ruleListTexts } from './texts.ts';

/** $10 without cents. */
export const roundPrice = (belowCents: number): string => dollars(cents(belowCents)).replace(/\.00$/, '');

/** The texts of a list; price bands share theirs with a different price. */
export function ruleListTextsOf(name: RuleListName, language: Language) {
  const say = translator(ruleListTexts, language);
  const title = say(`${name}-title`);
  const hall = priceBandListOf(name);
  if (hall) {
    const fill = { price: roundPrice(ruleLists[hall].belowCents) };
    return { title, lead: say('hallLead', fill), description: say('hallDescription', fill), keywords: say('hallKeywords', fill) };
  }
  const own = name as Exclude<RuleListName, `under${string}`>;
  return { title, lead: say(`${own}-lead`), description: say(`${own}-description`), keywords: say(`${own}-keywords`) };
}

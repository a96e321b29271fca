import { inLanguage, type Language, type LocalizedText } from '#kernel/texts.ts';
import { vendorPriceTexts } from '../vendor-texts.ts';
import { type BuilderKind, builderKinds, builderStepsOf, type Configuration } from './configuration.ts';
import { optionsOf, reasonAgainst } from './exclusions.ts';
import type { PriceRule, PriceRuleSet } from './rule-data.ts';

const problemTexts = {
  noMargin: { en: 'No margin is set for “{kind}”.', zh: '“{kind}”没有利润规则。' },
  noHair: { en: 'No hair cost is set for “{kind}”.', zh: '“{kind}”没有头发成本规则。' },
  loss: { en: 'The margin for “{kind}” would put prices below cost.', zh: '“{kind}”的利润规则会导致售价低于成本。' },
  cheaper: { en: 'A longer length would cost less: {name} at {inches} inches.', zh: '长度增加，成本反而降低：{name}，{inches} 英寸。' },
  thinner: { en: 'A higher density would weigh less: {name}.', zh: '密度增加，重量反而降低：{name}。' },
  nothing: { en: 'No combination of “{kind}” would be available.', zh: '“{kind}”将没有任何可生产的搭配。' },
  below: { en: 'A cost is negative: {name}.', zh: '成本为负：{name}。' },
} as const satisfies Record<string, LocalizedText>;

export type RuleSetProblem = { readonly text: LocalizedText; readonly fill: Readonly<Record<string, LocalizedText | number>> };

/** In words, with the names people know. */
export const describeRuleSetProblem = ({ text, fill }: RuleSetProblem, language: Language): string =>
  inLanguage(
    text,
    language,
    Object.fromEntries(
      Object.entries(fill).map(([name, value]) => [name, typeof value === 'number' ? value : inLanguage(value, language)]),
    ),
  );

/** Why a version must not be published; null when it may. */
export function findRuleSetProblem(rules: PriceRuleSet): RuleSetProblem | null {
  for (const kind of builderKinds) {
    const kindRules = rules.rules.filter((rule) => rule.kind === kind);
    if (!rules.options.some((option) => option.kind === kind)) continue;
    const name = vendorPriceTexts[`kind-${kind}`];
    if (!hasAny(rules, kind)) return { text: problemTexts.nothing, fill: { kind: name } };
    const margin = kindRules.find(({ part }) => part === 'margin');
    if (!margin) return { text: problemTexts.noMargin, fill: { kind: name } };
    if (margin.factorBp < 10_000) return { text: problemTexts.loss, fill: { kind: name } };
    if (!kindRules.some(({ part }) => part === 'hair')) return { text: problemTexts.noHair, fill: { kind: name } };
    const found = belowZero(kindRules) ?? fallingCosts(kindRules) ?? fallingWeights(kindRules);
    if (found) return found;
  }
  return null;
}

/** Whether an item can still be built: every step has an option compatible with the ones before. */
function hasAny(rules: PriceRuleSet, kind: BuilderKind): boolean {
  let configuration: Configuration = { kind, extras: [] };
  for (const step of builderStepsOf(kind)) {
    const free = optionsOf(rules, kind, step).find(({ value }) => reasonAgainst(rules, configuration, step, value) === null);
    if (!free) return false;
    configuration = { ...configuration, [step]: free.value };
  }
  return true;
}

const belowZero = (rules: readonly PriceRule[]): RuleSetProblem | null => {
  const rule = rules.find(({ cents, grams }) => cents < 0 || grams < 0);
  return rule ? { text: problemTexts.below, fill: { name: rule.name } } : null;
};

/** Costs of one choice must not drop with length; where one rule ends, the next must not be cheaper. */
function fallingCosts(rules: readonly PriceRule[]): RuleSetProblem | null {
  const byChoice = Map.groupBy(
    rules.filter(({ part }) => part === 'processing' || part === 'lace' || part === 'labour' || part === 'extra'),
    ({ part, key }) => `${part} ${key}`,
  );
  for (const list of byChoice.values()) {
    const edges = [...new Set(list.flatMap(({ fromInches, toInches }) => [fromInches, toInches + 1]))].sort((a, b) => a - b);
    let before = 0;
    for (const inches of edges) {
      const costs = list.filter(({ fromInches, toInches }) => fromInches <= inches && inches <= toInches);
      const now = costs.reduce((sum, { cents }) => sum + cents, 0);
      const [first] = list;
      if (first && now < before && inches <= maxInches) return { text: problemTexts.cheaper, fill: { name: first.name, inches } };
      before = now;
    }
  }
  return null;
}
const maxInches = 42;

/** A higher density never weighs less. */
function fallingWeights(rules: readonly PriceRule[]): RuleSetProblem | null {
  const densities = rules
    .filter(({ part, key }) => part === 'density' && key.startsWith('density:'))
    .map((rule) => ({ rule, percent: Number(rule.key.slice('density:'.length)) }))
    .sort((a, b) => a.percent - b.percent);
  const falling = densities.find(({ rule }, index) => rule.factorBp < (densities[index - 1]?.rule.factorBp ?? 0));
  return falling ? { text: problemTexts.thinner, fill: { name: falling.rule.name } } : null;
}

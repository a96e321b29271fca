import type { LocalizedText } from '#kernel/texts.ts';
import { type BuilderKind, type BuilderStep, builderStepsOf, type Configuration } from './configuration.ts';
import { reasonsAgainst } from './exclusions.ts';
import { type PricePart, type PriceRule, type PriceRuleSet, priceParts } from './rule-data.ts';

/** One line of a price breakdown. The last one, the margin, includes the rounding, so that all lines add up to the price. */
export type PriceReasonLine = { readonly part: PricePart; readonly key: string; readonly cents: number; readonly name: LocalizedText };

export type ComposedPrice = {
  readonly state: 'priced';
  readonly priceCents: number;
  readonly grams: number;
  readonly leadDays: number;
  readonly why: readonly PriceReasonLine[];
  readonly version: number;
  readonly costsOf: string;
};
export type PricingOutcome =
  | ComposedPrice
  /** It cannot be made, and why. */
  | { readonly state: 'impossible'; readonly reasons: readonly LocalizedText[] }
  /** Choices are missing. */
  | { readonly state: 'open'; readonly missing: readonly BuilderStep[] }
  /** Outside the rules: staff must quote it. */
  | { readonly state: 'person'; readonly unknown: readonly (BuilderStep | 'extras' | 'rules')[] };

/**
 * Price, weight and lead time of a built item, with the reasons. The only price calculation: pages, carts, estimates and the server all use
 * it.
 */
export function priceConfiguration(rules: PriceRuleSet, configuration: Configuration): PricingOutcome {
  const index = ruleIndexOf(rules, configuration.kind);
  if (index.steps.some((step) => configuration[step] === undefined))
    return { state: 'open', missing: index.steps.filter((step) => configuration[step] === undefined) };
  const unknown = unknownIn(index, configuration);
  if (unknown.length > 0) return { state: 'person', unknown };
  const reasons = reasonsAgainst(rules, configuration);
  if (reasons.length > 0) return { state: 'impossible', reasons };
  return sumOf(rules, index, configuration) ?? { state: 'person', unknown: ['rules'] };
}

function unknownIn({ steps, known }: RuleIndex, configuration: Configuration): readonly (BuilderStep | 'extras')[] {
  const isKnown = (step: BuilderStep | 'extras', value: string | undefined): boolean =>
    value !== undefined && (known.get(step)?.has(value) ?? false);
  const areExtrasKnown = configuration.extras.every((extra) => isKnown('extras', extra));
  if (areExtrasKnown && steps.every((step) => isKnown(step, configuration[step]))) return none;
  const unknown = steps.filter((step) => !isKnown(step, configuration[step]));
  return areExtrasKnown ? unknown : [...unknown, 'extras'];
}
const none: readonly [] = [];

function sumOf({ version, costsOf }: PriceRuleSet, index: RuleIndex, configuration: Configuration): ComposedPrice | null {
  const inches = Number(configuration.length);
  const hair = index.hairAt(configuration.origin ?? '', inches);
  if (!hair) return null;
  const grams = gramsOf(
    hair.grams,
    rulesIn(index.parts.density, configuration, inches).map(({ factorBp }) => factorBp),
  );
  const why: PriceReasonLine[] = [];
  let [leadDays, costs] = [0, 0];
  const add = ({ part, key, name, leadDays: days }: PriceRule, cents: number): void => {
    leadDays += days;
    costs += cents;
    if (cents !== 0) why.push({ part, key, cents, name });
  };
  add(hair, forGrams(hair.cents, grams));
  for (const rule of rulesIn(index.parts.processing, configuration, inches)) add(rule, forGrams(rule.cents, grams));
  for (const part of flat) for (const rule of rulesIn(index.parts[part], configuration, inches)) add(rule, rule.cents);
  for (const step of index.steps) leadDays += index.known.get(step)?.get(configuration[step] ?? '') ?? 0;
  for (const extra of configuration.extras) leadDays += index.known.get('extras')?.get(extra) ?? 0;
  const margins = rulesIn(index.parts.margin, configuration, inches);
  const [margin] = margins;
  if (!margin) return null;
  const targetCents = margins.reduce((sum, { factorBp }) => sum + Math.round((costs * (factorBp - wholeBp)) / wholeBp), costs);
  const priceCents = roundedUp(targetCents, rulesIn(index.parts.rounding, configuration, inches)[0]?.cents ?? null);
  why.push({ part: 'margin', key: '', cents: priceCents - costs, name: margin.name });
  return { state: 'priced', priceCents, grams, leadDays, why, version, costsOf };
}

const wholeBp = 10_000;
const flat = ['lace', 'labour', 'extra'] as const;
/** To the nearest five grams, in integers, so that every machine rounds the same. */
function gramsOf(full: number, sharesBp: readonly number[]): number {
  const whole = sharesBp.reduce((product, share) => product * share, full);
  const step = 5 * wholeBp ** sharesBp.length;
  return Math.floor((2 * whole + step) / (2 * step)) * 5;
}
const forGrams = (centsFor100g: number, grams: number): number => Math.round((centsFor100g * grams) / 100);

/** The next amount with this ending: 21,312 becomes 21,399. */
export function roundedUp(amount: number, ending: number | null): number {
  if (ending === null) return amount;
  const whole = Math.floor(amount / 100) * 100 + ending;
  return whole >= amount ? whole : whole + 100;
}

/** Rules of one part that apply: the general ones, then by step. */
function rulesIn({ always, bySteps }: IndexedRules, configuration: Configuration, inches: number): PriceRule[] {
  const found: PriceRule[] = [];
  const collect = (rows: readonly Row[] | undefined): void => {
    for (const { rule, more } of rows ?? none)
      if (rule.fromInches <= inches && inches <= rule.toInches && more.every(([step, value]) => isChosen(configuration, step, value)))
        found.push(rule);
  };
  collect(always);
  for (const [step, byValue] of bySteps) {
    if (step === 'extras') for (const extra of configuration.extras) collect(byValue.get(extra));
    else collect(byValue.get(configuration[step] ?? ''));
  }
  return found;
}
const isChosen = (configuration: Configuration, step: BuilderStep | 'extras', value: string): boolean =>
  step === 'extras' ? configuration.extras.includes(value) : configuration[step] === value;

type Need = readonly [step: BuilderStep | 'extras', value: string];
/** A rule with its conditions beyond the choice it is indexed by. */
type Row = { readonly rule: PriceRule; readonly more: readonly Need[] };
type IndexedRules = {
  readonly always: readonly Row[];
  readonly bySteps: ReadonlyMap<BuilderStep | 'extras', ReadonlyMap<string, readonly Row[]>>;
};
type RuleIndex = {
  readonly steps: readonly BuilderStep[];
  /** Values of each step with the days each adds. */
  readonly known: ReadonlyMap<BuilderStep | 'extras', ReadonlyMap<string, number>>;
  readonly parts: Readonly<Record<PricePart, IndexedRules>>;
  hairAt(origin: string, inches: number): PriceRule | null;
};

const indexes = new WeakMap<PriceRuleSet, Map<BuilderKind, RuleIndex>>();

/** Rules of one kind, indexed; built once per version. */
function ruleIndexOf(rules: PriceRuleSet, kind: BuilderKind): RuleIndex {
  const ofRules = indexes.get(rules) ?? new Map<BuilderKind, RuleIndex>();
  indexes.set(rules, ofRules);
  const index = ofRules.get(kind) ?? buildRuleIndex(rules, kind);
  ofRules.set(kind, index);
  return index;
}

function buildRuleIndex({ options, rules }: PriceRuleSet, kind: BuilderKind): RuleIndex {
  const known = new Map<BuilderStep | 'extras', Map<string, number>>();
  for (const option of options) {
    if (option.kind !== kind) continue;
    const values = known.get(option.step) ?? new Map<string, number>();
    known.set(option.step, values.set(option.value, option.leadDays));
  }
  const kindRules = rules.filter((rule) => rule.kind === kind);
  const hair = new Map<string, PriceRule | null>();
  return {
    steps: builderStepsOf(kind),
    known,
    parts: Object.fromEntries(
      priceParts.map((part) => [part, indexRules(kindRules.filter((rule) => rule.part === part))]),
    ) as RuleIndex['parts'],
    hairAt: (origin, inches) => {
      const key = `${origin} ${inches}`;
      const found = hair.get(key);
      if (found !== undefined) return found;
      const made = hairAt(kindRules, origin, inches);
      hair.set(key, made);
      return made;
    },
  };
}

function indexRules(rules: readonly PriceRule[]): IndexedRules {
  const always: Row[] = [];
  const bySteps = new Map<BuilderStep | 'extras', Map<string, Row[]>>();
  for (const rule of rules) {
    const [first, ...more] = needsOf(rule.key);
    if (!first) {
      always.push({ rule, more });
      continue;
    }
    const [step, value] = first;
    const byValue = bySteps.get(step) ?? new Map<string, Row[]>();
    bySteps.set(step, byValue.set(value, [...(byValue.get(value) ?? []), { rule, more }]));
  }
  return { always, bySteps };
}

/** Hair of an origin at a length: never cheaper or lighter than a shorter one, whatever the vendor prices. */
function hairAt(rules: readonly PriceRule[], origin: string, inches: number): PriceRule | null {
  const originRules = rules.filter(({ part, key }) => part === 'hair' && key === (origin === '' ? '' : `origin:${origin}`));
  const here = originRules.find(({ fromInches, toInches }) => fromInches <= inches && inches <= toInches);
  if (!here) return null;
  const upTo = originRules.filter(({ fromInches }) => fromInches <= here.fromInches);
  return { ...here, cents: Math.max(...upTo.map(({ cents }) => cents)), grams: Math.max(...upTo.map(({ grams }) => grams)) };
}

/** Parses `size:4x4+lace:hd`. */
export const needsOf = (key: string): Need[] =>
  key === ''
    ? []
    : key.split('+').map((need): Need => {
        const [step = '', value = ''] = need.split(':', 2);
        return [step as BuilderStep | 'extras', value];
      });

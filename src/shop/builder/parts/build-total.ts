import { shipsByDate } from '#areas/catalog/rules/lead-time.ts';
import { type BuilderStep, builderStepsOf, type Configuration } from '#areas/pricing/rules/configuration.ts';
import { optionsOf } from '#areas/pricing/rules/exclusions.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import type { Build } from './use-build.ts';

export type BuildTotal = {
  readonly unitCents: Cents;
  readonly grams: number;
  readonly feeCents: Cents;
  readonly isInStock: boolean;
  readonly leadDays: number;
};

/** Price, weight and lead time as far as known: the stock price where a SKU matches. Null when unknown. */
export function computeBuildTotal({ outcome, match, quantity }: Pick<Build, 'outcome' | 'match' | 'quantity'>): BuildTotal | null {
  if (match) {
    const isInStock = match.available >= quantity;
    const leadDays = outcome.state === 'priced' ? outcome.leadDays : 15;
    return {
      unitCents: cents(match.cents),
      grams: match.grams,
      feeCents: shippingFee(match.grams * quantity),
      isInStock,
      leadDays,
    };
  }
  if (outcome.state !== 'priced') return null;
  const { priceCents, grams, leadDays } = outcome;
  return { unitCents: cents(priceCents), grams, feeCents: shippingFee(grams * quantity), isInStock: false, leadDays };
}

export const buildShipDate = ({ isInStock, leadDays }: Pick<BuildTotal, 'isInStock' | 'leadDays'>, today: Date): Date =>
  shipsByDate(isInStock ? { max: 2, isWorking: false } : { max: leadDays, isWorking: true }, today);

export const choiceLabel = (
  rules: PriceRuleSet,
  { kind }: Pick<Configuration, 'kind'>,
  step: BuilderStep | 'extras',
  value: string | undefined,
  language: Language,
): string => {
  const found = optionsOf(rules, kind, step).find((option) => option.value === value);
  return found ? inLanguage(found.name, language) : (value ?? '');
};

export const builderSteps = ({ kind }: Pick<Configuration, 'kind'>): readonly (BuilderStep | 'extras')[] => [
  ...builderStepsOf(kind),
  'extras',
];

import { builderKinds } from '#areas/pricing/rules/configuration.ts';
import { priceExclusions, priceOptions, priceRuleSets, priceRules } from '#areas/pricing/tables.ts';
import type { VendorPrices } from '#demo/vendor-prices/seed.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { exclusionPlans, optionPlans, type RulePlan, rulePlans } from './data.ts';

type PricingOptions = { readonly now: Date; readonly staffId: number | null; readonly vendorPrices: VendorPrices };
type RuleRow = typeof priceRules.$inferInsert;

/** The demo's price rules: a first version replaced in spring, and the live one. Costs follow vendor prices. */
export function makePricing({ now, staffId, vendorPrices }: PricingOptions) {
  const [first, second] = [earlier(now, 400 * dayMs), earlier(now, 150 * dayMs)];
  const follow = followed(vendorPrices);
  const ruleSets = [
    { id: 1, version: 1, state: 'retired' as const, note: 'First table', staffId, createdAt: first, liveAt: first, retiredAt: second },
    { id: 2, version: 2, state: 'live' as const, note: 'Handwork of full lace and 360 raised', staffId, createdAt: second, liveAt: second },
  ];
  const options = ruleSets.flatMap(({ id }) => optionRows(id));
  const exclusions = ruleSets.flatMap(({ id }) => exclusionRows(id));
  const rules = [...rulePlans.map((plan) => ruleRow(1, cheaperBefore(plan), follow)), ...rulePlans.map((plan) => ruleRow(2, plan, follow))];
  const counted = <T>(rows: readonly T[]) => rows.map((row, index) => ({ id: index + 1, ...row }));
  return { ruleSets, options: counted(options), exclusions: counted(exclusions), rules: counted(rules) };
}

export async function seedPricing(copy: Copy, made: ReturnType<typeof makePricing>): Promise<void> {
  await copy(priceRuleSets, made.ruleSets);
  await copy(priceOptions, made.options);
  await copy(priceExclusions, made.exclusions);
  await copy(priceRules, made.rules);
}

const optionRows = (ruleSetId: number) =>
  builderKinds.flatMap((productKind) =>
    Object.entries(optionPlans[productKind]).flatMap(([step, plans]) =>
      plans.map(({ value, name: [nameEn, nameZh], leadDays = 0 }, position) => ({
        ruleSetId,
        productKind,
        step,
        value,
        nameEn,
        nameZh,
        leadDays,
        pictureKey: '',
        position,
      })),
    ),
  );

const exclusionRows = (ruleSetId: number) =>
  exclusionPlans.map(({ kind: productKind, when, reason: [reasonEn, reasonZh] }, position) => ({
    ruleSetId,
    productKind,
    condition: { ...when },
    reasonEn,
    reasonZh,
    position,
  }));

function ruleRow(ruleSetId: number, plan: RulePlan, follow: (plan: RulePlan) => { id: number; cents: number } | null): Omit<RuleRow, 'id'> {
  const price = follow(plan);
  return {
    ruleSetId,
    productKind: plan.kind,
    kind: plan.part,
    key: plan.key ?? '',
    lengthFromInches: plan.from ?? 0,
    lengthToInches: plan.to ?? 60,
    amountCents: price?.cents ?? plan.cents ?? 0,
    factorBp: plan.bp ?? 10_000,
    grams: plan.grams ?? 0,
    leadDays: plan.leadDays ?? 0,
    vendorPriceId: price?.id ?? null,
    nameEn: plan.name[0],
    nameZh: plan.name[1],
  };
}

/** Labor cost before the increase. */
const cheaperBefore = (plan: RulePlan): RulePlan =>
  plan.part === 'labour' && (plan.key === 'cap:full-lace' || plan.key === 'cap:360') ? { ...plan, cents: (plan.cents ?? 0) - 400 } : plan;

function followed({ vendors, specs, prices }: VendorPrices) {
  const current = new Map(prices.filter(({ validTo }) => validTo === null).map((price) => [price.specId, price]));
  return ({ follows }: RulePlan) => {
    if (!follows) return null;
    const { vendor, kind, inches, ...attributes } = follows;
    const vendorId = vendors.find(({ code }) => code === vendor)?.id;
    const spec = specs.find(
      (one) =>
        one.vendorId === vendorId &&
        one.productKind === kind &&
        one.lengthInches === inches &&
        Object.entries(attributes).every(([name, value]) => Reflect.get(one, name) === value),
    );
    const price = current.get(spec?.id ?? 0);
    if (!price?.id) throw new Error(`no vendor price for ${JSON.stringify(follows)}`);
    return { id: price.id, cents: Math.round((price.quotedCents * (price.rateMicros ?? 1_000_000)) / 1_000_000) };
  };
}

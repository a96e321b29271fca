import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { inquiryLimits } from '#areas/inquiries/rules/limits.ts';
import type { SetPriceRule } from '#areas/pricing/rules/sets.ts';
import { listCategoryTiers } from '#areas/promotions/rules/quantity-tiers.ts';
import { fetchPriceListTiers } from '#areas/promotions/services/buyer-terms.server.ts';
import { setRulesOf } from '#areas/promotions/services/sets.server.ts';
import type { App } from '#platform/app.ts';

/** Policies with sets and wholesale tiers as carts apply them, so that no page promises another number. */
export async function tradePolicies(app: App): Promise<ReadonlyMap<string, number>> {
  const [storedPolicies, steps, sets] = await Promise.all([policiesOf(app), fetchPriceListTiers(app, 'wholesale'), setRulesOf(app)]);
  const policies = new Map([...storedPolicies, ['inquiriesPerHour', inquiryLimits.visitor.max], ...setNumbers(sets)]);
  const ladder = listCategoryTiers(steps, 0);
  if (ladder.length === 0) return policies;
  const others = [...policies].filter(([name]) => !/^wholesale(?:From)?\d/i.test(name));
  return new Map([...others, ...ladder.map(({ minPieces, offBp }) => [`wholesaleFrom${minPieces}Bp`, offBp] as const)]);
}

/** The smallest set and its discount, and the extra with a closure or frontal. */
function setNumbers(rules: readonly SetPriceRule[]): [string, number][] {
  const first = (withClosure: boolean) => rules.find((rule) => rule.withClosure === withClosure);
  const [plain, laced] = [first(false), first(true)];
  return [
    ...(plain
      ? ([
          ['setMinBundles', plain.minBundles],
          ['setOffBp', plain.offBp],
        ] satisfies [string, number][])
      : []),
    ...(laced ? ([['setClosureOffBp', Math.max(0, laced.offBp - (plain?.offBp ?? 0))]] satisfies [string, number][]) : []),
  ];
}

import { rulesFrom } from '#areas/pricing/rules/from-rows.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import { makePricing } from '#demo/pricing/seed.server.ts';
import { makeVendorPrices } from '#demo/vendor-prices/seed.server.ts';
import { randomFrom } from '#kernel/random.ts';

/** The demo's live rules without a database. */
export function demoRules(now = new Date('2026-11-12T12:00:00Z')): PriceRuleSet {
  const { ruleSets, options, exclusions, rules } = makePricing({
    now,
    staffId: null,
    vendorPrices: makeVendorPrices({ random: randomFrom('tressline demo 1').branch('vendors'), now }),
  });
  const live = ruleSets.find(({ state }) => state === 'live');
  const ofLive = <T extends { ruleSetId: number }>(rows: readonly T[]) => rows.filter(({ ruleSetId }) => ruleSetId === live?.id);
  return rulesFrom({
    version: live?.version ?? 0,
    options: ofLive(options),
    exclusions: ofLive(exclusions),
    rules: ofLive(rules).map((rule) => ({
      ...rule,
      key: rule.key ?? '',
      lengthFromInches: rule.lengthFromInches ?? 0,
      lengthToInches: rule.lengthToInches ?? 60,
      amountCents: rule.amountCents ?? 0,
      factorBp: rule.factorBp ?? 10_000,
      grams: rule.grams ?? 0,
      leadDays: rule.leadDays ?? 0,
      nameEn: rule.nameEn ?? '',
      nameZh: rule.nameZh ?? '',
      vendorCents: null,
      vendorDay: null,
    })),
  });
}

import { vendorPriceVersion } from '#areas/vendor-prices/services/comparison.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { ruleSetEffectOf } from '../rules/effect.ts';
import { rulesFrom } from '../rules/from-rows.ts';
import { findRuleSetProblem } from '../rules/rule-set-problem.ts';
import * as rows from '../store/rules.server.ts';
import * as store from '../store/versions.server.ts';
import { openDraft } from './versions.server.ts';

/** Effect of other vendor prices on built prices; null means the vendor no longer sells it. */
export async function effectOfPrices(app: App, newPrices: ReadonlyMap<number, number | null>) {
  const live = await rows.liveSet(app.db);
  if (!live || newPrices.size === 0) return null;
  const [options, exclusions, rules] = await Promise.all([
    rows.optionRows(app.db, live.id),
    rows.exclusionRows(app.db, live.id),
    rows.costRows(app.db, live.id, dayOf(app.now())),
  ]);
  const changed = rules.filter(({ vendorSpecId }) => vendorSpecId !== null && newPrices.has(vendorSpecId));
  if (changed.length === 0) return { costs: 0, kinds: [], unsound: null };
  const next = rules.map((rule) =>
    rule.vendorSpecId !== null && newPrices.has(rule.vendorSpecId)
      ? { ...rule, vendorCents: newPrices.get(rule.vendorSpecId) ?? null }
      : rule,
  );
  const base = { version: live.version, options, exclusions };
  const after = rulesFrom({ ...base, rules: next });
  return { costs: changed.length, kinds: ruleSetEffectOf(rulesFrom({ ...base, rules }), after), unsound: findRuleSetProblem(after) };
}
export type VendorEffect = NonNullable<Awaited<ReturnType<typeof effectOfPrices>>>;

/** Specs the live rules follow, and those without a current price: the engine falls back to the last known cost. */
export async function followedSpecs(app: App) {
  const live = await rows.liveSet(app.db);
  const rules = live ? await rows.costRows(app.db, live.id, dayOf(app.now())) : [];
  const followed = new Set(rules.flatMap(({ vendorSpecId }) => vendorSpecId ?? []));
  const missing = rules.filter(({ vendorSpecId, vendorCents }) => vendorSpecId !== null && vendorCents === null);
  return { followed, missing: [...new Map(missing.map((rule) => [rule.vendorSpecId, rule])).values()] };
}

/** Follows another vendor from the next version on; nothing changes until the draft is published. */
export async function followVendor(
  app: App,
  caller: Caller,
  { fromSpecId, toPriceId }: { fromSpecId: number; toPriceId: number },
): Promise<number> {
  const to = await vendorPriceVersion(app, toPriceId);
  if (!to || to.validTo !== null) throw new DomainError('vendorPriceNotExist');
  const draft = await openDraft(app, caller);
  return transact(app, async (inside) => {
    const changed = await store.replaceFollowedPrice(inside.db, draft.id, fromSpecId, toPriceId);
    if (changed.length === 0) throw new DomainError('priceRuleNotExist');
    await audit(inside, caller, {
      action: 'price_rule.follow',
      subject: ['price_rules', draft.version],
      before: { specId: fromSpecId },
      after: { priceId: toPriceId, rules: changed.length },
    });
    return draft.version;
  });
}

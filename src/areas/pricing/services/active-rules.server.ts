import { dayOf } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { rulesFrom } from '../rules/from-rows.ts';
import type { PriceRuleSet } from '../rules/rule-data.ts';
import * as store from '../store/rules.server.ts';

export type LiveRules = { readonly setId: number; readonly rules: PriceRuleSet };

/** The live rules with current vendor prices; null while there are none. */
export async function liveRules(app: App): Promise<LiveRules | null> {
  const set = await store.liveSet(app.db);
  return set ? { setId: set.id, rules: await rulesOf(app, set) } : null;
}

/** Any version as it would price today. */
export async function rulesOf({ db, now }: App, set: { readonly id: number; readonly version: number }): Promise<PriceRuleSet> {
  const [options, exclusions, rules] = await Promise.all([
    store.optionRows(db, set.id),
    store.exclusionRows(db, set.id),
    store.costRows(db, set.id, dayOf(now())),
  ]);
  return rulesFrom({ version: set.version, options, exclusions, rules });
}

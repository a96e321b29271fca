import { savePolicyNumbers } from '#areas/content/services/policy-numbers.server.ts';
import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import type { App } from '#platform/app.ts';
import { type ReferralTerms, readReferralTerms, toPolicyNumbers } from '../rules/codes.ts';
import * as store from '../store/terms.server.ts';

/** The terms in force: the newest version that has started, else the shop's policy numbers. */
export async function fetchReferralTerms(app: App): Promise<ReferralTerms> {
  return (await store.ruleAt(app.db, app.now())) ?? readReferralTerms(await policiesOf(app));
}

/** Pages show the terms in force: the policy numbers follow the started version. */
export async function syncTermsToPolicies(app: App): Promise<void> {
  const rule = await store.ruleAt(app.db, app.now());
  if (rule) await savePolicyNumbers(app, toPolicyNumbers(rule));
}

export type ReferralRule = NonNullable<Awaited<ReturnType<typeof store.ruleAt>>>;

/** Before any version existed, the policy numbers applied. */
const beforeAll = new Date('2000-01-01T00:00:00Z');

/** The version an order is evaluated by, as a row; a shop without one gets its policy numbers as the first. */
export async function ensureReferralRule(app: App, at: Date): Promise<ReferralRule> {
  const found = await store.ruleAt(app.db, at);
  if (found) return found;
  await store.insertReferralRule(app.db, { ...readReferralTerms(await policiesOf(app)), startsAt: beforeAll, createdAt: app.now() });
  const made = await store.ruleAt(app.db, at);
  if (!made) throw new Error(`no terms of the referral programme at ${at.toISOString()}`);
  return made;
}

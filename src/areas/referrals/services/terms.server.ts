import { policiesOf } from '#areas/content/service.server.ts';
import { savePolicyNumbers } from '#areas/content/services/policy-numbers.server.ts';
import type { App } from '#platform/app.ts';
import { type ReferralTerms, readReferralTerms, toPolicyNumbers } from '../rules/codes.ts';
import * as store from '../store/terms.server.ts';

/** The terms in force: the newest version that has begun, else the shop's numbers. */
export async function fetchReferralTerms(app: App): Promise<ReferralTerms> {
  return (await store.ruleAt(app.db, app.now())) ?? readReferralTerms(await policiesOf(app));
}

/** Every page that tells the terms tells those in force: the shop's numbers follow the version that has begun. */
export async function syncTermsToPolicies(app: App): Promise<void> {
  const rule = await store.ruleAt(app.db, app.now());
  if (rule) await savePolicyNumbers(app, toPolicyNumbers(rule));
}

export type ReferralRule = NonNullable<Awaited<ReturnType<typeof store.ruleAt>>>;

/** Before anybody settled terms, those of the shop's numbers held. */
const beforeAll = new Date('2000-01-01T00:00:00Z');

/** The version an order is judged by, as a row that can be pointed to; a shop that never settled one gets its numbers as the first. */
export async function ensureReferralRule(app: App, at: Date): Promise<ReferralRule> {
  const found = await store.ruleAt(app.db, at);
  if (found) return found;
  await store.insertReferralRule(app.db, { ...readReferralTerms(await policiesOf(app)), startsAt: beforeAll, createdAt: app.now() });
  const made = await store.ruleAt(app.db, at);
  if (!made) throw new Error(`no terms of the referral programme at ${at.toISOString()}`);
  return made;
}

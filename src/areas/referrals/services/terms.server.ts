import { policiesOf } from '#areas/content/service.server.ts';
import { keepNumbers } from '#areas/content/services/numbers.server.ts';
import type { App } from '#platform/app.ts';
import { numbersIn, type Terms, termsIn } from '../rules/codes.ts';
import * as store from '../store/terms.server.ts';

/** The terms in force: the newest version that has begun, else the shop's numbers. */
export async function termsNow(app: App): Promise<Terms> {
  return (await store.ruleAt(app.db, app.now())) ?? termsIn(await policiesOf(app));
}

/** Every page that tells the terms tells those in force: the shop's numbers follow the version that has begun. */
export async function tellTerms(app: App): Promise<void> {
  const rule = await store.ruleAt(app.db, app.now());
  if (rule) await keepNumbers(app, numbersIn(rule));
}

export type Rule = NonNullable<Awaited<ReturnType<typeof store.ruleAt>>>;

/** Before anybody settled terms, those of the shop's numbers held. */
const beforeAll = new Date('2000-01-01T00:00:00Z');

/** The version an order is judged by, as a row that can be pointed to; a shop that never settled one gets its numbers as the first. */
export async function ruleFor(app: App, at: Date): Promise<Rule> {
  const found = await store.ruleAt(app.db, at);
  if (found) return found;
  await store.insertRule(app.db, { ...termsIn(await policiesOf(app)), startsAt: beforeAll, createdAt: app.now() });
  const made = await store.ruleAt(app.db, at);
  if (!made) throw new Error(`no terms of the referral programme at ${at.toISOString()}`);
  return made;
}

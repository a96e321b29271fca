import { estimates, priceRuleSets } from '#areas/pricing/tables.ts';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Two test shoppers, Ana and Bea. */
export const [ana, bea] = [1, 2] as const;

export async function seedShoppers(db: Database): Promise<void> {
  const person = { passwordHash: 'x', lastName: 'Cole' };
  await db.insert(users).values([
    { ...person, id: ana, email: 'ana@tressline.test', firstName: 'Ana' },
    { ...person, id: bea, email: 'bea@tressline.test', firstName: 'Bea' },
  ]);
}

/** Estimates for the made-to-order wig 105: Ana's, a visitor's, Bea's, an expired one, one staff must quote. */
export async function estimateSome(db: Database, now: Date): Promise<void> {
  await db.insert(priceRuleSets).values({ id: 1, version: 1, state: 'live', liveAt: now });
  const day = 24 * 3600 * 1000;
  const given = {
    ruleSetId: 1,
    configuration: { lace: '13x4 HD', length: 24, cap: { size: 'M' } },
    quantity: 2,
    unitPriceCents: 27_500,
    weightGrams: 260,
    matchedSkuId: 105,
    createdAt: new Date(now.getTime() - 8 * day),
    validUntil: new Date(now.getTime() + 3 * day),
  };
  await db.insert(estimates).values([
    { ...given, number: 'E-ANA', userId: ana },
    { ...given, number: 'E-GUEST' },
    { ...given, number: 'E-BEA', userId: bea },
    { ...given, number: 'E-OLD', userId: ana, validUntil: now },
    { ...given, number: 'E-ASK', userId: ana, needsPerson: true, unitPriceCents: null, weightGrams: null },
  ]);
}

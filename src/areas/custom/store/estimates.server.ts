import { and, eq, sql } from 'drizzle-orm';
import { estimates, priceRuleSets } from '#areas/pricing/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

export type NewEstimate = typeof estimates.$inferInsert;

export async function saveEstimate(db: Database, row: NewEstimate): Promise<number | null> {
  const [saved] = await db.insert(estimates).values(row).onConflictDoNothing({ target: estimates.number }).returning({ id: estimates.id });
  return saved?.id ?? null;
}

/** The caller's own, or a visitor's. */
export async function estimateByNumber(db: Database, number: string, userId: number | null) {
  const [row] = await db
    .select({
      number: estimates.number,
      version: priceRuleSets.version,
      sentence: estimates.sentence,
      configuration: estimates.configuration,
      quantity: estimates.quantity,
      needsPerson: estimates.needsPerson,
      unitPriceCents: estimates.unitPriceCents,
      weightGrams: estimates.weightGrams,
      shippingCents: estimates.shippingCents,
      leadDays: estimates.leadDays,
      why: estimates.why,
      skuId: estimates.matchedSkuId,
      validUntil: estimates.validUntil,
      createdAt: estimates.createdAt,
    })
    .from(estimates)
    .innerJoin(priceRuleSets, eq(priceRuleSets.id, estimates.ruleSetId))
    .where(and(eq(estimates.number, number), sql`(${estimates.userId} is null or ${estimates.userId} = ${userId ?? 0})`))
    .limit(1);
  return row ?? null;
}

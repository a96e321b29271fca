import { asc, desc, eq, sql } from 'drizzle-orm';
import { vendorHairPrices } from '#areas/vendor-prices/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { priceExclusions, priceOptions, priceRuleSets, priceRules } from '../tables.ts';

const maxRows = 5000;

export async function liveSet(db: Database) {
  const [set] = await db
    .select({ id: priceRuleSets.id, version: priceRuleSets.version })
    .from(priceRuleSets)
    .where(eq(priceRuleSets.state, 'live'))
    .limit(1);
  return set ?? null;
}

export const optionRows = (db: Database, ruleSetId: number) =>
  db
    .select({
      id: priceOptions.id,
      productKind: priceOptions.productKind,
      step: priceOptions.step,
      value: priceOptions.value,
      nameEn: priceOptions.nameEn,
      nameZh: priceOptions.nameZh,
      leadDays: priceOptions.leadDays,
    })
    .from(priceOptions)
    .where(eq(priceOptions.ruleSetId, ruleSetId))
    .orderBy(asc(priceOptions.productKind), asc(priceOptions.step), asc(priceOptions.position), asc(priceOptions.id))
    .limit(maxRows);

export const exclusionRows = (db: Database, ruleSetId: number) =>
  db
    .select({
      id: priceExclusions.id,
      productKind: priceExclusions.productKind,
      condition: priceExclusions.condition,
      reasonEn: priceExclusions.reasonEn,
      reasonZh: priceExclusions.reasonZh,
    })
    .from(priceExclusions)
    .where(eq(priceExclusions.ruleSetId, ruleSetId))
    .orderBy(asc(priceExclusions.position), asc(priceExclusions.id))
    .limit(maxRows);

/** Costs of a version with the followed vendor price of a day. */
export function costRows(db: Database, ruleSetId: number, today: string) {
  const followed = db.select({ specId: vendorHairPrices.specId, id: vendorHairPrices.id }).from(vendorHairPrices).as('followed');
  const current = db
    .selectDistinctOn([vendorHairPrices.specId], {
      specId: vendorHairPrices.specId,
      priceCents: vendorHairPrices.priceCents,
      validFrom: vendorHairPrices.validFrom,
    })
    .from(vendorHairPrices)
    .where(
      sql`${vendorHairPrices.validFrom} <= ${today}::date and (${vendorHairPrices.validTo} is null or ${vendorHairPrices.validTo} > ${today}::date)`,
    )
    .orderBy(vendorHairPrices.specId, desc(vendorHairPrices.validFrom), desc(vendorHairPrices.version))
    .as('current');
  return db
    .select({
      id: priceRules.id,
      productKind: priceRules.productKind,
      kind: priceRules.kind,
      key: priceRules.key,
      lengthFromInches: priceRules.lengthFromInches,
      lengthToInches: priceRules.lengthToInches,
      amountCents: priceRules.amountCents,
      factorBp: priceRules.factorBp,
      grams: priceRules.grams,
      leadDays: priceRules.leadDays,
      nameEn: priceRules.nameEn,
      nameZh: priceRules.nameZh,
      vendorPriceId: priceRules.vendorPriceId,
      vendorSpecId: sql<number | null>`${followed.specId}`.mapWith((value) => (value === null ? null : Number(value))),
      vendorCents: sql<number | null>`${current.priceCents}`.mapWith((value) => (value === null ? null : Number(value))),
      vendorDay: sql<string | null>`${current.validFrom}::text`,
    })
    .from(priceRules)
    .leftJoin(followed, eq(followed.id, priceRules.vendorPriceId))
    .leftJoin(current, eq(current.specId, followed.specId))
    .where(eq(priceRules.ruleSetId, ruleSetId))
    .orderBy(asc(priceRules.id))
    .limit(maxRows);
}

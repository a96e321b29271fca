import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { estimates } from '#areas/pricing/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Estimates by number, of a shopper or a visitor, valid or expired. */
export const estimatesSeen = (db: Database, userId: number | null, numbers: readonly string[]) =>
  db
    .select({
      number: estimates.number,
      configuration: estimates.configuration,
      unitPriceCents: estimates.unitPriceCents,
      weightGrams: estimates.weightGrams,
      leadDays: estimates.leadDays,
      validUntil: estimates.validUntil,
      skuId: skus.id,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
    })
    .from(estimates)
    .innerJoin(skus, eq(skus.id, estimates.matchedSkuId))
    .where(
      and(
        inArray(estimates.number, [...numbers]),
        eq(estimates.needsPerson, false),
        userId === null ? isNull(estimates.userId) : or(isNull(estimates.userId), eq(estimates.userId, userId)),
      ),
    )
    .limit(numbers.length);

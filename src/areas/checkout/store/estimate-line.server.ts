import { and, eq, gt } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { estimates } from '#areas/pricing/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

export async function selectEstimateLine(db: Database, number: string, now: Date) {
  const [row] = await db
    .select({ number: estimates.number, quantity: estimates.quantity, skuId: skus.id, nameEn: skus.nameEn, nameZh: skus.nameZh })
    .from(estimates)
    .innerJoin(skus, eq(skus.id, estimates.matchedSkuId))
    .where(and(eq(estimates.number, number), eq(estimates.needsPerson, false), gt(estimates.validUntil, now)));
  return row ?? null;
}

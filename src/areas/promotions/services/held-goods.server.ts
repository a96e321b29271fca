import { isLossAccepted, isLoweredBelowCost, payableOf } from '#areas/catalog/rules/below-cost.ts';
import { belowCostOf } from '#areas/catalog/services/below-cost.server.ts';
import { type App, anonymousCaller } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { inSale } from '../rules/sale.ts';
import * as store from '../store/held-goods.server.ts';
import type { goodsToLower } from '../store/sales.server.ts';

const maxHeld = 20_000;

type Row = Awaited<ReturnType<typeof goodsToLower>>[number];

/**
 * Costs and list prices may have changed since the announcement, so each line is judged again when it begins. One that would now sell
 * at a loss no owner accepted is held: it begins once its cost, its price or its discount is put right, or an owner accepts it.
 */
export async function holdBelowCost(app: App, promotionId: number, rows: readonly Row[]): Promise<{ free: Row[]; hasChanged: boolean }> {
  const accepted = await store.acceptedLossesOf(app.db, promotionId);
  const isHeld = ({ skuId, priceCents, usualBp, discountBp, costCents }: Row): boolean => {
    const toCents = payableOf({ priceCents, discountBp: inSale(usualBp, discountBp) });
    const fromCents = payableOf({ priceCents, discountBp: usualBp });
    return isLoweredBelowCost({ fromCents, toCents, costCents }) && !isLossAccepted({ toCents, costCents }, accepted.get(skuId) ?? null);
  };
  const held = rows.filter(isHeld);
  const free = rows.filter((row) => !held.includes(row));
  const isNew = held.filter(({ heldAt }) => heldAt === null);
  const ids = (some: readonly Row[]) => some.map(({ id }) => id);
  const freed = free.filter(({ heldAt }) => heldAt !== null);
  if (freed.length > 0) await store.markHeld(app.db, ids(freed), null);
  if (isNew.length > 0) {
    await store.markHeld(app.db, ids(isNew), app.now());
    await audit(app, anonymousCaller, {
      action: 'promotion.hold',
      subject: ['promotion', promotionId],
      before: { state: 'announced' },
      after: { state: 'held', ...belowCostOf(isNew) },
    });
  }
  return { free, hasChanged: free.length > 0 || isNew.length > 0 || rows.length === 0 };
}

/** What waits for a person in a running sale. */
export const heldSkus = (app: App, id: number) => store.heldPrices(app.db, id, maxHeld);

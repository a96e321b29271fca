import type { App } from '#platform/app.ts';
import { couponIdOf, setCouponId } from '../store/coupon.server.ts';
import { removeBoughtItems } from '../store/lines.server.ts';

type Bought = {
  readonly skuId: number | null;
  readonly estimateId: number | null;
  readonly setNumber: number | null;
  readonly quantity: number;
};

/** Inside the transaction that records the payment: once, and only what was bought. */
export async function removeBoughtLines(app: App, userId: number, bought: readonly Bought[], couponId: number | null): Promise<void> {
  for (const { skuId, estimateId, setNumber, quantity } of bought)
    if (skuId !== null) await removeBoughtItems(app.db, userId, { skuId, estimateId, isInSet: setNumber !== null, quantity });
  if (couponId !== null && (await couponIdOf(app.db, userId)) === couponId) await setCouponId(app.db, userId, null);
}

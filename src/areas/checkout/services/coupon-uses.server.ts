import type { App } from '#platform/app.ts';
import * as store from '../store/coupon-uses.server.ts';

const maxShown = 200;

export async function couponUses(app: App, couponId: number) {
  const [uses, sum] = await Promise.all([store.selectCouponUses(app.db, couponId, maxShown), store.sumCouponUses(app.db, couponId)]);
  return { uses, sum };
}

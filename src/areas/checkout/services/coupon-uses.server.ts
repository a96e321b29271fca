import type { App } from '#platform/app.ts';
import * as store from '../store/coupon-uses.server.ts';

const mostShown = 200;

export async function couponUses(app: App, couponId: number) {
  const [uses, sum] = await Promise.all([store.selectCouponUses(app.db, couponId, mostShown), store.sumCouponUses(app.db, couponId)]);
  return { uses, sum };
}

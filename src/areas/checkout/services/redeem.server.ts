import { type CouponRow, problemText } from '#areas/promotions/services/coupon.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import * as store from '../store/redemptions.server.ts';

type Use = {
  readonly coupon: CouponRow;
  readonly orderId: number;
  readonly buyer: { readonly userId: number | null; readonly email: string };
  readonly amountCents: number;
};

/** Redeems a coupon inside the order's transaction: total uses and once per buyer are limited. */
export async function redeemCoupon(app: App, { language }: Caller, { coupon, orderId, buyer, amountCents }: Use): Promise<void> {
  const refuse = (why: 'usedUp' | 'usedBefore') => new DomainError('couponRefused', { reason: problemText({ why }, language) });
  if (!(await store.claimCouponUse(app.db, coupon.id, app.now()))) throw refuse('usedUp');
  const isOnce = coupon.isOncePerShopper || coupon.isFirstOrderOnly;
  const row = { couponId: coupon.id, orderId, isOncePerShopper: isOnce, amountCents, createdAt: app.now(), updatedAt: app.now() };
  const { userId, email } = buyer;
  if (!(await store.insertRedemption(app.db, { ...row, userId, email }))) throw refuse('usedBefore');
}

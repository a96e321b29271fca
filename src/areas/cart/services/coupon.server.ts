import type { App } from '#platform/app.ts';
import { couponIdOf, setCouponId } from '../store/coupon.server.ts';
import { withCartLock } from './cart-lock.server.ts';

export const fetchCartCouponId = (app: App, userId: number): Promise<number | null> => couponIdOf(app.db, userId);

/** Validity is checked each time it is used. */
export const setCartCoupon = (app: App, userId: number, couponId: number | null): Promise<void> =>
  withCartLock(app, userId, ({ db }) => setCouponId(db, userId, couponId));

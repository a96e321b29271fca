import type { App } from '#platform/app.ts';
import { couponIdOf, setCouponId } from '../store/coupon.server.ts';
import { withCartLock } from './cart-lock.server.ts';

export const fetchCartCouponId = (app: App, userId: number): Promise<number | null> => couponIdOf(app.db, userId);

/** Keeps a coupon with the cart; whether it may be used is asked again each time. */
export const setCartCoupon = (app: App, userId: number, couponId: number | null): Promise<void> =>
  withCartLock(app, userId, ({ db }) => setCouponId(db, userId, couponId));

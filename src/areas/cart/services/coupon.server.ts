import type { App } from '#platform/app.ts';
import { couponIdOf, setCouponId } from '../store/coupon.server.ts';
import { holdingCart } from './turns.server.ts';

export const keptCouponId = (app: App, userId: number): Promise<number | null> => couponIdOf(app.db, userId);

/** Keeps a coupon with the cart; whether it may be used is asked again each time. */
export const keepCoupon = (app: App, userId: number, couponId: number | null): Promise<void> =>
  holdingCart(app, userId, ({ db }) => setCouponId(db, userId, couponId));

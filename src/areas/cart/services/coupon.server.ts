import { Refused } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { couponIdOf, setCouponId } from '../store/coupon.server.ts';
import { lockCart } from '../store/lines.server.ts';

export const keptCouponId = (app: App, userId: number): Promise<number | null> => couponIdOf(app.db, userId);

/** Keeps a coupon with the cart; whether it may be used is asked again each time. */
export const keepCoupon = (app: App, userId: number, couponId: number | null): Promise<void> =>
  transact(app, async ({ db }) => {
    if (!(await lockCart(db, userId, app.now()))) throw new Refused('userNotLogin');
    await setCouponId(db, userId, couponId);
  });

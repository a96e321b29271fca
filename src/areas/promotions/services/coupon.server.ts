import { minuteMs } from '#kernel/dates.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { countAttempt, uncountAttempt } from '#platform/rate-limit.server.ts';
import { couponTexts } from '../coupon-texts.ts';
import type { CouponProblem } from '../rules/coupon.ts';
import { type CouponRow, couponBy } from '../store/coupons.server.ts';

export type { CouponRow };

export const couponById = (app: App, id: number): Promise<CouponRow | null> => couponBy(app.db, { id });

/** Only wrong codes are rate-limited, so that codes cannot be guessed. */
export async function couponTyped(app: App, { shopperId, ip }: Caller, code: string): Promise<CouponRow | CouponProblem> {
  const limit = { bucket: 'coupon', key: shopperId === null ? ip : `shopper ${shopperId}`, max: 30, windowMs: 15 * minuteMs };
  if ((await countAttempt(app, limit)) > limit.max) return { why: 'tooMany' };
  const coupon = await couponBy(app.db, { code });
  if (!coupon) return { why: 'unknown' };
  await uncountAttempt(app, limit);
  return coupon;
}

export const problemText = (problem: CouponProblem, language: Language): string =>
  translator(couponTexts, language)(problem.why, problem.why === 'minimum' ? { missing: dollars(cents(problem.missingCents)) } : {});

import { on } from '#api/handle.server.ts';
import { orderQuote, setCoupon } from '#areas/cart/calls.ts';
import { problemText } from '#areas/promotions/services/coupon.server.ts';
import { asDollarNumber } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import { setCoupon as keepCoupon, type Quote, quote } from './services/quote.server.ts';

const named = (coupon: Quote['coupon'], language: Language) => coupon && { code: coupon.code, name: inWords(coupon, 'name', language) };

export const checkoutHandlers = [
  on(setCoupon, async ({ code }, app, caller) => ({ coupon: named(await keepCoupon(app, caller, code), caller.language) })),
  on(orderQuote, async ({ items, coupon: code }, app, caller) => {
    const wishes = items?.map(({ sku_id, quantity }) => ({ skuId: sku_id, quantity })) ?? null;
    const { sums, coupon, problem } = await quote(app, caller, { wishes, code });
    return {
      item_total: asDollarNumber(sums.itemsCents),
      shipping: asDollarNumber(sums.feeCents),
      discount: asDollarNumber(sums.discountCents),
      handling: asDollarNumber(sums.handlingCents),
      tax: asDollarNumber(sums.taxCents),
      total: asDollarNumber(sums.totalCents),
      grams: sums.grams,
      coupon: named(coupon, caller.language),
      coupon_problem: problem && problemText(problem, caller.language),
    };
  }),
];

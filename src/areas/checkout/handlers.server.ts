import { on } from '#api/handle.server.ts';
import { orderQuote, setCoupon } from '#areas/cart/calls.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { isOrderStatus } from '#areas/orders/rules/status.ts';
import { problemText } from '#areas/promotions/services/coupon.server.ts';
import { asDollarNumber } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import * as calls from './calls.ts';
import { wireOrder, wireOrders } from './services/own-orders.server.ts';
import { saveCouponToCart as keepCoupon, type OrderQuote, quoteOrder } from './services/quote.server.ts';

const named = (coupon: OrderQuote['coupon'], language: Language) =>
  coupon && { code: coupon.code, name: localizedColumn(coupon, 'name', language) };

export const checkoutHandlers = [
  on(calls.getOrders, ({ status, number, page, page_size }, app, caller) =>
    wireOrders(app, caller, {
      statuses: status !== undefined && isOrderStatus(status) ? [status] : null,
      number: normalizeOrderNumber(number),
      page,
      pageSize: page_size,
    }),
  ),
  on(calls.getOrder, ({ number, key }, app, caller) => wireOrder(app, caller, normalizeOrderNumber(number), key ?? null)),
  on(setCoupon, async ({ code }, app, caller) => ({ coupon: named(await keepCoupon(app, caller, code), caller.language) })),
  on(orderQuote, async ({ items, coupon: code }, app, caller) => {
    const requestedItems =
      items?.map(({ sku_id, quantity, product_attribute }) => ({ skuId: sku_id, quantity, attribute: product_attribute })) ?? null;
    const { sums, coupon, problem } = await quoteOrder(app, caller, { items: requestedItems, code });
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

import { redirect } from 'react-router';
import { loadOwnOrder } from '#areas/documents/services/order-detail.server.ts';
import { fetchLatestOrderNumber } from '#areas/orders/services/order-by-number.server.ts';
import { load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

const numberShape = /^[\w-]{4,40}$/;
const codeShape = /^[\w-]{8,120}$/;

/** The given payment, or the visitor's latest, and a field for an invoice code. */
export const loader = load(async ({ app, caller, url }) => {
  const typed = url.searchParams.get('code')?.trim() ?? '';
  if (codeShape.test(typed)) throw redirect(forVariant(hrefOf('invoice', { product: typed }), variantOf(url.pathname)));
  const requestedNumber = url.searchParams.get('number')?.trim() ?? '';
  const number = numberShape.test(requestedNumber) ? requestedNumber : await fetchLatestOrderNumber(app, caller);
  const order = number && (await loadOwnOrder(app, caller, number));
  return {
    typed: typed.slice(0, 120),
    last: order
      ? {
          number: order.number,
          day: order.day,
          status: order.status,
          paymentState: order.paymentState,
          isMadeToOrder: order.isMadeToOrder,
          totalCents: order.totalCents,
          isGuest: order.isGuest,
          mayPay: order.mayPay,
        }
      : null,
  };
});

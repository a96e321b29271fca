import { data, redirect } from 'react-router';
import type { PaymentOutcome } from '#areas/checkout/rules/payment-result.ts';
import { capturePayment } from '#areas/checkout/services/capture-payment.server.ts';
import { loadOwnOrder, type OneOrder } from '#areas/documents/services/order-detail.server.ts';
import { load, type PageContext } from '#platform/load.server.ts';
import { readOrderQuery } from '#shop/account/orders/order-actions.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { draftOf, noDraftCookie } from '../steps/draft.server.ts';

const settled: readonly PaymentOutcome[] = ['paid', 'pending', 'needsAttention'];

/** Return from the provider, or by an email's link. The provider is asked for the outcome; the address proves nothing. */
export const loader = load(async (visit) => {
  const { app, caller, url } = visit;
  const access = readOrderQuery(url);
  if (access.number === '') throw redirect(forVariant(hrefOf('payment'), variantOf(url.pathname)));
  const seen = await loadOwnOrder(app, caller, access.number, access.key);
  if (!seen) return data({ order: null, outcome: null, bought: [] as number[], isTest: false }, { status: 404 });
  const { outcome } = await capturePayment(app, { number: access.number });
  const isBack = url.searchParams.has('token');
  if (isBack && !settled.includes(outcome) && seen.totalCents > 0) throw redirect(failPath(visit, access.number));
  const order = (await loadOwnOrder(app, caller, access.number, access.key)) ?? seen;
  const bought = settled.includes(outcome) || order.totalCents === 0 ? boughtHere(visit, order) : [];
  return data(
    { order, outcome, bought, isTest: app.ports.payments.isTest },
    bought.length > 0 ? { headers: { 'set-cookie': noDraftCookie(app) } } : {},
  );
});

const failPath = ({ url }: PageContext, number: string): string =>
  `${forVariant(hrefOf('payment-fail'), variantOf(url.pathname))}?${new URLSearchParams({ number })}`;

/** Items bought by this checkout, reported once: they leave the browser's cart. */
function boughtHere({ app, request }: PageContext, order: OneOrder): number[] {
  const skuIds = new Set(order.lines.map(({ skuId }) => skuId));
  const items = draftOf(app, request).items.map(([skuId]) => skuId);
  return items.length > 0 && items.every((skuId) => skuIds.has(skuId)) ? items : [];
}

import { data, redirect } from 'react-router';
import { capturePayment } from '#areas/checkout/services/capture-payment.server.ts';
import { loadOwnOrder } from '#areas/documents/services/order-detail.server.ts';
import { load } from '#platform/load.server.ts';
import { readOrderQuery } from '#shop/account/orders/order-actions.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

/** The buyer left the provider's page, or it was declined. The provider is asked first: a paid order leads to its page. */
export const loader = load(async ({ app, caller, url }) => {
  const access = readOrderQuery(url);
  if (access.number === '') throw redirect(forVariant(hrefOf('payment'), variantOf(url.pathname)));
  const seen = await loadOwnOrder(app, caller, access.number, access.key);
  if (!seen) return data({ order: null, outcome: null, provider: null }, { status: 404 });
  const { outcome } = await capturePayment(app, { number: access.number });
  if (outcome === 'paid' || outcome === 'pending' || outcome === 'needsAttention')
    throw redirect(`${forVariant(hrefOf('payment-success'), variantOf(url.pathname))}${url.search}`);
  const order = (await loadOwnOrder(app, caller, access.number, access.key)) ?? seen;
  const { isTest, scriptUrl, environment } = app.ports.payments;
  return { order, outcome, provider: { isTest, scriptUrl, environment } };
});

import { redirect, redirectDocument } from 'react-router';
import { requestCancel } from '#areas/aftercare/services/cancel-request.server.ts';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { guestOrderCookie } from '#areas/checkout/services/guest-cookie.server.ts';
import { type OrderAccess, parseOrderKey } from '#areas/checkout/services/order-access.server.ts';
import { payAgain } from '#areas/checkout/services/pay.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { DomainError, domainErrorText } from '#kernel/errors.ts';
import { formAction, type PageContext } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { cancelIntent, type OrderActionResult, payIntent, requestCancelIntent } from './order-action-result.ts';
import { submitOrderQuestion } from './order-question.server.ts';
import { claimPriceProtectionByForm } from './price-claim.server.ts';
import { reviewByForm } from './review.server.ts';

/** A guest's link carries the order key. */
export const readOrderQuery = (url: URL): OrderAccess => ({
  number: normalizeOrderNumber(url.searchParams.get('number')),
  key: parseOrderKey(url),
});

/** Every action of a buyer works by form without script. */
export const action = formAction(async (visit) => {
  const { app, caller, url, form } = visit;
  const access = readOrderQuery(url);
  const intent = String(form.get('intent') ?? '');
  if (intent === payIntent) return answered(visit, payIntent, () => pay(visit, access));
  if (intent === cancelIntent) return answered(visit, cancelIntent, () => cancelOrder(app, caller, access).then(() => null));
  if (intent === requestCancelIntent)
    return answered(visit, requestCancelIntent, () =>
      requestCancel(app, caller, access, String(form.get('message') ?? '')).then(() => null),
    );
  if (intent.startsWith('review ')) return reviewByForm(app, caller, access.number, form);
  if (intent.startsWith('protect ')) return claimPriceProtectionByForm(app, caller, access, form);
  return submitOrderQuestion(app, caller, access, form);
});

/** To the provider for the same order; one that turns out to be paid leads to its page. */
async function pay({ app, caller, url }: PageContext, access: OrderAccess): Promise<Response> {
  const { number, approveUrl, guestKey } = await payAgain(app, caller, { ...access, wallet: 'paypal' });
  const done = forVariant(`${hrefOf('payment-success')}?${new URLSearchParams({ number })}`, variantOf(url.pathname));
  const headers = new Headers();
  // The provider returns to a link without the key, so the browser keeps it.
  if (guestKey !== null) headers.append('set-cookie', guestOrderCookie(app, caller, guestKey));
  // The provider's page is a separate document, also where our double serves it.
  return approveUrl ? redirectDocument(approveUrl, { headers }) : redirect(done, { headers });
}

async function answered(visit: PageContext, of: string, work: () => Promise<Response | null>): Promise<Response | OrderActionResult> {
  try {
    return (await work()) ?? { of, isDone: true, problem: null, typed: '' };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { of, isDone: false, problem: domainErrorText(error, visit.caller.language), typed: '' };
  }
}

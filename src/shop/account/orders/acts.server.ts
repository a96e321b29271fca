import { redirect, redirectDocument } from 'react-router';
import { askToCancel } from '#areas/aftercare/services/cancel-wish.server.ts';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { guestOrderCookie } from '#areas/checkout/services/guest-cookie.server.ts';
import { payAgain } from '#areas/checkout/services/pay.server.ts';
import { type Asked, orderKeyIn } from '#areas/checkout/services/seen-order.server.ts';
import { numberIn } from '#areas/orders/rules/query.ts';
import { Refused, refusalText } from '#kernel/errors.ts';
import { act, type Visit } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { type ActAnswer, cancelAct, payAct, wishAct } from './act-answer.ts';
import { askByForm } from './ask.server.ts';
import { protectByForm } from './protect.server.ts';
import { reviewByForm } from './review.server.ts';

/** Which order an address speaks of; a guest's link carries her key. */
export const askedIn = (url: URL): Asked => ({ number: numberIn(url.searchParams.get('number')), key: orderKeyIn(url) });

/** Everything a buyer can do with an order, by form: it works without script. */
export const action = act(async (visit) => {
  const { app, caller, url, form } = visit;
  const asked = askedIn(url);
  const intent = String(form.get('intent') ?? '');
  if (intent === payAct) return answered(visit, payAct, () => pay(visit, asked));
  if (intent === cancelAct) return answered(visit, cancelAct, () => cancelOrder(app, caller, asked).then(() => null));
  if (intent === wishAct)
    return answered(visit, wishAct, () => askToCancel(app, caller, asked, String(form.get('message') ?? '')).then(() => null));
  if (intent.startsWith('review ')) return reviewByForm(app, caller, asked.number, form);
  if (intent.startsWith('protect ')) return protectByForm(app, caller, asked, form);
  return askByForm(app, caller, asked, form);
});

/** To the provider for the same order; one that turns out to be paid leads to its page. */
async function pay({ app, caller, url }: Visit, asked: Asked): Promise<Response> {
  const { number, approveUrl, guestKey } = await payAgain(app, caller, { ...asked, wallet: 'paypal' });
  const done = forVariant(`${hrefOf('payment-success')}?${new URLSearchParams({ number })}`, variantOf(url.pathname));
  const headers = new Headers();
  // She comes back by the provider's link, which has no key: her browser keeps it.
  if (guestKey !== null) headers.append('set-cookie', guestOrderCookie(app, caller, guestKey));
  // The provider's page is a document of its own, also where our stand-in serves it.
  return approveUrl ? redirectDocument(approveUrl, { headers }) : redirect(done, { headers });
}

async function answered(visit: Visit, of: string, work: () => Promise<Response | null>): Promise<Response | ActAnswer> {
  try {
    return (await work()) ?? { of, isDone: true, problem: null, typed: '' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { of, isDone: false, problem: refusalText(error, visit.caller.language), typed: '' };
  }
}

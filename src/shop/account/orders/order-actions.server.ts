import { redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { optionalText, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { claimPriceProtection } from '#areas/aftercare/calls/price-protection.ts';
import { maxCaseMessageLength } from '#areas/aftercare/rules/case-limits.ts';
import { requestCancel } from '#areas/aftercare/services/cancel-request.server.ts';
import { submitPriceProtectionClaim } from '#areas/aftercare/services/claims.server.ts';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { guestOrderCookie } from '#areas/checkout/services/guest-cookie.server.ts';
import { type OrderAccess, parseOrderKey } from '#areas/checkout/services/order-access.server.ts';
import { payAgain } from '#areas/checkout/services/pay.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { addReview } from '#areas/reviews/calls.ts';
import { submitReview } from '#areas/reviews/services/writing.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { type ActionContext, actions, type FormErrorTexts } from '#platform/load.server.ts';
import { priceProtectionTexts } from '#shop/aftercare/parts/price-protection-texts.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import {
  cancelIntent,
  maxQuestionLength,
  type OrderActionDone,
  payIntent,
  priceClaimIntent,
  questionIntent,
  requestCancelIntent,
  reviewIntent,
} from './order-action-result.ts';
import { askAboutOrder } from './order-question.server.ts';
import { reviewFormTexts } from './review-texts.ts';
import { ordersPageTexts } from './texts.ts';

/** A guest's link carries the order key. */
export const readOrderQuery = (url: URL): OrderAccess => ({
  number: normalizeOrderNumber(url.searchParams.get('number')),
  key: parseOrderKey(url),
});

const question = z.object({ question: requiredText(maxQuestionLength) });
const cancelRequest = z.object({ message: optionalText(maxCaseMessageLength) });
const review = addReview.input.omit({ number: true });
const claim = claimPriceProtection.input.pick({ message: true, way: true }).extend({ line_id: rowId });

const formTexts: FormErrorTexts = {
  labels: { question: ordersPageTexts.yourQuestion, stars: reviewFormTexts.stars, text: reviewFormTexts.text },
};

/** Every action of a buyer works by form without script. */
export const action = actions(
  {
    [payIntent]: (sent) => pay(sent, readOrderQuery(sent.url)),
    async [cancelIntent]({ app, caller, url }): Promise<OrderActionDone> {
      await cancelOrder(app, caller, readOrderQuery(url));
      return { done: cancelIntent };
    },
    async [requestCancelIntent]({ app, caller, url, form }): Promise<OrderActionDone> {
      await requestCancel(app, caller, readOrderQuery(url), readForm(form, cancelRequest).message);
      return { done: requestCancelIntent };
    },
    async [reviewIntent]({ app, caller, url, form }): Promise<OrderActionDone> {
      const written = readForm(form, review);
      await submitReview(app, caller, { number: readOrderQuery(url).number, ...written });
      return { done: reviewIntent, line: written.sku_id };
    },
    async [priceClaimIntent]({ app, caller, url, form }): Promise<OrderActionDone> {
      const { line_id: lineId, message, way } = readForm(form, claim);
      const claimed = { ...readOrderQuery(url), lineId, message, wantsRefund: way === 'refund' };
      const { amountCents, isPaid } = await submitPriceProtectionClaim(app, caller, claimed);
      const amount = dollars(cents(amountCents));
      const notice = inLanguage(priceProtectionTexts[isPaid ? 'claimedPaid' : 'claimedPending'], caller.language, { amount });
      return { done: priceClaimIntent, line: lineId, notice };
    },
    async [questionIntent]({ app, caller, url, form }): Promise<OrderActionDone> {
      const { number, key } = readOrderQuery(url);
      await askAboutOrder(app, caller, number, readForm(form, question).question, key);
      return { done: questionIntent };
    },
  },
  formTexts,
);

/** To the provider for the same order; one that turns out to be paid leads to its page. */
async function pay({ app, caller, url }: ActionContext, access: OrderAccess): Promise<Response> {
  const { number, approveUrl, guestKey } = await payAgain(app, caller, { ...access, wallet: 'paypal' });
  const done = forVariant(`${hrefOf('payment-success')}?${new URLSearchParams({ number })}`, variantOf(url.pathname));
  const headers = new Headers();
  // The provider returns to a link without the key, so the browser keeps it.
  if (guestKey !== null) headers.append('set-cookie', guestOrderCookie(app, caller, guestKey));
  // The provider's page is a separate document, also where our double serves it.
  return approveUrl ? redirectDocument(approveUrl, { headers }) : redirect(done, { headers });
}

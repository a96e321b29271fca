import { redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { dollarsToCents, optionalText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { deleteCartLines, fetchCart, updateCartLine } from '#areas/cart/services/lines.server.ts';
import { createOrder } from '#areas/checkout/calls/payment.ts';
import { guestOrderCookie } from '#areas/checkout/services/guest-cookie.server.ts';
import { placeOrder } from '#areas/checkout/services/place-order.server.ts';
import { requireMinimumQuantity, saveCouponToCart } from '#areas/checkout/services/quote.server.ts';
import { recordPartnerOrder } from '#areas/partners/services/slips.server.ts';
import { standardService } from '#areas/shipping/services/tax-and-fees.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { type ActionContext, actions, type PageContext } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { addressByForm } from './address.server.ts';
import { basketFor, checkoutRequestOf, itemName, lineName, resolveReceiver } from './checkout-facts.server.ts';
import { type CheckoutNotice, type CheckoutStep, maxCodeLength, maxMessageLength } from './checkout-steps.ts';
import { type CheckoutDraft, draftCookie, draftOf, itemsIn } from './draft.server.ts';
import { sentPlain } from './load.server.ts';

const { shipping_service, discreet, use_credit, request_id } = createOrder.input.shape;
const startForm = z.object({ items: z.string().default('').transform(itemsIn), coupon: z.string().default('').transform(cut) });
const couponForm = z.object({ coupon: optionalText(maxCodeLength) });
const totalForm = z.object({ seen_total: dollarsToCents() });
const payForm = totalForm.extend({ request_id });
const reviewForm = totalForm.extend({
  ...{ shipping_service, discreet, use_credit, reference: optionalText(maxCodeLength), buyer_message: optionalText(maxMessageLength) },
  update: z.boolean(),
});

/** Every checkout action works by form without script. */
export const action = actions({
  async start(visit) {
    const { items, coupon: code } = readForm(visit.form, startForm);
    return next(visit, 'address', { ...draftIn(visit), items, coupon: code, number: '' });
  },
  address: (visit) => addressByForm(visit, draftIn(visit), (updated) => next(visit, 'review', updated)),
  coupon: (visit) => coupon(visit, draftIn(visit)),
  accept: (visit) => accept(visit, draftIn(visit)),
  review: (visit) => review(visit, draftIn(visit)),
  pay: (visit) => pay(visit, draftIn(visit)),
});

const draftIn = ({ app, request }: PageContext): CheckoutDraft => draftOf(app, request);

/** From the browser's storage, so nobody typed it just now. */
function cut(code: string): string {
  return code.slice(0, maxCodeLength);
}

/** To the next step with the draft saved; or back with the reason. */
const next = (
  { app, url }: Pick<PageContext, 'app' | 'url'>,
  step: CheckoutStep,
  draft: CheckoutDraft,
  notice: CheckoutNotice | null = null,
) =>
  redirect(`${forVariant(hrefOf('cart'), variantOf(url.pathname))}?${new URLSearchParams({ step, ...(notice ? { said: notice } : {}) })}`, {
    headers: { 'set-cookie': draftCookie(app, draft) },
  });

/** Service and notes. A new total is shown before continuing. */
async function review(visit: ActionContext, before: CheckoutDraft) {
  const { app, caller, form } = visit;
  const { shipping_service: service, use_credit, seen_total, update, ...typed } = readForm(form, reviewForm);
  const draft = {
    ...before,
    service: service === standardService ? '' : service,
    isDiscreet: typed.discreet,
    useCredit: caller.shopperId !== null && use_credit,
    reference: typed.reference,
    message: typed.buyer_message,
  };
  if (update) return next(visit, 'review', draft);
  const receiver = await resolveReceiver(app, caller, draft);
  if (!receiver) return next(visit, 'review', draft);
  const { basket } = await basketFor(app, caller, draft, receiver);
  if (basket.lines.some(({ priced }) => priced.state !== 'fine')) return next(visit, 'review', draft, 'stock');
  await requireMinimumQuantity(app, caller, basket.lines);
  const isSeen = seen_total === basket.sums.totalCents;
  if (isSeen) return next(visit, 'pay', draft);
  // Without script another service or credit choice is confirmed with one click: the new total is shown first.
  const isShopperChoice = before.service !== draft.service || before.useCredit !== draft.useCredit;
  return next(visit, 'review', draft, isShopperChoice ? null : 'changed');
}

async function coupon(visit: ActionContext, draft: CheckoutDraft) {
  const { app, caller, form } = visit;
  const { coupon: code } = readForm(form, couponForm);
  if (caller.shopperId === null) {
    const tried = { ...draft, coupon: code };
    const { basket } = await basketFor(app, caller, tried, await resolveReceiver(app, caller, draft));
    return next(visit, 'review', basket.problem && !basket.coupon ? { ...draft, coupon: '' } : tried, basket.problem ? 'coupon' : null);
  }
  await saveCouponToCart(app, caller, code);
  return next(visit, 'review', draft);
}

/** Accepts what is available: fewer units, and unavailable items are saved for later. */
async function accept(visit: ActionContext, draft: CheckoutDraft) {
  const { app, caller } = visit;
  if (caller.shopperId !== null) {
    await acceptInCart(app, caller.shopperId);
    return next(visit, 'review', draft);
  }
  const { basket } = await basketFor(app, caller, draft, null);
  const left = new Map(basket.lines.map((line) => [lineName(line), line.priced.state === 'gone' ? 0 : line.priced.quantity]));
  const items = draft.items.flatMap((item): CheckoutDraft['items'] => {
    const [skuId, quantity, ...rest] = item;
    const had = Math.min(quantity, left.get(itemName(item)) ?? 0);
    return had > 0 ? [[skuId, had, ...rest]] : [];
  });
  return next(visit, 'review', { ...draft, items });
}

async function acceptInCart(app: App, shopperId: number): Promise<void> {
  const lines = (await fetchCart(app, shopperId)).filter(({ isSavedForLater, priced }) => !isSavedForLater && priced.state !== 'fine');
  for (const { id, priced } of lines) {
    if (priced.state === 'gone') await deleteCartLines(app, shopperId, [id]);
    else await updateCartLine(app, shopperId, id, priced.quantity > 0 ? { quantity: priced.quantity } : { isSavedForLater: true });
  }
}

const backOn: Readonly<Partial<Record<DomainError['why'], CheckoutNotice>>> = {
  priceChanged: 'changed',
  outOfStock: 'stock',
  goodsGone: 'gone',
  goodsNotExist: 'gone',
  couponRefused: 'coupon',
  creditTooSmall: 'changed',
  welcomeTaken: 'changed',
};

/** Places the order and redirects to the provider; changes lead back to the review. */
async function pay(visit: ActionContext, sentDraft: CheckoutDraft) {
  const { app, caller, form, url } = visit;
  const { seen_total: seenTotalCents, request_id: requestId = null } = readForm(form, payForm);
  const draft = await sentPlain(app, caller, sentDraft);
  const receiver = await resolveReceiver(app, caller, draft);
  if (!receiver) return next(visit, 'review', draft);
  try {
    const placed = await placeOrder(app, caller, {
      ...checkoutRequestOf(caller, draft, seenTotalCents),
      ...(caller.shopperId === null ? { receiver } : { receiverId: draft.receiverId ?? 0 }),
      email: draft.email,
      buyerMessage: draft.message,
      isDiscreet: draft.isDiscreet,
      wallet: 'paypal',
      requestId,
    });
    const { number, approveUrl, guestKey } = placed;
    if (caller.shopperId !== null) await recordPartnerOrder(app, caller.shopperId, number, draft.reference);
    const done = forVariant(`${hrefOf('payment-success')}?${new URLSearchParams({ number })}`, variantOf(url.pathname));
    const headers = new Headers({ 'set-cookie': draftCookie(app, { ...draft, number }) });
    if (guestKey !== null) headers.append('set-cookie', guestOrderCookie(app, caller, guestKey));
    // The provider's page is a separate document, also where our double serves it.
    return approveUrl ? redirectDocument(approveUrl, { headers }) : redirect(done, { headers });
  } catch (error) {
    const notice = error instanceof DomainError ? backOn[error.why] : undefined;
    if (notice) return next(visit, 'review', draft, notice);
    if (error instanceof DomainError && (error.why === 'providerAway' || error.why === 'paymentRefused'))
      return next(visit, 'pay', draft, error.why === 'providerAway' ? 'away' : 'refused');
    throw error;
  }
}

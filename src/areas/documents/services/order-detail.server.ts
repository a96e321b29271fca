import { fetchCancelRequest } from '#areas/aftercare/services/cancel-request.server.ts';
import { exchangeCaseOf } from '#areas/aftercare/services/case-messages.server.ts';
import { spentPriceProtectionCredit } from '#areas/aftercare/services/credit-recovery.server.ts';
import { type LinePriceProtection, priceProtectionOfOrder } from '#areas/aftercare/services/own-price-protection.server.ts';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import { fetchProductSnapshots } from '#areas/cart/services/product-snapshots.server.ts';
import { planReorder } from '#areas/checkout/rules/reorder.ts';
import { fetchAccessibleOrder } from '#areas/checkout/services/order-access.server.ts';
import { fetchOwnPayments } from '#areas/checkout/services/own-payments.server.ts';
import { ownRefunds } from '#areas/checkout/services/own-refunds.server.ts';
import { parcelPhotos } from '#areas/checkout/services/parcel-photos.server.ts';
import { refundableCents } from '#areas/checkout/services/refund-request.server.ts';
import { companyOf, policiesOf } from '#areas/content/services/site-settings.server.ts';
import { canRequestCancel } from '#areas/orders/rules/cancel-request.ts';
import { trackingUrl } from '#areas/orders/rules/carriers.ts';
import { buildOrderBreakdown } from '#areas/orders/rules/money.ts';
import { canReview, hasArrived } from '#areas/orders/rules/status.ts';
import { timelineEventName } from '#areas/orders/rules/timeline.ts';
import { canCancelOrder, canPayOrder } from '#areas/orders/rules/transitions.ts';
import type { NamedOrder } from '#areas/orders/services/order-by-number.server.ts';
import {
  fetchBuyerMessages,
  fetchLinesByOrder,
  fetchOrderParcels,
  fetchShippingAndHistory,
  type OwnOrderLine,
} from '#areas/orders/services/own-orders.server.ts';
import { fetchPartnerSlip } from '#areas/partners/services/slips.server.ts';
import { reviewsOfLines } from '#areas/reviews/services/writing.server.ts';
import { countryName, homeCountry } from '#areas/shoppers/rules/countries.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { formatDay, formatMoment } from '#site/days.ts';

type Shipping = Awaited<ReturnType<typeof fetchShippingAndHistory>>['shippings'] extends ReadonlyMap<number, infer One> ? One : never;

/** Null when it is not the caller's, or does not exist. A guest's key opens theirs. */
export async function loadOwnOrder(app: App, caller: Caller, number: string, key: string | null = null) {
  const order = await found(app, caller, number, key);
  return order && presentOwnOrder(app, caller.language, order, key);
}

/** For callers with checked access. */
export async function presentOwnOrder(app: App, language: Language, order: NamedOrder, key: string | null = null) {
  const ids = [order.id];
  const [
    lines,
    { shippings, histories },
    payments,
    refunds,
    parcels,
    messages,
    company,
    falls,
    policies,
    slip,
    photos,
    cancelRequest,
    exchangeCase,
  ] = await Promise.all([
    fetchLinesByOrder(app, language, ids).then((found) => found.get(order.id) ?? []),
    fetchShippingAndHistory(app, ids),
    fetchOwnPayments(app, ids),
    ownRefunds(app, order.id),
    fetchOrderParcels(app, order.id),
    fetchBuyerMessages(app, order.id),
    companyIn(app, language),
    priceProtectionOfOrder(app, order.id, language),
    policiesOf(app),
    fetchPartnerSlip(app, order.number),
    parcelPhotos(app, order.id, 'shopper'),
    fetchCancelRequest(app, order.id),
    exchangeCaseOf(app, order.id),
  ]);
  const reviewed = await reviewsOfLines(
    app,
    lines.map(({ id }) => id),
  );
  const snapshots = await fetchProductSnapshots(app, language, [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))]);
  return {
    ...headOf(order, language),
    // Exchange orders store their case in the buyer's message; it is not shown as such.
    buyerMessage: exchangeCase === null ? order.buyerMessage : '',
    exchangeCase,
    lines: lines.map((line) => ({
      ...lineOf(line, snapshots),
      protection: protectionShown(falls.get(line.id), language),
      stars: reviewed.get(line.id) ?? null,
    })),
    cancelCents: canCancelOrder(order)
      ? Math.max(0, (await refundableCents(app, order.id)) - (await spentPriceProtectionCredit(app, order.id)))
      : 0,
    hasPriceCredit: [...falls.values()].some(({ events }) =>
      events.some(({ state, method }) => state === 'paid' && method === 'store_credit'),
    ),
    photoCreditCents: policies.get('photoReviewCreditCents') ?? 0,
    mayReview: order.userId !== null && canReview(order.status),
    bill: buildOrderBreakdown(order),
    shipping: shippingShown(shippings.get(order.id), language),
    parcels: parcelsShown(order, parcels),
    photos: photos.map(({ parcel, small, large }) => ({ parcel, small, large })),
    /** State of the cancellation request, and whether one is still possible. */
    cancelWish:
      cancelRequest && cancelRequest.status !== 'withdrawn' ? { number: cancelRequest.number, status: cancelRequest.status } : null,
    mayAskToCancel: (!cancelRequest || cancelRequest.status === 'withdrawn') && canRequestCancel(order),
    payments: (payments.get(order.id) ?? []).map(({ orderId: _, at, ...payment }) => ({ ...payment, day: formatMoment(language, at) })),
    refunds: refunds.map(({ at, ...refund }) => ({ ...refund, day: formatMoment(language, at) })),
    steps: (histories.get(order.id) ?? []).flatMap((step) => {
      const name = timelineEventName(step);
      return name ? [{ name, day: formatMoment(language, step.createdAt) }] : [];
    }),
    messages: messages.map(({ id, author, message, createdAt }) => ({
      id,
      isOurs: author === 'staff' || author === 'system',
      message,
      day: formatMoment(language, createdAt),
    })),
    again: planReorder(lines, snapshots),
    company,
    /** The sender, where it is not us. */
    slip,
    email: order.email,
    key,
    today: formatDay(language, app.now()),
  };
}
export type OneOrder = NonNullable<Awaited<ReturnType<typeof loadOwnOrder>>>;

async function found(app: App, caller: Caller, number: string, key: string | null): Promise<NamedOrder | null> {
  try {
    return await fetchAccessibleOrder(app, caller, { number, key });
  } catch (error) {
    if (error instanceof DomainError && error.why === 'orderNotExist') return null;
    throw error;
  }
}

const headOf = (order: NamedOrder, language: Language) => ({
  number: order.number,
  status: order.status,
  paymentState: order.paymentState,
  isMadeToOrder: order.isMadeToOrder,
  day: formatDay(language, order.createdAt),
  pieceCount: order.pieceCount,
  removedCount: order.removedCount,
  totalCents: order.totalCents,
  paidCents: order.paymentCents,
  couponCents: order.couponCents,
  creditCents: order.creditCents,
  isDiscreet: order.isDiscreet,
  isGuest: order.userId === null,
  isTest: order.isTest,
  mayPay: canPayOrder(order) && order.totalCents > 0,
  mayCancel: canCancelOrder(order),
  mayReturn: hasArrived(order.status),
});

function lineOf(line: OwnOrderLine, snapshots: readonly ProductSnapshot[]) {
  return {
    id: line.id,
    skuId: line.skuId,
    name: line.name,
    path: snapshots.find(({ id }) => id === line.skuId)?.path ?? null,
    image: line.image,
    code: line.skuCode,
    attributes: line.attributes,
    quantity: line.quantity,
    priceCents: line.priceCents,
    priceTotalCents: line.priceTotalCents,
    isFinalSale: line.isFinalSale,
    isMadeToOrder: line.isMadeToOrder,
    isGift: line.isGift,
    returnedQuantity: line.returnedQuantity,
    refundedQuantity: line.refundedQuantity,
    removedQuantity: line.removedQuantity,
  };
}

/** Domestic addresses omit the country. */
const shippingShown = (shipping: Shipping | undefined, language: Language) =>
  shipping ? { ...shipping, countryName: shipping.country === homeCountry ? '' : countryName(shipping.country, language) } : null;

/** Dates are formatted on the server. */
function protectionShown(line: LinePriceProtection | undefined, language: Language) {
  if (!line) return null;
  const { fall, pendingDrop, events, isActive, isOver, untilDay, standMinutes } = line;
  return {
    ...{ isActive, isOver, untilDay, standMinutes, events },
    fall: fall && { ...fall, day: formatDay(language, fall.at) },
    pendingDrop: pendingDrop && { ...pendingDrop, time: formatMoment(language, pendingDrop.confirmedAt) },
  };
}

/** Parcels with a label; an order shipped before labels existed has its own tracking number. */
function parcelsShown(order: NamedOrder, parcels: Awaited<ReturnType<typeof fetchOrderParcels>>) {
  const labelled = parcels.map(({ carrier, service, trackingNumber, weightGrams }) => ({
    carrier,
    service,
    code: trackingNumber ?? '',
    grams: weightGrams,
    url: trackingUrl(carrier, trackingNumber ?? ''),
  }));
  if (labelled.length > 0 || order.shippingCode === '') return labelled;
  const { shippingName: carrier, shippingCode: code } = order;
  return [{ carrier, service: '', code, grams: 0, url: trackingUrl(carrier, code) }];
}

/** Header of the receipt; a shop without company data prints none. */
async function companyIn(app: App, language: Language) {
  try {
    const { legal_name, name, email, phone_number, address, city, region, post_code } = await companyOf(app, language);
    const addressText = [address, city, `${region} ${post_code}`.trim()].filter(Boolean).join(', ');
    return { brand: name, name: legal_name || name, email, phone: phone_number, address: addressText };
  } catch (error) {
    if (error instanceof DomainError && error.why === 'companyNotExist') return null;
    throw error;
  }
}

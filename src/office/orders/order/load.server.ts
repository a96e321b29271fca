import { randomUUID } from 'node:crypto';
import { valueTranslator } from '#areas/catalog/services/value-names.server.ts';
import { manualPaymentTerms } from '#areas/checkout/rules/manual-orders.ts';
import { isReceivedCapture, isRefundableCapture } from '#areas/checkout/rules/payment-attempt-states.ts';
import { describeOrderReason } from '#areas/checkout/rules/reasons.ts';
import { fetchOfficeOrder, type OfficeOrder } from '#areas/checkout/services/office-order.server.ts';
import { searchGoods } from '#areas/checkout/services/search-goods.server.ts';
import { paymentStateTexts, stateNameTexts } from '#areas/orders/office-texts.ts';
import { cancelAnsweredEvent, cancelRequestedEvent } from '#areas/orders/rules/cancel-request.ts';
import { trackingUrl } from '#areas/orders/rules/carriers.ts';
import { buildOrderBreakdown } from '#areas/orders/rules/money.ts';
import { orderDocumentPath } from '#areas/orders/rules/order-documents.ts';
import { orderStatusName } from '#areas/orders/rules/order-list.ts';
import { isUncaptured } from '#areas/orders/rules/payment-states.ts';
import { shippedQuantity } from '#areas/orders/rules/shippable.ts';
import { isCancelled, isInFulfillment, isOrderStatus, isUnpaidStatus } from '#areas/orders/rules/status.ts';
import { sellerRoles } from '#areas/orders/services/actions.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars, groupedAmount } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { Caller } from '#platform/app.ts';
import { load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom, plainFrom } from '#site/list.ts';
import type { Role } from '#site/page.ts';
import { orderEventTexts } from './order-office-texts.ts';
import { paymentRows, refundEventText } from './payment-rows.server.ts';

const refunders: readonly Role[] = ['owner', 'manager', 'finance'];
const counters: readonly Role[] = ['owner', 'manager', 'finance'];

export const loader = load(async ({ app, caller, url }) => {
  const query = url.searchParams;
  const find = plainFrom(query.get('find'), 60);
  if (find !== undefined) return { shown: null, made: null, found: await searchGoods(app, caller.language, find) };
  const id = numberFrom(query.get('id'));
  const number = plainFrom(query.get('number'), 40)?.toUpperCase();
  if (id === null && number === undefined) return { shown: null, made: null, found: null };
  const officeOrder = await fetchOfficeOrder(app, id === null ? { number: number ?? '' } : { id });
  if (!officeOrder) throw new DomainError('orderNotExist');
  const made = manualPaymentTerms.find((one) => one === query.get('made')) ?? null;
  return { shown: presentOrder(officeOrder, caller, app.now(), await valueTranslator(app, caller.language)), made, found: null };
});

const signed = (amount: number): string => (amount < 0 ? `−${groupedAmount(-amount)}` : groupedAmount(amount));

function presentOrder(officeOrder: OfficeOrder, caller: Caller, now: Date, sayValue: (key: string, value: string) => string) {
  const { language } = caller;
  const { order, shipping, parcels, bill, may } = officeOrder;
  const has = (roles: readonly Role[]) => roles.some((role) => caller.staff?.roles.includes(role));
  const isSeller = has(sellerRoles);
  const when = (at: Date | null) => at && { at: whenIn(at, language, now), dateTime: at.toISOString() };
  return {
    ...{
      id: order.id,
      number: order.number,
      status: order.status,
      paymentState: order.paymentState,
      attentionReason: order.attentionReason,
    },
    attentionWords: describeOrderReason(order.attentionReason, language),
    ...{ source: order.source, isDiscreet: order.isDiscreet, isMadeToOrder: order.isMadeToOrder, isTest: order.isTest },
    ...{
      pieceCount: order.pieceCount - order.removedCount,
      weightGrams: gramsLeft(officeOrder),
      buyerMessage: order.buyerMessage,
      email: order.email,
    },
    ...{
      totalCents: order.totalCents,
      total: groupedAmount(order.totalCents),
      captured: groupedAmount(order.paymentCents + order.refundedCents),
      net: groupedAmount(netReceivedCents(officeOrder)),
      refunded: order.refundedCents > 0 ? signed(-order.refundedCents) : null,
      left: groupedAmount(may.leftCents),
    },
    steps: {
      placed: when(order.createdAt),
      paid: when(order.paymentTime),
      picking: when(order.pickingStartedAt),
      shipped: when(order.consignTime),
      delivered: when(order.deliveredAt),
    },
    may: {
      ...may,
      ...{ change: isSeller && may.change, hold: isSeller && may.hold, release: isSeller && may.release, cancel: isSeller && may.cancel },
      receive: may.receive && has(['owner', 'manager', 'sales', 'finance']),
      bill: may.receive && isSeller,
      refund: mayRefund(officeOrder) && has(refunders),
      payBack: has(refunders),
      recheck: may.recheck && has(['owner', 'manager', 'finance', 'sales']),
      mark: has([...sellerRoles, 'stock']),
      write: isSeller,
    },
    refund: has(refunders) ? presentRefund(officeOrder) : null,
    lines: officeOrder.lines.map((line) => ({
      ...{ id: line.id, skuId: line.skuId, code: line.code, quantity: line.quantity, isMadeToOrder: line.isMadeToOrder },
      name: localizedColumn(line, 'name', language),
      image: line.image === '' ? null : `${line.image}-450.webp`,
      attributeText: Object.entries(line.attributes)
        .flatMap(([key, value]) => (typeof value === 'string' && value !== '' ? [sayValue(key, value)] : []))
        .join(' · '),
      grams: line.weightGrams * line.quantity,
      ...{
        list: line.listPriceCents > line.priceCents ? groupedAmount(line.listPriceCents) : null,
        unit: groupedAmount(line.priceCents),
        sum: groupedAmount(line.priceTotalCents),
      },
      ...{ bin: line.bin ?? '', free: line.free, returnedQuantity: line.returnedQuantity },
      ...{ refundedQuantity: line.refundedQuantity, removedQuantity: line.removedQuantity },
      requestId: line.customRequestId,
    })),
    bill: buildOrderBreakdown(order).map(({ part, cents: amount }) => ({ part, amount: signed(amount) })),
    payments: paymentRows(officeOrder, language, now),
    fees: signed(-officeOrder.payments.reduce((sum, { feeCents }) => sum + (feeCents ?? 0), 0)),
    cancelCase: isInFulfillment(order.status) ? cancelCaseOf(officeOrder) : null,
    history: timelineOf(officeOrder, language, now),
    shopper: {
      name: officeOrder.buyer.user
        ? `${officeOrder.buyer.user.firstName} ${officeOrder.buyer.user.lastName}`.trim()
        : order.buyerNickName || (shipping?.receiverName ?? order.email),
      ...{
        userId: order.userId,
        orders: officeOrder.buyer.orders,
        paid: officeOrder.buyer.paid,
        sum: dollars(cents(officeOrder.buyer.cents)),
      },
      since: officeOrder.buyer.user && dayIn(officeOrder.buyer.user.createdAt, language),
      language: order.language,
      path: `${hrefOf('office-orders')}?${new URLSearchParams(order.userId === null ? { shopper: order.email } : { user: String(order.userId) })}`,
    },
    owner: { id: order.ownerStaffId, name: officeOrder.owner },
    people: officeOrder.people,
    receiver: shipping && {
      ...{ name: shipping.receiverName, phone: shipping.receiverPhone, street: shipping.street, city: shipping.city },
      ...{ region: shipping.region, postCode: shipping.postCode, country: shipping.country, isChecked: shipping.checkedAt !== null },
    },
    photos: officeOrder.photos,
    parcels: parcels.map(({ carrier, service, trackingNumber, weightGrams, costCents }) => ({
      ...{ carrier: service || carrier, tracking: trackingNumber ?? '', grams: weightGrams, cost: dollars(cents(costCents)) },
      url: trackingUrl(carrier, trackingNumber ?? ''),
    })),
    picking: isInFulfillment(order.status) ? pickingOf(order.number) : null,
    margin: has(counters) && !isUnpaidStatus(order.status) ? marginOf(officeOrder) : null,
    invoice: bill && { number: bill.number, path: `${hrefOf('office-invoice')}?id=${bill.id}` },
    documents: {
      invoice: orderDocumentPath('invoice', order.id),
      slip: orderDocumentPath('packing-slip', order.id),
      ticket: orderDocumentPath('factory-ticket', order.id),
    },
  };
}
const pickingOf = (number: string): string => `${hrefOf('office-online-order')}?${new URLSearchParams({ order: number })}`;

/** The open cancellation request, if any. */
function cancelCaseOf({ history }: OfficeOrder): string | null {
  const last = history.find(({ event }) => event === cancelRequestedEvent || event === cancelAnsweredEvent);
  const id = Number((last?.details as { case?: number } | null)?.case ?? 0);
  return last?.event === cancelRequestedEvent ? `${hrefOf('office-case')}?id=${id}` : null;
}
export type OrderPageData = ReturnType<typeof presentOrder>;

/** Money not received yet cannot be refunded, nor can store credit held with it. */
const mayRefund = ({ order, may }: OfficeOrder): boolean => may.refundableCents > 0 && !isUncaptured(order.paymentState);

/** Data of the refund dialog. The request id is for browsers that cannot create one. */
const presentRefund = ({ refund, payments }: OfficeOrder) => {
  const captured = payments.filter(({ captureState }) => isRefundableCapture(captureState));
  return {
    ...refund,
    requestId: randomUUID(),
    wallets: [...new Set(captured.map(({ wallet }) => wallet))],
    isByHand: captured.some(({ provider }) => provider === 'manual'),
  };
};
export type RefundPageData = ReturnType<typeof presentRefund>;

/** History, messages and notes in one timeline, newest first. */
function timelineOf({ history, messages }: OfficeOrder, language: Language, now: Date) {
  const event = translator(orderEventTexts, language);
  const status = (code: number | null): string =>
    code !== null && isOrderStatus(code) ? stateNameTexts[orderStatusName(code)][language] : '';
  const payment = translator(paymentStateTexts, language);
  const steps = history.map((row) => {
    const difference = Number((row.details as { difference_cents?: number } | null)?.difference_cents ?? 0);
    const fill = {
      from: status(row.fromStatus),
      to: row.event === 'status' ? status(row.toStatus) : payment(row.toPaymentState),
      difference: signed(difference),
    };
    const name = row.event in orderEventTexts ? (row.event as 'status') : 'status';
    return {
      id: `h${row.id}`,
      kind: 'change' as const,
      what: row.event === 'refund' ? refundEventText(row, language) : event(name, fill),
      words: describeOrderReason(row.reason, language),
      by: row.firstName ? `${row.firstName} ${row.lastName ?? ''}`.trim() : event(row.actor),
      time: row.createdAt,
    };
  });
  const conversation = messages.map((row) => ({
    id: `m${row.id}`,
    kind: row.isNote ? ('note' as const) : ('message' as const),
    what: '',
    words: row.message,
    by: row.firstName ? `${row.firstName} ${row.lastName ?? ''}`.trim() : event(row.author),
    time: row.createdAt,
  }));
  return [...steps, ...conversation]
    .sort((a, b) => b.time.getTime() - a.time.getTime())
    .map(({ time, ...row }) => ({ ...row, at: whenIn(time, language, now), dateTime: time.toISOString() }));
}
export type TimelineRow = ReturnType<typeof timelineOf>[number];

/** Captured less refunded: also what was kept of a refund for changed lines, which no longer pays for the order. */
const netReceivedCents = ({ payments, refunds }: OfficeOrder): number =>
  payments.reduce((sum, { captureState, capturedCents }) => sum + (isReceivedCapture(captureState) ? (capturedCents ?? 0) : 0), 0) -
  refunds.reduce((sum, { state, amountCents }) => sum + (state === 'completed' ? amountCents : 0), 0);

/** Items refunded before shipping do not count. */
const gramsLeft = ({ order, lines }: OfficeOrder): number =>
  order.weightGrams - lines.reduce((sum, { weightGrams, removedQuantity }) => sum + weightGrams * removedQuantity, 0);

/** Margin, for roles with cost access. Items that stay in stock cost nothing: of a canceled order, or refunded before shipping. */
function marginOf({ order, lines, payments, parcels }: OfficeOrder) {
  const cost = isCancelled(order.status) ? 0 : lines.reduce((sum, line) => sum + line.unitCostCents * shippedQuantity(line), 0);
  const fee = payments.reduce((sum, { feeCents }) => sum + (feeCents ?? 0), 0);
  const carrier = parcels.reduce((sum, { costCents }) => sum + costCents, 0);
  const left = order.paymentCents - cost - fee - carrier;
  return {
    ...{ cost: groupedAmount(cost), fee: groupedAmount(fee), carrier: groupedAmount(carrier), left: signed(left) },
    percent: order.paymentCents > 0 ? Math.round((left * 1000) / order.paymentCents) / 10 : null,
  };
}

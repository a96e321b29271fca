import { type PricedItem, priceItems } from '#areas/cart/services/lines.server.ts';
import { canChangeOrder, isOnHold } from '#areas/orders/rules/office.ts';
import { isUncaptured } from '#areas/orders/rules/payment-states.ts';
import { owedCents, paymentStateFor } from '#areas/orders/rules/shippable.ts';
import { isInFulfillment } from '#areas/orders/rules/status.ts';
import { changeOrderAsStaff } from '#areas/orders/services/actions.server.ts';
import { fetchOrderLines, recountLines, rewriteOrderLines } from '#areas/orders/services/lines.server.ts';
import { refreshOrderSearchText } from '#areas/orders/services/search-text.server.ts';
import { lockOrder, type OrderRow, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { returnOrderCredit } from '#areas/referrals/services/order-credit.server.ts';
import { ensurePiecesHeld, lockStock, releasePieces, sellPieces } from '#areas/stock/services/holds.server.ts';
import { later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { orderChangeErrorTexts } from '../order-change-texts.ts';
import { deriveTaxBp, recalculateSums, remainingDiscountCents } from '../rules/changes.ts';
import { endAttempts, hasPaymentUnderWay } from '../store/payments.server.ts';
import { isLineRefundOpen, refundedCredit } from '../store/refunds.server.ts';
import { paymentHoldMs } from './finalize-payment.server.ts';
import { defaultDueDay, ensureOrderInvoice, sendOrderInvoice, syncOrderInvoice } from './order-bill.server.ts';
import { stockHoldsOf } from './record-payment.server.ts';
import { executeRefunds, isRefundFailed, refundDue } from './refund.server.ts';
import { requestRefund } from './refund-request.server.ts';
import { snapshotOrderLines } from './snapshot.server.ts';

/** What the lines are to be: pieces by line that is there, none to take it away, and goods that come in. */
export type OrderLinesChange = {
  readonly number: string;
  readonly quantities: ReadonlyMap<number, number>;
  readonly added: readonly { readonly skuId: number; readonly quantity: number }[];
  readonly reason: string;
  /** The total staff saw before they pressed; another one is not booked. */
  readonly seenTotalCents: number | null;
};
type Planned = Awaited<ReturnType<typeof planned>>;

const refuse = (language: Language, why: 'nothingLeft' | 'lineSettled' | 'goodsGone' | 'nothingChanged') =>
  new DomainError('linesRefused', { reason: translator(orderChangeErrorTexts, language)(why) });

/** What a change would come to, before anybody presses: the new bill and what is charged or goes back. */
export async function previewOrderLines(app: App, caller: Caller, wish: OrderLinesChange) {
  const order = await orderByNumber(app, wish.number);
  if (!canChangeOrder(order)) throw new DomainError('orderMoved');
  const { sums, lines, added } = await planned(app, caller, order, wish);
  return { sums, differenceCents: sums.totalCents - order.totalCents, lines, added };
}

async function planned(app: App, caller: Caller, order: OrderRow, { quantities, added }: OrderLinesChange) {
  const before = await fetchOrderLines(app, order.id);
  const fresh = added.length === 0 ? [] : await priceItems(app, added, order.userId);
  if (fresh.length < new Set(added.map(({ skuId }) => skuId)).size) throw refuse(caller.language, 'goodsGone');
  const short = fresh.find(({ truth }) => truth.state !== 'fine');
  if (short) throw new DomainError('outOfStock', { left: short.truth.limit });
  const kept = before.flatMap((line) => {
    const quantity = quantities.get(line.id) ?? line.quantity;
    return quantity <= 0 ? [] : [{ ...line, quantity, wasQuantity: line.quantity }];
  });
  const gone = before.filter(({ id }) => (quantities.get(id) ?? 1) <= 0);
  if (kept.length + fresh.length === 0) throw refuse(caller.language, 'nothingLeft');
  const isRefunded = kept.some((line) => line.quantity !== line.wasQuantity && line.refundedQuantity > 0);
  if (isRefunded || gone.some(({ isSettled }) => isSettled)) throw refuse(caller.language, 'lineSettled');
  const priced = fresh.map(({ truth, goods }) => ({
    quantity: truth.quantity,
    wasQuantity: truth.quantity,
    priceCents: truth.unitCents,
    weightGrams: goods.shipsFree ? 0 : truth.weightGrams,
    discountShareCents: 0,
  }));
  const isSame = fresh.length === 0 && gone.length === 0 && kept.every((line) => line.quantity === line.wasQuantity);
  const sums = recalculateSums({ ...order, lines: before, taxBp: deriveTaxBp({ ...order, lines: before }) }, [...kept, ...priced]);
  return { before, kept, gone, added: fresh, sums, isSame, lines: [...kept, ...priced] };
}

/**
 * Other pieces than were ordered, until the order is sent: lines, amounts, stock and bill follow together. What is dearer is asked
 * for by a letter with a link, what is cheaper goes back at once; both to the cent.
 */
export async function changeOrderLines(app: App, caller: Caller, wish: OrderLinesChange): Promise<{ readonly differenceCents: number }> {
  let difference = 0;
  let refundIds: readonly number[] = [];
  await changeOrderAsStaff(app, caller, wish.number, 'lines', async (inside, order, staffId) => {
    if (!canChangeOrder(order)) throw new DomainError('orderMoved');
    const isUnderWay = await hasPaymentUnderWay(inside.db, order.id);
    // What an earlier change gave back is still counted as paid: with it the next difference would be too large.
    if (isUnderWay || (await isLineRefundOpen(inside.db, order.id))) throw new DomainError('moneyUnderWay');
    await lockStock(inside, [
      ...(await fetchOrderLines(inside, order.id)).flatMap(({ skuId }) => skuId ?? []),
      ...wish.added.map(({ skuId }) => skuId),
    ]);
    const plan = await planned(inside, caller, order, wish);
    if (plan.isSame) throw refuse(caller.language, 'nothingChanged');
    if (wish.seenTotalCents !== null && wish.seenTotalCents !== plan.sums.totalCents) throw new DomainError('priceChanged');
    difference = plan.sums.totalCents - order.totalCents;
    // A payment page that asks for the old sum is over.
    await endAttempts(inside.db, order.id, 'expired', app.now());
    await book(inside, order, plan, wish.reason, staffId);
    if (isPaid(order)) refundIds = await settleDifference(inside, order.id, staffId, wish.reason);
    return {
      before: { total_cents: order.totalCents, lines: plan.before.map(({ skuCode, quantity }) => [skuCode, quantity]) },
      after: { total_cents: plan.sums.totalCents, reason: wish.reason },
    };
  });
  await executeRefunds(app, refundIds);
  app.live.publish('orders', 'stock');
  return { differenceCents: difference };
}

async function book(inside: App, order: OrderRow, plan: Planned, reason: string, staffId: number): Promise<void> {
  const { sums, kept, gone, added } = plan;
  const paymentState = stateAfter(order, sums.totalCents);
  const details = {
    before: plan.before.map(({ skuCode, name, quantity }) => ({ code: skuCode || name, quantity })),
    after: [...kept, ...added.map(({ goods, truth }) => ({ skuCode: '', name: goods.nameEn, quantity: truth.quantity }))].map(
      ({ skuCode, name, quantity }) => ({ code: skuCode || name, quantity }),
    ),
    difference_cents: sums.totalCents - order.totalCents,
  };
  // First the order, with what was sold until now; then its lines, with what is sold from now on.
  const after = await transition(inside, order, {
    paymentState,
    event: 'lines',
    reason,
    details,
    by: { actor: 'staff', staffId },
    changes: {
      itemsCents: sums.itemsCents,
      shippingCents: sums.feeCents,
      taxCents: sums.taxCents,
      discountCents: sums.discountCents,
      couponCents: sums.couponCents,
      creditCents: sums.creditCents,
      totalCents: sums.totalCents,
      weightGrams: sums.grams,
      pieceCount: sums.pieces,
      attentionReason: paymentState !== 'needs_attention' ? '' : isWaiting(order) ? order.attentionReason : refundDue,
    },
  });
  // What was refunded of the credit before pays none of these lines any more.
  await returnOrderCredit(inside, order, Math.max(0, sums.creditCents - (await refundedCredit(inside.db, order.id))));
  await releasePieces(
    inside,
    [...gone, ...kept.filter((line) => line.quantity !== line.wasQuantity)].map(({ id }) => id),
  );
  const rows = await newLines(inside, added);
  await rewriteOrderLines(inside, order.id, {
    gone: gone.map(({ id }) => id),
    kept: kept
      .filter((line) => line.quantity !== line.wasQuantity)
      .map((line) => ({
        id: line.id,
        quantity: line.quantity,
        priceCents: line.priceCents,
        discountShareCents: remainingDiscountCents(line),
      })),
    added: rows,
  });
  await recountLines(inside, order, after, plan.before);
  await holdAgain(inside, order);
  await refreshOrderSearchText(inside, order.id);
  await syncOrderInvoice(inside, await lockOrder(inside, order.id));
}

/** Whole money is paid, less is partly paid, and too much waits for its refund; an unpaid order stays so. */
function stateAfter(order: OrderRow, totalCents: number): OrderRow['paymentState'] {
  if (!isPaid(order)) return order.paymentState;
  if (isWaiting(order)) return 'needs_attention';
  return owedAfter(order, totalCents) < 0 ? 'needs_attention' : paymentStateFor({ ...order, totalCents });
}

/** Somebody put it on hold, or a refund was refused: other lines are no answer to that. */
const isWaiting = (order: OrderRow): boolean => order.paymentState === 'needs_attention' && (isOnHold(order) || isRefundFailed(order));

/** Also by store credit alone: then what comes in later is asked for in money. */
const isPaid = ({ paymentState }: OrderRow): boolean => !isUncaptured(paymentState);

const owedAfter = (order: OrderRow, totalCents: number): number => owedCents({ ...order, totalCents });

/** New lines as a checkout would write them. */
const newLines = (inside: App, added: readonly PricedItem[]) =>
  added.length === 0 ? Promise.resolve([]) : snapshotOrderLines(inside, { lines: added, coupon: null, worth: null });

async function holdAgain(inside: App, order: OrderRow): Promise<void> {
  const lines = await fetchOrderLines(inside, order.id);
  const holds = stockHoldsOf(lines);
  // What is paid for is off the shelf; what is not waits as a checkout does.
  const isSold = isInFulfillment(order.status);
  const short = isSold
    ? await sellPieces(inside, holds, order.id)
    : await ensurePiecesHeld(inside, holds, later(inside.now(), paymentHoldMs));
  if (short) throw new DomainError('outOfStock', { left: short.left });
}

/** What the change left open: a part goes back, or the buyer is asked for the rest. In the transaction of the change, so neither is forgotten. */
async function settleDifference(inside: App, orderId: number, staffId: number, reason: string): Promise<readonly number[]> {
  const order = await lockOrder(inside, orderId);
  const owed = owedCents(order);
  if (owed > 0) await sendOrderInvoice(inside, await ensureOrderInvoice(inside, staffId, order, { dueOn: defaultDueDay(inside.now()) }));
  if (owed >= 0) return [];
  return (await requestRefund(inside, order, { kind: 'lines', amountCents: -owed, reason, staffId })).refundIds;
}

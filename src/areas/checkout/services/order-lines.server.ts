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
import { ensureItemsReserved, lockStock, releaseItems, sellItems } from '#areas/stock/services/holds.server.ts';
import { later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { orderChangeErrorTexts } from '../order-change-texts.ts';
import { deriveTaxBp, recalculateSums, remainingDiscountCents } from '../rules/changes.ts';
import { priceRefundOfUnits } from '../rules/price-refunds.ts';
import { refundByHand } from '../rules/refunds.ts';
import { endAttempts, hasPaymentUnderWay } from '../store/payments.server.ts';
import { isLineRefundOpen } from '../store/price-refunds.server.ts';
import { hasPriceProtectionCredit } from '../store/refund-rows.server.ts';
import { refundableLines, refundedCredit } from '../store/refunds.server.ts';
import { paymentHoldMs } from './capture-payment.server.ts';
import { defaultDueDay, ensureOrderInvoice, sendOrderInvoice, syncOrderInvoice } from './order-bill.server.ts';
import { stockHoldsOf } from './record-payment.server.ts';
import { executeRefunds, isRefundFailed, refundDue } from './refund.server.ts';
import { requestRefund } from './refund-request.server.ts';
import { snapshotOrderLines } from './snapshot.server.ts';

/** Target quantities by existing line (zero removes it) and the items to add. */
export type OrderLinesChange = {
  readonly number: string;
  readonly quantities: ReadonlyMap<number, number>;
  readonly added: readonly { readonly skuId: number; readonly quantity: number }[];
  readonly reason: string;
  /** The total staff saw before submitting; another total is refused. */
  readonly seenTotalCents: number | null;
};
type Planned = Awaited<ReturnType<typeof planned>>;

const refuse = (language: Language, why: keyof typeof orderChangeErrorTexts) =>
  new DomainError('linesRefused', { reason: translator(orderChangeErrorTexts, language)(why) });

/** Preview of a change: the new sums and what is charged or refunded. */
export async function previewOrderLines(app: App, caller: Caller, change: OrderLinesChange) {
  const order = await orderByNumber(app, change.number);
  if (!canChangeOrder(order)) throw new DomainError('orderMoved');
  const { sums, lines, added, priceRefundCents } = await planned(app, caller, order, change);
  const differenceCents = sums.totalCents - order.totalCents + priceRefundCents;
  return { sums, differenceCents, lines, added, mayKeepCredit: differenceCents < 0 && (await hasPriceProtectionCredit(app.db, order.id)) };
}

async function planned(app: App, caller: Caller, order: OrderRow, { quantities, added }: OrderLinesChange) {
  const before = await fetchOrderLines(app, order.id);
  const fresh = added.length === 0 ? [] : await priceItems(app, added, order.userId);
  if (fresh.length < new Set(added.map(({ skuId }) => skuId)).size) throw refuse(caller.language, 'goodsGone');
  const short = fresh.find(({ priced }) => priced.state !== 'fine');
  if (short) throw new DomainError('outOfStock', { left: short.priced.limit });
  const remaining = before.flatMap((line) => {
    const quantity = quantities.get(line.id) ?? line.quantity;
    return quantity <= 0 ? [] : [{ ...line, quantity, wasQuantity: line.quantity }];
  });
  const gone = before.filter(({ id }) => (quantities.get(id) ?? 1) <= 0);
  if (remaining.length + fresh.length === 0) throw refuse(caller.language, 'nothingLeft');
  const isRefunded = remaining.some((line) => line.quantity !== line.wasQuantity && line.refundedQuantity > 0);
  if (isRefunded || gone.some(({ isSettled }) => isSettled)) throw refuse(caller.language, 'lineSettled');
  const priceRefundCents = await priceRefundOfChange(app, caller, order, remaining);
  const priced = fresh.map(({ priced, goods }) => ({
    quantity: priced.quantity,
    wasQuantity: priced.quantity,
    priceCents: priced.unitCents,
    weightGrams: goods.shipsFree ? 0 : priced.weightGrams,
    discountShareCents: 0,
  }));
  const isSame = fresh.length === 0 && gone.length === 0 && remaining.every((line) => line.quantity === line.wasQuantity);
  const sums = recalculateSums({ ...order, lines: before, taxBp: deriveTaxBp({ ...order, lines: before }) }, [...remaining, ...priced]);
  return { before, remaining, gone, added: fresh, sums, isSame, priceRefundCents, lines: [...remaining, ...priced] };
}

type Remaining = { readonly id: number; readonly quantity: number; readonly wasQuantity: number };

/** Price protection paid back for units that go; the total no longer counts it as refunded. Negative where units are bought again. */
async function priceRefundOfChange(app: App, caller: Caller, order: OrderRow, remaining: readonly Remaining[]): Promise<number> {
  const lines = new Map((await refundableLines(app.db, order.id)).map(({ id, priceRefunds }) => [id, priceRefunds]));
  return remaining.reduce((sum, { id, quantity, wasQuantity }) => {
    const refunds = lines.get(id) ?? [];
    // What went back as store credit is no part of the total; a refund of the units takes it into account.
    if (refunds.some((one) => !one.isOwnMoney && quantity < Math.min(wasQuantity, one.quantity)))
      throw refuse(caller.language, 'linePaidBack');
    const own = refunds.filter(({ isOwnMoney }) => isOwnMoney);
    return sum + priceRefundOfUnits(own, wasQuantity, quantity);
  }, 0);
}

/**
 * Changes the items of an order until it ships: lines, amounts, stock and invoice together. An increase is requested by an emailed link, a
 * decrease is refunded at once, both to the cent.
 */
export async function changeOrderLines(app: App, caller: Caller, change: OrderLinesChange): Promise<ChangedLines> {
  let difference = 0;
  let settled: Settled = { refundIds: [], recoveredCents: 0 };
  await changeOrderAsStaff(app, caller, change.number, 'lines', async (inside, order, staffId) => {
    if (!canChangeOrder(order)) throw new DomainError('orderMoved');
    const isPaymentPending = await hasPaymentUnderWay(inside.db, order.id);
    // An earlier change's refund still counts as paid; the next difference would be too large.
    if (isPaymentPending || (await isLineRefundOpen(inside.db, order.id))) throw new DomainError('moneyUnderWay');
    await lockStock(inside, [
      ...(await fetchOrderLines(inside, order.id)).flatMap(({ skuId }) => skuId ?? []),
      ...change.added.map(({ skuId }) => skuId),
    ]);
    const plan = await planned(inside, caller, order, change);
    if (plan.isSame) throw refuse(caller.language, 'nothingChanged');
    if (change.seenTotalCents !== null && change.seenTotalCents !== plan.sums.totalCents) throw new DomainError('priceChanged');
    difference = plan.sums.totalCents - order.totalCents + plan.priceRefundCents;
    // A payment page with the old amount expires.
    await endAttempts(inside.db, order.id, 'expired', app.now());
    await applyPlan(inside, order, plan, change.reason, staffId);
    if (isPaid(order)) settled = await settleDifference(inside, order.id, plan, staffId, change.reason);
    return {
      before: { total_cents: order.totalCents, lines: plan.before.map(({ skuCode, quantity }) => [skuCode, quantity]) },
      after: { total_cents: plan.sums.totalCents, reason: change.reason },
    };
  });
  await executeRefunds(app, settled.refundIds);
  app.live.publish('orders', 'stock');
  return { differenceCents: difference, recoveredCents: settled.recoveredCents };
}

export type ChangedLines = {
  readonly differenceCents: number;
  /** Kept of a lower total: price-protection credit that was already spent. */
  readonly recoveredCents: number;
};

async function applyPlan(inside: App, order: OrderRow, plan: Planned, reason: string, staffId: number): Promise<void> {
  const { sums, remaining, gone, added } = plan;
  const refundedCents = order.refundedCents - plan.priceRefundCents;
  const paymentState = stateAfter({ ...order, refundedCents }, sums.totalCents);
  const details = {
    before: plan.before.map(({ skuCode, name, quantity }) => ({ code: skuCode || name, quantity })),
    after: [...remaining, ...added.map(({ goods, priced }) => ({ skuCode: '', name: goods.nameEn, quantity: priced.quantity }))].map(
      ({ skuCode, name, quantity }) => ({ code: skuCode || name, quantity }),
    ),
    difference_cents: sums.totalCents - order.totalCents + plan.priceRefundCents,
  };
  // First the order with what was sold until now, then its lines with what is sold from now on.
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
      refundedCents,
      weightGrams: sums.grams,
      pieceCount: sums.pieces,
      attentionReason: paymentState !== 'needs_attention' ? '' : isWaiting(order) ? order.attentionReason : refundDue,
    },
  });
  // Credit refunded before no longer pays these lines.
  await returnOrderCredit(inside, order, Math.max(0, sums.creditCents - (await refundedCredit(inside.db, order.id))));
  await releaseItems(
    inside,
    [...gone, ...remaining.filter((line) => line.quantity !== line.wasQuantity)].map(({ id }) => id),
  );
  const rows = await newLines(inside, added);
  await rewriteOrderLines(inside, order.id, {
    gone: gone.map(({ id }) => id),
    remaining: remaining
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
  await renewHolds(inside, order);
  await refreshOrderSearchText(inside, order.id);
  await syncOrderInvoice(inside, await lockOrder(inside, order.id));
}

/** Paid in full, partly paid, or overpaid and waiting for its refund; an unpaid order stays unpaid. */
function stateAfter(order: OrderRow, totalCents: number): OrderRow['paymentState'] {
  if (!isPaid(order)) return order.paymentState;
  if (isWaiting(order)) return 'needs_attention';
  return owedAfter(order, totalCents) < 0 ? 'needs_attention' : paymentStateFor({ ...order, totalCents });
}

/** On hold, or a refund was refused or has to be paid by hand: changing lines does not resolve that. */
const isWaiting = (order: OrderRow): boolean =>
  order.paymentState === 'needs_attention' && (isOnHold(order) || isRefundFailed(order) || order.attentionReason === refundByHand);

/** Also by store credit alone; additional items are then charged in money. */
const isPaid = ({ paymentState }: OrderRow): boolean => !isUncaptured(paymentState);

const owedAfter = (order: OrderRow, totalCents: number): number => owedCents({ ...order, totalCents });

const newLines = (inside: App, added: readonly PricedItem[]) =>
  added.length === 0 ? Promise.resolve([]) : snapshotOrderLines(inside, { lines: added, coupon: null, worth: null });

async function renewHolds(inside: App, order: OrderRow): Promise<void> {
  const lines = await fetchOrderLines(inside, order.id);
  const holds = stockHoldsOf(lines);
  // Paid items are taken from stock; unpaid ones are reserved as in checkout.
  const isSold = isInFulfillment(order.status);
  const short = isSold
    ? await sellItems(inside, holds, order.id)
    : await ensureItemsReserved(inside, holds, later(inside.now(), paymentHoldMs));
  if (short) throw new DomainError('outOfStock', { left: short.left });
}

type Settled = { readonly refundIds: readonly number[]; readonly recoveredCents: number };

/**
 * Refunds the difference or requests it from the buyer, in the transaction of the change so that neither is forgotten. Price-protection
 * credit of units that are gone is taken back: what was spent is kept from the refund.
 */
async function settleDifference(inside: App, orderId: number, plan: Planned, staffId: number, reason: string): Promise<Settled> {
  const order = await lockOrder(inside, orderId);
  const lines = await fetchOrderLines(inside, orderId);
  const owed = owedCents(order);
  if (owed > 0) await sendOrderInvoice(inside, await ensureOrderInvoice(inside, staffId, order, { dueOn: defaultDueDay(inside.now()) }));
  if (owed < 0) return requestRefund(inside, order, { kind: 'lines', amountCents: -owed, reason, staffId, keptPieces: unitsKept(lines) });
  const changedIds = plan.remaining.filter((line) => line.quantity !== line.wasQuantity).map(({ id }) => id);
  const keptPieces = unitsKept(lines.filter(({ id }) => changedIds.includes(id)));
  return { refundIds: [], recoveredCents: await inside.recoverSpentCredit(inside, { orderId, keptPieces, maxCents: 0 }) };
}

const unitsKept = (lines: Awaited<ReturnType<typeof fetchOrderLines>>): Map<number, number> =>
  new Map(
    lines.map(({ id, quantity, refundedQuantity, returnedQuantity }) => [id, quantity - Math.max(refundedQuantity, returnedQuantity)]),
  );

import { recordSaleMoney } from '#areas/ledger/services/sales.server.ts';
import { needsPaymentAttention } from '#areas/orders/rules/payment-states.ts';
import { paymentStateFor } from '#areas/orders/rules/shippable.ts';
import { isSoldStatus, isUnpaidStatus, type OrderStatus, orderStatus } from '#areas/orders/rules/status.ts';
import { lockOrder, type OrderRow, transition } from '#areas/orders/services/transitions.server.ts';
import { fetchCreditOfOrder, returnOrderCredit } from '#areas/referrals/services/order-credit.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { type App, transact } from '#platform/app.ts';
import { isOpenRefund } from '../rules/payment-attempt-states.ts';
import { refundByHand } from '../rules/refunds.ts';
import * as payments from '../store/payments.server.ts';
import * as store from '../store/refunds.server.ts';
import { hasRefundByHand } from '../store/refunds-by-hand.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';
import { orderSourceHooks } from './order-sources.server.ts';
import { releaseOrderStock } from './release-pieces.server.ts';

/** Attention reason: the difference of changed lines is not refunded yet. */
export const refundDue = 'refundDue';
const failedPrefix = 'refundFailed:';
/** The provider refused a refund of the order and nobody has settled it since. */
export const isRefundFailed = ({ attentionReason }: Pick<OrderRow, 'attentionReason'>): boolean => attentionReason.startsWith(failedPrefix);

type Execution = {
  /** Staff who press Refund pay cash and bank transfers back themselves; otherwise these wait for `markPaidBack`. */
  readonly isPaidByHand?: boolean;
};

/** Asks the provider for recorded refunds. A refusal is reported to the caller after all others were tried. */
export async function executeRefunds(app: App, refundIds: readonly number[], execution: Execution = {}): Promise<void> {
  let refusal: DomainError | null = null;
  for (const id of refundIds)
    try {
      await executeRefund(app, id, execution);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusal ??= error;
    }
  if (refusal) throw refusal;
}

/** The same without a waiting caller: failures flag the order for staff, and the reconciler retries with the same key. */
export async function executeRefundsLater(app: App, orderId: number, refundIds: readonly number[]): Promise<void> {
  try {
    await executeRefunds(app, refundIds);
  } catch (err) {
    app.log.warn({ err, orderId }, 'refund not completed: left to the reconciler');
  }
}

/** Requests a refund, or requests it again with the same key, and records the answer. */
export async function executeRefund(app: App, refundId: number, { isPaidByHand = false }: Execution = {}): Promise<void> {
  const { refund, providerCaptureId, provider } = await store.refundById(app.db, refundId);
  if (!isOpenRefund(refund.state)) return;
  if (provider === 'manual') return isPaidByHand ? recordCompleted(app, refund) : undefined;
  const answer = await app.ports.payments.refund({
    captureId: providerCaptureId,
    amountCents: cents(refund.amountCents),
    requestId: refund.requestId,
    note: '',
  });
  if (answer.outcome === 'away') return void (await store.changeRefund(app.db, refundId, { failure: answer.reason, updatedAt: app.now() }));
  if (answer.outcome === 'refused') return recordFailed(app, refund, answer.issue);
  const { id: providerRefundId, status } = answer.value;
  if (status === 'COMPLETED') return recordCompleted(app, refund, providerRefundId);
  if (status === 'FAILED' || status === 'CANCELLED') return recordFailed(app, refund, status);
  await store.changeRefund(app.db, refundId, { state: 'pending', providerRefundId, updatedAt: app.now() });
}

/** Whether part of these requests was refunded or is under way although the provider refused one of the refunds. */
export const hasPartlyRefunded = (app: App, refundIds: readonly number[]): Promise<boolean> => store.hasActiveRefund(app.db, refundIds);

async function recordFailed(app: App, refund: store.RefundRow, issue: string): Promise<void> {
  await transact(app, async (inside) => {
    const order = await lockOrder(inside, refund.orderId);
    if (!(await store.changeRefund(inside.db, refund.id, { state: 'failed', failure: issue, updatedAt: app.now() }))) return;
    await store.releaseCaptureAmount(inside.db, refund.captureId, { refundCents: refund.amountCents }, app.now());
    await store.decrementRefundedQuantity(inside.db, refund);
    const reason = `${failedPrefix}${issue}`;
    await transition(inside, order, {
      paymentState: 'needs_attention',
      event: 'refund',
      reason,
      by: { actor: 'provider' },
      changes: { attentionReason: reason },
    });
  });
  throw new DomainError('refundRefused', { reason: issue });
}

const recordCompleted = (app: App, refund: store.RefundRow, providerRefundId?: string): Promise<void> =>
  transact(app, async (inside) => completeRefund(inside, await lockOrder(inside, refund.orderId), refund, providerRefundId));

/** The money is back: refund, order, income and email, once. The order is locked. */
export async function completeRefund(
  inside: App,
  order: OrderRow,
  refund: store.RefundRow,
  providerRefundId = `by-hand-${refund.id}`,
): Promise<void> {
  const at = inside.now();
  if (!(await store.changeRefund(inside.db, refund.id, { state: 'completed', providerRefundId, completedAt: at, updatedAt: at }))) return;
  await store.markRefunded(inside.db, refund.captureId, at);
  const { id, amountCents } = refund;
  const { method, wallet } = await store.selectPaymentMethod(inside.db, refund.captureId);
  await recordSaleMoney(inside, { kind: 'refund', id, amountCents, at, party: order.email, reference: order.number, method });
  await recordOrderState(inside, order, { ...refund, details: { cents: amountCents, method: wallet } });
  await orderSourceHooks[order.source].refunded?.(inside, order, amountCents);
  await enqueueOrderEmail(inside, order.id, 'refunded', String(refund.id));
}

type Given = {
  readonly reason: string;
  readonly staffId: number | null;
  readonly details: { readonly cents: number; readonly method: string };
  readonly isLineChange: boolean;
  readonly refundRequestId: number | null;
};

/** State of an order after a refund: closed when nothing is left, else it continues with what is owed. */
export async function recordOrderState(inside: App, order: OrderRow, given: Given): Promise<OrderRow> {
  const { captured, refunded, lineRefunded, lineKept, credited } = await payments.selectOrderMoney(inside.db, order.id);
  const { creditCents: settledCredit } = await store.requestedBefore(inside.db, order.id);
  const creditLeft = (await fetchCreditOfOrder(inside, order.id)) - settledCredit;
  const isBack = captured - refunded - credited === 0 && creditLeft <= 0;
  // Removed lines do not close an order unless everything left was refunded too.
  const isWhole = isBack && (!given.isLineChange || refunded - lineRefunded + credited - lineKept > 0);
  const to = isWhole ? endOf(order) : undefined;
  if (isWhole) await returnOrderCredit(inside, order, settledCredit);
  // Unshipped items return to stock; shipped ones come back as a return.
  if (to !== undefined && order.consignTime === null) await releaseOrderStock(inside, order.id);
  const money = { paymentCents: captured - refunded - lineKept, refundedCents: refunded - lineRefunded };
  const { attentionReason } = order;
  const isMissing = isRefundFailed(order) && (await store.isRefundMissing(inside.db, order.id, given.refundRequestId));
  const isSettled = isAboutRefund.includes(attentionReason) || (isRefundFailed(order) && !isMissing);
  // Other reasons for attention stay until everything is refunded.
  const waits = !isWhole && !isSettled && needsPaymentAttention(order.paymentState);
  const isByHand = !isWhole && !waits && (await hasRefundByHand(inside.db, order.id));
  const left = isByHand ? 'needs_attention' : stateLeft(order, money, given.isLineChange);
  const paymentState = isWhole ? 'refunded' : waits ? order.paymentState : left;
  return transition(inside, order, {
    ...(to === undefined ? {} : { to }),
    paymentState,
    event: 'refund',
    reason: given.reason,
    details: given.details,
    by: given.staffId === null ? { actor: 'system' } : { actor: 'staff', staffId: given.staffId },
    changes: {
      ...money,
      ...(waits ? {} : { attentionReason: isByHand ? refundByHand : paymentState === 'needs_attention' ? refundDue : '' }),
    },
  });
}

/** Reasons that a refund settles by itself. */
const isAboutRefund: readonly string[] = ['', refundDue, refundByHand];

type Money = { readonly paymentCents: number; readonly refundedCents: number };

/** An overpaid order waits until the excess is refunded. Store credit refunds leave the money as it was. */
function stateLeft({ totalCents }: OrderRow, money: Money, isLineChange: boolean): OrderRow['paymentState'] {
  if (money.paymentCents + money.refundedCents > totalCents) return 'needs_attention';
  const state = paymentStateFor({ totalCents, ...money });
  return state === 'paid' && !isLineChange ? 'part_refunded' : state;
}

/** A fully refunded order counts as returned; one that was never fully paid counts as cancelled. */
const endOf = ({ status, paymentTime }: OrderRow): OrderStatus | undefined => {
  if (isUnpaidStatus(status)) return orderStatus.cancelled;
  if (!isSoldStatus(status)) return undefined;
  return paymentTime === null ? orderStatus.cancelled : orderStatus.returned;
};

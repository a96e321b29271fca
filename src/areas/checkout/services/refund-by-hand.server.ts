import { needsPaymentAttention } from '#areas/orders/rules/payment-states.ts';
import { changeOrderAsStaff } from '#areas/orders/services/actions.server.ts';
import { lockOrder, type OrderRow, transition } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { isOpenRefund } from '../rules/payment-attempt-states.ts';
import { refundByHand } from '../rules/refunds.ts';
import * as store from '../store/refunds-by-hand.server.ts';
import { completeRefund, refundDue } from './refund.server.ts';

/** Staff paid cash or a bank transfer back: only now it counts as refunded. Repeating it changes nothing. Returns the amount. */
export async function markPaidBack(app: App, caller: Caller, number: string, refundId: number): Promise<number> {
  let amountCents = 0;
  await changeOrderAsStaff(app, caller, number, 'paid_back', async (inside, order, staffId) => {
    const refund = await store.selectRefundByHand(inside.db, order.id, refundId);
    if (!refund || (refund.state !== 'completed' && !isOpenRefund(refund.state))) throw new DomainError('refundNotByHand');
    amountCents = refund.amountCents;
    if (refund.state === 'completed') return null;
    await completeRefund(inside, order, { ...refund, staffId });
    return { before: { refund_id: refundId, state: refund.state }, after: { state: 'completed', refunded_cents: amountCents } };
  });
  app.live.publish('payments');
  return amountCents;
}

/**
 * Puts an order before staff whose cash or bank transfer nobody has paid back yet. Another reason to look at the order stays: the refund is
 * listed on the start page all the same. The order is locked.
 */
export async function flagRefundByHand(inside: App, order: OrderRow): Promise<void> {
  const { paymentState, attentionReason } = order;
  if (needsPaymentAttention(paymentState) && (paymentState === 'disputed' || !replaced.includes(attentionReason))) return;
  if (!(await store.hasRefundByHand(inside.db, order.id))) return;
  await transition(inside, order, {
    paymentState: 'needs_attention',
    reason: refundByHand,
    by: { actor: 'system' },
    changes: { attentionReason: refundByHand },
  });
}
const replaced: readonly string[] = ['', refundDue];

/** Finds what nobody was told about: a press that was cut off, or a hold that was released meanwhile. */
export const flagForgottenRefundByHand = (app: App, orderId: number): Promise<void> =>
  transact(app, async (inside) => flagRefundByHand(inside, await lockOrder(inside, orderId)));

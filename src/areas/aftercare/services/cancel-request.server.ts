import { fetchAccessibleOrder, type OrderAccess } from '#areas/checkout/services/order-access.server.ts';
import { cancelOrderByStaff } from '#areas/checkout/services/staff-cancel.server.ts';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { withinLimit } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { cancelRequestedEvent, canRequestCancel } from '#areas/orders/rules/cancel-request.ts';
import { requireStaffId } from '#areas/orders/services/actions.server.ts';
import { type Actor, findOrder, lockOrder, transition } from '#areas/orders/services/transitions.server.ts';
import { datedNumber } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { caseLimits, maxCaseMessageLength } from '../rules/case-limits.ts';
import * as store from '../store/cases.server.ts';
import { writeCaseMessageEmail, writeCaseReceivedEmail, writeCaseStaffEmail } from './case-emails.server.ts';
import { loadCaseEmailData } from './case-messages.server.ts';

const keyOf = (orderId: number): string => `cancel order ${orderId}`;

/** In any state; null where there is none. */
export const fetchCancelRequest = (app: App, orderId: number) => store.caseByKey(app.db, keyOf(orderId));

/** Requests cancellation of an order being picked. Repeated requests are one; a withdrawn one may be made again. */
export async function requestCancel(app: App, caller: Caller, access: OrderAccess, typed: string): Promise<{ number: string }> {
  const { id: orderId } = await fetchAccessibleOrder(app, caller, access);
  const before = await fetchCancelRequest(app, orderId);
  if (before && before.status !== 'withdrawn') return { number: before.number };
  await withinLimit(app, caller, caseLimits);
  const message = plainText(typed).trim().slice(0, maxCaseMessageLength);
  const number = await transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    const again = await fetchCancelRequest(inside, orderId);
    if (again && again.status !== 'withdrawn') return again.number;
    if (!canRequestCancel(order)) throw new DomainError('notCancellable');
    const now = app.now();
    const one = again ? await reopened(inside, again.id, now) : await opened(inside, { ...order, message });
    if (message) await store.insertCaseMessage(inside.db, { caseId: one.id, author: 'shopper', message, createdAt: now });
    const by: Actor = { actor: order.userId === null ? 'guest' : 'shopper' };
    await transition(inside, order, { event: cancelRequestedEvent, reason: message, details: { case: one.id }, by });
    const emailData = { ...one, order };
    if (!again) await writeCaseReceivedEmail(inside, emailData);
    await writeCaseStaffEmail(inside, emailData, 'new', message, again ? String(now.getTime()) : '');
    return one.number;
  });
  app.live.publish('cases', 'orders');
  return { number };
}

type CancelledOrder = { readonly id: number; readonly userId: number | null; readonly paymentCents: number; readonly message: string };

async function opened(inside: App, { id: orderId, userId, paymentCents, message }: CancelledOrder): Promise<store.CaseRow> {
  const now = inside.now();
  const id = await store.nextCaseId(inside.db);
  const number = datedNumber('S', now, id);
  const fields = { kind: 'cancel', reason: 'changedMind', wants: 'refund', message } as const;
  const times = { createdAt: now, updatedAt: now };
  await store.insertCase(inside.db, {
    id,
    number,
    orderId,
    userId,
    ...fields,
    backCents: paymentCents,
    idempotencyKey: keyOf(orderId),
    ...times,
  });
  const one = await store.caseById(inside.db, id);
  if (!one) throw new Error(`the cancellation request of order ${orderId} was not written`);
  return one;
}

async function reopened(inside: App, id: number, now: Date): Promise<store.CaseRow> {
  const one = await store.transitionCase(inside.db, id, ['withdrawn'], { status: 'asked', updatedAt: now });
  if (!one) throw new DomainError('caseMoved');
  return one;
}

/**
 * Staff approve: the order is cancelled the usual way, which restocks and refunds once. The answer is written in the same transaction, and
 * first, so that nobody can refuse meanwhile; if the order can no longer be cancelled, the request stays open.
 */
export async function approveCancelRequest(app: App, caller: Caller, id: number, typed: string): Promise<void> {
  requireStaffId(caller);
  const found = await store.caseById(app.db, id);
  if (!found) throw new DomainError('caseNotExist');
  if (found.kind !== 'cancel') throw new DomainError('caseMoved');
  const order = await findOrder(app, { id: found.orderId });
  if (!order) throw new DomainError('orderNotExist');
  const answer = (inside: App) => writeApproval(inside, caller, { id, order: order.number, isPaid: order.paymentCents > 0, typed });
  try {
    await cancelOrderByStaff(app, caller, order.number, found.number, answer);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The order stays cancelled and the request answered; its refund is tracked where all refunds are.
    if ((await store.caseById(app.db, id))?.status !== 'settled' || error.why === 'caseMoved') throw error;
  }
  app.live.publish('cases', 'orders');
}

type Approval = { readonly id: number; readonly order: string; readonly isPaid: boolean; readonly typed: string };

async function writeApproval(inside: App, caller: Caller, { id, order, isPaid, typed }: Approval): Promise<void> {
  const staffId = requireStaffId(caller);
  const now = inside.now();
  const before = await store.caseById(inside.db, id);
  const over = { status: 'settled', settledAs: isPaid ? 'refund' : 'none', settledAt: now } as const;
  const settled = await store.transitionCase(inside.db, id, ['asked', 'needs_info', 'approved'], {
    ...over,
    ...{ approvedAt: now, handlerId: staffId, updatedAt: now },
  });
  if (!settled) throw new DomainError('caseMoved');
  const reply = plainText(typed).slice(0, maxCaseMessageLength);
  // The order email covers the refund; this one only carries a message.
  if (reply) {
    const messageId = await store.insertCaseMessage(inside.db, { caseId: id, author: 'staff', staffId, message: reply, createdAt: now });
    await writeCaseMessageEmail(inside, await loadCaseEmailData(inside, settled), reply, messageId);
  }
  await audit(inside, caller, {
    action: 'case.settled',
    subject: ['service_case', id],
    before: { status: before?.status },
    after: { status: 'settled', as: over.settledAs, order },
  });
}

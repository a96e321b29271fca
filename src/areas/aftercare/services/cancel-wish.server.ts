import { callOff } from '#areas/checkout/services/call-off.server.ts';
import { type Asked, orderSeenBy } from '#areas/checkout/services/seen-order.server.ts';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { withinLimit } from '#areas/inquiries/service.server.ts';
import { cancelAsked, mayAskToCancel } from '#areas/orders/rules/cancel-wish.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { staffOf } from '#areas/orders/services/acts.server.ts';
import { type Actor, lockOrder, orderBy, take } from '#areas/orders/services/steps.server.ts';
import { datedNumber } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { caseLimits, longestMessage } from '../rules/case-limits.ts';
import * as store from '../store/cases.server.ts';
import { writeMessage, writeReceived, writeToHouse } from './case-letters.server.ts';
import { toldOf } from './case-talk.server.ts';

const keyOf = (orderId: number): string => `cancel order ${orderId}`;

/** Her wish about an order, in whatever state it is; null where she has none. */
export const cancelWishOf = (app: App, orderId: number) => store.caseByKey(app.db, keyOf(orderId));

/** She asks to call an order off that is being picked. Asked twice it is one wish; one she took back she may have again. */
export async function askToCancel(app: App, caller: Caller, asked: Asked, typed: string): Promise<{ number: string }> {
  const { id: orderId } = await orderSeenBy(app, caller, asked);
  const before = await cancelWishOf(app, orderId);
  if (before && before.status !== 'withdrawn') return { number: before.number };
  await withinLimit(app, caller, caseLimits);
  const message = plainText(typed).trim().slice(0, longestMessage);
  const number = await transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    const again = await cancelWishOf(inside, orderId);
    if (again && again.status !== 'withdrawn') return again.number;
    if (!mayAskToCancel(order)) throw new Refused('notCancellable');
    const now = app.now();
    const one = again ? await reopened(inside, again.id, now) : await opened(inside, { ...order, message });
    if (message) await store.insertMessage(inside.db, { caseId: one.id, author: 'shopper', message, createdAt: now });
    const by: Actor = { actor: order.userId === null ? 'guest' : 'shopper' };
    await take(inside, order, { event: cancelAsked, reason: message, details: { case: one.id }, by });
    const told = { ...one, order };
    if (!again) await writeReceived(inside, told);
    await writeToHouse(inside, told, 'new', message, again ? String(now.getTime()) : '');
    return one.number;
  });
  app.live.tell('cases', 'orders');
  return { number };
}

type Wished = { readonly id: number; readonly userId: number | null; readonly paymentCents: number; readonly message: string };

async function opened(inside: App, { id: orderId, userId, paymentCents, message }: Wished): Promise<store.CaseRow> {
  const now = inside.now();
  const id = await store.nextCaseId(inside.db);
  const number = datedNumber('S', now, id);
  const said = { kind: 'cancel', reason: 'changedMind', wants: 'refund', message } as const;
  const times = { createdAt: now, updatedAt: now };
  await store.insertCase(inside.db, {
    id,
    number,
    orderId,
    userId,
    ...said,
    backCents: paymentCents,
    idempotencyKey: keyOf(orderId),
    ...times,
  });
  const one = await store.caseById(inside.db, id);
  if (!one) throw new Error(`the wish to cancel order ${orderId} was not written`);
  return one;
}

async function reopened(inside: App, id: number, now: Date): Promise<store.CaseRow> {
  const one = await store.step(inside.db, id, ['withdrawn'], { status: 'asked', updatedAt: now });
  if (!one) throw new Refused('caseMoved');
  return one;
}

/**
 * Staff agree: the order is called off by the one way there is, which puts pieces back and gives the money back once. The step
 * comes first, so that nobody can refuse what is being done; where the order cannot be called off any more, it is open again.
 */
export async function grantCancel(app: App, caller: Caller, id: number, typed: string): Promise<void> {
  const staffId = staffOf(caller);
  const found = await store.caseById(app.db, id);
  if (!found) throw new Refused('caseNotExist');
  const now = app.now();
  const agreed = { status: 'approved', approvedAt: now, handlerId: staffId, updatedAt: now } as const;
  const one = found.kind === 'cancel' && (await store.step(app.db, id, ['asked', 'needs_info', 'approved'], agreed));
  if (!one) throw new Refused('caseMoved');
  const order = await orderBy(app, { id: one.orderId });
  if (!order) throw new Refused('orderNotExist');
  try {
    await callOff(app, caller, order.number, one.number);
  } catch (error) {
    const after = await orderBy(app, { id: order.id });
    // What is called off stays so; how its money goes back is watched where all money is.
    if (after?.status !== orderStatus.cancelled)
      await store.step(app.db, id, ['approved'], { status: found.status, approvedAt: null, updatedAt: app.now() });
    if (after?.status !== orderStatus.cancelled || !(error instanceof Refused)) throw error;
  }
  await transact(app, async (inside) => {
    const over = { status: 'settled', settledAs: order.paymentCents > 0 ? 'refund' : 'none', settledAt: now, updatedAt: now } as const;
    const settled = await store.step(inside.db, id, ['approved'], over);
    if (!settled) throw new Refused('caseMoved');
    const said = plainText(typed).slice(0, longestMessage);
    // The letter about the order tells of the money; this one only carries words.
    if (said) {
      const messageId = await store.insertMessage(inside.db, { caseId: id, author: 'staff', staffId, message: said, createdAt: now });
      await writeMessage(inside, await toldOf(inside, settled), said, messageId);
    }
    await audit(inside, caller, {
      action: 'case.settled',
      subject: ['service_case', id],
      before: { status: found.status },
      after: { status: 'settled', as: over.settledAs, order: order.number },
    });
  });
  app.live.tell('cases', 'orders');
}

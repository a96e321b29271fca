import { randomUUID } from 'node:crypto';
import { bookMoney } from '#areas/ledger/services/sales.server.ts';
import { lockOrder, type OrderRow, orderByNumber, take } from '#areas/orders/services/steps.server.ts';
import { splitBack } from '#areas/referrals/rules/rewards.ts';
import { heldBy, leaveCredit } from '#areas/referrals/services/order-credit.server.ts';
import { Refused } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { type RefundPart, refundOfPieces, sharedOut } from '../rules/changes.ts';
import { shared } from '../rules/shares.ts';
import * as payments from '../store/payments.server.ts';
import * as store from '../store/refunds.server.ts';
import { letGo } from './closing.server.ts';
import { type Finalised, standing } from './finalise.server.ts';
import { askForOrderLetter } from './letters.server.ts';
import { subjectKinds } from './subjects.server.ts';

export type BackWish = {
  readonly amountCents: number | null;
  readonly reason: string;
  readonly staffId: number | null;
  /** Which pieces it is for, where it is for pieces. */
  readonly parts?: readonly RefundPart[];
  /** What an order's own change settled already: nothing of it was paid by store credit. */
  readonly isMoneyOnly?: boolean;
};

/** What an order can still give back, in money and in store credit. */
export async function leftToGiveBack(app: App, orderId: number): Promise<number> {
  const captures = await payments.capturesToRefund(app.db, orderId);
  return captures.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0) + (await heldBy(app, orderId));
}

/** Why an order whose lines were taken away waits: its difference is not back yet. */
export const refundDue = 'refundDue';

/** Staff give money back, all of it or a part. Money set aside is never given twice, whatever the provider answers. */
export async function refundOrder(
  app: App,
  staff: { readonly id: number },
  { number, amountCents, reason, pieces }: Refunding,
): Promise<Finalised> {
  const order = await orderByNumber(app, number);
  const parts = pieces && pieces.size > 0 ? await partsFor(app, order, pieces) : [];
  const forPieces = parts.reduce((sum, part) => sum + part.amountCents, 0);
  const amount = amountCents ?? (parts.length > 0 ? forPieces : null);
  // Another amount than the pieces come to is for no pieces in particular.
  await giveBack(app, order.id, { amountCents: amount, reason, staffId: staff.id, parts: amount === forPieces ? parts : [] });
  return standing(app, order.id);
}

type Refunding = {
  readonly number: string;
  readonly amountCents: number | null;
  readonly reason: string;
  /** Pieces by line. */
  readonly pieces?: ReadonlyMap<number, number> | undefined;
};

/** The same by somebody of the house, and written into the log. */
export async function refundByStaff(app: App, caller: Caller, wish: Refunding): Promise<Finalised> {
  if (!caller.staff) throw new Refused('userNotLogin');
  const before = await orderByNumber(app, wish.number);
  const done = await refundOrder(app, caller.staff, wish);
  const after = await orderByNumber(app, wish.number);
  await audit(app, caller, {
    action: 'order.refund',
    subject: ['order', before.id],
    before: { paid_cents: before.paymentCents, payment_state: before.paymentState },
    after: { paid_cents: after.paymentCents, payment_state: after.paymentState, reason: wish.reason },
  });
  app.live.tell('orders', 'payments');
  return done;
}

/** What these pieces come to; what went back for pieces before is not given twice. */
async function partsFor(app: App, order: OrderRow, pieces: ReadonlyMap<number, number>): Promise<RefundPart[]> {
  return refundOfPieces(await store.refundableLines(app.db, order.id), order.taxCents, pieces);
}

export const giveBackPart = (app: App, orderId: number, wish: BackWish): Promise<void> => giveBack(app, orderId, wish);

export const giveBackAll = (app: App, orderId: number, { reason, staffId }: Omit<BackWish, 'amountCents'>): Promise<void> =>
  giveBack(app, orderId, { amountCents: null, reason, staffId });

async function giveBack(app: App, orderId: number, wish: BackWish): Promise<void> {
  for (const refundId of await askBack(app, orderId, wish)) await pursue(app, refundId);
}

/**
 * Writes down what is to go back, over as many captures as it takes, before the provider is asked. What was paid by store credit goes
 * back as store credit, at once and in the same share as the money.
 */
export const askBack = (
  app: App,
  orderId: number,
  { amountCents, reason, staffId, parts = [], isMoneyOnly = false }: BackWish,
): Promise<number[]> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    const captures = await payments.capturesToRefund(inside.db, orderId);
    const moneyLeft = captures.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0);
    const creditLeft = isMoneyOnly ? 0 : await heldBy(inside, orderId);
    const most = moneyLeft + creditLeft;
    const wish = amountCents ?? most;
    if (wish <= 0 || wish > most) throw new Refused('refundTooMuch', { most: dollars(cents(most)) });
    const { moneyCents, creditCents } = splitBack({ moneyCents: moneyLeft, creditCents: creditLeft }, wish);
    if (creditCents > 0) await leaveCredit(inside, order, creditLeft - creditCents);
    if (moneyCents === 0) await creditOnly(inside, order, { reason, staffId }, creditCents === creditLeft && moneyLeft === 0);
    let rest = moneyCents;
    const made: { id: number; amountCents: number }[] = [];
    for (const capture of captures) {
      const part = Math.min(rest, capture.amountCents - capture.refundedCents);
      if (part <= 0) continue;
      if (!(await store.setAside(inside.db, capture.id, part, app.now()))) throw new Refused('refundTooMuch', { most: dollars(cents(0)) });
      const times = { createdAt: app.now(), updatedAt: app.now() };
      const row = { orderId, captureId: capture.id, requestId: `refund:${randomUUID()}`, amountCents: part, reason, staffId, ...times };
      made.push(await store.insertRefund(inside.db, row));
      rest -= part;
    }
    const amounts = made.map((refund) => refund.amountCents);
    const inMoney = shared(
      moneyCents,
      parts.map((part) => part.amountCents),
    );
    const paidParts = parts.map((part, place) => ({ ...part, amountCents: inMoney[place] ?? 0 }));
    const rows = sharedOut(paidParts, amounts).flatMap((of, place) => of.map((part) => ({ ...part, refundId: made[place]?.id ?? 0 })));
    await store.insertRefundLines(inside.db, rows);
    return made.map(({ id }) => id);
  });

/** An order that was paid by store credit alone: nobody else is asked, so it is over at once. */
async function creditOnly(
  app: App,
  order: OrderRow,
  { reason, staffId }: Pick<BackWish, 'reason' | 'staffId'>,
  isWhole: boolean,
): Promise<void> {
  const to = isWhole ? endOf(order.status) : undefined;
  if (to !== undefined && order.consignTime === null) await letGo(app, order.id);
  await take(app, order, {
    ...(to === undefined ? {} : { to }),
    paymentState: isWhole ? 'refunded' : 'part_refunded',
    event: 'refund',
    reason,
    by: staffId === null ? { actor: 'house' } : { actor: 'staff', staffId },
  });
}

/** Asks the provider for a refund, or asks again with the same key; books what it says. */
export async function pursue(app: App, refundId: number): Promise<void> {
  const { refund, providerCaptureId, provider } = await store.refundById(app.db, refundId);
  if (refund.state !== 'asked' && refund.state !== 'pending') return;
  // Cash and transfers came by hand and go back by hand.
  if (provider === 'manual') return completed(app, refund, `by-hand-${refund.id}`);
  const answer = await app.ports.payments.refund({
    captureId: providerCaptureId,
    amountCents: cents(refund.amountCents),
    requestId: refund.requestId,
    note: '',
  });
  if (answer.outcome === 'away') return void (await store.changeRefund(app.db, refundId, { failure: answer.reason, updatedAt: app.now() }));
  if (answer.outcome === 'refused') return failed(app, refund, answer.issue);
  const { id: providerRefundId, status } = answer.value;
  if (status === 'COMPLETED') return completed(app, refund, providerRefundId);
  if (status === 'FAILED' || status === 'CANCELLED') return failed(app, refund, status);
  await store.changeRefund(app.db, refundId, { state: 'pending', providerRefundId, updatedAt: app.now() });
}

async function failed(app: App, refund: store.RefundRow, issue: string): Promise<void> {
  await transact(app, async (inside) => {
    if (!(await store.changeRefund(inside.db, refund.id, { state: 'failed', failure: issue, updatedAt: app.now() }))) return;
    await store.putBack(inside.db, refund.captureId, refund.amountCents, app.now());
    const order = await lockOrder(inside, refund.orderId);
    const reason = `refundFailed:${issue}`;
    await take(inside, order, {
      paymentState: 'needs_attention',
      event: 'refund',
      reason,
      by: { actor: 'provider' },
      changes: { attentionReason: reason },
    });
  });
  throw new Refused('refundRefused', { reason: issue });
}

const completed = (app: App, refund: store.RefundRow, providerRefundId: string): Promise<void> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, refund.orderId);
    const at = app.now();
    if (!(await store.changeRefund(inside.db, refund.id, { state: 'completed', providerRefundId, completedAt: at, updatedAt: at }))) return;
    await store.markRefunded(inside.db, refund.captureId, at);
    const { id, amountCents } = refund;
    const method = await store.methodOf(inside.db, refund.captureId);
    await bookMoney(inside, { kind: 'refund', id, amountCents, at, party: order.email, reference: order.number, method });
    const { captured, refunded } = await payments.moneyOf(inside.db, order.id);
    // Lines were taken away and their money is back: what is left is paid, by credit alone where no money is left in it.
    const isEven = captured - refunded === order.totalCents && (order.totalCents > 0 || order.creditCents > 0);
    const isWhole = captured === refunded && !isEven;
    const to = isWhole ? endOf(order.status) : undefined;
    if (isWhole) await leaveCredit(inside, order, 0);
    // What never left the house is for everybody again; what was sent comes back as a return.
    if (to !== undefined && order.consignTime === null) await letGo(inside, order.id);
    await take(inside, order, {
      ...(to === undefined ? {} : { to }),
      paymentState: isWhole ? 'refunded' : isEven ? 'paid' : 'part_refunded',
      event: 'refund',
      reason: refund.reason,
      details: { cents: amountCents },
      by: refund.staffId === null ? { actor: 'house' } : { actor: 'staff', staffId: refund.staffId },
      changes: { paymentCents: captured - refunded, ...(isEven && order.attentionReason === refundDue ? { attentionReason: '' } : {}) },
    });
    await subjectKinds[order.source].refunded?.(inside, order, amountCents);
    await askForOrderLetter(inside, order.id, 'refunded', String(refund.id));
  });

/** An order that gave all its money back has come back; one that never got that far is called off. */
const endOf = (status: number): 7 | 9 | undefined => {
  if (status === 1 || status === 8) return 7;
  return status >= 2 && status <= 6 ? 9 : undefined;
};

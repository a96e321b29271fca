import { isAwaitingPayment, orderStatus } from '#areas/orders/rules/status.ts';
import { linesToMove, lockOrder, type OrderRow, orderBy, take } from '#areas/orders/services/steps.server.ts';
import { spendWelcome } from '#areas/referrals/services/welcome.server.ts';
import { holdOn, lockGoods, sellPieces } from '#areas/stock/services/holds.server.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import type { Store } from '#platform/database/open.server.ts';
import type { PaymentSeen } from '#providers/ports.ts';
import { checkAgainAt, issueMeans, type Outcome, outcomeOf, type Verdict, verdictOf } from '../rules/verdict.ts';
import * as store from '../store/payments.server.ts';
import { markUsed } from '../store/redemptions.server.ts';
import { bookDeclined, bookGivenBack, bookPaid, bookPending, holdsOf } from './booking.server.ts';
import { closeOrder } from './closing.server.ts';
import { transactInTurn } from './turns.server.ts';

/** How long pieces wait for the money of an order. */
export const holdMs = 20 * minuteMs;

export type Which = { readonly number: string } | { readonly providerOrderId: string };
export type Finalised = { readonly number: string; readonly status: number; readonly outcome: Outcome };

/**
 * The one way an order becomes paid, whoever asks: return page, capture call, add_succeed_order_item, webhook, reconciler, staff.
 * It believes nobody but the provider, and asking again changes nothing.
 */
export async function finalise(app: App, which: Which, { isForced = false } = {}): Promise<Finalised> {
  const order = await orderOfPayment(app, which);
  for (const payment of (await store.paymentsOf(app.db, order.id)).toReversed())
    if (payment.provider === 'paypal' && (isForced || isOpen(payment))) await settledOnce(app, payment.id, isForced);
  return standing(app, order.id);
}

/** How an order stands now, in a word. */
export async function standing(app: App, orderId: number): Promise<Finalised> {
  const order = await orderBy(app, { id: orderId });
  if (!order) throw new Refused('orderNotExist');
  const [attempt] = await store.paymentsOf(app.db, orderId);
  return { number: order.number, status: order.status, outcome: outcomeOf(order, attempt ?? null) };
}

export async function orderOfPayment(app: App, which: Which): Promise<OrderRow> {
  const payment = 'number' in which ? null : await store.paymentByProvider(app.db, which.providerOrderId);
  const order = 'number' in which ? await orderBy(app, which) : payment && (await orderBy(app, { id: payment.orderId }));
  if (!order) throw new Refused('orderNotExist');
  return order;
}

const isOpen = ({ state }: store.PaymentRow): boolean => store.openStates.some((open) => open === state);

const flights = new WeakMap<Store, Map<number, Promise<void>>>();

/** Who asks about a payment that is being asked about waits for the same answer. */
function settledOnce(app: App, paymentId: number, isForced: boolean): Promise<void> {
  const under = flights.get(app.store) ?? new Map<number, Promise<void>>();
  flights.set(app.store, under);
  const known = under.get(paymentId);
  if (known) return known;
  const mine = settle(app, paymentId, isForced).finally(() => under.delete(paymentId));
  under.set(paymentId, mine);
  return mine;
}

async function settle(app: App, paymentId: number, isForced: boolean): Promise<void> {
  const payment = await store.paymentById(app.db, paymentId);
  // Without the provider's number nobody was ever sent there, so nobody can have paid.
  if (payment.providerOrderId === null || (!isForced && !isOpen(payment))) return;
  const seen = await look(app, payment);
  const order = seen && (await orderBy(app, { id: payment.orderId }));
  if (!order) return;
  const judge: Judge = (answer) => verdictOf({ ...payment, number: order.number }, answer);
  const verdict = judge(seen);
  await keepPayer(app, payment, seen);
  if (verdict.kind !== 'approved') return book(app, payment, verdict);
  if (await readyToCapture(app, payment)) await capture(app, payment, judge);
}

/** Whose purse it is, as soon as somebody agreed. */
async function keepPayer(app: App, { id, payerId }: store.PaymentRow, seen: PaymentSeen): Promise<void> {
  if (payerId === null && seen.payerId !== null)
    await store.changePayment(app.db, id, { payerId: seen.payerId, payerEmail: seen.payerEmail, updatedAt: app.now() });
}

/** What an answer of the provider means for this payment of this order. */
type Judge = (seen: PaymentSeen) => Verdict;

async function look(app: App, { id, createdAt, providerOrderId, orderId }: store.PaymentRow): Promise<PaymentSeen | null> {
  const answer = await app.ports.payments.look(providerOrderId ?? '');
  if (answer.outcome === 'done') return answer.value;
  app.log.warn({ orderId, answer }, 'the provider told nothing about a payment');
  await store.changePayment(app.db, id, { checkedAt: app.now(), nextCheckAt: checkAgainAt(createdAt, app.now()) });
  return null;
}

/** Before money is taken: the order still wants it, and its pieces are here. Otherwise it is not taken. */
const readyToCapture = (app: App, payment: store.PaymentRow): Promise<boolean> =>
  transactInTurn(app, async (inside) => {
    const order = await lockOrder(inside, payment.orderId);
    if (!wantsMoney(order, payment)) return false;
    const lines = await linesToMove(inside, order.id);
    await lockGoods(
      inside,
      lines.flatMap(({ skuId }) => skuId ?? []),
    );
    if (order.paymentState === 'unpaid') {
      const holds = holdsOf(lines);
      const short = await holdOn(inside, holds, later(app.now(), holdMs));
      if (short) {
        await closeOrder(inside, order, { reason: `outOfStock:${short.skuId}`, by: { actor: 'house' } });
        return false;
      }
    }
    return store.changePayment(
      inside.db,
      payment.id,
      { state: 'capturing', updatedAt: app.now(), nextCheckAt: later(app.now(), minuteMs) },
      ['created', 'approved', 'capturing'],
    );
  });

const wantsMoney = ({ status, paymentState }: OrderRow, { purpose }: store.PaymentRow): boolean =>
  isAwaitingPayment({ status, paymentState }) || (paymentState === 'part_paid' && purpose !== 'full' && purpose !== 'deposit');

async function capture(app: App, payment: store.PaymentRow, judge: Judge): Promise<void> {
  const answer = await app.ports.payments.capture(payment.providerOrderId ?? '', payment.captureRequestId);
  if (answer.outcome === 'done') return book(app, payment, judge(answer.value));
  // Nobody knows whether the money moved: the pieces stay held, and we ask again soon with the same key.
  if (answer.outcome === 'away') return void app.log.warn({ orderId: payment.orderId, reason: answer.reason }, 'a capture got no answer');
  const means = issueMeans(answer.issue);
  if (means === 'over') return bookDeclined(app, payment.id, answer.issue);
  if (means === 'again') return chooseAgain(app, payment, answer.issue);
  const seen = await look(app, payment);
  if (seen) await book(app, payment, judge(seen));
}

/** She may choose another means with the same payment; the next try is a new request. */
async function chooseAgain(app: App, { id, captureRequestId }: store.PaymentRow, issue: string): Promise<void> {
  const [, stem = captureRequestId, last = '1'] = /^(.*):(\d+)$/.exec(captureRequestId) ?? [];
  const failure = issue === 'INSTRUMENT_DECLINED' ? issue : '';
  const next = { captureRequestId: `${stem}:${Number(last) + 1}`, failure, updatedAt: app.now() };
  await store.changePayment(app.db, id, { state: 'created', ...next }, ['capturing']);
}

async function book(app: App, payment: store.PaymentRow, verdict: Verdict): Promise<void> {
  switch (verdict.kind) {
    case 'paid':
    case 'differs':
      return bookPaid(app, payment.id, verdict);
    case 'pending':
      return bookPending(app, payment.id, verdict.capture);
    case 'givenBack': {
      // Money that came and went before we heard of it was here all the same.
      const isRight = verdict.capture.amountCents === payment.amountCents && verdict.capture.currency === payment.currency;
      await bookPaid(app, payment.id, { kind: isRight ? 'paid' : 'differs', capture: verdict.capture });
      return bookGivenBack(app, payment.id, verdict.capture, verdict.isWhole);
    }
    case 'declined':
      return bookDeclined(app, payment.id, 'DECLINED');
    case 'foreign':
      return void app.log.error({ orderId: payment.orderId }, 'the provider calls this payment by another number');
    case 'void':
      return void (await store.changePayment(
        app.db,
        payment.id,
        { state: 'cancelled', nextCheckAt: null, updatedAt: app.now() },
        store.openStates,
      ));
    case 'open':
    case 'approved':
      return stillOpen(app, payment);
  }
}

const stillOpen = async (app: App, { id, createdAt }: store.PaymentRow): Promise<void> => {
  const changes = { checkedAt: app.now(), nextCheckAt: checkAgainAt(createdAt, app.now()) };
  await store.changePayment(app.db, id, { state: 'created', ...changes }, ['created', 'approved', 'capturing']);
};

/** An order without anything to pay is confirmed by a person. */
export const confirmFree = (app: App, orderId: number, staffId: number): Promise<void> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    if (order.totalCents !== 0 || order.status !== orderStatus.awaitingPayment) return;
    const lines = await linesToMove(inside, order.id);
    const short = await sellPieces(inside, holdsOf(lines), order.id, staffId);
    if (short) throw new Refused('outOfStock', { left: short.left });
    await markUsed(inside.db, order.id, app.now());
    await spendWelcome(inside, order.id);
    const by = { actor: 'staff', staffId } as const;
    await take(inside, order, {
      to: orderStatus.paid,
      paymentState: 'paid',
      by,
      changes: { paymentTime: app.now(), idempotencyKey: null },
    });
  });

import type { App } from '#platform/app.ts';
import * as store from '../store/own-payments.server.ts';

/** A payment or refund of an order, or an attempt that moved no money. */
export type OwnPayment = {
  readonly orderId: number;
  readonly kind: 'payment' | 'refund';
  readonly purpose: string;
  readonly wallet: string;
  readonly amountCents: number;
  /** State of the attempt; completed means the money was received, or refunded. */
  readonly state: string;
  readonly at: Date;
};

/** Payments, attempts and refunds by order, in chronological order. */
export async function fetchOwnPayments(app: App, orderIds: readonly number[]): Promise<Map<number, OwnPayment[]>> {
  if (orderIds.length === 0) return new Map();
  const [attempts, captures, refunds] = await Promise.all([
    store.attemptsOf(app.db, orderIds),
    store.capturesOf(app.db, orderIds),
    store.refundsOf(app.db, orderIds),
  ]);
  const captured = new Map(captures.map((capture) => [capture.paymentId, capture]));
  const paid = attempts.map(({ id, createdAt, ...attempt }): OwnPayment => {
    const capture = captured.get(id);
    return { ...attempt, kind: 'payment', amountCents: capture?.amountCents ?? attempt.amountCents, at: capture?.capturedAt ?? createdAt };
  });
  const wentBack = refunds.filter(({ state }) => state === 'completed');
  const back = wentBack.map(
    ({ orderId, amountCents, completedAt, createdAt }): OwnPayment => ({
      orderId,
      kind: 'refund',
      purpose: 'refund',
      wallet: '',
      amountCents,
      state: 'completed',
      at: completedAt ?? createdAt,
    }),
  );
  const all = [...paid, ...back].sort((a, b) => a.at.getTime() - b.at.getTime());
  return Map.groupBy(all, ({ orderId }) => orderId);
}

import { dayMs, earlier } from '#kernel/dates.ts';
import type { doubleRecords } from '#platform/tables.ts';
import type { DoubleOrder } from '#providers/payments/double/orders.server.ts';
import { asValue } from '#providers/payments/double/sums.ts';
import type { PaymentRows } from './payments.ts';

/** How far back staff may refund or look up payments. */
const retentionMs = 120 * dayMs;

/** The payment double's records of recent payments, so that the demo's orders can be refunded and looked up. */
export function providerRecords({ payments, captures, refunds }: PaymentRows, now: Date): (typeof doubleRecords.$inferInsert)[] {
  const since = earlier(now, retentionMs);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return captures.flatMap((capture) => {
    const payment = byId.get(capture.paymentId);
    const at = capture.capturedAt;
    if (!payment?.providerOrderId || !at || at < since || capture.state === 'pending') return [];
    const timestamp = at.toISOString().replace(/\.\d+Z$/, 'Z');
    const value = asValue(BigInt(capture.amountCents));
    const providerOrder: DoubleOrder = {
      id: payment.providerOrderId,
      status: 'COMPLETED',
      intent: 'CAPTURE',
      units: [{ amount: { currency_code: 'USD', value }, ...(payment.providerInvoiceId ? { invoice_id: payment.providerInvoiceId } : {}) }],
      experience: {},
      isNamed: true,
      decision: 'pay',
      wallet: payment.wallet === 'apple_pay' || payment.wallet === 'google_pay' ? payment.wallet : 'paypal',
      approvedAt: timestamp,
      captures: [
        {
          id: capture.captureId,
          status: capture.state === 'refunded' ? 'REFUNDED' : capture.state === 'part_refunded' ? 'PARTIALLY_REFUNDED' : 'COMPLETED',
          value,
          at: timestamp,
          requestId: payment.captureRequestId ?? null,
        },
      ],
      refunds: refunds
        .filter(({ captureId }) => captureId === capture.id)
        .map(({ providerRefundId, amountCents, requestId }) => ({
          id: providerRefundId ?? requestId,
          value: asValue(BigInt(amountCents)),
          at: timestamp,
          requestId,
          note: null,
        })),
      createdAt: timestamp,
      updatedAt: timestamp,
    };
    const row = (key: string, record: unknown) => ({ provider: 'paypal', key, value: record, createdAt: at, updatedAt: at });
    return [row(`order:${providerOrder.id}`, providerOrder), row(`capture:${capture.captureId}`, providerOrder.id)];
  });
}

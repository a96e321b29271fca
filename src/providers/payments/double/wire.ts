import { createHash } from 'node:crypto';
import type { DoubleCapture, DoubleOrder, DoubleRefund } from './orders.server.ts';
import { asValue, hundredths } from './sums.ts';

/** Public base address of the double, without a trailing slash. */
export type Home = string;
export const payer = { id: 'TESTPAYER2026', email: 'payer@sandbox.test', givenName: 'Test', surname: 'Payer' } as const;

/** Nobody signs in here, so the payer account is derived from the receiver: the same name pays from the same account. */
function payerOf({ units: [unit] }: DoubleOrder): { readonly id: string; readonly email: string } {
  const name = unit?.shipping?.name?.full_name?.trim().toLowerCase();
  if (!name) return payer;
  const nameHash = createHash('sha256').update(name).digest('hex').slice(0, 9);
  return { id: `TEST${nameHash.toUpperCase()}`, email: `payer-${nameHash}@sandbox.test` };
}

const moneyOf = (order: DoubleOrder, value: string) => ({ currency_code: order.units[0]?.amount.currency_code ?? 'USD', value });
export const approvalAddress = (home: Home, id: string): string => `${home}/checkoutnow?token=${id}`;

/** An order as PayPal returns it: minimal, or complete by Prefer. */
export function orderResponse(home: Home, order: DoubleOrder, isWhole: boolean) {
  const api = `${home}/v2/checkout/orders/${order.id}`;
  const approve = { href: approvalAddress(home, order.id), rel: order.isNamed ? 'payer-action' : 'approve', method: 'GET' };
  const links = [
    { href: api, rel: 'self', method: 'GET' },
    ...(order.captures.length === 0 && order.status !== 'VOIDED' ? [approve] : []),
    ...(order.status === 'APPROVED' ? [{ href: `${api}/capture`, rel: 'capture', method: 'POST' }] : []),
  ];
  if (!isWhole) return { id: order.id, status: order.status, links };
  const payerAccount = payerOf(order);
  const source = { email_address: payerAccount.email, account_id: payerAccount.id, account_status: 'VERIFIED' };
  const hasAgreed = order.approvedAt !== null;
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    ...(hasAgreed || order.isNamed ? { payment_source: { [order.wallet]: hasAgreed ? source : {} } } : {}),
    purchase_units: order.units.map((unit, n) => ({
      ...unit,
      reference_id: unit.reference_id ?? 'default',
      ...(n === 0 && order.captures.length > 0
        ? {
            payments: {
              captures: order.captures.map((capture) => captureResponse(home, order, capture)),
              ...(order.refunds.length > 0 ? { refunds: order.refunds.map((refund) => refundResponse(home, order, refund)) } : {}),
            },
          }
        : {}),
    })),
    ...(hasAgreed
      ? {
          payer: {
            payer_id: payerAccount.id,
            email_address: payerAccount.email,
            name: { given_name: payer.givenName, surname: payer.surname },
          },
        }
      : {}),
    create_time: order.createdAt,
    update_time: order.updatedAt,
    links,
  };
}

export function captureResponse(home: Home, order: DoubleOrder, capture: DoubleCapture) {
  const gross = hundredths(capture.value);
  // 3.49 % and 49 cents, rounded half up: a small shop's fee.
  const fee = (gross * 349n + 5000n) / 10_000n + 49n;
  const net = gross - fee;
  const isTaken = capture.status !== 'PENDING' && capture.status !== 'DECLINED';
  const self = `${home}/v2/payments/captures/${capture.id}`;
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: moneyOf(order, capture.value),
    final_capture: true,
    ...namesOf(order),
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    ...(isTaken
      ? {
          seller_receivable_breakdown: {
            gross_amount: moneyOf(order, capture.value),
            paypal_fee: moneyOf(order, asValue(fee)),
            net_amount: moneyOf(order, net < 0n ? '0.00' : asValue(net)),
          },
        }
      : {}),
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: capture.at,
    update_time: order.updatedAt,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${home}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
  };
}

export function refundResponse(home: Home, order: DoubleOrder, refund: DoubleRefund) {
  const upTo = order.refunds.slice(0, order.refunds.indexOf(refund) + 1).reduce((sum, { value }) => sum + hundredths(value), 0n);
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: moneyOf(order, refund.value),
    ...namesOf(order),
    ...(refund.note ? { note_to_payer: refund.note } : {}),
    seller_payable_breakdown: {
      gross_amount: moneyOf(order, refund.value),
      paypal_fee: moneyOf(order, '0.00'),
      net_amount: moneyOf(order, refund.value),
      total_refunded_amount: moneyOf(order, asValue(upTo)),
    },
    create_time: refund.at,
    update_time: refund.at,
    links: [
      { href: `${home}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${home}/v2/payments/captures/${order.captures[0]?.id}`, rel: 'up', method: 'GET' },
    ],
  };
}

const namesOf = ({ units: [unit] }: DoubleOrder) => ({
  ...(unit?.invoice_id ? { invoice_id: unit.invoice_id } : {}),
  ...(unit?.custom_id ? { custom_id: unit.custom_id } : {}),
});

import { type SQL, sql } from 'drizzle-orm';
import { openRefundStates } from '#areas/orders/rules/payment-states.ts';
import { stateList } from '#kernel/states.ts';
import { failedRefundStates, liveRefundStates } from '../rules/payment-attempt-states.ts';
import type { PriceRefund } from '../rules/price-refunds.ts';

/** Its refund failed and nothing of it was given: it waits for staff again. */
const isFailed = sql.raw(`exists (select 1 from refunds r where r.id = p.refund_id and r.state in ${stateList(failedRefundStates)}
  and not exists (select 1 from refunds o where o.refund_request_id = r.refund_request_id and o.state in ${stateList(liveRefundStates)}))`);

/** Price protection paid back to the payment, credit `p`. */
export const isPaidBack: SQL = sql`p.method = 'refund' and p.paid_at is not null and not ${isFailed}`;

const isOpen = sql.raw(`exists (select 1 from refunds r join captures c on c.id = r.capture_id join payments y on y.id = c.payment_id
  where r.refund_request_id = p.refund_request_id and r.state in ${stateList(openRefundStates)} and y.provider <> 'manual')`);

/** All of it is money of the order itself (`l` is its line), and came. */
const isOwnMoney = sql.raw(`exists (select 1 from refund_requests q where q.id = p.refund_request_id and q.order_id = l.order_id
  and q.money_cents = p.amount_cents and not exists (select 1 from refunds r where r.refund_request_id = q.id and r.state <> 'completed'))`);

/** A column of queries about `order_lines`. */
export const priceRefundsOfLine = sql<
  PriceRefund[]
>`coalesce((select jsonb_agg(jsonb_build_object('quantity', p.quantity, 'amountCents', p.amount_cents,
    'paidAtMs', floor(extract(epoch from p.paid_at) * 1000), 'isOpen', ${isOpen}, 'isOwnMoney', ${isOwnMoney}) order by p.id)
  from price_credits p join order_lines l on l.id = p.order_line_id where p.order_line_id = order_lines.id and ${isPaidBack}), '[]'::jsonb)`;

/**
 * Paid back for units that lines no longer have: the total does not count them any more, so what was paid back for them counts as refunded
 * for changed lines.
 */
export const paidBackForGoneUnits = (orderId: number): SQL => sql`(select coalesce(sum(p.amount_cents
    - p.amount_cents::bigint * least(l.quantity, p.quantity) / p.quantity), 0)
  from order_lines l join price_credits p on p.order_line_id = l.id where l.order_id = ${orderId} and ${isPaidBack} and ${isOwnMoney})`;

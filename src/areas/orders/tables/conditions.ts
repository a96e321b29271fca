import { sql } from 'drizzle-orm';
import { stateList } from '#kernel/states.ts';
import { fullyPaidStates, openRefundStates, soldPaymentStates } from '../rules/payment-states.ts';
import { fulfillmentStatuses, orderStatus, soldStatuses, unpaidStatuses } from '../rules/status.ts';

/** To be picked and shipped, as indexes and lists use it; `isShippable` is the same rule in TypeScript. */
export const isShippableSql = sql.raw(
  `status in ${stateList(fulfillmentStatuses)} and payment_state in ${stateList(fullyPaidStates)} and removed_count < piece_count`,
);

/** Cancelled but still holding money: to be refunded. */
export const isCancelledWithMoneySql = sql.raw(`status = ${orderStatus.cancelled} and payment > 0`);

/** A refund that has not ended, by its alias `r`, with its capture `c` and payment `p`: of the provider, or to be paid back by hand. */
export const isRefundOpenSql = (by: 'provider' | 'hand') =>
  sql.raw(`r.state in ${stateList(openRefundStates)} and p.provider ${by === 'hand' ? '=' : '<>'} 'manual'`);
export const refundJoinSql = sql.raw('refunds r join captures c on c.id = r.capture_id join payments p on p.id = c.payment_id');

/** `isSold` is the same rule in TypeScript. */
export const isSoldSql = (order: string) =>
  sql.raw(
    `${order}.status in ${stateList(soldStatuses)} and ${order}.payment_state in ${stateList(soldPaymentStates)} and not ${order}.is_test`,
  );

/** Whether an order waits for its first payment; `isAwaitingPayment` is the same rule in TypeScript. */
export const isAwaitingPaymentSql = (order: string) =>
  sql.raw(`${order}.status in ${stateList(unpaidStatuses)} and ${order}.payment_state = 'unpaid'`);

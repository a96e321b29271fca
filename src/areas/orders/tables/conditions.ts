import { sql } from 'drizzle-orm';
import { stateList } from '#kernel/states.ts';
import { fullyPaidStates, soldPaymentStates } from '../rules/payment-states.ts';
import { fulfillmentStatuses, orderStatus, soldStatuses, unpaidStatuses } from '../rules/status.ts';

/** To be picked and shipped, as indexes and lists use it; `isShippable` is the same rule in TypeScript. */
export const isShippableSql = sql.raw(
  `status in ${stateList(fulfillmentStatuses)} and payment_state in ${stateList(fullyPaidStates)} and removed_count < piece_count`,
);

/** Cancelled but still holding money: to be refunded. */
export const isCancelledWithMoneySql = sql.raw(`status = ${orderStatus.cancelled} and payment > 0`);

/** `isSold` is the same rule in TypeScript. */
export const isSoldSql = (order: string) =>
  sql.raw(
    `${order}.status in ${stateList(soldStatuses)} and ${order}.payment_state in ${stateList(soldPaymentStates)} and not ${order}.is_test`,
  );

/** Whether an order waits for its first payment; `isAwaitingPayment` is the same rule in TypeScript. */
export const isAwaitingPaymentSql = (order: string) =>
  sql.raw(`${order}.status in ${stateList(unpaidStatuses)} and ${order}.payment_state = 'unpaid'`);

import { sql } from 'drizzle-orm';
import { soldPaymentStates } from '../rules/sold.ts';
import { fulfillmentStatuses, orderStatus, soldStatuses, statusList } from '../rules/status.ts';

/** Whether an order is to be picked and shipped, as the indexes and lists ask it; `isShippable` is the same rule in TypeScript. */
export const isShippableSql = sql.raw(
  `status in ${statusList(fulfillmentStatuses)} and payment_state in ('paid', 'part_refunded') and removed_count < piece_count`,
);

/** Cancelled, and holds money: to be refunded. */
export const isCancelledWithMoneySql = sql.raw(`status = ${orderStatus.cancelled} and payment > 0`);

/** Whether the pieces of an order count as sold; `isSold` is the same rule in TypeScript. */
export const isSoldSql = (order: string) =>
  sql.raw(
    `${order}.status in ${statusList(soldStatuses)} and ${order}.payment_state in (${soldPaymentStates.map((state) => `'${state}'`).join(', ')}) and not ${order}.is_test`,
  );

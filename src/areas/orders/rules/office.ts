import { needsPaymentAttention } from './payment-states.ts';
import { isShippable } from './shippable.ts';
import { isInFulfillment, isUnpaidStatus, type OrderStatus, orderStatus } from './status.ts';
import { canTransitionOrder } from './transitions.ts';

export const orderSorts = ['created', 'paid', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Every filter is optional. */
export type OrderFilter = {
  readonly statuses?: readonly OrderStatus[] | undefined;
  readonly paymentStates?: readonly string[] | undefined;
  /** Needs attention: money that does not match, a dispute, or on hold. */
  readonly attention?: boolean | undefined;
  /** With a refund that has not ended: cash and bank transfers to pay back by hand, or refunds of the provider older than a moment. */
  readonly refund?: 'hand' | { readonly before: Date } | undefined;
  /** Creation days, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Created before this moment. */
  readonly before?: Date | undefined;
  readonly paidFrom?: string | undefined;
  readonly paidTo?: string | undefined;
  readonly country?: string | undefined;
  /** Waiting to be shipped (`isShippable`), shipped, or shipped by this service. */
  readonly shipping?: string | undefined;
  readonly amountFrom?: number | undefined;
  readonly amountTo?: number | undefined;
  readonly userId?: number | undefined;
  readonly email?: string | undefined;
  readonly sku?: string | undefined;
  readonly source?: string | undefined;
  /** Null: unassigned. */
  readonly ownerId?: number | null | undefined;
  readonly madeToOrder?: boolean | undefined;
  readonly searchText?: string | undefined;
};

export type OrderListQuery = OrderFilter & {
  readonly sort: OrderSort;
  readonly down: boolean;
  readonly limit: number;
  readonly offset: number;
  /** Only these, whatever the other filters say. */
  readonly ids?: readonly number[] | undefined;
};

const holdPrefix = 'held:';
/** How a hold is written among an order's attention reasons. */
export const encodeHoldReason = (why: string): string => `${holdPrefix}${why}`;
export const isOnHold = ({ attentionReason }: { readonly attentionReason: string }): boolean => attentionReason.startsWith(holdPrefix);
export const parseHoldReason = (reason: string): string => (reason.startsWith(holdPrefix) ? reason.slice(holdPrefix.length) : '');

type OfficeOrderState = {
  readonly status: number;
  readonly paymentState: string;
  readonly consignTime: Date | null;
  readonly attentionReason: string;
  readonly pieceCount: number;
  readonly removedCount: number;
};

/** Nothing shipped and not closed: lines and address may change. */
export const canChangeOrder = ({ status, consignTime }: Pick<OfficeOrderState, 'status' | 'consignTime'>): boolean =>
  consignTime === null && (status === orderStatus.awaitingPayment || isInFulfillment(status));

export const canHoldOrder = (order: OfficeOrderState): boolean =>
  isInFulfillment(order.status) && order.consignTime === null && (order.paymentState === 'part_paid' || isShippable(order));

/** Staff may cancel until the order ships. */
export const canCancelByStaff = ({ status, consignTime }: Pick<OfficeOrderState, 'status' | 'consignTime'>): boolean =>
  consignTime === null && (isUnpaidStatus(status) || isInFulfillment(status));

/** Bulk status changes; each follows the transition table. */
export const bulkStatusTargets = {
  preparing: orderStatus.preparing,
  delivered: orderStatus.delivered,
  completed: orderStatus.completed,
} as const satisfies Record<string, OrderStatus>;
export type BulkStatus = keyof typeof bulkStatusTargets;
export const bulkStatuses = Object.keys(bulkStatusTargets) as readonly BulkStatus[];

/** Result for one order: it changes, already has the status, or stays and why. */
export type BulkStatusResult = 'goes' | 'there' | 'held' | 'attention' | 'unpaid' | 'nothingLeft' | 'noWay';
export function checkBulkStatus(order: OfficeOrderState, bulkStatus: BulkStatus): BulkStatusResult {
  const to = bulkStatusTargets[bulkStatus];
  if (order.status === to) return 'there';
  if (!canTransitionOrder(order.status, to)) return 'noWay';
  if (isOnHold(order)) return 'held';
  if (to !== orderStatus.preparing || isShippable(order)) return 'goes';
  if (order.removedCount >= order.pieceCount) return 'nothingLeft';
  return needsPaymentAttention(order.paymentState) ? 'attention' : 'unpaid';
}

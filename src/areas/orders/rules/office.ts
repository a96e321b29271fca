import { needsPaymentAttention } from './payment-states.ts';
import { isShippable } from './shippable.ts';
import { isInFulfillment, isUnpaidStatus, type OrderStatus, orderStatus } from './status.ts';
import { canTransitionOrder } from './transitions.ts';

export const orderSorts = ['created', 'paid', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What staff narrow the list of all orders to; every part may be left out. */
export type OrderFilter = {
  readonly statuses?: readonly OrderStatus[] | undefined;
  readonly paymentStates?: readonly string[] | undefined;
  /** Somebody must look at it: money that does not fit, a dispute, or an order put on hold. */
  readonly attention?: boolean | undefined;
  /** Days the order was made on, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Made before this moment. */
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
  /** Null: nobody has it. */
  readonly ownerId?: number | null | undefined;
  readonly madeToOrder?: boolean | undefined;
  readonly words?: string | undefined;
};

export type OrderListQuery = OrderFilter & {
  readonly sort: OrderSort;
  readonly down: boolean;
  readonly limit: number;
  readonly offset: number;
  /** Only these, whatever else is asked. */
  readonly ids?: readonly number[] | undefined;
};

const heldMark = 'held:';
/** The word by which an order on hold says so among its reasons. */
export const encodeHoldReason = (why: string): string => `${heldMark}${why}`;
export const isOnHold = ({ attentionReason }: { readonly attentionReason: string }): boolean => attentionReason.startsWith(heldMark);
export const parseHoldReason = (reason: string): string => (reason.startsWith(heldMark) ? reason.slice(heldMark.length) : '');

type Standing = {
  readonly status: number;
  readonly paymentState: string;
  readonly consignTime: Date | null;
  readonly attentionReason: string;
  readonly pieceCount: number;
  readonly removedCount: number;
};

/** Nothing has left the house and it is not over: lines and address may change. */
export const canChangeOrder = ({ status, consignTime }: Pick<Standing, 'status' | 'consignTime'>): boolean =>
  consignTime === null && (status === orderStatus.awaitingPayment || isInFulfillment(status));

export const canHoldOrder = (order: Standing): boolean =>
  isInFulfillment(order.status) && order.consignTime === null && (order.paymentState === 'part_paid' || isShippable(order));

/** Staff may call an order off until it is sent. */
export const canCancelByStaff = ({ status, consignTime }: Pick<Standing, 'status' | 'consignTime'>): boolean =>
  consignTime === null && (isUnpaidStatus(status) || isInFulfillment(status));

/** Steps staff take for many orders at once; each goes along the table of moves. */
export const bulkStatusTargets = {
  preparing: orderStatus.preparing,
  delivered: orderStatus.delivered,
  completed: orderStatus.completed,
} as const satisfies Record<string, OrderStatus>;
export type BulkStatus = keyof typeof bulkStatusTargets;
export const bulkStatuses = Object.keys(bulkStatusTargets) as readonly BulkStatus[];

/** What becomes of an order that is marked: it goes, stands there already, or stays and why. */
export type BulkStatusResult = 'goes' | 'there' | 'held' | 'attention' | 'unpaid' | 'nothingLeft' | 'noWay';
export function checkBulkStatus(order: Standing, mark: BulkStatus): BulkStatusResult {
  const to = bulkStatusTargets[mark];
  if (order.status === to) return 'there';
  if (!canTransitionOrder(order.status, to)) return 'noWay';
  if (isOnHold(order)) return 'held';
  if (to !== orderStatus.preparing || isShippable(order)) return 'goes';
  if (order.removedCount >= order.pieceCount) return 'nothingLeft';
  return needsPaymentAttention(order.paymentState) ? 'attention' : 'unpaid';
}

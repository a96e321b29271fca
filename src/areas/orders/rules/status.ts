import { isOneOf } from '#kernel/states.ts';
/** Order states by name. The numbers are the specification's and are used on the wire and in the column. */
export const orderStatus = {
  awaitingPayment: 1,
  paid: 2,
  preparing: 3,
  shipped: 4,
  delivered: 5,
  completed: 6,
  cancelled: 7,
  paymentFailed: 8,
  returned: 9,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];
export const orderStatuses: readonly OrderStatus[] = Object.values(orderStatus);

const { awaitingPayment, paid, preparing, shipped, delivered, completed, cancelled, paymentFailed, returned } = orderStatus;

/** Groups of statuses for rules and queries; for a single order use the predicates below. */
export const unpaidStatuses = [awaitingPayment, paymentFailed] as const;
export const fulfillmentStatuses = [paid, preparing] as const;
export const shippedStatuses = [shipped, delivered, completed] as const;
export const deliveredStatuses = [delivered, completed] as const;
export const soldStatuses = [...fulfillmentStatuses, ...shippedStatuses] as const;
export const endedStatuses = [cancelled, returned] as const;

export const isOrderStatus = (value: number): value is OrderStatus => isOneOf(orderStatuses)(value);
/** Nothing paid yet; `isAwaitingPayment` says whether it can be paid now. */
export const isUnpaidStatus = isOneOf(unpaidStatuses);
/** Paid and unshipped: to be picked, packed and shipped. */
export const isInFulfillment = isOneOf(fulfillmentStatuses);
export const hasArrived = isOneOf(deliveredStatuses);
/** Paid and not returned, wherever it is now. */
export const isSoldStatus = isOneOf(soldStatuses);
export const isEndedStatus = isOneOf(endedStatuses);
export const isCancelled = (status: number): boolean => status === cancelled;

/** Waits for its first payment, which may be made at any time. */
export const isAwaitingPayment = ({ status, paymentState }: { readonly status: number; readonly paymentState: string }): boolean =>
  isUnpaidStatus(status) && paymentState === 'unpaid';

/** Filter groups of the shopper's order list; each status belongs to one. */
export const statusGroups = {
  toPay: unpaidStatuses,
  making: fulfillmentStatuses,
  onTheWay: [shipped],
  delivered: deliveredStatuses,
  closed: endedStatuses,
} as const satisfies Record<string, readonly OrderStatus[]>;
export type StatusGroup = keyof typeof statusGroups;
export const statusGroupNames: readonly StatusGroup[] = ['toPay', 'making', 'onTheWay', 'delivered', 'closed'];

export const statusGroupOf = (status: number): StatusGroup =>
  statusGroupNames.find((name) => statusGroups[name].some((one) => one === status)) ?? 'closed';

/** Milestones shown to the buyer, and the status that reaches each. */
export const orderMilestones = ['placed', 'paid', 'prepared', 'sent', 'delivered'] as const;
export type OrderMilestone = (typeof orderMilestones)[number];

const reached: Readonly<Record<OrderStatus, number>> = {
  [awaitingPayment]: 1,
  [paid]: 2,
  [preparing]: 3,
  [shipped]: 4,
  [delivered]: 5,
  [completed]: 5,
  [cancelled]: 0,
  [paymentFailed]: 1,
  [returned]: 0,
};

/** Zero for cancelled and returned orders. */
export const countMilestonesReached = (status: number): number => (isOrderStatus(status) ? reached[status] : 0);

/** Only delivered orders can be reviewed. */
export const canReview = (status: number): boolean => hasArrived(status);

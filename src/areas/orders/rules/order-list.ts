import { dayMs, earlier } from '#kernel/dates.ts';
import { type Chosen, listOf } from '#site/list.ts';
import type { OrderFilter } from './office.ts';
import { isOrderStatus, type OrderStatus, orderStatuses } from './status.ts';

/** Order states as written in an address. */
const stateNames = {
  1: 'toPay',
  2: 'paid',
  3: 'preparing',
  4: 'sent',
  5: 'delivered',
  6: 'completed',
  7: 'cancelled',
  8: 'failed',
  9: 'returned',
} as const satisfies Record<OrderStatus, string>;
type OneState = (typeof stateNames)[OrderStatus];
/** "ship" is everything waiting to be shipped. */
type StateName = OneState | 'ship';

export const orderStatusName = (status: number): OneState => (isOrderStatus(status) ? stateNames[status] : 'toPay');

export const orderStatusNames: readonly StateName[] = [...orderStatuses.map(orderStatusName), 'ship'];

const statusesCalled = (name: StateName): readonly OrderStatus[] =>
  name === 'ship' ? [2, 3] : orderStatuses.filter((status) => stateNames[status] === name);

export const paymentStateFilters = [
  'unpaid',
  'pending_review',
  'part_paid',
  'paid',
  'part_refunded',
  'refunded',
  'disputed',
  'needs_attention',
  'attention',
  'pay_back',
  'refund_open',
] as const;
export const orderSourceNames = ['shop', 'office', 'invoice', 'partner'] as const;

export const orderList = listOf({
  page: 'office-orders',
  filters: {
    state: orderStatusNames,
    payment: paymentStateFilters,
    from: 'day',
    to: 'day',
    paid_from: 'day',
    paid_to: 'day',
    country: 'words',
    shipping: ['waiting', 'sent'],
    total_from: 'number',
    total_to: 'number',
    shopper: 'words',
    user: 'number',
    sku: 'words',
    source: orderSourceNames,
    owner: 'number',
    made: ['yes'],
    waits: ['day'],
  },
  sorts: ['created', 'paid', 'total'],
  first: '-created',
  size: 50,
});
export type OrderListChoice = Chosen<typeof orderList>;

/** A refund the provider has not completed for this long is shown to staff. */
export const refundLateMs = dayMs;

function paymentFilterOf(
  payment: OrderListChoice['filters']['payment'],
  now: Date,
): Pick<OrderFilter, 'attention' | 'paymentStates' | 'refund'> {
  if (payment === 'attention') return { attention: true };
  if (payment === 'pay_back') return { refund: 'hand' };
  if (payment === 'refund_open') return { refund: { before: earlier(now, refundLateMs) } };
  return { paymentStates: payment && [payment] };
}

/** The filters of an address. Amounts are whole dollars; an email address matches exactly, other words are searched. */
export function toOrderFilter({ filters, searchText }: Pick<OrderListChoice, 'filters' | 'searchText'>, now: Date): OrderFilter {
  const { state, payment, shopper } = filters;
  const isMailbox = shopper?.includes('@') ?? false;
  return {
    statuses: state && statusesCalled(state),
    ...paymentFilterOf(payment, now),
    from: filters.from,
    to: filters.to,
    ...(filters.waits ? { before: earlier(now, dayMs) } : {}),
    paidFrom: filters.paid_from,
    paidTo: filters.paid_to,
    country: filters.country?.toUpperCase(),
    shipping: filters.shipping,
    amountFrom: filters.total_from === undefined ? undefined : filters.total_from * 100,
    amountTo: filters.total_to === undefined ? undefined : filters.total_to * 100,
    userId: filters.user,
    email: isMailbox ? shopper : undefined,
    sku: filters.sku?.toUpperCase(),
    source: filters.source,
    ownerId: filters.owner,
    madeToOrder: filters.made === 'yes',
    searchText: [searchText, isMailbox ? undefined : shopper].filter(Boolean).join(' ') || undefined,
  };
}

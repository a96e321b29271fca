import { type Chosen, listOf } from '#site/list.ts';
import type { OrderFilter } from './office.ts';
import type { Status } from './status.ts';

/** Where an order stands, in the words of an address; "ship" is all that waits to leave. */
export const stateWords = {
  toPay: [1],
  paid: [2],
  preparing: [3],
  sent: [4],
  delivered: [5],
  completed: [6],
  cancelled: [7],
  failed: [8],
  returned: [9],
  ship: [2, 3],
} as const satisfies Record<string, readonly Status[]>;
export type StateWord = keyof typeof stateWords;
const words: Readonly<Record<number, StateWord>> = {
  1: 'toPay',
  2: 'paid',
  3: 'preparing',
  4: 'sent',
  5: 'delivered',
  6: 'completed',
  7: 'cancelled',
  8: 'failed',
  9: 'returned',
};
/** The word by which the office calls a status. */
export const wordOf = (status: number): StateWord => words[status] ?? 'toPay';

export const stateNames = Object.keys(stateWords) as readonly StateWord[];

export const paymentNames = [
  'unpaid',
  'pending_review',
  'part_paid',
  'paid',
  'part_refunded',
  'refunded',
  'disputed',
  'needs_attention',
  'attention',
] as const;
export const sourceNames = ['shop', 'office', 'invoice', 'partner'] as const;

export const orderList = listOf({
  page: 'office-orders',
  filters: {
    state: stateNames,
    payment: paymentNames,
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
    source: sourceNames,
    owner: 'number',
    made: ['yes'],
    waits: ['day'],
  },
  sorts: ['created', 'paid', 'total'],
  first: '-created',
  size: 50,
});
export type ChosenOrders = Chosen<typeof orderList>;

const dayMs = 86_400_000;

/** What an address asks of the orders. An amount is typed in whole dollars; a mailbox is meant whole, any other word is looked for. */
export function filterOf({ filters, words }: Pick<ChosenOrders, 'filters' | 'words'>, now: Date): OrderFilter {
  const { state, payment, shopper } = filters;
  const isMailbox = shopper?.includes('@') ?? false;
  return {
    statuses: state && stateWords[state],
    ...(payment === 'attention' ? { attention: true } : { paymentStates: payment && [payment] }),
    from: filters.from,
    to: filters.to,
    ...(filters.waits ? { before: new Date(now.getTime() - dayMs) } : {}),
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
    words: [words, isMailbox ? undefined : shopper].filter(Boolean).join(' ') || undefined,
  };
}

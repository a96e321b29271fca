import { listOf } from '#site/list.ts';

export const creditStates = ['pending', 'paid', 'refused', 'reversed'] as const;
export type CreditState = (typeof creditStates)[number];
export const creditMethods = ['store_credit', 'refund'] as const;

export const creditList = listOf({
  page: 'office-price-protection',
  filters: { state: creditStates, way: creditMethods, claimed: ['yes', 'no'], since: 'day' },
  sorts: ['at', 'amount'],
  first: '-at',
  size: 40,
});

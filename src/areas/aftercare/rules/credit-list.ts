import { listOf } from '#site/list.ts';

export const protectionStates = ['pending', 'paid', 'refused', 'reversed'] as const;
export type ProtectionState = (typeof protectionStates)[number];
export const creditWays = ['store_credit', 'refund'] as const;

export const creditList = listOf({
  page: 'office-price-protection',
  filters: { state: protectionStates, way: creditWays, claimed: ['yes', 'no'], since: 'day' },
  sorts: ['at', 'amount'],
  first: '-at',
  size: 40,
});

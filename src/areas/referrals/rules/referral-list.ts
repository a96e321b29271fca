import { listOf } from '#site/list.ts';

/** Where a pair stands: brought somebody, waits, paid, came back, or does not count. */
export const pairStates = ['joined', 'pending', 'available', 'taken_back', 'refused'] as const;
export type PairState = (typeof pairStates)[number];

export const referralList = listOf({
  page: 'office-referrals',
  filters: { state: pairStates },
  sorts: ['at', 'reward'],
  first: '-at',
  size: 40,
});

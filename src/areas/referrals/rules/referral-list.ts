import { listOf } from '#site/list.ts';

/** State of a referral: signed up, pending, rewarded, taken back, or refused. */
export const pairStates = ['joined', 'pending', 'available', 'taken_back', 'refused'] as const;
export type PairState = (typeof pairStates)[number];

export const referralList = listOf({
  page: 'office-referrals',
  filters: { state: pairStates },
  sorts: ['at', 'reward'],
  first: '-at',
  size: 40,
});

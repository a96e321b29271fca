import { listOf } from '#site/list.ts';

/** Payouts; their export has the lines of each, by affiliate and month, and without a month the open ones first. */
export const payoutList = listOf({
  page: 'office-payouts',
  filters: { partner: 'number', month: 'day' },
  sorts: ['at', 'amount'],
  first: '-at',
  size: 25,
});

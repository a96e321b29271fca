import { listOf } from '#site/list.ts';

/** The payouts made; their file holds the lines of each: of one affiliate, of one month, or all, and without a month what is open stands first. */
export const payoutList = listOf({
  page: 'office-payouts',
  filters: { partner: 'number', month: 'day' },
  sorts: ['at', 'amount'],
  first: '-at',
  size: 25,
});

import { listOf } from '#site/list.ts';

/** The lines of payouts as a file: of one affiliate, of one month, or all; without a month what is open stands first. */
export const payoutList = listOf({
  page: 'office-payouts',
  filters: { partner: 'number', month: 'day' },
  sorts: ['at'],
  first: '-at',
});

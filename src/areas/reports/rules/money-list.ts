import { listOf } from '#site/list.ts';

/** The combined journal with a running balance; without a view the page shows months. */
export const journalList = listOf({
  page: 'office-money',
  filters: { view: ['journal'], month: 'words', heading: 'number', from: 'day', to: 'day' },
  sorts: ['day'],
  first: '-day',
});

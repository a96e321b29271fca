import { listOf } from '#site/list.ts';

/** The book of both kinds, with the balance running through it; without a view the page shows months. */
export const journalList = listOf({
  page: 'office-money',
  filters: { view: ['journal'], month: 'words', heading: 'number', from: 'day', to: 'day' },
  sorts: ['day'],
  first: '-day',
});

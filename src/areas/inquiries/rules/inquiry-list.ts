import { listOf } from '#site/list.ts';
import { inquiryQueueNames } from './statuses.ts';

export const inquiryList = listOf({
  page: 'office-inquiries',
  filters: { heap: inquiryQueueNames, kind: 'words', handler: 'number', free: ['yes'], from: 'day', to: 'day' },
  sorts: ['at', 'asked'],
  first: '-at',
  size: 40,
});

/** The days over which the house looks at what became of its quotes. */
export const winDays = 90;

/** How many of those that were decided were won, in percent; null while nothing was decided. */
export const winRate = (won: number, lost: number): number | null =>
  won + lost === 0 ? null : Math.round((won * 1000) / (won + lost)) / 10;

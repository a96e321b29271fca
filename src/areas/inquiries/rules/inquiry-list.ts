import { listOf } from '#site/list.ts';
import { inquiryQueueNames } from './statuses.ts';

export const inquiryList = listOf({
  page: 'office-inquiries',
  filters: { heap: inquiryQueueNames, kind: 'words', handler: 'number', free: ['yes'], from: 'day', to: 'day' },
  sorts: ['at', 'asked'],
  first: '-at',
  size: 40,
});

/** Period of the win rate. */
export const winDays = 90;

/** Percentage of decided quotes that were won; null while none is decided. */
export const winRate = (won: number, lost: number): number | null =>
  won + lost === 0 ? null : Math.round((won * 1000) / (won + lost)) / 10;

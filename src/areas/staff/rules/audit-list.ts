import { listOf } from '#site/list.ts';

export const auditList = listOf({
  page: 'office-audit',
  filters: { who: 'number', kind: 'words', subject: 'words', from: 'day', to: 'day' },
  sorts: ['at'],
  first: '-at',
  size: 50,
});

import { listOf } from '#site/list.ts';
import { roles } from '#site/page.ts';

export const memberStates = ['active', 'blocked', 'left'] as const;

export const memberList = listOf({
  page: 'office-staff',
  filters: { state: memberStates, role: roles },
  sorts: ['at'],
  first: '-at',
  size: 40,
});

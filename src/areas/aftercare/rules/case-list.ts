import { listOf } from '#site/list.ts';
import { caseGroupNames } from './case-states.ts';

export const caseList = listOf({
  page: 'office-cases',
  filters: { heap: caseGroupNames, kind: ['cancel', 'return', 'exchange', 'damage', 'delay', 'other'], from: 'day', to: 'day' },
  sorts: ['at', 'moved', 'back'],
  first: '-at',
  size: 40,
});

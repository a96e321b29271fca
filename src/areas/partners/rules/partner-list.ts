import { listOf } from '#site/list.ts';
import { accountStates } from './account.ts';

export const partnerList = listOf({
  page: 'office-partners',
  filters: { state: accountStates, kind: ['wholesale', 'dropship', 'affiliate'] },
  sorts: ['at', 'name'],
  first: '-at',
  size: 40,
});

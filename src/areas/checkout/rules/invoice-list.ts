import { listOf } from '#site/list.ts';
import { invoiceGroupNames } from './invoice.ts';

export const invoiceList = listOf({
  page: 'office-invoices',
  filters: { heap: invoiceGroupNames, owner: 'number' },
  sorts: ['at', 'due', 'total'],
  first: '-at',
  size: 40,
});

import { listOf } from '#site/list.ts';
import { invoiceHeapNames } from './invoice.ts';

export const invoiceList = listOf({
  page: 'office-invoices',
  filters: { heap: invoiceHeapNames, owner: 'number' },
  sorts: ['at', 'due', 'total'],
  first: '-at',
  size: 40,
});

import { fileOf } from '#areas/staff/services/list-file.server.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { officeInvoiceTexts as texts } from '../office-texts.ts';
import { invoiceGroups } from '../rules/invoice.ts';
import { invoiceList } from '../rules/invoice-list.ts';
import { queryInvoices } from './invoice-office.server.ts';

export function listInvoices(
  app: App,
  { filters: { heap, owner }, searchText, sort }: Chosen<typeof invoiceList>,
  page: { readonly limit: number; readonly offset: number },
) {
  return queryInvoices(app, { states: heap && invoiceGroups[heap], searchText, ownerId: owner, sort, ...page });
}

export const invoiceFile = fileOf({
  spec: invoiceList,
  read: async (app, chosen, page) => (await listInvoices(app, chosen, page)).items,
  columns: [
    { label: texts.number, cell: (row) => row.number },
    { label: texts.made, cell: (row) => row.createdAt },
    { label: texts.customer, cell: (row) => row.customerName },
    { label: texts.email, cell: (row) => row.email },
    { label: texts.total, cell: (row) => row.totalCents / 100 },
    { label: texts.paid, cell: (row) => row.paidCents / 100 },
    { label: texts.due, cell: (row) => row.dueOn },
    { label: texts.state, cell: (row, language) => texts[row.status][language] },
  ],
});

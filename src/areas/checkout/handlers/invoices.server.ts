import { on } from '#api/handle.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber, cents } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import * as calls from '../calls/invoices.ts';
import { cancelInvoice } from '../services/invoice-cancel.server.ts';
import { fetchOfficeInvoice, queryInvoices } from '../services/invoice-office.server.ts';
import { buildInvoiceView, type InvoiceRecord, invoiceByCode, markInvoiceViewed } from '../services/invoice-view.server.ts';
import { invoiceUrl, toInvoiceDraft, wireInvoice } from '../services/invoice-wire.server.ts';
import { createInvoice, deleteInvoice, rewriteInvoice, sendInvoice } from '../services/invoices.server.ts';

const staffOf = ({ staff }: Caller) => {
  if (!staff) throw new DomainError('forbidden');
  return staff;
};

const written = (app: App, invoice: InvoiceRecord) => ({
  id: invoice.id,
  number: invoice.number,
  url: invoiceUrl(app, invoice),
  total: asDollarNumber(cents(invoice.totalCents)),
});

export const invoiceHandlers = [
  on(calls.getInvoice, async ({ code }, app, caller) => {
    const invoice = await invoiceByCode(app, caller, code);
    // The link of a cancelled invoice is dead and reveals nothing.
    if (invoice.status === 'cancelled') throw new DomainError('invoiceNotExist');
    await markInvoiceViewed(app, caller, invoice);
    return wireInvoice(app, await buildInvoiceView(app, invoice));
  }),
  on(calls.officeInvoices, async ({ id, status, words, page, page_size }, app) => {
    const one = id === undefined ? null : await fetchOfficeInvoice(app, id);
    const { items, total } = one
      ? { items: [{ ...one.invoice, orderNumber: one.orderNumber }], total: 1 }
      : await queryInvoices(app, { states: status && [status], searchText: words, limit: page_size, offset: (page - 1) * page_size });
    const shown = one && wireInvoice(app, await buildInvoiceView(app, one.invoice));
    return {
      items: items.map((row) => ({
        id: row.id,
        number: row.number,
        status: row.status,
        kind: row.kind,
        customer_name: row.customerName,
        email: row.email,
        total: asDollarNumber(cents(row.totalCents)),
        paid: asDollarNumber(cents(row.paidCents)),
        due_on: row.dueOn,
        order_number: row.orderNumber,
        url: invoiceUrl(app, row),
        ...(shown ? { invoice: shown } : {}),
      })),
      total,
      page,
      page_size,
    };
  }),
  on(calls.addInvoice, async (draft, app, caller) => written(app, await createInvoice(app, staffOf(caller), toInvoiceDraft(draft)))),
  on(calls.updateInvoice, async ({ id, ...draft }, app) => written(app, await rewriteInvoice(app, id, toInvoiceDraft(draft)))),
  on(calls.removeInvoice, async ({ id }, app) => {
    await deleteInvoice(app, id);
    return {};
  }),
  on(calls.cancelInvoiceCall, async ({ id }, app, caller) => {
    await cancelInvoice(app, staffOf(caller), id);
    return {};
  }),
  on(calls.postInvoice, async ({ id }, app) => written(app, await sendInvoice(app, id))),
];

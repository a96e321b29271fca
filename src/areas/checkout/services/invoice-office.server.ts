import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { memoized } from '#platform/memoized.server.ts';
import * as store from '../store/invoices.server.ts';

export const queryInvoices = (app: App, query: store.InvoiceQuery) => store.selectInvoicesPage(app.db, query);

export const fetchInvoiceFigures = (app: App) => figuresByState(app, '');
const figuresByState = memoized(async ({ db }: App) => new Map((await store.selectInvoiceFigures(db)).map((row) => [row.status, row])));

export async function fetchOfficeInvoice(app: App, id: number) {
  const invoice = await store.invoiceBy(app.db, { id });
  if (!invoice) throw new DomainError('invoiceNotExist');
  const [lines, money, orderNumber] = await Promise.all([
    store.linesOfInvoice(app.db, id),
    store.moneyOfInvoice(app.db, id),
    invoice.orderId === null ? null : store.orderNumberOf(app.db, invoice.orderId),
  ]);
  return { invoice, lines, money, orderNumber };
}

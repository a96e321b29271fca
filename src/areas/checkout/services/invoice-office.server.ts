import { Refused } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { remembered } from '#platform/remembered.server.ts';
import * as store from '../store/invoices.server.ts';

/** The newest invoices first. */
export const officeInvoices = (app: App, query: store.InvoiceQuery) => store.invoicesWith(app.db, query);

/** How many invoices stand in each state, and what they still bring. */
export const invoiceFigures = (app: App) => figuresByState(app, '');
const figuresByState = remembered(async ({ db }: App) => new Map((await store.invoiceFigures(db)).map((row) => [row.status, row])));

/** One invoice with everything staff wrote. */
export async function officeInvoice(app: App, id: number) {
  const invoice = await store.invoiceBy(app.db, { id });
  if (!invoice) throw new Refused('invoiceNotExist');
  const [lines, money, orderNumber] = await Promise.all([
    store.linesOfInvoice(app.db, id),
    store.moneyOfInvoice(app.db, id),
    invoice.orderId === null ? null : store.orderNumberOf(app.db, invoice.orderId),
  ]);
  return { invoice, lines, money, orderNumber };
}

import { invoiceLines, invoicePayments, invoices } from '#areas/checkout/tables/invoices.ts';
import { captures, couponRedemptions, payments, refundLines, refunds } from '#areas/checkout/tables/payments.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { doubleRecords } from '#platform/tables.ts';
import type { InvoiceRows } from './invoices.ts';
import type { PaymentRows } from './payments.ts';
import { providerRecords } from './provider-records.ts';

/** Copies a batch in dependency order, and empties it. */
export async function copyInvoices(copy: Copy, rows: InvoiceRows): Promise<void> {
  await copy(invoices, rows.invoices);
  await copy(invoiceLines, rows.lines);
  await copy(invoicePayments, rows.payments);
  for (const list of Object.values(rows)) list.length = 0;
}

/** The same for payments, after orders and before invoices. */
export async function copyPayments(copy: Copy, rows: PaymentRows, now: Date): Promise<void> {
  await copy(payments, rows.payments);
  await copy(captures, rows.captures);
  await copy(refunds, rows.refunds);
  await copy(refundLines, rows.refundLines);
  await copy(couponRedemptions, rows.redemptions);
  await copy(doubleRecords, providerRecords(rows, now));
  for (const list of Object.values(rows)) list.length = 0;
}

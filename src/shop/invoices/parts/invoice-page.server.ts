import { redirect } from 'react-router';
import { isInvoiceExpired } from '#areas/checkout/rules/invoice.ts';
import { invoicePath, invoicePayPath, invoicePdfPath } from '#areas/checkout/rules/invoice-paths.ts';
import {
  buildInvoiceView,
  fetchInvoiceSender,
  type InvoiceRecord,
  invoiceByCode,
  markInvoiceViewed,
} from '#areas/checkout/services/invoice-view.server.ts';
import type { PageContext } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';
import { forVariant } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';

/** The invoice of an address; other spellings redirect. */
export async function invoiceAt({ app, caller, url, params }: PageContext, place: 'read' | 'pay'): Promise<InvoiceRecord> {
  const invoice = await invoiceByCode(app, caller, params.product ?? '');
  const right = (place === 'read' ? invoicePath : invoicePayPath)(invoice.kind, invoice.code);
  const here = url.pathname.replace(/\.data$/, '');
  const there = forVariant(right, variantOf(here));
  if (here !== there) throw redirect(there + url.search);
  return invoice;
}

/** Cancelled, or expired before anything was paid. */
export const unavailableReasonOf = (invoice: InvoiceRecord, now: Date): 'cancelled' | 'expired' | null => {
  if (invoice.status === 'cancelled') return 'cancelled';
  return isInvoiceExpired(invoice, now) && invoice.paidCents === 0 ? 'expired' : null;
};

export async function invoiceForPage({ app, caller }: PageContext, invoice: InvoiceRecord) {
  await markInvoiceViewed(app, caller, invoice);
  const [view, seller] = await Promise.all([buildInvoiceView(app, invoice), fetchInvoiceSender(app, caller.language)]);
  const { money, createdAt, sentAt, dueOn, ...rest } = view;
  const day = (at: Date): string => formatDay(caller.language, at);
  return {
    ...rest,
    seller,
    day: day(sentAt ?? createdAt),
    dueDay: dueOn === null ? null : day(new Date(`${dueOn}T12:00:00Z`)),
    money: money.map(({ amountCents, at }) => ({ amountCents, day: day(at) })),
    readPath: invoicePath(invoice.kind, invoice.code),
    payPath: invoicePayPath(invoice.kind, invoice.code),
    pdfPath: invoicePdfPath(invoice.code),
  };
}
export type PageInvoice = Awaited<ReturnType<typeof invoiceForPage>>;

import type { z } from 'zod';
import { asDollarNumber } from '#kernel/money.ts';
import type { App } from '#platform/app.ts';
import type { getInvoice, invoiceDraft } from '../calls/invoices.ts';
import { invoicePath } from '../rules/invoice-paths.ts';
import type { InvoiceRecord, InvoiceView } from './invoice-view.server.ts';
import type { InvoiceDraft } from './invoices.server.ts';

export const invoiceUrl = (app: App, { kind, code }: Pick<InvoiceRecord, 'kind' | 'code'>): string => app.origin + invoicePath(kind, code);

/** An invoice by the names of the call. */
export const wireInvoice = (app: App, shown: InvoiceView): z.input<(typeof getInvoice)['output']> => ({
  number: shown.number,
  kind: shown.kind,
  status: shown.status,
  customer_name: shown.customerName,
  lines: shown.lines.map(({ name, quantity, priceCents, totalCents }) => ({
    name,
    quantity,
    price: asDollarNumber(priceCents),
    total: asDollarNumber(totalCents),
  })),
  breakdown: {
    item_total: asDollarNumber(shown.bill.itemsCents),
    shipping: asDollarNumber(shown.bill.shippingCents),
    handling: asDollarNumber(shown.bill.handlingCents),
    tax: asDollarNumber(shown.bill.taxCents),
    discount: asDollarNumber(shown.bill.discountCents),
    total: asDollarNumber(shown.bill.totalCents),
  },
  paid: asDollarNumber(shown.paidCents),
  balance: asDollarNumber(shown.balanceCents),
  due: asDollarNumber(shown.dueCents),
  note: shown.note,
  due_on: shown.dueOn,
  is_payable: shown.closed === null,
  url: invoiceUrl(app, shown),
});

/** What a call or a form tells of an invoice. */
export const toInvoiceDraft = (told: z.output<typeof invoiceDraft>): InvoiceDraft => ({
  kind: told.kind,
  customerName: told.customer_name,
  email: told.email,
  phoneNumber: told.phone_number,
  language: told.language,
  lines: told.lines.map(({ sku_id, name, quantity, price, weight_grams }) => ({
    skuId: sku_id,
    name,
    quantity,
    priceCents: price,
    weightGrams: weight_grams,
  })),
  discountCents: told.discount,
  shippingCents: told.shipping,
  shippingPaidCents: told.shipping_paid,
  handlingCents: told.handling,
  taxCents: told.tax,
  depositBp: told.deposit_percent * 100,
  note: told.note,
  dueOn: told.due_on,
  expiresAt: told.expires_at === null ? null : new Date(told.expires_at),
  inquiryId: told.inquiry_id,
});

import type { z } from 'zod';
import { asDollarNumber } from '#kernel/money.ts';
import type { App } from '#platform/app.ts';
import type { getInvoice, invoiceDraft } from '../calls/invoices.ts';
import { invoicePath } from '../rules/invoice-paths.ts';
import type { InvoiceRecord, InvoiceView } from './invoice-view.server.ts';
import type { InvoiceDraft } from './invoices.server.ts';

export const invoiceUrl = (app: App, { kind, code }: Pick<InvoiceRecord, 'kind' | 'code'>): string => app.origin + invoicePath(kind, code);

/** An invoice with the wire names of the call. */
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

export const toInvoiceDraft = (input: z.output<typeof invoiceDraft>): InvoiceDraft => ({
  kind: input.kind,
  customerName: input.customer_name,
  email: input.email,
  phoneNumber: input.phone_number,
  language: input.language,
  lines: input.lines.map(({ sku_id, name, quantity, price, weight_grams }) => ({
    skuId: sku_id,
    name,
    quantity,
    priceCents: price,
    weightGrams: weight_grams,
  })),
  discountCents: input.discount,
  shippingCents: input.shipping,
  shippingPaidCents: input.shipping_paid,
  handlingCents: input.handling,
  taxCents: input.tax,
  depositBp: input.deposit_percent * 100,
  note: input.note,
  dueOn: input.due_on,
  expiresAt: input.expires_at === null ? null : new Date(input.expires_at),
  inquiryId: input.inquiry_id,
});

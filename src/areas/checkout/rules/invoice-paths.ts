import { hrefOf } from '#site/links.ts';
import type { InvoiceKind } from './invoice.ts';

/** Where an invoice of each kind is read, and where it is paid; a payment link is both at once. */
export const invoicePath = (kind: InvoiceKind, code: string): string =>
  kind === 'payment_link'
    ? hrefOf('payment-link', { product: code })
    : hrefOf(kind === 'invoice' ? 'invoice' : 'address-invoice', { product: code });

export const invoicePayPath = (kind: InvoiceKind, code: string): string =>
  kind === 'payment_link'
    ? hrefOf('payment-link', { product: code })
    : hrefOf(kind === 'invoice' ? 'invoice-pay' : 'address-invoice-pay', { product: code });

/** The shortest address, which fits into a square a phone can read; it leads on to the right one. */
export const invoiceShortPath = (code: string): string => hrefOf('payment-link', { product: code });

/** The door its sheet lies behind, and the way there. */
export const invoicePdfRoute = '/invoice-documents/:code';
export const invoicePdfPath = (code: string): string => `/invoice-documents/${encodeURIComponent(code)}`;

import { hrefOf } from '#site/links.ts';
import type { InvoiceKind } from './invoice.ts';

/** Where each kind of invoice is read and paid; for a payment link these are the same page. */
export const invoicePath = (kind: InvoiceKind, code: string): string =>
  kind === 'payment_link'
    ? hrefOf('payment-link', { product: code })
    : hrefOf(kind === 'invoice' ? 'invoice' : 'address-invoice', { product: code });

export const invoicePayPath = (kind: InvoiceKind, code: string): string =>
  kind === 'payment_link'
    ? hrefOf('payment-link', { product: code })
    : hrefOf(kind === 'invoice' ? 'invoice-pay' : 'address-invoice-pay', { product: code });

/** The shortest address, so that it fits into a small QR code; it redirects to the full one. */
export const invoiceShortPath = (code: string): string => hrefOf('payment-link', { product: code });

export const invoicePdfRoute = '/invoice-documents/:code';
export const invoicePdfPath = (code: string): string => `/invoice-documents/${encodeURIComponent(code)}`;

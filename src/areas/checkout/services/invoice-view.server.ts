import { companyOf, siteOf } from '#areas/content/services/site-settings.server.ts';
import { minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { type QrCode, qrOf } from '#platform/qr.server.ts';
import { countAttempt, uncountAttempt } from '#platform/rate-limit.server.ts';
import { invoiceAmountDue, invoiceBalance, isInvoiceCode, whyNotPayable } from '../rules/invoice.ts';
import { invoiceShortPath } from '../rules/invoice-paths.ts';
import * as store from '../store/invoices.server.ts';

export type InvoiceRecord = store.InvoiceRow;

/** Drafts are not found, and wrong codes are rate-limited so that codes cannot be guessed. */
export async function invoiceByCode(app: App, { ip }: Pick<Caller, 'ip'>, code: string): Promise<InvoiceRecord> {
  const limit = { bucket: 'invoice', key: ip, max: 30, windowMs: minuteMs };
  if ((await countAttempt(app, limit)) > limit.max) throw new DomainError('tooMany');
  const invoice = isInvoiceCode(code) ? await store.invoiceBy(app.db, { code }) : null;
  if (!invoice || invoice.status === 'draft') throw new DomainError('invoiceNotExist');
  await uncountAttempt(app, limit);
  return invoice;
}

/** First view by a person outside the company. */
export async function markInvoiceViewed(app: App, caller: Caller, invoice: InvoiceRecord): Promise<void> {
  if (caller.staff || invoice.viewedAt) return;
  const at = app.now();
  await store.changeInvoice(app.db, invoice.id, { viewedAt: at, updatedAt: at });
  await store.changeInvoice(app.db, invoice.id, { status: 'viewed' }, ['sent']);
}

/** Everything a page, call or PDF shows of an invoice, and nothing else about its buyer. */
export async function buildInvoiceView(app: App, invoice: InvoiceRecord) {
  const [lines, money] = await Promise.all([store.linesOfInvoice(app.db, invoice.id), store.moneyOfInvoice(app.db, invoice.id)]);
  const now = invoiceAmountDue(invoice);
  return {
    ...{ number: invoice.number, code: invoice.code, kind: invoice.kind, status: invoice.status, customerName: invoice.customerName },
    closed: whyNotPayable(invoice, app.now()),
    lines: lines.map(({ name, quantity, priceCents, totalCents }) => ({
      name,
      quantity,
      priceCents: cents(priceCents),
      totalCents: cents(totalCents),
    })),
    bill: {
      itemsCents: invoice.itemsCents,
      shippingCents: invoice.shippingCents,
      handlingCents: invoice.handlingCents,
      taxCents: invoice.taxCents,
      discountCents: invoice.discountCents,
      totalCents: invoice.totalCents,
    },
    paidCents: cents(invoice.paidCents),
    balanceCents: invoiceBalance(invoice),
    dueCents: now.cents,
    purpose: now.purpose,
    money: money.map(({ amountCents, at, refundedCents }) => ({
      amountCents: cents(amountCents),
      refundedCents: cents(refundedCents),
      at,
    })),
    note: invoice.note,
    dueOn: invoice.dueOn,
    createdAt: invoice.createdAt,
    sentAt: invoice.sentAt,
    isTest: app.ports.payments.isTest,
  };
}
export type InvoiceView = Awaited<ReturnType<typeof buildInvoiceView>>;

export async function fetchInvoiceSender(app: App, language: Language) {
  try {
    const {
      name,
      legal_name: legalName,
      email,
      phone_number: phone,
      address,
      city,
      region,
      post_code: postCode,
    } = await companyOf(app, language);
    return {
      name,
      legalName,
      email,
      phone,
      address: [address, city, [region, postCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { shopName: name } = await siteOf(app, language);
    return { name, legalName: '', email: '', phone: '', address: '' };
  }
}

/** QR code of the invoice's address. */
export const invoiceQrCode = (app: App, code: string): QrCode | null => qrOf(app.origin + invoiceShortPath(code));

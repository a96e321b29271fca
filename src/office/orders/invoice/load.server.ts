import { redirect } from 'react-router';
import { canRewriteInvoice, invoiceBalance, isEndedInvoice } from '#areas/checkout/rules/invoice.ts';
import { invoicePath, invoicePdfPath } from '#areas/checkout/rules/invoice-paths.ts';
import { cancelInvoice } from '#areas/checkout/services/invoice-cancel.server.ts';
import { fetchOfficeInvoice } from '#areas/checkout/services/invoice-office.server.ts';
import { invoiceQrCode } from '#areas/checkout/services/invoice-view.server.ts';
import { createInvoice, deleteInvoice, extendInvoice, rewriteInvoice, sendInvoice } from '#areas/checkout/services/invoices.server.ts';
import { searchGoods } from '#areas/checkout/services/search-goods.server.ts';
import { calendarDayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom, plainFrom } from '#site/list.ts';
import { readInvoiceDraft, readInvoiceTerms } from './form.server.ts';
import { prefillInvoice } from './prefill-invoice.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const find = plainFrom(url.searchParams.get('find'), 60);
  const id = numberFrom(url.searchParams.get('id'));
  const inquiry = numberFrom(url.searchParams.get('inquiry'));
  return {
    begun: id === null && inquiry !== null ? await prefillInvoice(app, caller, inquiry) : null,
    shown: id === null ? null : await presentInvoice(app, caller.language, id),
    found: find === undefined ? null : await searchGoods(app, caller.language, find),
    done: url.searchParams.get('done'),
  };
});

async function presentInvoice(app: App, language: Language, id: number) {
  const { invoice, lines, money, orderNumber } = await fetchOfficeInvoice(app, id);
  const when = (at: Date | null) => at && { at: whenIn(at, language, app.now()), dateTime: at.toISOString() };
  return {
    ...{ id, number: invoice.number, status: invoice.status, kind: invoice.kind, email: invoice.email },
    ...{ customerName: invoice.customerName, phoneNumber: invoice.phoneNumber, language: invoice.language },
    mayRewrite: canRewriteInvoice({ ...invoice, hasOrder: invoice.orderId !== null }),
    isOver: invoice.status === 'paid' || isEndedInvoice(invoice.status),
    mayCancel: invoice.paidCents === 0 && ['sent', 'viewed', 'overdue'].includes(invoice.status),
    lines: lines.map((line) => ({
      skuId: line.skuId,
      name: line.name,
      quantity: String(line.quantity),
      price: plainAmount(line.priceCents),
      grams: String(line.weightGrams),
    })),
    discount: plainAmount(invoice.discountCents),
    shipping: invoice.isShippingByWeight ? null : plainAmount(invoice.shippingCents + invoice.shippingPaidCents),
    shippingPaid: plainAmount(invoice.shippingPaidCents),
    handling: plainAmount(invoice.handlingCents),
    tax: plainAmount(invoice.taxCents),
    deposit: String(invoice.depositBp / 100),
    note: invoice.note,
    dueOn: invoice.dueOn ?? '',
    dueName: invoice.dueOn ? calendarDayIn(invoice.dueOn, language) : '',
    expiresOn: invoice.expiresAt ? new Date(invoice.expiresAt.getTime() - 12 * 3_600_000).toISOString().slice(0, 10) : '',
    /** Parts of the total; zero ones are left out. */
    parts: (['items', 'shipping', 'handling', 'tax', 'discount'] as const).flatMap((name) => {
      const amount = dollars(cents(invoice[`${name}Cents`]));
      return invoice[`${name}Cents`] === 0 ? [] : [{ name, amount: name === 'discount' ? `−${amount}` : amount }];
    }),
    total: dollars(cents(invoice.totalCents)),
    paid: dollars(cents(invoice.paidCents)),
    balance: dollars(invoiceBalance(invoice)),
    orderNumber,
    link: app.origin + invoicePath(invoice.kind, invoice.code),
    path: invoicePath(invoice.kind, invoice.code),
    pdfPath: invoicePdfPath(invoice.code),
    square: invoiceQrCode(app, invoice.code),
    steps: {
      created: when(invoice.createdAt),
      sent: when(invoice.sentAt),
      viewed: when(invoice.viewedAt),
      paid: when(invoice.paidAt),
      cancelled: when(invoice.cancelledAt),
    },
    money: money.map(({ amountCents, at }) => ({ amount: dollars(cents(amountCents)), ...when(at) })),
  };
}
export type EditedInvoice = Awaited<ReturnType<typeof presentInvoice>>;

/** Saves, sends, cancels or deletes by the same services as the calls. */
export const action = actions({
  save: async (visit) => leadTo((await saved(visit)).id, 'saved'),
  'save-send': async (visit) => {
    const { id } = await saved(visit);
    await sendInvoice(visit.app, id);
    leadTo(id, 'sent');
  },
  prolong: async ({ app, url, form }) => leadTo((await extendInvoice(app, idIn(url), readInvoiceTerms(form))).id, 'saved'),
  send: async ({ app, url }) => leadTo((await sendInvoice(app, idIn(url))).id, 'sent'),
  cancel: async ({ app, caller, url }) => {
    await cancelInvoice(app, staffOf(caller), idIn(url));
    leadTo(idIn(url), 'cancelled');
  },
  delete: async ({ app, url }) => {
    await deleteInvoice(app, idIn(url));
    throw redirect(hrefOf('office-invoices'));
  },
});

async function saved({ app, caller, url, form }: ActionContext) {
  const draft = readInvoiceDraft(form);
  const id = numberFrom(url.searchParams.get('id'));
  return id === null ? createInvoice(app, staffOf(caller), draft) : rewriteInvoice(app, id, draft);
}

function idIn(url: URL): number {
  const id = numberFrom(url.searchParams.get('id'));
  if (id === null) throw new DomainError('invoiceNotExist');
  return id;
}

function staffOf({ staff }: Caller) {
  if (!staff) throw new DomainError('forbidden');
  return staff;
}

function leadTo(id: number, done: string): never {
  throw redirect(`${hrefOf('office-invoice')}?${new URLSearchParams({ id: String(id), done })}`);
}

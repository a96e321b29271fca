import { randomBytes } from 'node:crypto';
import { inquiryFollows } from '#areas/inquiries/services/office.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { type App, transact } from '#platform/app.ts';
import { canRewriteInvoice, type InvoiceKind, invoiceCode, invoiceNumber, invoiceStatesBefore, invoiceSums } from '../rules/invoice.ts';
import * as store from '../store/invoices.server.ts';
import { writeInvoiceEmail } from './invoice-emails.server.ts';

type Staff = { readonly id: number };
export type InvoiceLineInput = {
  readonly skuId: number | null;
  readonly name: string;
  readonly quantity: number;
  readonly priceCents: number;
  readonly weightGrams: number | null;
};
export type InvoiceDraft = {
  readonly kind: InvoiceKind;
  readonly customerName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly language: Language;
  readonly lines: readonly InvoiceLineInput[];
  readonly discountCents: number;
  readonly shippingCents: number | null;
  readonly shippingPaidCents: number;
  readonly handlingCents: number;
  readonly taxCents: number;
  readonly depositBp: number;
  readonly note: string;
  readonly dueOn: string | null;
  readonly expiresAt: Date | null;
  readonly inquiryId?: number | null;
  readonly customRequestId?: number | null;
};

/** Creates a draft with a number, an unguessable code and amounts that only the server calculates. */
export const createInvoice = (app: App, staff: Staff, draft: InvoiceDraft): Promise<store.InvoiceRow> =>
  transact(app, async (inside) => {
    const { row, lines } = await written(inside, draft);
    const at = app.now();
    const made = await store.insertInvoice(inside.db, {
      ...row,
      number: invoiceNumber(dayOf(at), randomBytes(6)),
      code: invoiceCode(lines[0]?.name ?? '', randomBytes(32)),
      ownerStaffId: staff.id,
      inquiryId: draft.inquiryId ?? null,
      customRequestId: draft.customRequestId ?? null,
      createdAt: at,
      updatedAt: at,
    });
    if (!made) throw new DomainError('unavailable');
    await store.writeLines(inside.db, made.id, lines);
    return made;
  });

/** Allowed until the buyer started to pay. */
export const rewriteInvoice = (app: App, id: number, draft: InvoiceDraft): Promise<store.InvoiceRow> =>
  transact(app, async (inside) => {
    const before = await lockedInvoice(inside, id);
    if (!canRewriteInvoice({ ...before, hasOrder: before.orderId !== null })) throw new DomainError('invoiceSettled');
    const { row, lines } = await written(inside, draft);
    const after = await store.changeInvoice(inside.db, id, { ...row, updatedAt: app.now() });
    if (!after) throw new DomainError('invoiceNotExist');
    await store.writeLines(inside.db, id, lines);
    return after;
  });

/** Due date and note may change until it is paid. */
export const extendInvoice = (app: App, id: number, { dueOn, expiresAt, note }: Pick<InvoiceDraft, 'dueOn' | 'expiresAt' | 'note'>) =>
  transact(app, async (inside) => {
    const before = await lockedInvoice(inside, id);
    if (['paid', 'cancelled', 'refunded'].includes(before.status)) throw new DomainError('invoiceSettled');
    const isLate = before.status === 'overdue' && (dueOn === null || dueOn >= dayOf(app.now()));
    const status = isLate ? (before.paidCents > 0 ? 'part_paid' : 'sent') : before.status;
    const after = await store.changeInvoice(inside.db, id, { dueOn, expiresAt, note, status, updatedAt: app.now() });
    return after ?? before;
  });

/** Emails the link; sending again is a new email with the same link. */
export async function sendInvoice(app: App, id: number): Promise<store.InvoiceRow> {
  const sent = await transact(app, async (inside) => {
    const before = await lockedInvoice(inside, id);
    if (['paid', 'cancelled', 'refunded'].includes(before.status)) throw new DomainError('invoiceSettled');
    const at = app.now();
    const status = before.status === 'draft' ? 'sent' : before.status;
    const after = await store.changeInvoice(inside.db, id, { status, sentAt: at, updatedAt: at });
    if (!after) throw new DomainError('invoiceNotExist');
    await writeInvoiceEmail(inside, 'sent', after);
    if (after.inquiryId !== null) await inquiryFollows(inside, after.inquiryId, 'quoted');
    return after;
  });
  app.live.publish('invoices', 'inquiries');
  return sent;
}

export async function deleteInvoice(app: App, id: number): Promise<void> {
  if (!(await store.invoiceBy(app.db, { id }))) throw new DomainError('invoiceNotExist');
  if (!(await store.deleteDraft(app.db, id))) throw new DomainError('invoiceSettled');
}

const batchSize = 200;

/** Marks unpaid invoices past their due day and reminds each buyer once. */
export async function markOverdueInvoices(app: App): Promise<number> {
  let count = 0;
  for (const { id } of await store.invoicesPastDue(app.db, dayOf(app.now()), batchSize))
    await transact(app, async (inside) => {
      const late = await store.changeInvoice(inside.db, id, { status: 'overdue', updatedAt: app.now() }, invoiceStatesBefore('overdue'));
      if (!late) return;
      count += 1;
      await writeInvoiceEmail(inside, 'overdue', late);
    });
  return count;
}

async function lockedInvoice(inside: App, id: number): Promise<store.InvoiceRow> {
  const row = await store.lockInvoice(inside.db, { id });
  if (!row) throw new DomainError('invoiceNotExist');
  return row;
}

/** Items with a SKU bring their weight, and their name unless staff wrote another. */
async function written(inside: App, draft: InvoiceDraft) {
  const skuIds = [...new Set(draft.lines.flatMap(({ skuId }) => skuId ?? []))];
  const goods = new Map((skuIds.length > 0 ? await store.goodsForLines(inside.db, skuIds) : []).map((one) => [one.id, one]));
  if (goods.size < skuIds.length) throw new DomainError('goodsNotExist');
  const lines = draft.lines.map(({ skuId, name, quantity, priceCents, weightGrams }) => {
    const sku = skuId === null ? null : goods.get(skuId);
    const catalogName = (draft.language === 'zh' && sku?.nameZh) || sku?.nameEn || '';
    return {
      skuId,
      name: name.trim() || catalogName || 'Product',
      quantity,
      priceCents,
      totalCents: priceCents * quantity,
      weightGrams: weightGrams ?? sku?.weightGrams ?? 0,
    };
  });
  const sums = invoiceSums({ ...draft, lines });
  const row = {
    kind: draft.kind,
    userId: await store.userByMailbox(inside.db, draft.email),
    customerName: draft.customerName,
    email: draft.email,
    phoneNumber: draft.phoneNumber,
    language: draft.language,
    itemsCents: sums.itemsCents,
    shippingCents: sums.shippingCents,
    shippingPaidCents: draft.shippingPaidCents,
    isShippingByWeight: draft.shippingCents === null,
    handlingCents: sums.handlingCents,
    taxCents: sums.taxCents,
    discountCents: sums.discountCents,
    totalCents: sums.totalCents,
    depositBp: draft.depositBp,
    note: draft.note,
    dueOn: draft.dueOn,
    expiresAt: draft.expiresAt,
  };
  return { row, lines };
}

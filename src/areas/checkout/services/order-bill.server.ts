import { randomBytes } from 'node:crypto';
import { owedCents } from '#areas/orders/rules/shippable.ts';
import { isAwaitingPayment } from '#areas/orders/rules/status.ts';
import { changeOrderAsStaff } from '#areas/orders/services/actions.server.ts';
import { fetchStockLines, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { dayMs, dayOf, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { invoiceCode, invoiceNumber, stateAfterMoney } from '../rules/invoice.ts';
import * as store from '../store/invoices.server.ts';
import { capturesCounted } from '../store/order-bills.server.ts';
import { sendInvoice } from './invoices.server.ts';

type Terms = { readonly dueOn: string | null; readonly note?: string };
const payWithinDays = 7;

/** Due day of an invoice unless another is given. */
export const defaultDueDay = (now: Date, days: number = payWithinDays): string => dayOf(later(now, days * dayMs));

const amountsOf = (order: OrderRow) => ({
  itemsCents: order.itemsCents,
  shippingCents: order.shippingCents,
  handlingCents: order.handlingCents,
  taxCents: order.taxCents,
  discountCents: order.discountCents,
  totalCents: order.totalCents,
  // What was refunded without lowering the total is not charged again.
  paidCents: order.paymentCents + order.refundedCents,
});

const linesFor = async (inside: App, order: OrderRow) =>
  (await fetchStockLines(inside, order.id)).map(({ skuId, name: nameEn, nameZh, quantity, priceCents, weightGrams }) => ({
    skuId,
    name: localizedColumn({ nameEn, nameZh }, 'name', order.language),
    quantity,
    priceCents,
    totalCents: priceCents * quantity,
    weightGrams,
  }));

/**
 * The invoice of an existing order: all its lines, what is paid and what is left. An order has one invoice, updated when requested again.
 * Inside the order's transaction.
 */
export async function ensureOrderInvoice(
  inside: App,
  staffId: number,
  order: OrderRow,
  { dueOn, note = '' }: Terms,
): Promise<store.InvoiceRow> {
  const known = await store.lockInvoice(inside.db, { orderId: order.id });
  if (known) return broughtUp(inside, known, order, dueOn);
  const at = inside.now();
  const lines = await linesFor(inside, order);
  const made = await store.insertInvoice(inside.db, {
    ...amountsOf(order),
    kind: 'invoice',
    number: invoiceNumber(dayOf(at), randomBytes(6)),
    code: invoiceCode(lines[0]?.name ?? '', randomBytes(32)),
    userId: order.userId,
    customerName: order.buyerNickName || order.email,
    email: order.email,
    language: order.language,
    orderId: order.id,
    isShippingByWeight: false,
    ownerStaffId: staffId,
    note,
    dueOn,
    createdAt: at,
    updatedAt: at,
  });
  if (!made) throw new DomainError('unavailable');
  await store.writeLines(inside.db, made.id, lines);
  for (const { id, amountCents, capturedAt } of await capturesCounted(inside.db, order.id))
    await store.insertInvoiceMoney(inside.db, { invoiceId: made.id, captureId: id, amountCents, createdAt: capturedAt });
  return made;
}

async function broughtUp(inside: App, invoice: store.InvoiceRow, order: OrderRow, dueOn: string | null): Promise<store.InvoiceRow> {
  const amounts = amountsOf(order);
  const isOpen = invoice.status === 'paid' || invoice.status === 'part_paid' || order.paymentCents > 0;
  const status = isOpen ? stateAfterMoney({ ...invoice, ...amounts }) : invoice.status;
  await store.writeLines(inside.db, invoice.id, await linesFor(inside, order));
  const after = await store.changeInvoice(inside.db, invoice.id, {
    ...amounts,
    status,
    ...(status === 'paid' ? { paidAt: invoice.paidAt ?? inside.now() } : {}),
    ...(dueOn === null ? {} : { dueOn }),
    updatedAt: inside.now(),
  });
  return after ?? invoice;
}

/** Updates the order's invoice, if it has one, after its lines changed. */
export async function syncOrderInvoice(inside: App, order: OrderRow): Promise<store.InvoiceRow | null> {
  const known = await store.lockInvoice(inside.db, { orderId: order.id });
  return known && known.status !== 'cancelled' ? broughtUp(inside, known, order, null) : null;
}

/** Emails the invoice; a partly paid one says so. */
export async function sendOrderInvoice(inside: App, invoice: store.InvoiceRow): Promise<void> {
  const sent = await sendInvoice(inside, invoice.id);
  if (sent.paidCents > 0 && sent.status === 'sent') await store.changeInvoice(inside.db, sent.id, { status: 'part_paid' });
}

/** Staff request the rest of an order's amount by a link in an email. */
export const sendPaymentLink = (app: App, caller: Caller, number: string, days: number = payWithinDays): Promise<void> =>
  changeOrderAsStaff(app, caller, number, 'bill', async (inside, order, staffId) => {
    const isOpen = isAwaitingPayment(order);
    if (owedCents(order) <= 0 || !(isOpen || order.paymentState === 'part_paid')) throw new DomainError('notPayable');
    const invoice = await ensureOrderInvoice(inside, staffId, order, { dueOn: defaultDueDay(app.now(), days) });
    await sendOrderInvoice(inside, invoice);
    return { before: null, after: { invoice: invoice.number, due_cents: owedCents(order) } };
  });

import { inquiryFollows } from '#areas/inquiries/services/office.server.ts';
import { findOrder, type OrderRow, transition } from '#areas/orders/services/transitions.server.ts';
import type { App } from '#platform/app.ts';
import { stateAfterMoney } from '../rules/invoice.ts';
import { invoicePayPath } from '../rules/invoice-paths.ts';
import * as store from '../store/invoices.server.ts';

type Money = { readonly order: OrderRow; readonly captureId: number; readonly amountCents: number; readonly at: Date };

/** What an invoice updates when its order changes; the caller's transaction holds the order's lock. */
export const invoiceSourceHooks = {
  /** Each capture is counted once, whoever reports it. */
  async booked(inside: App, { order, captureId, amountCents, at }: Money): Promise<void> {
    const invoice = await store.lockInvoice(inside.db, { orderId: order.id });
    if (!invoice) return;
    if (!(await store.insertInvoiceMoney(inside.db, { invoiceId: invoice.id, captureId, amountCents, createdAt: at }))) return;
    const paidCents = invoice.paidCents + amountCents;
    const status = stateAfterMoney({ ...invoice, paidCents });
    const paidAt = status === 'paid' ? (invoice.paidAt ?? at) : invoice.paidAt;
    await store.changeInvoice(inside.db, invoice.id, { paidCents, status, paidAt, updatedAt: inside.now() });
    if (status === 'paid' && invoice.inquiryId !== null) await inquiryFollows(inside, invoice.inquiryId, 'won');
    if (status !== 'cancelled' || order.paymentState === 'needs_attention') return;
    const reason = 'invoiceCancelled';
    await transition(inside, order, {
      paymentState: 'needs_attention',
      reason,
      by: { actor: 'system' },
      changes: { attentionReason: reason },
    });
  },
  /** Everything was refunded. */
  async refunded(inside: App, { id }: OrderRow): Promise<void> {
    const order = await findOrder(inside, { id });
    const invoice = await store.lockInvoice(inside.db, { orderId: id });
    if (!invoice || order?.paymentState !== 'refunded') return;
    await store.changeInvoice(inside.db, invoice.id, { status: 'refunded', updatedAt: inside.now() }, ['part_paid', 'paid', 'overdue']);
  },
  /** Return address for the provider; the amount paid so far is part of it, so that page can tell whether this payment arrived. */
  async backTo(app: App, { id }: OrderRow): Promise<string | null> {
    const invoice = await store.invoiceBy(app.db, { orderId: id });
    return invoice && `${invoicePayPath(invoice.kind, invoice.code)}?had=${invoice.paidCents}`;
  },
};

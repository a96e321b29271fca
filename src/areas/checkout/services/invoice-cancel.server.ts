import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { invoiceStatesBefore } from '../rules/invoice.ts';
import * as store from '../store/invoices.server.ts';
import { cancelUnpaidOrder } from './cancel.server.ts';
import { settleInvoice } from './invoice-pay.server.ts';

/**
 * Cancels an unpaid invoice; its link is dead from then on. The provider is asked first; a pending payment keeps the invoice open, and
 * money that still arrives puts its order before staff.
 */
export async function cancelInvoice(app: App, staff: { readonly id: number }, id: number): Promise<void> {
  const before = await store.invoiceBy(app.db, { id });
  if (!before) throw new DomainError('invoiceNotExist');
  await settleInvoice(app, before);
  const why = { reason: 'invoiceCancelled', by: { actor: 'staff', staffId: staff.id } } as const;
  const orderId = (await store.invoiceBy(app.db, { id }))?.orderId ?? null;
  if (orderId !== null && !(await cancelUnpaidOrder(app, orderId, why)) && (await store.isOrderOpen(app.db, orderId)))
    throw new DomainError('invoiceSettled');
  const gone = await store.cancelUnpaidInvoice(app.db, id, invoiceStatesBefore('cancelled'), app.now());
  if (!gone) throw new DomainError('invoiceSettled');
  // Somebody started to pay in between; the new order is closed as well.
  if (gone.orderId !== null && gone.orderId !== orderId) await cancelUnpaidOrder(app, gone.orderId, why);
}

import { findOrder } from '#areas/orders/services/transitions.server.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { checkAddressDraft, emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { invoiceAmountDue, whyNotPayable } from '../rules/invoice.ts';
import type { PaymentOutcome } from '../rules/payment-result.ts';
import * as store from '../store/invoices.server.ts';
import { capturePayment } from './capture-payment.server.ts';
import { ensureInvoiceOrder } from './invoice-order.server.ts';
import { type InvoiceRecord, invoiceByCode } from './invoice-view.server.ts';
import { describePlacedOrder, type PlacedOrder } from './pay.server.ts';
import { findOrCreateAttempt, openAttemptOnce, type Wallet } from './payment-attempt.server.ts';

type InvoicePayment = { readonly code: string; readonly receiver?: Partial<AddressDraft> | undefined; readonly wallet: Wallet };

/**
 * Opens the payment of the amount due now. A payment under way is settled first, so two payers or two clicks share one payment, and what
 * was paid meanwhile is not charged again.
 */
export async function payInvoice(app: App, caller: Caller, { code, receiver, wallet }: InvoicePayment): Promise<PlacedOrder> {
  const found = await invoiceByCode(app, caller, code);
  await settleInvoice(app, found);
  const invoice = (await store.invoiceBy(app.db, { id: found.id })) ?? found;
  const closed = whyNotPayable(invoice, app.now());
  if (closed === 'cancelled' || closed === 'draft') throw new DomainError('invoiceNotExist');
  if (closed) throw new DomainError('invoiceNotPayable');
  const order = await ensureInvoiceOrder(app, invoice.id, receiverFor(invoice, receiver));
  const due = invoiceAmountDue(invoice);
  const payment = await openAttemptOnce(
    app,
    await findOrCreateAttempt(app, order.id, { amountCents: due.cents, wallet, purpose: due.purpose }),
  );
  const placed = await describePlacedOrder(app, order.id);
  return { ...placed, outcome: 'unpaid', providerOrderId: payment.providerOrderId, approveUrl: payment.approveUrl };
}

/** Asks the provider about payments of this invoice whose outcome is unknown; null where there are none. */
export async function settleInvoice(app: App, { orderId }: Pick<InvoiceRecord, 'orderId'>): Promise<PaymentOutcome | null> {
  const order = orderId === null ? null : await findOrder(app, { id: orderId });
  if (!order) return null;
  return (await capturePayment(app, { number: order.number })).outcome;
}

/** Only an invoice without a fixed receiver takes one, and then it is required. */
function receiverFor(invoice: InvoiceRecord, input: Partial<AddressDraft> | undefined): AddressDraft | null {
  if (invoice.kind !== 'shipping_address') return null;
  if (input) return checkAddressDraft({ ...emptyAddressDraft, ...input });
  const stored = readInvoiceReceiver(invoice);
  if (!stored) throw new DomainError('receiverEmpty');
  return stored;
}

/** The buyer's address; an address staff noted without a name does not count as a receiver. */
export function readInvoiceReceiver({ receiver }: Pick<InvoiceRecord, 'receiver'>): AddressDraft | null {
  const part = (name: string): string => receiver?.[name] ?? '';
  if (part('first_name') === '' && part('last_name') === '') return null;
  return {
    ...emptyAddressDraft,
    firstName: part('first_name'),
    lastName: part('last_name'),
    phoneNumber: part('phone_number'),
    address: part('address'),
    city: part('city'),
    region: part('region'),
    postCode: part('post_code'),
    country: part('country') || 'US',
  };
}

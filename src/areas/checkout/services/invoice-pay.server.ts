import { orderBy } from '#areas/orders/services/steps.server.ts';
import type { Draft } from '#areas/shoppers/rules/address.ts';
import { checkedDraft, emptyDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { dueNow, whyNotPayable } from '../rules/invoice.ts';
import type { Outcome } from '../rules/verdict.ts';
import * as store from '../store/invoices.server.ts';
import { attemptFor, openedAttempt, type Wallet } from './attempt.server.ts';
import { finalise } from './finalise.server.ts';
import { orderFor } from './invoice-order.server.ts';
import { type InvoiceRow, invoiceByCode } from './invoice-view.server.ts';
import { type Placed, placedAs } from './pay.server.ts';

type PayWish = { readonly code: string; readonly receiver?: Partial<Draft> | undefined; readonly wallet: Wallet };

/**
 * Opens the payment of what an invoice asks for now. What is under way is finished first, so two payers, or two presses of one,
 * meet at the same payment; what was paid in the meantime is not asked for again.
 */
export async function payInvoice(app: App, caller: Caller, { code, receiver, wallet }: PayWish): Promise<Placed> {
  const found = await invoiceByCode(app, caller, code);
  await settleInvoice(app, found);
  const invoice = (await store.invoiceBy(app.db, { id: found.id })) ?? found;
  const closed = whyNotPayable(invoice, app.now());
  if (closed === 'cancelled' || closed === 'draft') throw new Refused('invoiceNotExist');
  if (closed) throw new Refused('invoiceNotPayable');
  const order = await orderFor(app, invoice.id, receiverFor(invoice, receiver));
  const due = dueNow(invoice);
  const payment = await openedAttempt(app, await attemptFor(app, order.id, { amountCents: due.cents, wallet, purpose: due.purpose }));
  const placed = await placedAs(app, order.id);
  return { ...placed, outcome: 'unpaid', providerOrderId: payment.providerOrderId, approveUrl: payment.approveUrl };
}

/** Asks the provider about payments of this invoice whose end is not known; null where there was none. */
export async function settleInvoice(app: App, { orderId }: Pick<InvoiceRow, 'orderId'>): Promise<Outcome | null> {
  const order = orderId === null ? null : await orderBy(app, { id: orderId });
  if (!order) return null;
  return (await finalise(app, { number: order.number })).outcome;
}

/** Only an invoice that asks for the receiver takes one, and then it needs one. */
function receiverFor(invoice: InvoiceRow, told: Partial<Draft> | undefined): Draft | null {
  if (invoice.kind !== 'shipping_address') return null;
  if (told) return checkedDraft({ ...emptyDraft, ...told });
  const kept = keptReceiver(invoice);
  if (!kept) throw new Refused('receiverEmpty');
  return kept;
}

/** Where the buyer said it goes; an address staff noted without a name is no receiver yet. */
export function keptReceiver({ receiver }: Pick<InvoiceRow, 'receiver'>): Draft | null {
  const part = (name: string): string => receiver?.[name] ?? '';
  if (part('first_name') === '' && part('last_name') === '') return null;
  return {
    ...emptyDraft,
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

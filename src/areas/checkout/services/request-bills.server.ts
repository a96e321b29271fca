import { customRequestKindTexts } from '#areas/custom/kind-texts.ts';
import { acceptQuote, type RequestAccess } from '#areas/custom/services/conversation.server.ts';
import { answerersOf } from '#areas/inquiries/services/office.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { invoicePath } from '../rules/invoice-paths.ts';
import { selectRequestBill } from '../store/request-bills.server.ts';
import { createInvoice, sendInvoice } from './invoices.server.ts';

export type RequestBill = { readonly path: string | null; readonly totalCents: number; readonly paidCents: number };

/** The invoice of a request; null while there is none. */
export async function fetchRequestBill(app: App, requestId: number): Promise<RequestBill | null> {
  const row = await selectRequestBill(app.db, requestId);
  if (!row) return null;
  const path = invoicePath(row.kind, row.code);
  const isPayable = row.paidCents < row.totalCents;
  return { path: isPayable ? path : null, totalCents: row.totalCents, paidCents: row.paidCents };
}

/** What the invoice of a request still asks for; nothing without an invoice. */
export async function fetchBalanceDue(app: App, requestId: number): Promise<number> {
  const row = await selectRequestBill(app.db, requestId);
  return row ? Math.max(0, row.totalCents - row.paidCents) : 0;
}

type Terms = Parameters<typeof acceptQuote>[3];

/**
 * Accepts the quote and in the same transaction creates and sends the invoice: the deposit starts the work, the rest is due before
 * shipping.
 */
export const acceptAndBill = (app: App, caller: Caller, access: RequestAccess, terms: Terms): Promise<void> =>
  transact(app, async (inside) => {
    const row = await acceptQuote(inside, caller, access, terms);
    if (row.quotedCents === null || (await selectRequestBill(inside.db, row.id))) return;
    const ownerId = row.handlerId ?? (await answerersOf(inside))[0]?.id;
    if (ownerId === undefined) return;
    const bill = await createInvoice(
      inside,
      { id: ownerId },
      {
        kind: 'shipping_address',
        customerName: row.name,
        email: row.email,
        phoneNumber: row.phoneNumber,
        language: row.language,
        lines: [
          {
            skuId: null,
            name: `${customRequestKindTexts[row.kind][row.language]} ${row.number}`,
            quantity: 1,
            priceCents: row.quotedCents,
            weightGrams: 0,
          },
        ],
        discountCents: 0,
        // Quotes include shipping.
        shippingCents: 0,
        shippingPaidCents: 0,
        handlingCents: 0,
        taxCents: 0,
        depositBp: Math.max(1, row.depositBp),
        note: '',
        dueOn: null,
        expiresAt: null,
        customRequestId: row.id,
      },
    );
    await sendInvoice(inside, bill.id);
  });

/** Work starts after the deposit, if there is an invoice. */
export async function requireDeposit(app: App, requestId: number): Promise<void> {
  const row = await selectRequestBill(app.db, requestId);
  if (row && row.paidCents === 0) throw new DomainError('paymentNotCompleted');
}

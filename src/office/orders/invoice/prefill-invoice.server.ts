import type { InvoiceKind } from '#areas/checkout/rules/invoice.ts';
import { officeConversation } from '#areas/inquiries/services/office.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { plainAmount } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';

type BegunLine = {
  readonly skuId: number | null;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly grams: string;
};

/** Initial fields of a new invoice, and the inquiry it answers. */
export type PrefilledInvoice = {
  readonly inquiry: { readonly id: number; readonly number: string };
  readonly customerName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly kind: InvoiceKind;
  readonly language: Language;
  readonly lines: readonly BegunLine[];
  readonly discount: string;
  readonly shipping: string | null;
  readonly shippingPaid: string;
  readonly handling: string;
  readonly tax: string;
  readonly deposit: string;
  readonly dueOn: string;
  readonly expiresOn: string;
  readonly note: string;
};

/** Takes over asker and products of an inquiry at today's prices. */
export async function prefillInvoice(app: App, caller: Caller, inquiryId: number): Promise<PrefilledInvoice> {
  const conversation = await officeConversation(app, caller, inquiryId);
  if (!conversation) throw new DomainError('inquiryNotExist');
  return {
    inquiry: { id: conversation.id, number: conversation.number },
    customerName: conversation.name,
    email: conversation.email,
    phoneNumber: conversation.phoneNumber,
    kind: 'shipping_address',
    language: conversation.language,
    lines: conversation.items.map(({ skuId, quantity, snapshot }) => ({
      skuId,
      name: snapshot?.name ?? '',
      quantity: String(quantity),
      price: snapshot ? plainAmount(snapshot.payableCents) : '',
      grams: snapshot ? String(snapshot.shipsFree ? 0 : snapshot.weightGrams) : '',
    })),
    discount: '',
    shipping: null,
    shippingPaid: '',
    handling: '',
    tax: '',
    deposit: '100',
    note: '',
    dueOn: '',
    expiresOn: '',
  };
}

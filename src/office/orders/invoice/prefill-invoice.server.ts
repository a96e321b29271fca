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

/** What a sheet begins with: the fields a form shows, and the inquiry it answers. */
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

/** An invoice that takes over who asks and for what; the price is today's until somebody writes another. */
export async function prefillInvoice(app: App, caller: Caller, inquiryId: number): Promise<PrefilledInvoice> {
  const talk = await officeConversation(app, caller, inquiryId);
  if (!talk) throw new DomainError('inquiryNotExist');
  return {
    inquiry: { id: talk.id, number: talk.number },
    customerName: talk.name,
    email: talk.email,
    phoneNumber: talk.phoneNumber,
    kind: 'shipping_address',
    language: talk.language,
    lines: talk.items.map(({ skuId, quantity, look }) => ({
      skuId,
      name: look?.name ?? '',
      quantity: String(quantity),
      price: look ? plainAmount(look.payableCents) : '',
      grams: look ? String(look.shipsFree ? 0 : look.weightGrams) : '',
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

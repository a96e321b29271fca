import { officeConversation } from '#areas/inquiries/services/office.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import type { EditedInvoice } from './load.server.ts';

/** What a sheet begins with: the fields a form shows, and the inquiry it answers. */
export type BegunInvoice = Pick<
  EditedInvoice,
  | 'customerName'
  | 'email'
  | 'phoneNumber'
  | 'kind'
  | 'language'
  | 'lines'
  | 'discount'
  | 'shipping'
  | 'shippingPaid'
  | 'handling'
  | 'tax'
  | 'deposit'
  | 'dueOn'
  | 'expiresOn'
  | 'note'
> & { readonly inquiry: { readonly id: number; readonly number: string } };

/** An invoice that takes over who asks and for what; the price is today's until somebody writes another. */
export async function begunFrom(app: App, caller: Caller, inquiryId: number): Promise<BegunInvoice> {
  const talk = await officeConversation(app, caller, inquiryId);
  if (!talk) throw new Refused('inquiryNotExist');
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
      price: look ? (look.payableCents / 100).toFixed(2) : '',
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

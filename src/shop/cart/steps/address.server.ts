import { data } from 'react-router';
import { z } from 'zod';
import { optionalText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { createOrder } from '#areas/checkout/calls/payment.ts';
import { saveGuestCart } from '#areas/orders/services/guest-carts.server.ts';
import { type AddressDraft, type AddressFaults, faultsIn, tidied } from '#areas/shoppers/rules/address.ts';
import { type MailKind, mailKinds } from '#areas/shoppers/rules/mail-kinds.ts';
import { checkAddressWithCarrier, isCarrierCheckAllowed } from '#areas/shoppers/services/address-check.server.ts';
import { addReceiver } from '#areas/shoppers/services/receivers.server.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import type { ActionContext } from '#platform/load.server.ts';
import { addressDraftOf, typedAddress } from '#shop/account/parts/address-form.server.ts';
import type { AddressCheckResult } from '#shop/account/parts/address-form.ts';
import type { CheckoutDraft } from './draft.server.ts';

/** Why the step is shown again: the input, and what is wrong or doubtful. */
export type AddressAnswer = {
  readonly of: 'address';
  readonly draft: AddressDraft;
  readonly email: string;
  readonly mailKinds: readonly MailKind[];
  readonly isNew: boolean;
  readonly faults: AddressFaults;
  readonly mailFault: 'missing' | 'mailbox' | null;
  readonly question: AddressCheckResult | null;
};

const { receiver_id } = createOrder.input.shape;
const receiverForm = typedAddress.extend({
  receiver_id,
  buyer_email: optionalText(1000),
  letters: z.array(z.enum(mailKinds)),
  choice: z.enum(['mine']).optional(),
});

/** Takes a saved or a new address. The carrier's check is advice; a member's address is saved to the account. */
export async function addressByForm<Next>(visit: ActionContext, before: CheckoutDraft, next: (draft: CheckoutDraft) => Next) {
  const { app, caller, form } = visit;
  const { receiver_id: receiverId, buyer_email: typedEmail, letters, choice, ...typed } = readForm(form, receiverForm);
  if (caller.shopperId !== null && receiverId !== undefined) return next({ ...before, receiverId });
  const email = caller.shopperId === null ? normalizeEmail(typedEmail) : '';
  const draft = tidied(addressDraftOf(typed));
  const faults = faultsIn(draft);
  const mailFault = email === null ? (typedEmail === '' ? ('missing' as const) : ('mailbox' as const)) : null;
  const back = (question: AddressCheckResult | null): AddressAnswer => ({
    of: 'address',
    draft,
    email: typedEmail,
    mailKinds: letters,
    isNew: true,
    faults,
    mailFault,
    question,
  });
  if (email === null || Object.keys(faults).length > 0) return data(back(null), { status: 400 });
  const needsCheck = choice !== 'mine' && (await isCarrierCheckAllowed(app, caller));
  const verdict = needsCheck ? await checkAddressWithCarrier(app, caller, draft) : null;
  if (verdict?.kind === 'corrected' || verdict?.kind === 'doubtful')
    return back({ suggestion: verdict.suggestion, doubts: verdict.kind === 'doubtful' ? verdict.doubts : [] });
  if (caller.shopperId === null) {
    // Built items have no list price to compare: reminder emails are about catalog products.
    const items = before.items
      .filter(([, , , estimate]) => estimate === '')
      .map(([skuId, quantity, knownCents]) => ({ skuId, quantity, knownCents }));
    await saveGuestCart(app, caller, { email, items, kinds: letters });
    return next({ ...before, email, letters, receiver: draft, receiverId: null });
  }
  return next({ ...before, receiverId: await addReceiver(app, caller.shopperId, draft, { isChecked: verdict?.kind === 'known' }) });
}

import { data } from 'react-router';
import { saveGuestCart } from '#areas/orders/services/guest-carts.server.ts';
import { type AddressDraft, type AddressFaults, faultsIn, tidied } from '#areas/shoppers/rules/address.ts';
import { isMailKind, type MailKind } from '#areas/shoppers/rules/mail-kinds.ts';
import { checkAddressWithCarrier, isCarrierCheckAllowed } from '#areas/shoppers/services/address-check.server.ts';
import { addReceiver } from '#areas/shoppers/services/receivers.server.ts';
import { mailbox } from '#kernel/mailbox.ts';
import type { PageContext } from '#platform/load.server.ts';
import { type AddressCheckResult, readAddressDraft } from '#shop/account/parts/address-form.ts';
import { newReceiver } from './checkout-steps.ts';
import type { CheckoutDraft } from './draft.server.ts';

type CheckoutPost = PageContext & { readonly form: FormData };

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

/** Takes a saved or a new address. The carrier's check is advice; a member's address is saved to the account. */
export async function addressByForm<Next>(visit: CheckoutPost, before: CheckoutDraft, next: (draft: CheckoutDraft) => Next) {
  const { app, caller, form } = visit;
  const typedEmail = String(form.get('buyer_email') ?? '')
    .trim()
    .slice(0, 254);
  const email = caller.shopperId === null ? mailbox(typedEmail) : '';
  const mailKinds = form.getAll('letter').filter(isMailKind);
  const chosen = String(form.get('receiver') ?? newReceiver);
  if (caller.shopperId !== null && chosen !== newReceiver) return next({ ...before, receiverId: Number(chosen) || null });
  const draft = tidied(readAddressDraft(form));
  const faults = faultsIn(draft);
  const mailFault = email === null ? (typedEmail === '' ? ('missing' as const) : ('mailbox' as const)) : null;
  const back = (question: AddressCheckResult | null): AddressAnswer => ({
    of: 'address',
    draft,
    email: typedEmail,
    mailKinds,
    isNew: true,
    faults,
    mailFault,
    question,
  });
  if (email === null || Object.keys(faults).length > 0) return data(back(null), { status: 400 });
  const verdict =
    form.get('choice') === 'mine' || !(await isCarrierCheckAllowed(app, caller)) ? null : await checkAddressWithCarrier(app, caller, draft);
  if (verdict?.kind === 'corrected' || verdict?.kind === 'doubtful')
    return back({ suggestion: verdict.suggestion, doubts: verdict.kind === 'doubtful' ? verdict.doubts : [] });
  if (caller.shopperId === null) {
    // Built items have no list price to compare: reminder emails are about catalog products.
    const items = before.items
      .filter(([, , , estimate]) => estimate === '')
      .map(([skuId, quantity, knownCents]) => ({ skuId, quantity, knownCents }));
    await saveGuestCart(app, caller, { email, items, kinds: mailKinds });
    return next({ ...before, email, letters: mailKinds, receiver: draft, receiverId: null });
  }
  return next({ ...before, receiverId: await addReceiver(app, caller.shopperId, draft, { isChecked: verdict?.kind === 'known' }) });
}

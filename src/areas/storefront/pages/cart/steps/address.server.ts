import { data } from 'react-router';
import { draftIn, type Question } from '#areas/shoppers/parts/address-form.ts';
import { type Draft, type Faults, faultsIn, tidied } from '#areas/shoppers/rules/address.ts';
import { carrierOn, mayAskCarrier } from '#areas/shoppers/services/address-check.server.ts';
import { addReceiver } from '#areas/shoppers/services/receivers.server.ts';
import { mailbox } from '#kernel/mailbox.ts';
import type { Visit } from '#platform/load.server.ts';
import type { CheckoutDraft } from './draft.server.ts';
import { newReceiver } from './names.ts';

type Acted = Visit & { readonly form: FormData };

/** What came back instead of the next step: what was typed, and what is wrong or doubtful about it. */
export type AddressAnswer = {
  readonly of: 'address';
  readonly draft: Draft;
  readonly email: string;
  readonly isNew: boolean;
  readonly faults: Faults;
  readonly mailFault: 'missing' | 'mailbox' | null;
  readonly question: Question | null;
};

/** Takes a saved address or a new one. A new one is looked at by the carrier, whose word is advice; a member's is kept with her account. */
export async function addressByForm<Next>(visit: Acted, before: CheckoutDraft, next: (draft: CheckoutDraft) => Next) {
  const { app, caller, form } = visit;
  const typedEmail = String(form.get('buyer_email') ?? '')
    .trim()
    .slice(0, 254);
  const email = caller.shopperId === null ? mailbox(typedEmail) : '';
  const chosen = String(form.get('receiver') ?? newReceiver);
  if (caller.shopperId !== null && chosen !== newReceiver) return next({ ...before, receiverId: Number(chosen) || null });
  const draft = tidied(draftIn(form));
  const faults = faultsIn(draft);
  const mailFault = email === null ? (typedEmail === '' ? ('missing' as const) : ('mailbox' as const)) : null;
  const back = (question: Question | null): AddressAnswer => ({
    of: 'address',
    draft,
    email: typedEmail,
    isNew: true,
    faults,
    mailFault,
    question,
  });
  if (email === null || Object.keys(faults).length > 0) return data(back(null), { status: 400 });
  const verdict = form.get('choice') === 'mine' || !(await mayAskCarrier(app, caller)) ? null : await carrierOn(app, caller, draft);
  if (verdict?.kind === 'corrected' || verdict?.kind === 'doubtful')
    return back({ suggestion: verdict.suggestion, doubts: verdict.kind === 'doubtful' ? verdict.doubts : [] });
  if (caller.shopperId === null) return next({ ...before, email, receiver: draft, receiverId: null });
  return next({ ...before, receiverId: await addReceiver(app, caller.shopperId, draft, { isChecked: verdict?.kind === 'known' }) });
}

import { type FormEvent, useState } from 'react';
import { changeCart } from '#areas/cart/parts/kept-cart.ts';
import type { SeenLine } from '#areas/cart/rules/batches.ts';
import { AddressFields, stateName } from '#areas/shoppers/parts/address-fields.tsx';
import { type Draft, draftFields, type Faults, faultsIn, fieldNames, tidied } from '#areas/shoppers/rules/address.ts';
import { homeCountry } from '#areas/shoppers/rules/countries.ts';
import { mailbox } from '#kernel/mailbox.ts';
import { dollars } from '#kernel/money.ts';
import { useSay } from '#site/here.tsx';
import { recall } from '#site/storage.ts';
import { dropWaiting, newName, putWaiting, type Waiting, type WaitingBuild } from '#site/waiting.ts';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { offlineTotal } from '../../rules/tunnel.ts';
import { tunnelTexts } from '../../tunnel-texts.ts';
import { waitingTitle } from './waiting-list.tsx';

type QueueOrderProps = {
  cart: readonly SeenLine[];
  /** What the cart alone comes to and weighs, as far as it is known. */
  sums: { readonly itemsCents: number; readonly grams: number };
  waiting: readonly Waiting[];
};
type Wrong = { readonly mail: boolean; readonly faults: Faults; readonly draft: Draft; readonly isRefused: boolean };
const empty = Object.fromEntries(draftFields.map((field) => [field, field === 'country' ? homeCountry : ''])) as Draft;

/** An order without a line: who gets it, and a promise to ask before anything is dearer. */
export function QueueOrder({ cart, sums, waiting }: QueueOrderProps) {
  const say = useSay(tunnelTexts);
  const [wrong, setWrong] = useState<Wrong>({ mail: false, faults: {}, draft: empty, isRefused: false });
  const builds = waiting.filter((entry): entry is WaitingBuild => entry.kind === 'build');
  const lines = cart.filter(({ isLater }) => !isLater);
  if (waiting.some((entry) => entry.kind === 'order' && entry.state !== 'placed')) return <Notice>{say('oneOnly')}</Notice>;
  if (lines.length === 0 && builds.length === 0) return null;
  const total = offlineTotal(sums, builds);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const draft = tidied(draftIn(form));
    const email = mailbox(textIn(form, 'buyer_email'));
    const faults = faultsIn(draft);
    if (email === null || Object.keys(faults).length > 0) return setWrong({ mail: email === null, faults, draft, isRefused: false });
    const receiver = Object.fromEntries(draftFields.filter((field) => field !== 'email').map((field) => [fieldNames[field], draft[field]]));
    const told = { id: newName(), at: Date.now(), request: newName(), email, receiver, coupon: recall('coupon') ?? '' };
    try {
      await putWaiting({ kind: 'order', state: 'waiting', ...told, lines: lines.map(plain), builds, seenCents: total });
    } catch {
      return setWrong({ mail: false, faults, draft, isRefused: true });
    }
    // From here on the order holds them.
    for (const { id } of builds) await dropWaiting(id);
    changeCart((kept) => kept.filter(({ isLater }) => isLater));
    document.getElementById(waitingTitle)?.focus();
    window.scrollTo({ top: 0 });
  };
  const hasFaults = wrong.mail || Object.keys(wrong.faults).length > 0;
  return (
    <form className="panel stack" onSubmit={(event) => void submit(event)} noValidate aria-label={say('orderOffline')}>
      <h2>{say('orderOffline')}</h2>
      <p className="meta">{say('orderLead')}</p>
      <p className="num">
        <b>{say('about', { total: dollars(total) })}</b>
      </p>
      <TextInput
        label={say('email')}
        type="email"
        name="buyer_email"
        autoComplete="email"
        required
        maxLength={254}
        error={wrong.mail ? say('emailWrong') : undefined}
      />
      <AddressFields
        draft={wrong.draft}
        faults={wrong.faults}
        countries={[{ code: homeCountry, name: say('unitedStates') }]}
        hasEmail={false}
      />
      <p className="meta">{say('onlyHome')}</p>
      {hasFaults && <Notice tone="err">{say('lookAgain')}</Notice>}
      {wrong.isRefused && <Notice tone="err">{say('notKept')}</Notice>}
      <SubmitButton block>{say('queue')}</SubmitButton>
    </form>
  );
}

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const draftIn = (form: FormData): Draft => ({
  ...(Object.fromEntries(draftFields.map((field) => [field, textIn(form, fieldNames[field])])) as Draft),
  email: '',
  region: textIn(form, stateName),
});

const plain = ({ skuId, quantity, seenCents, estimate, set }: SeenLine) => ({
  skuId,
  quantity,
  seenCents,
  ...(estimate && { estimate }),
  ...(set && { set }),
});

import { type FormEvent, useMemo, useState } from 'react';
import { type AddressDraft, type AddressFaults, addressFields, faultsIn, fieldNames, tidied } from '#areas/shoppers/rules/address.ts';
import { countriesIn, homeCountry } from '#areas/shoppers/rules/countries.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { dollars } from '#kernel/money.ts';
import { AddressFields, stateName } from '#shop/account/parts/address-fields.tsx';
import { changeCart } from '#shop/cart/store/cart-store.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { addToOutbox, newOutboxId, type OutboxBuild, type OutboxEntry, type OutboxOrder, removeFromOutbox } from '#site/outbox.ts';
import type { CartLine } from '#site/storage.ts';
import { readStored } from '#site/storage.ts';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { offlineTotal } from '../rules/offline.ts';
import { offlineTexts } from './offline-texts.ts';
import { outboxTitleId } from './outbox-list.tsx';

type QueueOrderProps = {
  cart: readonly CartLine[];
  /** The cart's sum and weight, as far as known. */
  sums: { readonly itemsCents: number; readonly grams: number };
  waiting: readonly OutboxEntry[];
};
type Wrong = { readonly mail: boolean; readonly faults: AddressFaults; readonly draft: AddressDraft | null; readonly isRefused: boolean };
/** As many as a browser can pay later: the server accepts no more either. */
const maxQueued = 5;
const nothingWrong: Wrong = { mail: false, faults: {}, draft: null, isRefused: false };
const empty = Object.fromEntries(addressFields.map((field) => [field, field === 'country' ? homeCountry : ''])) as AddressDraft;

/** An order made offline: the receiver, and a promise to ask before any price increase. */
export function QueueOrder({ cart, sums, waiting }: QueueOrderProps) {
  const say = useTexts(offlineTexts);
  const { language } = useLocale();
  // Never server-rendered, so the browser's own country names are safe.
  const countries = useMemo(() => countriesIn(language), [language]);
  const queued = waiting.filter((entry): entry is OutboxOrder => entry.kind === 'order');
  const last = queued.at(-1);
  const [wrong, setWrong] = useState<Wrong>(nothingWrong);
  const builds = waiting.filter((entry): entry is OutboxBuild => entry.kind === 'build');
  const lines = cart.filter(({ isLater }) => !isLater);
  if (lines.length === 0 && builds.length === 0) return null;
  if (queued.filter(({ state }) => state !== 'placed').length >= maxQueued) return <Notice>{say('enough', { most: maxQueued })}</Notice>;
  const total = offlineTotal(sums, builds);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const draft = tidied(draftIn(form));
    const email = normalizeEmail(textIn(form, 'buyer_email'));
    const faults = faultsIn(draft);
    if (email === null || Object.keys(faults).length > 0) return setWrong({ mail: email === null, faults, draft, isRefused: false });
    const receiver = Object.fromEntries(
      addressFields.filter((field) => field !== 'email').map((field) => [fieldNames[field], draft[field]]),
    );
    const order = { id: newOutboxId(), at: Date.now(), request: newOutboxId(), email, receiver, coupon: readStored('coupon') ?? '' };
    try {
      await addToOutbox({ kind: 'order', state: 'waiting', ...order, lines: lines.map(plain), builds, seenCents: total });
    } catch {
      return setWrong({ mail: false, faults, draft, isRefused: true });
    }
    setWrong(nothingWrong);
    // From here on the order holds the builds.
    for (const { id } of builds) await removeFromOutbox(id);
    changeCart((lines) => lines.filter(({ isLater }) => isLater));
    document.getElementById(outboxTitleId)?.focus();
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
        key={last?.id}
        defaultValue={last?.email}
        error={wrong.mail ? say('emailWrong') : undefined}
      />
      <AddressFields
        key={last?.id}
        draft={wrong.draft ?? (last ? draftOf(last.receiver) : empty)}
        faults={wrong.faults}
        countries={countries}
        hasEmail={false}
      />
      {hasFaults && <Notice tone="err">{say('lookAgain')}</Notice>}
      {wrong.isRefused && <Notice tone="err">{say('notKept')}</Notice>}
      <SubmitButton block>{say('queue')}</SubmitButton>
    </form>
  );
}

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const draftIn = (form: FormData): AddressDraft => {
  const typed = Object.fromEntries(addressFields.map((field) => [field, textIn(form, fieldNames[field])])) as AddressDraft;
  return { ...typed, email: '', ...(typed.country === homeCountry && { region: textIn(form, stateName) }) };
};
/** Another order usually goes to the same address. */
const draftOf = (receiver: Readonly<Record<string, string>>): AddressDraft =>
  Object.fromEntries(addressFields.map((field) => [field, receiver[fieldNames[field]] ?? ''])) as AddressDraft;

const plain = ({ skuId, quantity, seenCents, estimate, set }: CartLine) => ({
  skuId,
  quantity,
  seenCents,
  ...(estimate && { estimate }),
  ...(set && { set }),
});

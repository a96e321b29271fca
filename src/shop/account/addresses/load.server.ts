import { data, redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { receiverDelete } from '#areas/shoppers/calls/receivers.ts';
import {
  type AddressDraft,
  addressLocationFields,
  faultsIn,
  maxReceivers,
  type Receiver,
  tidied,
  usPhoneOf,
} from '#areas/shoppers/rules/address.ts';
import { countriesIn, countryName, homeCountry } from '#areas/shoppers/rules/countries.ts';
import { type AddressVerdict, checkAddressWithCarrier, isCarrierCheckAllowed } from '#areas/shoppers/services/address-check.server.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import { emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';
import {
  addReceiver,
  deleteReceiver,
  getReceiver,
  listReceivers,
  setDefaultReceiver,
  updateReceiver,
} from '#areas/shoppers/services/receivers.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { forVariant, hrefOf } from '#site/links.ts';
import { variantOf } from '#site/variant.ts';
import { addressDraftOf, typedAddress } from '../parts/address-form.server.ts';
import { type AddressFormResult, type AddressNotice, idIn, parseAddressNotice } from './form.ts';

/** List and form share one address, selected by the query so that it works without script. */
export const loader = load(async ({ app, caller, url }) => {
  const language = caller.language;
  const { receivers, total } = await listReceivers(app, caller.shopperId, { page: 1, size: maxReceivers });
  const editId = idIn(url.searchParams.get('edit'));
  const isFull = total >= maxReceivers;
  const around = { isTest: app.ports.carrier.isTest };
  const form = (id: number | null, draft: AddressDraft, isDefault: boolean) =>
    ({ ...around, view: 'form', id, draft, isDefault, countries: countriesIn(language) }) as const;
  if (editId !== null) {
    const found = receivers.find(({ id }) => id === editId);
    if (!found) throw toList(url, 'missing');
    return form(found.id, withLocalPhone(found), found.isDefault);
  }
  const profile = await profileOf(app, caller.shopperId);
  if (url.searchParams.has('new') && !isFull) {
    const { firstName, lastName, phoneNumber } = profile;
    const start = { ...emptyAddressDraft, firstName, lastName, phoneNumber: usPhoneOf(phoneNumber), country: homeCountry };
    const home = tidied({ ...start, address: profile.address, city: profile.city, region: profile.region, postCode: profile.postCode });
    return form(null, url.searchParams.get('new') === 'home' ? home : start, total === 0);
  }
  return {
    ...around,
    view: 'list',
    cards: receivers.map((one) => ({
      ...one,
      ...withLocalPhone(one),
      countryName: one.country === homeCountry ? '' : countryName(one.country, language),
    })),
    isFull,
    home:
      total === 0 && profile.address ? [profile.address, profile.city, profile.region, profile.postCode].filter(Boolean).join(', ') : null,
    said: parseAddressNotice(url.searchParams.get('said')),
  } as const;
});

const withLocalPhone = (draft: AddressDraft): AddressDraft =>
  draft.country === homeCountry ? { ...draft, phoneNumber: usPhoneOf(draft.phoneNumber) } : draft;

const one = receiverDelete.input;
const whole = typedAddress.extend({ make_default: z.boolean() });
const typed = whole.extend({ choice: z.enum(['mine']).optional() });
const removed = whole.extend({ was_checked: z.boolean() });

export const action = actions({
  async default({ app, caller, url, form }) {
    await setDefaultReceiver(app, caller.shopperId, readForm(form, one).id);
    return toList(url, 'default');
  },
  async remove({ app, caller, form }) {
    return { gone: await deleteReceiver(app, caller.shopperId, readForm(form, one).id), answer: null };
  },
  async restore({ app, caller, url, form }) {
    const { make_default: makeDefault, was_checked: wasChecked, ...address } = readForm(form, removed);
    const draft = tidied(addressDraftOf(address));
    const isChecked = wasChecked && (await checkWithCarrier(app, caller, draft)).kind === 'known';
    await addReceiver(app, caller.shopperId, draft, { makeDefault, isChecked });
    return toList(url, 'restored');
  },
  async save({ app, caller, url, form }) {
    const { make_default: makeDefault, choice, ...address } = readForm(form, typed);
    const draft = tidied(addressDraftOf(address));
    const faults = faultsIn(draft);
    if (Object.keys(faults).length > 0) return data(back({ draft, makeDefault, faults, question: null }), { status: 400 });
    const editId = idIn(url.searchParams.get('edit'));
    const before = editId === null ? null : await getReceiver(app, caller.shopperId, editId);
    const verdict = choice === 'mine' || (before && isSamePlace(before, draft)) ? null : await checkWithCarrier(app, caller, draft);
    if (verdict?.kind === 'corrected' || verdict?.kind === 'doubtful') {
      const { suggestion } = verdict;
      const doubts = verdict.kind === 'doubtful' ? verdict.doubts : [];
      return back({ draft, makeDefault, faults, question: { suggestion, doubts } });
    }
    await saveReceiver(app, caller, before, draft, { makeDefault, isChecked: verdict?.kind === 'known' });
    return toList(url, verdict?.kind === 'away' ? 'unchecked' : before ? 'saved' : 'added');
  },
});

const back = (answer: AddressFormResult) => ({ gone: null, answer });

const toList = (url: URL, notice: AddressNotice) => redirect(`${forVariant(hrefOf('addresses'), variantOf(url.pathname))}?said=${notice}`);

/** Changes of name or phone need no carrier check. */
const isSamePlace = (before: Receiver, draft: AddressDraft): boolean =>
  addressLocationFields.every((field) => before[field] === draft[field]);

async function checkWithCarrier(app: App, caller: Caller, draft: AddressDraft): Promise<AddressVerdict> {
  return (await isCarrierCheckAllowed(app, caller)) ? checkAddressWithCarrier(app, caller, draft) : { kind: 'away' };
}

async function saveReceiver(
  app: App,
  { shopperId }: Caller,
  before: Receiver | null,
  draft: AddressDraft,
  flags: { makeDefault: boolean; isChecked: boolean },
): Promise<void> {
  if (before) await updateReceiver(app, shopperId, before.id, draft, flags);
  else await addReceiver(app, shopperId, draft, flags);
}

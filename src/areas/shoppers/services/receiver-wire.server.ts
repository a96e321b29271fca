import type { z } from 'zod';
import { Refused } from '#kernel/errors.ts';
import type { receiversQuery, receiverUpdate } from '../calls/receivers.ts';
import {
  type Draft,
  type DraftField,
  draftFields,
  faultsIn,
  fieldNames,
  type Place,
  placeFields,
  type Receiver,
  tidied,
} from '../rules/address.ts';

type Told = Omit<z.output<(typeof receiverUpdate)['input']>, 'id' | 'is_default'>;

/** What a call tells of an address; what it leaves out is not there. */
export function toldIn(input: Told): Partial<Draft> {
  const all: Record<DraftField, string | undefined> = {
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.email,
    phoneNumber: input.phone_number,
    address: input.address,
    city: input.city,
    region: input.region,
    postCode: input.post_code,
    country: input.country,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export const emptyDraft: Draft = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  address: '',
  city: '',
  region: '',
  postCode: '',
  country: '',
};

export const wireReceiver = (one: Receiver): z.input<(typeof receiversQuery)['output']>['items'][number] => ({
  id: one.id,
  first_name: one.firstName,
  last_name: one.lastName,
  email: one.email,
  phone_number: one.phoneNumber,
  address: one.address,
  city: one.city,
  region: one.region,
  post_code: one.postCode,
  country: one.country,
  is_default: one.isDefault,
  is_checked: one.isChecked,
});

/** The same rule as the form's, told by the first field that breaks it. */
export const checkedDraft = (typed: Draft): Draft => refuseFaulty(tidied(typed), draftFields);

export function checkedPlace(typed: Partial<Place>): Place {
  const { address, city, region, postCode, country } = refuseFaulty(tidied({ ...emptyDraft, ...typed }), placeFields);
  return { address, city, region, postCode, country };
}

function refuseFaulty(draft: Draft, fields: readonly DraftField[]): Draft {
  const faults = faultsIn(draft);
  const field = fields.find((one) => faults[one]);
  if (!field) return draft;
  if (faults[field] === 'mailbox') throw new Refused('badMailbox', { field: fieldNames[field] });
  throw new Refused(faults[field] === 'missing' ? 'lackParameter' : 'badValue', { field: fieldNames[field] });
}

import type { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import type { receiversQuery, receiverUpdate } from '../calls/receivers.ts';
import {
  type AddressDraft,
  type AddressField,
  type AddressLocation,
  addressFields,
  addressLocationFields,
  faultsIn,
  fieldNames,
  type Receiver,
  tidied,
} from '../rules/address.ts';

type ReceiverInput = Omit<z.output<(typeof receiverUpdate)['input']>, 'id' | 'is_default'>;

export function addressFromCall(input: ReceiverInput): Partial<AddressDraft> {
  const all: Record<AddressField, string | undefined> = {
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

export const emptyAddressDraft: AddressDraft = {
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

/** The same rule as the form's; reports the first invalid field. */
export const checkAddressDraft = (typed: AddressDraft): AddressDraft => refuseFaulty(tidied(typed), addressFields);

export function checkAddressLocation(typed: Partial<AddressLocation>): AddressLocation {
  const { address, city, region, postCode, country } = refuseFaulty(tidied({ ...emptyAddressDraft, ...typed }), addressLocationFields);
  return { address, city, region, postCode, country };
}

function refuseFaulty(draft: AddressDraft, fields: readonly AddressField[]): AddressDraft {
  const faults = faultsIn(draft);
  const field = fields.find((one) => faults[one]);
  if (!field) return draft;
  if (faults[field] === 'mailbox') throw new DomainError('badMailbox', { field: fieldNames[field] });
  throw new DomainError(faults[field] === 'missing' ? 'lackParameter' : 'badValue', { field: fieldNames[field] });
}

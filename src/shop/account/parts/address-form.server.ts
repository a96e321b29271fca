import { z } from 'zod';
import { optionalText } from '#api/fields.ts';
import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { homeCountry } from '#areas/shoppers/rules/countries.ts';
import { addressFromCall, emptyAddressDraft } from '#areas/shoppers/services/receiver-wire.server.ts';

const text = optionalText(1000);

/** An address as typed, under the names of its call; the rules of addresses say at each field what is wrong with it. */
export const typedAddress = z.object({
  first_name: text,
  last_name: text,
  email: text,
  phone_number: text,
  address: text,
  city: text,
  region: text,
  post_code: text,
  country: text,
  /** Chosen from the list of US states. */
  state: z.string().max(1000).optional(),
});

export function addressDraftOf({ state, ...typed }: z.output<typeof typedAddress>): AddressDraft {
  const draft = { ...emptyAddressDraft, ...addressFromCall(typed) };
  const isHome = (draft.country || homeCountry) === homeCountry;
  return isHome && state !== undefined ? { ...draft, region: state } : draft;
}

import { type AddressDraft, type AddressLocation, fieldNames } from '#areas/shoppers/rules/address.ts';
import { homeCountry } from '#areas/shoppers/rules/countries.ts';
import type { AddressDoubt } from '#providers/ports.ts';
import { stateName } from './address-fields.tsx';

/** A typed address by the names of its fields. At home the list of states says the region, elsewhere its own field. */
export function addressDraftIn(typed: Readonly<Record<string, unknown>>): AddressDraft {
  const text = (name: string): string => {
    const value = typed[name];
    return typeof value === 'string' ? value : '';
  };
  const draft = Object.fromEntries(Object.entries(fieldNames).map(([field, name]) => [field, text(name)])) as AddressDraft;
  const isHome = (draft.country || homeCountry) === homeCountry;
  return isHome && typed[stateName] !== undefined ? { ...draft, region: text(stateName) } : draft;
}

export const readAddressDraft = (form: FormData): AddressDraft => addressDraftIn(Object.fromEntries(form));

/** The carrier's answer about an address before it is saved. */
export type AddressCheckResult = { readonly suggestion: AddressLocation | null; readonly doubts: readonly AddressDoubt[] };

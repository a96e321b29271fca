import { type AddressDraft, type AddressLocation, fieldNames } from '#areas/shoppers/rules/address.ts';
import { homeCountry } from '#areas/shoppers/rules/countries.ts';
import type { AddressDoubt } from '#providers/ports.ts';
import { stateName } from './address-fields.tsx';

const maxFieldLength = 1000;

export function readAddressDraft(form: FormData): AddressDraft {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, maxFieldLength) : '';
  };
  const draft = Object.fromEntries(Object.entries(fieldNames).map(([field, name]) => [field, text(name)])) as AddressDraft;
  const isHome = (draft.country || homeCountry) === homeCountry;
  return isHome && form.has(stateName) ? { ...draft, region: text(stateName) } : draft;
}

/** The carrier's answer about an address before it is saved. */
export type AddressCheckResult = { readonly suggestion: AddressLocation | null; readonly doubts: readonly AddressDoubt[] };

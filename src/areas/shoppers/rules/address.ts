import { normalizeEmail } from '#kernel/email-address.ts';
import { usRegions } from '#kernel/us-states.ts';
import { maxShopperFieldLength } from '../rules.ts';
import { stateTexts } from '../state-texts.ts';
import { partSign } from './address-line.ts';
import { countries, homeCountry } from './countries.ts';

/** A person and a shipping address, as a form or call provides it. */
export type AddressDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
  readonly country: string;
};
export type AddressField = keyof AddressDraft;
/** A saved address. */
export type Receiver = AddressDraft & { readonly id: number; readonly isDefault: boolean; readonly isChecked: boolean };
/** The location without the person. */
export type AddressLocation = Pick<AddressDraft, (typeof addressLocationFields)[number]>;
export const addressLocationFields = ['address', 'city', 'region', 'postCode', 'country'] as const;

/** Field names used by calls, forms and browsers. */
export const fieldNames: Readonly<Record<AddressField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phoneNumber: 'phone_number',
  address: 'address',
  city: 'city',
  region: 'region',
  postCode: 'post_code',
  country: 'country',
};

export type AddressFault =
  | 'missing'
  | 'tooLong'
  | 'oddSign'
  | 'separator'
  | 'mailbox'
  | 'phoneUs'
  | 'phone'
  | 'state'
  | 'zip'
  | 'postCode'
  | 'country';
export type AddressFaults = Partial<Record<AddressField, AddressFault>>;

/** Maximum saved addresses per shopper. */
export const maxReceivers = 20;

export const maxAddressFieldLength: Readonly<Record<AddressField, number>> = {
  firstName: maxShopperFieldLength.name,
  lastName: maxShopperFieldLength.name,
  email: maxShopperFieldLength.email,
  phoneNumber: maxShopperFieldLength.phone,
  address: maxShopperFieldLength.address,
  city: maxShopperFieldLength.place,
  region: maxShopperFieldLength.place,
  postCode: maxShopperFieldLength.postCode,
  country: 2,
};
export const addressFields = Object.keys(maxAddressFieldLength) as readonly AddressField[];
const always: readonly AddressField[] = ['firstName', 'lastName', 'phoneNumber', 'address', 'city', 'country'];
const atHome: readonly AddressField[] = [...always, 'region', 'postCode'];
const joined: readonly AddressField[] = ['address', 'city', 'region', 'postCode'];

/** Territories the post treats as states. */
const usTerritories = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

/** Normalizes an address: spaces, state and postal codes, phone format. What it cannot read stays. */
export function tidied(typed: AddressDraft): AddressDraft {
  const lines = Object.fromEntries(addressFields.map((field) => [field, oneLine(typed[field])])) as AddressDraft;
  const typedCountry = lines.country.toUpperCase() || homeCountry;
  const isTerritory = usTerritories.has(typedCountry);
  const country = isTerritory ? homeCountry : typedCountry;
  const isHome = country === homeCountry;
  return {
    ...lines,
    country,
    email: normalizeEmail(lines.email) ?? lines.email,
    region: isTerritory ? typedCountry : isHome ? (parseUsState(lines.region) ?? lines.region) : lines.region,
    postCode: isHome ? zipOf(lines.postCode) : postCodeOf(lines.postCode, country),
    phoneNumber: isHome ? usPhoneOf(lines.phoneNumber) : narrow(lines.phoneNumber),
  };
}

/** Errors by field; empty when valid. */
export function faultsIn(draft: AddressDraft): AddressFaults {
  const isHome = draft.country === homeCountry;
  const needed = isHome ? atHome : always;
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const fault = faultOf(field, draft[field], needed.includes(field), isHome);
      return fault ? [[field, fault]] : [];
    }),
  );
}

function faultOf(field: AddressField, text: string, isNeeded: boolean, isHome: boolean): AddressFault | null {
  if (text === '') return isNeeded ? 'missing' : null;
  if (text.length > maxAddressFieldLength[field]) return 'tooLong';
  if (/\p{Cc}/u.test(text) || !text.isWellFormed()) return 'oddSign';
  if (joined.includes(field) && text.includes(partSign)) return 'separator';
  return shapes[field]?.(text, isHome) ?? null;
}

const shapes: Partial<Record<AddressField, (text: string, isHome: boolean) => AddressFault | null>> = {
  email: (text) => (normalizeEmail(text) === null ? 'mailbox' : null),
  country: (text) => (countries.includes(text) ? null : 'country'),
  region: (text, isHome) => (isHome && !usRegions.includes(text) ? 'state' : null),
  postCode: (text, isHome) => {
    if (isHome) return /^\d{5}(-\d{4})?$/.test(text) ? null : 'zip';
    return /^[A-Z0-9][A-Z0-9 -]{1,9}$/.test(text) ? null : 'postCode';
  },
  phoneNumber: (text, isHome) => {
    if (isHome) return /^\(\d{3}\) \d{3}-\d{4}$/.test(text) ? null : 'phoneUs';
    const digits = digitsIn(text).length;
    return /^\+?[\d ().-]+$/.test(text) && digits >= 6 && digits <= 15 ? null : 'phone';
  },
};

const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
/** Normalizes full-width digits and letters. */
const narrow = (text: string): string => text.normalize('NFKC');
const digitsIn = (text: string): string => text.replace(/\D/g, '');
const lettersIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const stateByName: ReadonlyMap<string, string> = new Map(
  Object.entries(stateTexts).flatMap(([code, { en, zh }]) => [
    [lettersIn(code), code],
    [lettersIn(en), code],
    [zh, code],
    [zh.replace(/州$/, ''), code],
  ]),
);

/** GA from GA, ga, Georgia or 佐治亚州; null otherwise. */
export const parseUsState = (text: string): string | null => stateByName.get(lettersIn(narrow(text))) ?? null;

function zipOf(text: string): string {
  const plain = narrow(text).replace(/[\s-]/g, '');
  return /^\d{9}$/.test(plain) ? `${plain.slice(0, 5)}-${plain.slice(5)}` : /^\d{5}$/.test(plain) ? plain : narrow(text);
}

function postCodeOf(text: string, country: string): string {
  const plain = narrow(text).toUpperCase();
  const canadian = country === 'CA' ? /^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/.exec(plain) : null;
  return canadian ? `${canadian[1]} ${canadian[2]}` : plain;
}

/** (404) 555-0100 from any spelling of ten digits, with or without the country's 1. */
export function usPhoneOf(text: string): string {
  const plain = narrow(text);
  if (!/^\+?[\d ().\-/]+$/.test(plain)) return plain;
  const digits = digitsIn(plain).replace(/^1(?=\d{10}$)/, '');
  const isUs = /^[2-9]\d{9}$/.test(digits) && (!plain.startsWith('+') || digitsIn(plain).length === 11);
  return isUs ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : plain;
}

import type { AddressDraft, AddressFaults } from '#areas/shoppers/rules/address.ts';
import type { AddressCheckResult } from '../parts/address-form.ts';

export const idIn = (value: unknown): number | null => (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

/** Why an address was not saved: the input, and what is wrong or doubtful. */
export type AddressFormResult = {
  readonly draft: AddressDraft;
  readonly makeDefault: boolean;
  readonly faults: AddressFaults;
  readonly question: AddressCheckResult | null;
};

/** Messages of the list after an action. */
export const addressNotices = ['added', 'saved', 'default', 'restored', 'missing', 'unchecked'] as const;
export type AddressNotice = (typeof addressNotices)[number];
export const parseAddressNotice = (value: string | null): AddressNotice | null => addressNotices.find((notice) => notice === value) ?? null;

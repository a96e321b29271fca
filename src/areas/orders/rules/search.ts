export type OrderSearchFields = {
  readonly number: string;
  readonly email: string;
  readonly buyer?: string | undefined;
  readonly receiver?: string | undefined;
  readonly phone?: string | undefined;
  readonly tracking?: readonly string[] | undefined;
  readonly codes: readonly string[];
  /** Other numbers, such as the invoice's. */
  readonly others?: readonly string[] | undefined;
};

/** All searchable fields in lower case; a phone number as typed and as digits only. */
export function buildOrderSearchText({
  number,
  email,
  buyer = '',
  receiver = '',
  phone = '',
  tracking = [],
  codes,
  others = [],
}: OrderSearchFields): string {
  const digits = phone.replace(/\D/g, '');
  const words = [number, ...others, email, buyer, receiver, phone, digits, ...tracking, ...codes];
  return [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))].join(' ');
}

const minTermLength = 3;
const maxTerms = 6;

/** Search terms: each must occur in the order. The index covers terms of three characters and more. */
export function splitOrderSearchTerms(typed: string): { readonly long: readonly string[]; readonly short: readonly string[] } {
  const terms = [...new Set(typed.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, maxTerms);
  return { long: terms.filter((term) => term.length >= minTermLength), short: terms.filter((term) => term.length < minTermLength) };
}

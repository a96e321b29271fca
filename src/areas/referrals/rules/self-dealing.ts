import { emailStem } from '#kernel/email-address.ts';

/** Why a referral does not count. Stored with the pair and shown to staff. */
export const referralRefusals = [
  'same_user',
  'same_mailbox',
  'same_phone',
  'same_address',
  'same_payer',
  'same_device',
  'staff',
  'test',
  'mutual',
  'bought_before',
  'code_blocked',
  'account_closed',
] as const;
export type ReferralRefusal = (typeof referralRefusals)[number];

export type ReferralPerson = {
  readonly id: number;
  readonly email: string;
  readonly phones: readonly string[];
  readonly places: readonly ReferralAddress[];
  readonly payers: readonly string[];
  readonly devices: readonly string[];
  readonly isTest: boolean;
  /** Blocked or deleted. */
  readonly isClosed: boolean;
};
export type ReferralAddress = { readonly street: string; readonly postCode: string; readonly country: string };
export type ReferralPair = {
  readonly referrer: ReferralPerson;
  readonly referee: ReferralPerson;
  readonly isCodeBlocked: boolean;
  /** The referrer was referred by this friend, or by somebody the friend referred. */
  readonly isMutual: boolean;
  /** Email addresses and phones of staff. */
  readonly staff: readonly { readonly email: string; readonly phone: string }[];
  /** Aliases of the address that bought before this account was opened. */
  readonly earlierBuyers: readonly string[];
};

/** Normalizes full-width characters. */
const plainSigns = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

const minDigits = 7;
const comparedDigits = 10;

/** The last ten digits; null when too few. */
export function normalizePhone(phone: string): string | null {
  const digits = plainSigns(phone)
    .replace(/\s*(ext\.?|x|#|转)\s*\d+$/, '')
    .replace(/\D/g, '');
  return digits.length < minDigits ? null : digits.slice(-comparedDigits);
}

const shortForms: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  boulevard: 'blvd',
  place: 'pl',
  apartment: '',
  apt: '',
  unit: '',
  suite: '',
  ste: '',
  no: '',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/** Normalized address: punctuation, spaces and common abbreviations do not matter. Null when too little is given. */
export function normalizeAddress({ street, postCode, country }: ReferralAddress): string | null {
  // The apartment number may come before or after the street.
  const flatLast = plainSigns(street).replace(/^((?:apartment|apt|unit|suite|ste|#)\.?\s*[\p{L}\p{N}]+)[\s,]+(.+)$/u, '$2 $1');
  const words = flatLast.replace(/#/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const plain = words.map((word) => shortForms[word] ?? word).join('');
  const code = postCode.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (plain.length < 4 || code === '') return null;
  return `${plain} ${country === 'US' ? code.slice(0, 5) : code} ${country}`;
}

const meets = <T>(a: readonly T[], b: readonly T[], stem: (one: T) => string | null): boolean => {
  const known = new Set(a.map(stem));
  return b.some((one) => {
    const its = stem(one);
    return its !== null && its !== '' && known.has(its);
  });
};
/** A payer account is identified by the provider's id and by its email address. */
const payerStem = (one: string): string => (one.includes('@') ? emailStem(one) : one);
/** Paying with another person's account counts as that person. */
const payerIdsOf = ({ payers, email }: ReferralPerson): readonly string[] => [...payers, email];

/** Checked in this order; the first match is the reason. */
const questions: Readonly<Record<ReferralRefusal, (pair: ReferralPair) => boolean>> = {
  same_user: ({ referrer, referee }) => referrer.id === referee.id,
  test: ({ referrer, referee }) => referrer.isTest || referee.isTest,
  staff: ({ referrer, referee, staff }) => staff.some((member) => isSame(member, referrer) || isSame(member, referee)),
  account_closed: ({ referrer, referee }) => referrer.isClosed || referee.isClosed,
  code_blocked: ({ isCodeBlocked }) => isCodeBlocked,
  same_mailbox: ({ referrer, referee }) => emailStem(referrer.email) === emailStem(referee.email),
  same_phone: ({ referrer, referee }) => meets(referrer.phones, referee.phones, normalizePhone),
  same_address: ({ referrer, referee }) => meets(referrer.places, referee.places, normalizeAddress),
  same_payer: ({ referrer, referee }) => meets(payerIdsOf(referrer), payerIdsOf(referee), payerStem),
  same_device: ({ referrer, referee }) => meets(referrer.devices, referee.devices, (one) => one),
  mutual: ({ isMutual }) => isMutual,
  bought_before: ({ referee, earlierBuyers }) => earlierBuyers.some((email) => emailStem(email) === emailStem(referee.email)),
};

const isSame = (member: ReferralPair['staff'][number], { email, phones }: ReferralPerson): boolean =>
  emailStem(member.email) === emailStem(email) || meets([member.phone], phones, normalizePhone);

/** Null when the referral counts. */
export function findReferralRefusal(pair: ReferralPair): ReferralRefusal | null {
  for (const [reason, isSo] of Object.entries(questions)) if (isSo(pair)) return reason as ReferralRefusal;
  return null;
}

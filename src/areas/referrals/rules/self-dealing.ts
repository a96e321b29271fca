import { mailStem } from '#kernel/mailbox.ts';

/** Why a pair does not count. The words are kept with the pair and shown to staff. */
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

/** What is known of one side of a pair. */
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
  /** The referrer was herself brought by this friend, or by somebody the friend brought. */
  readonly isMutual: boolean;
  /** Mailboxes and phones of people who work here. */
  readonly staff: readonly { readonly email: string; readonly phone: string }[];
  /** Mailboxes like hers with which somebody bought before this account was opened. */
  readonly earlierBuyers: readonly string[];
};

/** Letters and digits as they are typed on any keyboard, the wide ones of a Chinese one included. */
const plainSigns = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

const leastDigits = 7;
const comparedDigits = 10;

/** The last ten digits; too few are no phone. */
export function normalizePhone(phone: string): string | null {
  const digits = plainSigns(phone)
    .replace(/\s*(ext\.?|x|#|转)\s*\d+$/, '')
    .replace(/\D/g, '');
  return digits.length < leastDigits ? null : digits.slice(-comparedDigits);
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

/** A place however it is spelt: signs, spaces and the usual short forms do not make another one. Null where hardly anything is said. */
export function normalizeAddress({ street, postCode, country }: ReferralAddress): string | null {
  // The number of a flat stands before the street or after it.
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
/** A purse is known by the provider's name for it and by its mailbox. */
const purseStem = (one: string): string => (one.includes('@') ? mailStem(one) : one);
/** Whoever pays with the purse of another's mailbox pays with her purse. */
const pursesOf = ({ payers, email }: ReferralPerson): readonly string[] => [...payers, email];

/** The questions in the order in which they are asked; the first that is answered by yes is the reason. */
const questions: Readonly<Record<ReferralRefusal, (pair: ReferralPair) => boolean>> = {
  same_user: ({ referrer, referee }) => referrer.id === referee.id,
  test: ({ referrer, referee }) => referrer.isTest || referee.isTest,
  staff: ({ referrer, referee, staff }) => staff.some((member) => isSame(member, referrer) || isSame(member, referee)),
  account_closed: ({ referrer, referee }) => referrer.isClosed || referee.isClosed,
  code_blocked: ({ isCodeBlocked }) => isCodeBlocked,
  same_mailbox: ({ referrer, referee }) => mailStem(referrer.email) === mailStem(referee.email),
  same_phone: ({ referrer, referee }) => meets(referrer.phones, referee.phones, normalizePhone),
  same_address: ({ referrer, referee }) => meets(referrer.places, referee.places, normalizeAddress),
  same_payer: ({ referrer, referee }) => meets(pursesOf(referrer), pursesOf(referee), purseStem),
  same_device: ({ referrer, referee }) => meets(referrer.devices, referee.devices, (one) => one),
  mutual: ({ isMutual }) => isMutual,
  bought_before: ({ referee, earlierBuyers }) => earlierBuyers.some((email) => mailStem(email) === mailStem(referee.email)),
};

const isSame = (member: ReferralPair['staff'][number], { email, phones }: ReferralPerson): boolean =>
  mailStem(member.email) === mailStem(email) || meets([member.phone], phones, normalizePhone);

/** Why a pair does not count, or null when nothing speaks against it. */
export function findReferralRefusal(pair: ReferralPair): ReferralRefusal | null {
  for (const [reason, isSo] of Object.entries(questions)) if (isSo(pair)) return reason as ReferralRefusal;
  return null;
}

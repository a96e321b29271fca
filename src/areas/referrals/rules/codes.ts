/** Characters that are not confused, read aloud or from paper. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const chanceSigns = 5;
const nameSigns = 6;
const nameless = 'FRIEND';

/** An easy code: part of the first name and five random characters. Randomness is passed in. */
export function generateReferralCode(firstName: string, chance: (below: number) => number): string {
  const name = firstName
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, nameSigns);
  const tail = Array.from({ length: chanceSigns }, () => signs[chance(signs.length)] ?? '').join('');
  return (name || nameless) + tail;
}

/** The terms in force: the newest version that has started, else the shop's policy numbers. */
export type ReferralTerms = {
  readonly friendOffCents: number;
  readonly minOrderCents: number;
  readonly rewardCents: number;
  /** A share of the item value instead of a fixed amount; 0 for none. */
  readonly rewardBp: number;
  readonly monthCapCents: number;
  readonly touchDays: number;
  readonly waitDays: number;
};

const usualCapCents = 30_000;

export const readReferralTerms = (policies: ReadonlyMap<string, number>): ReferralTerms => ({
  friendOffCents: policies.get('friendOffCents') ?? 0,
  minOrderCents: policies.get('friendMinOrderCents') ?? 0,
  rewardCents: policies.get('referrerCreditCents') ?? 0,
  rewardBp: 0,
  monthCapCents: usualCapCents,
  touchDays: policies.get('referralFirstTouchDays') ?? 0,
  waitDays: policies.get('referrerWaitDays') ?? 0,
});

/** The same numbers under the names the shop's texts use. */
export const toPolicyNumbers = (terms: ReferralTerms): ReadonlyMap<string, number> =>
  new Map([
    ['friendOffCents', terms.friendOffCents],
    ['friendMinOrderCents', terms.minOrderCents],
    ['referrerCreditCents', terms.rewardCents],
    ['referralFirstTouchDays', terms.touchDays],
    ['referrerWaitDays', terms.waitDays],
  ]);

/** A code as typed or in an address; null when it cannot be one. */
export const parseReferralCode = (typed: string | null | undefined): string | null => {
  const code = typed?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9-]{4,24}$/.test(code) ? code : null;
};

type Friend = { readonly state: string | null; readonly amountCents: number | null; readonly isRefused: boolean };

/** The program in numbers: sign-ups, orders and rewards. */
export function summarizeReferrals(friends: readonly Friend[]) {
  const cents = (state: string): number =>
    friends.filter((friend) => friend.state === state).reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
  return {
    joined: friends.length,
    ordered: friends.filter(({ state }) => state !== null).length,
    pendingCents: cents('pending'),
    earnedCents: cents('available'),
  };
}

/** First name and initial. */
export const shortName = (firstName: string, lastName: string): string => {
  const [letter] = [...lastName.trim()];
  return letter ? `${firstName.trim()} ${letter}.` : firstName.trim();
};

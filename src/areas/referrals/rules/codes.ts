/** Signs nobody takes for another one, read aloud or from paper. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const chanceSigns = 5;
const nameSigns = 6;
const nameless = 'FRIEND';

/** A new code that is easy to say: a piece of her name and five signs by chance. Chance comes in from outside. */
export function generateReferralCode(firstName: string, chance: (below: number) => number): string {
  const name = firstName
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, nameSigns);
  const tail = Array.from({ length: chanceSigns }, () => signs[chance(signs.length)] ?? '').join('');
  return (name || nameless) + tail;
}

/** The terms in force: the newest version that has begun, else the shop's numbers. */
export type ReferralTerms = {
  readonly friendOffCents: number;
  readonly minOrderCents: number;
  readonly rewardCents: number;
  /** A share of the goods instead of a fixed amount; none where it is 0. */
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

/** The same numbers by the names under which the shop's texts know them. */
export const toPolicyNumbers = (terms: ReferralTerms): ReadonlyMap<string, number> =>
  new Map([
    ['friendOffCents', terms.friendOffCents],
    ['friendMinOrderCents', terms.minOrderCents],
    ['referrerCreditCents', terms.rewardCents],
    ['referralFirstTouchDays', terms.touchDays],
    ['referrerWaitDays', terms.waitDays],
  ]);

/** A code as somebody typed it or as it stands in an address; null for what cannot be one. */
export const parseReferralCode = (typed: string | null | undefined): string | null => {
  const code = typed?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9-]{4,24}$/.test(code) ? code : null;
};

type Friend = { readonly state: string | null; readonly amountCents: number | null; readonly isRefused: boolean };

/** The programme in figures: who joined, who ordered, and what that brings. */
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

/** A friend is named as she would be among friends: first name and one letter. */
export const shortName = (firstName: string, lastName: string): string => {
  const [letter] = [...lastName.trim()];
  return letter ? `${firstName.trim()} ${letter}.` : firstName.trim();
};

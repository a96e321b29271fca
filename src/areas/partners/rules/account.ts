/** Accounts with prices of their own. */
export const accountKinds = ['wholesale', 'dropship'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What a shopper may apply for; an affiliate is paid a monthly share for referrals. */
export const applicationKinds = [...accountKinds, 'affiliate'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

export const accountStates = ['asked', 'approved', 'refused', 'revoked'] as const;
export type AccountState = (typeof accountStates)[number];

export const monthlyVolumes = ['few', 'some', 'many', 'lots'] as const;

export const priceLists = ['wholesale', 'dropship', 'everyone'] as const;

/** Allowed transitions; shoppers apply, everything else is decided by staff. */
export const reachedFrom: Readonly<Record<AccountState, readonly AccountState[]>> = {
  asked: ['refused'],
  approved: ['asked', 'refused', 'revoked'],
  refused: ['asked'],
  revoked: ['approved'],
};

/** Affiliates with payouts: an application is none yet, and a former one stays on record. */
export const affiliateStates: readonly AccountState[] = ['approved', 'revoked'];

export const canAccountBecome = (from: AccountState, to: AccountState): boolean => reachedFrom[to].includes(from);

/** Refused applicants may apply again; revoked accounts may not. */
export const canApply = (state: AccountState | null): boolean => state === null || canAccountBecome(state, 'asked');

export const maxPartnerFieldLengths = { name: 120, website: 200, taxNumber: 60, region: 60, reason: 500, note: 1000, sender: 60 } as const;

/** A web address; null when invalid. */
export function websiteIn(typed: string): string | null {
  if (typed === '') return '';
  try {
    const url = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
    return url.hostname.includes('.') && !url.username ? url.href.slice(0, maxPartnerFieldLengths.website) : null;
  } catch {
    return null;
  }
}

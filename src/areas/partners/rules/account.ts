/** Accounts that buy on prices of their own. */
export const accountKinds = ['wholesale', 'dropship'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What a shopper may ask for herself: an affiliate is paid a share by the month for whom she brings. */
export const applicationKinds = [...accountKinds, 'affiliate'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

export const accountStates = ['asked', 'approved', 'refused', 'revoked'] as const;
export type AccountState = (typeof accountStates)[number];

export const monthlyVolumes = ['few', 'some', 'many', 'lots'] as const;

export const priceLists = ['wholesale', 'dropship', 'everyone'] as const;

/** Where a state may be reached from; she asks herself, all else is decided in the office. */
export const reachedFrom: Readonly<Record<AccountState, readonly AccountState[]>> = {
  asked: ['refused'],
  approved: ['asked', 'refused', 'revoked'],
  refused: ['asked'],
  revoked: ['approved'],
};

/** Whom the payout desk knows: an application is no affiliate yet, and one who ended stays in the books. */
export const affiliateStates: readonly AccountState[] = ['approved', 'revoked'];

export const canAccountBecome = (from: AccountState, to: AccountState): boolean => reachedFrom[to].includes(from);

/** Another try is open to her once she was refused, not after the account was taken away. */
export const canApply = (state: AccountState | null): boolean => state === null || canAccountBecome(state, 'asked');

export const maxPartnerFieldLengths = { name: 120, website: 200, taxNumber: 60, region: 60, reason: 500, note: 1000, sender: 60 } as const;

/** An address of the web, or nothing; what is no such address is refused by being null. */
export function websiteIn(typed: string): string | null {
  if (typed === '') return '';
  try {
    const url = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
    return url.hostname.includes('.') && !url.username ? url.href.slice(0, maxPartnerFieldLengths.website) : null;
  } catch {
    return null;
  }
}

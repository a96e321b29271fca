import { companyOf } from '#areas/content/services/site-settings.server.ts';
import { fetchOwnReferral } from '#areas/referrals/services/own-referral.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { load } from '#platform/load.server.ts';
import { qrOf } from '#platform/qr.server.ts';
import { formatDay } from '#site/days.ts';

/** Dates and the QR code are made on the server to keep the page's script small. */
export const loader = load(async ({ app, caller: { shopperId, language } }) => {
  const day = (at: Date): string => formatDay(language, at);
  const { friends, credit, ...own } = await fetchOwnReferral(app, shopperId);
  return {
    ...own,
    shopName: await shopNameOf(app, language),
    qr: qrOf(own.link),
    friends: friends.map((friend) => ({
      ...friend,
      joinedAt: day(friend.joinedAt),
      availableFrom: friend.availableFrom && day(friend.availableFrom),
    })),
    credit: { ...credit, entries: credit.entries.map((entry) => ({ ...entry, createdAt: day(entry.createdAt) })) },
  };
});
export type ReferralPageData = Awaited<ReturnType<typeof loader>>;

async function shopNameOf(app: App, language: Language): Promise<string> {
  try {
    return (await companyOf(app, language)).name;
  } catch (error) {
    if (error instanceof DomainError && error.why === 'companyNotExist') return new URL(app.origin).host;
    throw error;
  }
}

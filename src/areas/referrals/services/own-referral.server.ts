import { randomInt } from 'node:crypto';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { generateReferralCode, shortName, summarizeReferrals } from '../rules/codes.ts';
import * as store from '../store/own.server.ts';
import { fetchReferralTerms } from './terms.server.ts';

/** Code, referred friends and store credit. */
export async function fetchOwnReferral(app: App, shopperId: number | null) {
  if (shopperId === null) throw new DomainError('userNotLogin');
  const code = await ownCode(app, shopperId);
  const [terms, friends, balanceCents, spentCents, entries] = await Promise.all([
    fetchReferralTerms(app),
    store.friendsOf(app.db, shopperId),
    store.selectCreditBalance(app.db, shopperId),
    store.spentBy(app.db, shopperId),
    store.selectCreditEntries(app.db, shopperId),
  ]);
  const shown = friends.map(({ firstName, lastName, refusedReason, ...friend }) => ({
    ...friend,
    name: shortName(firstName, lastName),
    isRefused: refusedReason !== '' || friend.state === 'refused',
  }));
  return {
    code: code.code,
    isBlocked: code.blockedAt !== null,
    clickCount: code.clickCount,
    link: `${app.origin}/?${new URLSearchParams({ ref: code.code })}`,
    terms,
    friends: shown,
    sums: summarizeReferrals(shown),
    credit: { balanceCents, spentCents, entries },
  };
}

const maxTries = 5;

/** Created on the first visit. Unique columns decide between parallel visits and equal codes. */
export async function ownCode(app: App, userId: number) {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = await store.codeOf(app.db, userId);
    if (found) return found;
    const code = generateReferralCode(await store.firstNameOf(app.db, userId), (below) => randomInt(below));
    await store.insertCode(app.db, { userId, code, createdAt: app.now() });
  }
  const found = await store.codeOf(app.db, userId);
  if (!found) throw new Error(`no referral code for shopper ${userId} after ${maxTries} tries`);
  return found;
}

import { normalizeAddress } from '#areas/referrals/rules/self-dealing.ts';
import { dayOf } from '#kernel/dates.ts';
import { emailStem } from '#kernel/email-address.ts';
import type { App } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import * as store from '../store/credit-days.server.ts';
import type { CoveredLine } from '../store/price-protection.server.ts';

/**
 * Counts credit given without review towards the daily limit of one person and one household. False when it exceeds the limit; then
 * nothing is counted. It is counted in the transaction that pays, so that concurrent payments cannot exceed it, and stays counted when the
 * credit is recovered: the limit is on what is given.
 */
export async function countTowardsDay(inside: App, line: CoveredLine, cents: number, maxCents: number): Promise<boolean> {
  const day = dayOf(inside.now());
  const counted: string[] = [];
  for (const holder of await holdersOf(inside, line)) {
    if (await store.addToDay(inside.db, { day, holder, cents }, maxCents)) {
      counted.push(holder);
      continue;
    }
    for (const one of counted) await store.takeOffDay(inside.db, { day, holder: one, cents });
    return false;
  }
  return true;
}

/** Fixed order to avoid deadlocks between payers. Email and postal addresses are hashed. */
async function holdersOf(inside: App, { userId, email, orderId }: CoveredLine): Promise<string[]> {
  const address = await store.deliveryAddress(inside.db, orderId);
  const household = address && normalizeAddress(address);
  return [
    ...(userId === null ? [] : [`user:${userId}`]),
    `mailbox:${hashToken(emailStem(email))}`,
    ...(household ? [`household:${hashToken(household)}`] : []),
  ];
}

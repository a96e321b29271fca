import { normalizeAddress } from '#areas/referrals/rules/self-dealing.ts';
import { dayOf } from '#kernel/dates.ts';
import { mailStem } from '#kernel/mailbox.ts';
import type { App } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import * as store from '../store/credit-days.server.ts';
import type { CoveredLine } from '../store/price-protection.server.ts';

/**
 * Counts credit that nobody looks at towards what one person and one household may get in a day. False when it does not fit; then nothing
 * is counted. It is counted in the transaction that pays, so that payers at the same time cannot exceed it, and it stays counted when
 * the credit is taken back: the limit is on what is given.
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
    `mailbox:${hashToken(mailStem(email))}`,
    ...(household ? [`household:${hashToken(household)}`] : []),
  ];
}

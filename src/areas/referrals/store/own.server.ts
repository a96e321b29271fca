import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { creditAccounts, creditEntries, referralCodes, referralRewards, referrals } from '../tables.ts';

export async function codeOf(db: Database, userId: number) {
  const [row] = await db
    .select({ id: referralCodes.id, code: referralCodes.code, clickCount: referralCodes.clickCount, blockedAt: referralCodes.blockedAt })
    .from(referralCodes)
    .where(eq(referralCodes.userId, userId));
  return row ?? null;
}

/** One of several concurrent first visits writes; others, and a code that is taken, change nothing. */
export async function insertCode(db: Database, row: typeof referralCodes.$inferInsert): Promise<void> {
  await db.insert(referralCodes).values(row).onConflictDoNothing();
}

export async function firstNameOf(db: Database, userId: number): Promise<string> {
  const [row] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, userId));
  return row?.firstName ?? '';
}

const maxFriends = 200;

/** Newest first. Only the friend's name is shown, never the email address or the order. */
export const friendsOf = (db: Database, userId: number) =>
  db
    .select({
      id: referrals.id,
      firstName: users.firstName,
      lastName: users.lastName,
      joinedAt: referrals.createdAt,
      refusedReason: referrals.refusedReason,
      state: referralRewards.state,
      amountCents: referralRewards.amountCents,
      availableFrom: referralRewards.availableFrom,
    })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.refereeId))
    .leftJoin(referralRewards, eq(referralRewards.referralId, referrals.id))
    .where(eq(referrals.referrerId, userId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(maxFriends);

export async function selectCreditBalance(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ cents: creditAccounts.balanceCents }).from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return row?.cents ?? 0;
}

/** Spent on orders that were not returned. */
export async function spentBy(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(-sum(${creditEntries.amountCents}), 0)::integer` })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), inArray(creditEntries.kind, ['spent', 'given_back'])));
  return row?.cents ?? 0;
}

const maxEntries = 50;

export const selectCreditEntries = (db: Database, userId: number) =>
  db
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      amountCents: creditEntries.amountCents,
      balanceAfterCents: creditEntries.balanceAfterCents,
      createdAt: creditEntries.createdAt,
    })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(maxEntries);

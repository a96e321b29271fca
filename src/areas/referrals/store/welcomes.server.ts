import { and, eq, sql } from 'drizzle-orm';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { referrals, referralWelcomes } from '../tables.ts';

/** Whether a shopper was referred and has no order yet; also whether the sign-up is unprocessed. */
export async function selectWelcomeEligibility(db: Database, userId: number) {
  const [row] = await db
    .select({
      isNew: sql<boolean>`${users.inviteCode} <> '' or ${users.visitorHash} <> ''`,
      hasBought: sql<boolean>`exists (select 1 from orders o where o.user_id = ${users.id} and o.payment_time is not null)`,
      referralId: referrals.id,
      referrerId: referrals.referrerId,
      codeId: referrals.codeId,
      refusedReason: referrals.refusedReason,
    })
    .from(users)
    .leftJoin(referrals, eq(referrals.refereeId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** False when another order has it: the unique index allows one. */
export async function insertWelcomeDiscount(db: Database, row: typeof referralWelcomes.$inferInsert): Promise<boolean> {
  const made = await db.insert(referralWelcomes).values(row).onConflictDoNothing().returning({ id: referralWelcomes.id });
  return made.length === 1;
}

export const endWelcomeDiscount = (db: Database, orderId: number, state: 'used' | 'released', at: Date) =>
  db
    .update(referralWelcomes)
    .set({ state, updatedAt: at })
    .where(and(eq(referralWelcomes.orderId, orderId), eq(referralWelcomes.state, 'held')));

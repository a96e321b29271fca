import { and, eq, isNull, lt, not, sql } from 'drizzle-orm';
import { inquiries, inquiryMessages } from '#areas/inquiries/tables.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { creditAccounts } from '#areas/referrals/tables.ts';
import { receivers, users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { uploads } from '#platform/tables.ts';
import { isNeededFile, ownedAccountTables, ownFiles, profile } from './own-data/account.server.ts';
import { ownedConversations } from './own-data/conversations.server.ts';
import { ownedOrders } from './own-data/orders.server.ts';
import { type Owner, releaseOwnedData, selectOwnRows } from './own-data/owned-tables.server.ts';

const allButProfile = [...ownedAccountTables, ...ownedOrders, ...ownedConversations];
/** Every table with data about a shopper; a test finds missing ones. */
export const ownedTables = [profile, ...allButProfile];

export async function ownData(db: Database, shopper: Owner): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const one of ownedTables) if (one.exported) data[one.name] = await selectOwnRows(db, one, shopper);
  return data;
}

/** Only an account that is still open may be emptied. */
export async function lockAccount(db: Database, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return row !== undefined;
}

/** The account itself comes last. */
export async function letAllGo(db: Database, shopper: Owner): Promise<void> {
  for (const one of [...allButProfile, profile]) await releaseOwnedData(db, one, shopper);
}

/** Marks the shopper's files as deleted; returns their storage keys. */
export async function dropFiles(db: Database, userId: number): Promise<{ key: string; widths: number[] }[]> {
  return db
    .update(uploads)
    .set({ state: 'deleted', fileName: 'gone', refusedReason: 'account deleted' })
    .where(and(ownFiles(userId), not(isNeededFile), not(eq(uploads.state, 'deleted'))))
    .returning({ key: uploads.key, widths: uploads.variantWidths });
}

/** Counts beside account pages, in one query. */
export async function accountCounts(db: Database, userId: number) {
  const counts = await db
    .select({
      addresses: sql<number>`(select count(*)::int from ${receivers} where ${receivers.userId} = ${userId})`,
      orders: sql<number>`(select count(*)::int from ${orders} where ${orders.userId} = ${userId})`,
      answers: sql<number>`(select count(*)::int from ${inquiryMessages}
        where ${inquiryMessages.inquiryId} in (select ${inquiries.id} from ${inquiries} where ${inquiries.userId} = ${userId} and ${inquiries.deletedAt} is null)
        and ${inquiryMessages.author} = 'staff' and not ${inquiryMessages.isNote} and ${inquiryMessages.readAt} is null)`,
    })
    .from(sql`(values (1)) as one`);
  return counts[0] ?? { addresses: 0, orders: 0, answers: 0 };
}

/** What a shopper should know before deleting: open orders, and credit that is lost. */
export async function atStake(db: Database, userId: number): Promise<{ openOrders: number; creditCents: number }> {
  const [row] = await db
    .select({
      openOrders: sql<number>`(select count(*)::int from ${orders} where ${and(eq(orders.userId, userId), lt(orders.status, orderStatus.delivered))})`,
      creditCents: sql<number>`coalesce((select ${creditAccounts.balanceCents} from ${creditAccounts} where ${creditAccounts.userId} = ${userId}), 0)`,
    })
    .from(sql`(values (1)) as one`);
  return row ?? { openOrders: 0, creditCents: 0 };
}

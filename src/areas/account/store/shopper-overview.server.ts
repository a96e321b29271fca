import { desc, eq, sql } from 'drizzle-orm';
import { inquiries } from '#areas/inquiries/tables.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { creditAccounts, creditEntries } from '#areas/referrals/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

const few = 12;

export const selectShopperOrders = (db: Database, userId: number) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentState: orders.paymentState,
      totalCents: orders.totalCents,
      pieceCount: orders.pieceCount,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(few);

/** Paid orders, and captured less refunded. */
export async function boughtBy(db: Database, userId: number): Promise<{ count: number; paidCents: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*) filter (where ${orders.paymentTime} is not null)::int`,
      paidCents: sql`coalesce(sum(${orders.paymentCents}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.userId, userId));
  return row ?? { count: 0, paidCents: 0 };
}

export async function creditOf(db: Database, userId: number) {
  const [[account], entries] = await Promise.all([
    db.select({ balanceCents: creditAccounts.balanceCents }).from(creditAccounts).where(eq(creditAccounts.userId, userId)),
    db
      .select({ id: creditEntries.id, amountCents: creditEntries.amountCents, kind: creditEntries.kind, at: creditEntries.createdAt })
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId))
      .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
      .limit(few),
  ]);
  return { balanceCents: account?.balanceCents ?? 0, entries };
}

export const selectShopperInquiries = (db: Database, userId: number) =>
  db
    .select({ id: inquiries.id, kind: inquiries.kind, status: inquiries.status, at: inquiries.createdAt })
    .from(inquiries)
    .where(eq(inquiries.userId, userId))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(few);

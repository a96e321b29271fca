import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { PaymentState } from '../rules/payment-states.ts';
import { orderMessages } from '../tables/messages.ts';
import { orderHistory, orderShippings } from '../tables/orders.ts';

export async function insertOrderMessage(db: Database, row: typeof orderMessages.$inferInsert): Promise<number> {
  const [made] = await db.insert(orderMessages).values(row).returning({ id: orderMessages.id });
  return made?.id ?? 0;
}

/** Messages and internal notes, oldest first. */
export const selectOrderMessages = (db: Database, orderId: number) =>
  db
    .select({
      id: orderMessages.id,
      author: orderMessages.author,
      message: orderMessages.message,
      isNote: orderMessages.isNote,
      createdAt: orderMessages.createdAt,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
    })
    .from(orderMessages)
    .leftJoin(staffMembers, eq(staffMembers.id, orderMessages.staffId))
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.createdAt), asc(orderMessages.id))
    .limit(200);

export async function selectLastOrderMessage(db: Database, orderId: number, isNote: boolean) {
  const [row] = await db
    .select({ message: orderMessages.message, staffId: orderMessages.staffId, createdAt: orderMessages.createdAt })
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, orderId), eq(orderMessages.isNote, isNote)))
    .orderBy(desc(orderMessages.createdAt), desc(orderMessages.id))
    .limit(1);
  return row ?? null;
}

export async function selectPaymentStateBeforeHold(db: Database, orderId: number): Promise<PaymentState | null> {
  const [row] = await db
    .select({ state: orderHistory.fromPaymentState })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.event, 'hold')))
    .orderBy(desc(orderHistory.createdAt), desc(orderHistory.id))
    .limit(1);
  return row?.state ?? null;
}

type Shipping = Omit<typeof orderShippings.$inferInsert, 'orderId' | 'receiverAddress'>;

export const upsertOrderShipping = (db: Database, orderId: number, shipping: Shipping) =>
  db
    .insert(orderShippings)
    .values({ ...shipping, orderId })
    .onConflictDoUpdate({ target: orderShippings.orderId, set: shipping });

/** Staff who can be assigned orders: those who sell. */
export const selectSellers = (db: Database) =>
  db
    .selectDistinct({ id: staffMembers.id, firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.staffId, staffMembers.id))
    .where(and(eq(staffMembers.status, 'active'), inArray(staffRoles.role, ['owner', 'manager', 'sales'])))
    .orderBy(staffMembers.firstName, staffMembers.id)
    .limit(100);

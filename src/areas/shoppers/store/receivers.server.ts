import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { receivers, users } from '../tables.ts';

const shown = {
  id: receivers.id,
  firstName: receivers.firstName,
  lastName: receivers.lastName,
  email: receivers.email,
  phoneNumber: receivers.phoneNumber,
  address: receivers.address,
  city: receivers.city,
  region: receivers.region,
  postCode: receivers.postCode,
  country: receivers.country,
  isDefault: receivers.isDefault,
  checkedAt: receivers.checkedAt,
};
export type ReceiverRow = NonNullable<Awaited<ReturnType<typeof receiverById>>>;
type Changes = Partial<Omit<typeof receivers.$inferInsert, 'id' | 'userId' | 'createdAt' | 'isDefault'>>;

/** Ownership is part of the query: another shopper's address does not exist. */
const isOwn = (userId: number, id: number) => and(eq(receivers.userId, userId), eq(receivers.id, id));

/** Serializes address changes; false when there is no such shopper. */
export async function lockShopper(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  return rows.length > 0;
}

export async function selectReceivers(db: Database, userId: number, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select(shown)
    .from(receivers)
    .where(eq(receivers.userId, userId))
    .orderBy(desc(receivers.isDefault), desc(receivers.createdAt), desc(receivers.id))
    .limit(limit)
    .offset(offset);
}

export async function countReceivers(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(receivers).where(eq(receivers.userId, userId));
  return row?.total ?? 0;
}

export async function receiverById(db: Database, userId: number, id: number) {
  const [row] = await db.select(shown).from(receivers).where(isOwn(userId, id));
  return row ?? null;
}

export async function insertReceiver(db: Database, row: typeof receivers.$inferInsert): Promise<number> {
  const [made] = await db.insert(receivers).values(row).returning({ id: receivers.id });
  if (!made) throw new Error('an address was not written');
  return made.id;
}

export async function updateReceiverRow(db: Database, userId: number, id: number, changes: Changes): Promise<void> {
  await db.update(receivers).set(changes).where(isOwn(userId, id));
}

export async function deleteReceiverRow(db: Database, userId: number, id: number) {
  const [row] = await db.delete(receivers).where(isOwn(userId, id)).returning(shown);
  return row ?? null;
}

/** Clears the mark first: the unique index allows one default. */
export async function markDefault(db: Database, userId: number, id: number): Promise<void> {
  await db
    .update(receivers)
    .set({ isDefault: false })
    .where(and(eq(receivers.userId, userId), eq(receivers.isDefault, true)));
  await db.update(receivers).set({ isDefault: true }).where(isOwn(userId, id));
}

export async function newestReceiver(db: Database, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: receivers.id })
    .from(receivers)
    .where(eq(receivers.userId, userId))
    .orderBy(desc(receivers.createdAt), desc(receivers.id))
    .limit(1);
  return row?.id ?? null;
}

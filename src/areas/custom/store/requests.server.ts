import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { customRequests, factoryTickets, requestMessages, requestPictures, requestStages } from '../tables.ts';

export type RequestRow = typeof customRequests.$inferSelect;
export type TicketRow = typeof factoryTickets.$inferSelect;

/** Reserved first, since the request number contains it. */
export async function nextRequestId(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('custom_requests', 'id'))` })
    .from(sql`(values (1)) as one`);
  return Number(row?.id);
}

export async function openedBefore(db: Database, keys: readonly string[]): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(customRequests)
    .where(inArray(customRequests.idempotencyKey, [...keys]))
    .limit(1);
  return row ?? null;
}

/** False on a repeated submit: the key exists. */
export async function insertRequest(db: Database, row: typeof customRequests.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(customRequests)
    .values(row)
    .onConflictDoNothing({ target: customRequests.idempotencyKey })
    .returning({ id: customRequests.id });
  return made.length > 0;
}

export async function insertRequestPictures(db: Database, rows: readonly (typeof requestPictures.$inferInsert)[]): Promise<number> {
  if (rows.length === 0) return 0;
  const made = await db
    .insert(requestPictures)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: requestPictures.id });
  return made.length;
}

export async function requestById(db: Database, id: number): Promise<RequestRow | null> {
  const [row] = await db.select().from(customRequests).where(eq(customRequests.id, id));
  return row ?? null;
}

export async function ownRequest(db: Database, userId: number, number: string): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(customRequests)
    .where(and(eq(customRequests.number, number), eq(customRequests.userId, userId)));
  return row ?? null;
}

/** By its key. */
export async function guestRequest(db: Database, number: string, keyHash: string): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(customRequests)
    .where(and(eq(customRequests.number, number), eq(customRequests.guestKeyHash, keyHash), isNull(customRequests.userId)));
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockRequest(db: Database, id: number): Promise<RequestRow | null> {
  const [row] = await db.select().from(customRequests).where(eq(customRequests.id, id)).for('update');
  return row ?? null;
}

export async function updateRequest(db: Database, id: number, changes: Partial<typeof customRequests.$inferInsert>): Promise<void> {
  await db.update(customRequests).set(changes).where(eq(customRequests.id, id));
}

export const selectRequestPictures = (db: Database, requestId: number) =>
  db
    .select()
    .from(requestPictures)
    .where(eq(requestPictures.requestId, requestId))
    .orderBy(asc(requestPictures.position), asc(requestPictures.id))
    .limit(60);

/** Oldest first; notes never leave the office. */
export const selectRequestMessages = (db: Database, requestId: number, reader: 'shopper' | 'staff') =>
  db
    .select({
      id: requestMessages.id,
      author: requestMessages.author,
      message: requestMessages.message,
      isNote: requestMessages.isNote,
      createdAt: requestMessages.createdAt,
      readAt: requestMessages.readAt,
      firstName: staffMembers.firstName,
      nickname: staffMembers.nickname,
    })
    .from(requestMessages)
    .leftJoin(staffMembers, eq(staffMembers.id, requestMessages.staffId))
    .where(and(eq(requestMessages.requestId, requestId), reader === 'shopper' ? eq(requestMessages.isNote, false) : undefined))
    .orderBy(asc(requestMessages.createdAt), asc(requestMessages.id))
    .limit(300);

export async function lastMessage(db: Database, requestId: number, author: 'shopper' | 'staff') {
  const [row] = await db
    .select({ message: requestMessages.message, createdAt: requestMessages.createdAt })
    .from(requestMessages)
    .where(and(eq(requestMessages.requestId, requestId), eq(requestMessages.author, author)))
    .orderBy(desc(requestMessages.createdAt), desc(requestMessages.id))
    .limit(1);
  return row ?? null;
}

export async function insertRequestMessage(db: Database, row: typeof requestMessages.$inferInsert): Promise<number> {
  const [made] = await db.insert(requestMessages).values(row).returning({ id: requestMessages.id });
  return made?.id ?? 0;
}

export async function markRequestRead(db: Database, requestId: number, at: Date): Promise<void> {
  await db
    .update(requestMessages)
    .set({ readAt: at })
    .where(and(eq(requestMessages.requestId, requestId), ne(requestMessages.author, 'shopper'), isNull(requestMessages.readAt)));
}

export const stagesOf = (db: Database, requestId: number) =>
  db.select().from(requestStages).where(eq(requestStages.requestId, requestId)).orderBy(asc(requestStages.id)).limit(20);

export async function finishStages(db: Database, requestId: number, at: Date): Promise<void> {
  await db
    .update(requestStages)
    .set({ finishedAt: at })
    .where(and(eq(requestStages.requestId, requestId), isNull(requestStages.finishedAt)));
}

export async function startStage(db: Database, row: typeof requestStages.$inferInsert): Promise<boolean> {
  const made = await db.insert(requestStages).values(row).onConflictDoNothing().returning({ id: requestStages.id });
  return made.length > 0;
}

export async function newestTicket(db: Database, requestId: number): Promise<TicketRow | null> {
  const [row] = await db
    .select()
    .from(factoryTickets)
    .where(eq(factoryTickets.requestId, requestId))
    .orderBy(desc(factoryTickets.version))
    .limit(1);
  return row ?? null;
}

export async function insertTicket(db: Database, row: typeof factoryTickets.$inferInsert): Promise<void> {
  await db.insert(factoryTickets).values(row);
}

/** Only the newest version, and only once; returns whether it was confirmed. */
export async function confirmTicket(db: Database, requestId: number, version: number, at: Date): Promise<boolean> {
  const done = await db
    .update(factoryTickets)
    .set({ confirmedAt: at })
    .where(
      and(
        eq(factoryTickets.requestId, requestId),
        eq(factoryTickets.version, version),
        isNull(factoryTickets.confirmedAt),
        sql`${factoryTickets.version} = (select max(version) from factory_tickets where request_id = ${requestId})`,
      ),
    )
    .returning({ id: factoryTickets.id });
  return done.length > 0;
}

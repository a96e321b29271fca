import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { CaseState } from '../rules/case-states.ts';
import { caseLines, caseMessages, casePictures, serviceCases } from '../tables/cases.ts';

export type CaseRow = typeof serviceCases.$inferSelect;
export type NewCase = typeof serviceCases.$inferInsert;

export async function nextCaseId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence('service_cases', 'id'))::integer as id`);
  return Number(rows[0]?.id ?? 0);
}

/** False when the same form was already stored. */
export async function insertCase(db: Database, row: NewCase): Promise<boolean> {
  return (await db.insert(serviceCases).values(row).onConflictDoNothing().returning({ id: serviceCases.id })).length === 1;
}

export const insertCaseLines = (db: Database, rows: readonly (typeof caseLines.$inferInsert)[]) => db.insert(caseLines).values([...rows]);

/** Returns how many photos were free to attach. */
export async function attachPhotos(db: Database, caseId: number, uploadIds: readonly number[], from = 0): Promise<number> {
  if (uploadIds.length === 0) return 0;
  const rows = uploadIds.map((uploadId, index) => ({ caseId, uploadId, position: from + index }));
  return (await db.insert(casePictures).values(rows).onConflictDoNothing().returning({ id: casePictures.id })).length;
}

export const selectCasePhotos = (db: Database, caseId: number) =>
  db
    .select({ uploadId: casePictures.uploadId })
    .from(casePictures)
    .where(eq(casePictures.caseId, caseId))
    .orderBy(asc(casePictures.position))
    .limit(5);

export async function caseByKey(db: Database, idempotencyKey: string) {
  const [row] = await db.select().from(serviceCases).where(eq(serviceCases.idempotencyKey, idempotencyKey));
  return row ?? null;
}

/** With its owner; callers must check access. */
export async function caseNumbered(db: Database, number: string) {
  const [row] = await db
    .select({ one: serviceCases, order: { userId: orders.userId, guestKeyHash: orders.guestKeyHash, number: orders.number } })
    .from(serviceCases)
    .innerJoin(orders, eq(orders.id, serviceCases.orderId))
    .where(eq(serviceCases.number, number));
  return row ?? null;
}

export async function caseById(db: Database, id: number): Promise<CaseRow | null> {
  const [row] = await db.select().from(serviceCases).where(eq(serviceCases.id, id));
  return row ?? null;
}

/** One conditional update from an allowed state. */
export async function transitionCase(
  db: Database,
  id: number,
  from: readonly CaseState[],
  changes: Partial<NewCase> & { updatedAt: Date },
): Promise<CaseRow | null> {
  const [row] = await db
    .update(serviceCases)
    .set(changes)
    .where(and(eq(serviceCases.id, id), inArray(serviceCases.status, [...from])))
    .returning();
  return row ?? null;
}

export const setCase = (db: Database, id: number, changes: Partial<NewCase>) =>
  db.update(serviceCases).set(changes).where(eq(serviceCases.id, id));

export const linesOfCase = (db: Database, caseId: number) =>
  db
    .select({
      id: caseLines.id,
      orderLineId: caseLines.orderLineId,
      quantity: caseLines.quantity,
      backCents: caseLines.backCents,
      disposition: caseLines.disposition,
      skuId: orderLines.skuId,
      skuCode: orderLines.skuCode,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      image: orderLines.productImage,
      priceCents: orderLines.priceCents,
      isMadeToOrder: orderLines.isMadeToOrder,
      exchangeSkuId: caseLines.exchangeSkuId,
      exchangeCode: skus.code,
      exchangeEn: skus.nameEn,
      exchangeZh: skus.nameZh,
      exchangeCents: skus.payableCents,
    })
    .from(caseLines)
    .innerJoin(orderLines, eq(orderLines.id, caseLines.orderLineId))
    .leftJoin(skus, eq(skus.id, caseLines.exchangeSkuId))
    .where(eq(caseLines.caseId, caseId))
    .orderBy(asc(caseLines.id))
    .limit(200);
export type CaseLineRow = Awaited<ReturnType<typeof linesOfCase>>[number];

/** False when already set. */
export async function setReturnDisposition(db: Database, lineId: number, disposition: 'restocked' | 'written_off'): Promise<boolean> {
  const set = await db
    .update(caseLines)
    .set({ disposition })
    .where(and(eq(caseLines.id, lineId), eq(caseLines.disposition, 'waiting')))
    .returning({ id: caseLines.id });
  return set.length === 1;
}

export async function insertCaseMessage(db: Database, row: typeof caseMessages.$inferInsert): Promise<number> {
  const [made] = await db.insert(caseMessages).values(row).returning({ id: caseMessages.id });
  return made?.id ?? 0;
}

/** Notes are for staff only. */
export const selectCaseMessages = (db: Database, caseId: number, reader: 'shopper' | 'staff') =>
  db
    .select({
      id: caseMessages.id,
      author: caseMessages.author,
      message: caseMessages.message,
      isNote: caseMessages.isNote,
      createdAt: caseMessages.createdAt,
      readAt: caseMessages.readAt,
      staffId: caseMessages.staffId,
      firstName: staffMembers.firstName,
    })
    .from(caseMessages)
    .leftJoin(staffMembers, eq(staffMembers.id, caseMessages.staffId))
    .where(and(eq(caseMessages.caseId, caseId), reader === 'shopper' ? eq(caseMessages.isNote, false) : undefined))
    .orderBy(asc(caseMessages.createdAt), asc(caseMessages.id))
    .limit(300);

export async function selectLastCaseMessage(db: Database, caseId: number, author: 'shopper' | 'staff') {
  const [row] = await db
    .select({ message: caseMessages.message, createdAt: caseMessages.createdAt })
    .from(caseMessages)
    .where(and(eq(caseMessages.caseId, caseId), eq(caseMessages.author, author)))
    .orderBy(desc(caseMessages.createdAt), desc(caseMessages.id))
    .limit(1);
  return row ?? null;
}

export const markCaseMessagesRead = (db: Database, caseId: number, now: Date) =>
  db
    .update(caseMessages)
    .set({ readAt: now })
    .where(and(eq(caseMessages.caseId, caseId), ne(caseMessages.author, 'shopper'), isNull(caseMessages.readAt)));

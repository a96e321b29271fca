import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { InquiryStatus } from '../rules/statuses.ts';
import { inquiries, inquiryItems, inquiryMessages, inquiryPictures } from '../tables.ts';

export const headColumns = {
  id: inquiries.id,
  number: inquiries.number,
  userId: inquiries.userId,
  name: inquiries.name,
  email: inquiries.email,
  phoneNumber: inquiries.phoneNumber,
  kind: inquiries.kind,
  pagePath: inquiries.pagePath,
  message: inquiries.message,
  answers: inquiries.answers,
  language: inquiries.language,
  status: inquiries.status,
  handlerId: inquiries.handlerId,
  firstAnsweredAt: inquiries.firstAnsweredAt,
  lastMessageAt: inquiries.lastMessageAt,
  createdAt: inquiries.createdAt,
  deletedAt: inquiries.deletedAt,
};
export type InquiryHeader = Pick<typeof inquiries.$inferSelect, keyof typeof headColumns>;

type OwnInquiryQuery = {
  readonly id?: number | undefined;
  readonly number?: string | undefined;
  readonly statuses?: readonly InquiryStatus[] | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** Without deleted ones, latest activity first. */
export async function ownInquiries(db: Database, userId: number, { id, number, statuses, page, pageSize }: OwnInquiryQuery) {
  const where = and(
    eq(inquiries.userId, userId),
    isNull(inquiries.deletedAt),
    id === undefined ? undefined : eq(inquiries.id, id),
    number === undefined ? undefined : eq(inquiries.number, number),
    statuses && inArray(inquiries.status, [...statuses]),
  );
  const [heads, [total]] = await Promise.all([
    db
      .select(headColumns)
      .from(inquiries)
      .where(where)
      .orderBy(desc(inquiries.lastMessageAt), desc(inquiries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ count: count() }).from(inquiries).where(where),
  ]);
  return { heads, total: total?.count ?? 0 };
}

/** By its key. */
export async function guestInquiry(db: Database, number: string, keyHash: string): Promise<InquiryHeader | null> {
  const [row] = await db
    .select(headColumns)
    .from(inquiries)
    .where(and(eq(inquiries.number, number), eq(inquiries.guestKeyHash, keyHash), isNull(inquiries.userId), isNull(inquiries.deletedAt)));
  return row ?? null;
}

const maxMessagesEach = 200;

/** Oldest first. Notes are for staff only, so a shopper's query never returns them. */
export function selectInquiryMessages(db: Database, ids: readonly number[], reader: 'shopper' | 'staff') {
  return db
    .select({
      id: inquiryMessages.id,
      inquiryId: inquiryMessages.inquiryId,
      author: inquiryMessages.author,
      message: inquiryMessages.message,
      isNote: inquiryMessages.isNote,
      createdAt: inquiryMessages.createdAt,
      readAt: inquiryMessages.readAt,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      nickname: staffMembers.nickname,
    })
    .from(inquiryMessages)
    .leftJoin(staffMembers, eq(staffMembers.id, inquiryMessages.staffId))
    .where(and(inArray(inquiryMessages.inquiryId, [...ids]), reader === 'shopper' ? eq(inquiryMessages.isNote, false) : undefined))
    .orderBy(asc(inquiryMessages.createdAt), asc(inquiryMessages.id))
    .limit(maxMessagesEach * ids.length);
}

export const itemsOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      inquiryId: inquiryItems.inquiryId,
      skuId: inquiryItems.skuId,
      quantity: inquiryItems.quantity,
      attributes: inquiryItems.attributes,
    })
    .from(inquiryItems)
    .where(inArray(inquiryItems.inquiryId, [...ids]))
    .orderBy(asc(inquiryItems.id))
    .limit(100 * ids.length);

export const selectInquiryPictures = (db: Database, ids: readonly number[]) =>
  db
    .select({ inquiryId: inquiryPictures.inquiryId, messageId: inquiryPictures.messageId, uploadId: inquiryPictures.uploadId })
    .from(inquiryPictures)
    .where(inArray(inquiryPictures.inquiryId, [...ids]))
    .orderBy(asc(inquiryPictures.position), asc(inquiryPictures.id))
    .limit(500 * ids.length);

export async function markInquiryRead(db: Database, inquiryId: number, at: Date): Promise<void> {
  await db
    .update(inquiryMessages)
    .set({ readAt: at })
    .where(
      and(
        eq(inquiryMessages.inquiryId, inquiryId),
        ne(inquiryMessages.author, 'shopper'),
        eq(inquiryMessages.isNote, false),
        isNull(inquiryMessages.readAt),
      ),
    );
}

/** Locked until the transaction ends: messages of one inquiry are serialized. */
export async function lockInquiry(db: Database, id: number): Promise<InquiryHeader | null> {
  const [row] = await db.select(headColumns).from(inquiries).where(eq(inquiries.id, id)).for('update');
  return row ?? null;
}

export async function latestInquiryMessage(db: Database, inquiryId: number, author: 'shopper' | 'staff', isNote: boolean) {
  const [row] = await db
    .select({
      id: inquiryMessages.id,
      message: inquiryMessages.message,
      createdAt: inquiryMessages.createdAt,
      staffId: inquiryMessages.staffId,
    })
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.inquiryId, inquiryId), eq(inquiryMessages.author, author), eq(inquiryMessages.isNote, isNote)))
    .orderBy(desc(inquiryMessages.createdAt), desc(inquiryMessages.id))
    .limit(1);
  return row ?? null;
}

export async function insertInquiryMessage(db: Database, row: typeof inquiryMessages.$inferInsert): Promise<number> {
  const [made] = await db.insert(inquiryMessages).values(row).returning({ id: inquiryMessages.id });
  return made?.id ?? 0;
}

export async function updateInquiry(db: Database, id: number, changes: Partial<typeof inquiries.$inferInsert>): Promise<void> {
  await db.update(inquiries).set(changes).where(eq(inquiries.id, id));
}

/** Returns whether it belonged to the shopper. */
export async function deleteOwn(db: Database, userId: number, id: number, at: Date): Promise<boolean> {
  const gone = await db
    .update(inquiries)
    .set({ deletedAt: at, updatedAt: at })
    .where(and(eq(inquiries.id, id), eq(inquiries.userId, userId), isNull(inquiries.deletedAt)))
    .returning({ id: inquiries.id });
  return gone.length > 0;
}

/** Returns whether it belongs to the shopper. */
export async function closeOwn(db: Database, userId: number, id: number, at: Date): Promise<boolean> {
  const isOwn = and(eq(inquiries.id, id), eq(inquiries.userId, userId), isNull(inquiries.deletedAt));
  const closed = await db
    .update(inquiries)
    .set({ status: 'closed', closedAt: sql`coalesce(${inquiries.closedAt}, ${at.toISOString()}::timestamptz)`, updatedAt: at })
    .where(and(isOwn, inArray(inquiries.status, ['new', 'answered', 'waiting', 'quoted'])))
    .returning({ id: inquiries.id });
  if (closed.length > 0) return true;
  return (await db.$count(inquiries, isOwn)) > 0;
}

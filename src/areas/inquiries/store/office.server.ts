import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { endOfDay, startOfDay } from '#platform/time-zone.server.ts';
import type { InquiryStatus } from '../rules/statuses.ts';
import { answerTemplates, inquiries } from '../tables.ts';
import { headColumns, type InquiryHeader } from './conversation.server.ts';

export type OfficeQuery = {
  readonly statuses?: readonly InquiryStatus[] | undefined;
  readonly kind?: string | undefined;
  /** Null: unassigned. */
  readonly handlerId?: number | null | undefined;
  /** Part of number, name, address or first message. */
  readonly searchText?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** By last message, or by creation. */
  readonly by?: 'at' | 'asked' | undefined;
  readonly order: 'oldest' | 'newest';
  readonly limit: number;
  readonly offset: number;
};

// The same expression as the index, or the index would not be used.
const searched = sql`(${inquiries.number} || ' ' || ${inquiries.name} || ' ' || ${inquiries.email} || ' ' || ${inquiries.message})`;

function whereOf({ statuses, kind, handlerId, searchText, from, to }: OfficeQuery): SQL | undefined {
  return and(
    statuses && inArray(inquiries.status, [...statuses]),
    kind === undefined ? undefined : eq(inquiries.kind, kind),
    handlerId === undefined ? undefined : handlerId === null ? isNull(inquiries.handlerId) : eq(inquiries.handlerId, handlerId),
    from ? gte(inquiries.createdAt, startOfDay(from)) : undefined,
    to ? lte(inquiries.createdAt, endOfDay(to)) : undefined,
    searchText ? ilike(searched, `%${searchText.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
}

const listed = { ...headColumns, handlerFirst: staffMembers.firstName, handlerLast: staffMembers.lastName };

/** Longest waiting first, or newest first. */
export async function selectOfficeInquiries(db: Database, query: OfficeQuery) {
  const where = whereOf(query);
  const direction = query.order === 'oldest' ? asc : desc;
  const sorted = query.by === 'asked' ? inquiries.createdAt : inquiries.lastMessageAt;
  const [items, total] = await Promise.all([
    db
      .select(listed)
      .from(inquiries)
      .leftJoin(staffMembers, eq(staffMembers.id, inquiries.handlerId))
      .where(where)
      .orderBy(direction(sorted), direction(inquiries.id))
      .limit(query.limit)
      .offset(query.offset),
    countUpTo(db, sql`${inquiries}`, where),
  ]);
  return { items, total };
}

export async function inquiryById(db: Database, id: number): Promise<InquiryHeader | null> {
  const [row] = await db.select(headColumns).from(inquiries).where(eq(inquiries.id, id));
  return row ?? null;
}

export async function selectInquiryFigures(db: Database) {
  const [statuses, kinds] = await Promise.all([
    db.select({ status: inquiries.status, count: count() }).from(inquiries).groupBy(inquiries.status),
    db.selectDistinct({ kind: inquiries.kind }).from(inquiries).orderBy(inquiries.kind).limit(60),
  ]);
  return { counts: new Map(statuses.map((row) => [row.status, row.count])), kinds: kinds.map(({ kind }) => kind) };
}

export const answerers = (db: Database, roles: readonly (typeof staffRoles.$inferSelect)['role'][]) =>
  db
    .selectDistinct({ id: staffMembers.id, firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.staffId, staffMembers.id))
    .where(and(eq(staffMembers.status, 'active'), inArray(staffRoles.role, [...roles])))
    .orderBy(staffMembers.firstName, staffMembers.id)
    .limit(100);

export const selectInquiryTemplates = (db: Database) =>
  db
    .select({
      id: answerTemplates.id,
      nameEn: answerTemplates.nameEn,
      nameZh: answerTemplates.nameZh,
      kind: answerTemplates.kind,
      bodyEn: answerTemplates.bodyEn,
      bodyZh: answerTemplates.bodyZh,
      position: answerTemplates.position,
    })
    .from(answerTemplates)
    .orderBy(asc(answerTemplates.position), asc(answerTemplates.id))
    .limit(60);

/** Decided inquiries by owner. */
export const decidedSince = (db: Database, since: Date) =>
  db
    .select({
      handlerId: inquiries.handlerId,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      won: sql<number>`count(*) filter (where ${inquiries.status} = 'won')::integer`,
      lost: sql<number>`count(*) filter (where ${inquiries.status} = 'lost')::integer`,
      quoted: sql<number>`count(*) filter (where ${inquiries.quotedAt} is not null)::integer`,
    })
    .from(inquiries)
    .leftJoin(staffMembers, eq(staffMembers.id, inquiries.handlerId))
    .where(and(inArray(inquiries.status, ['won', 'lost', 'quoted']), gte(inquiries.lastMessageAt, since)))
    .groupBy(inquiries.handlerId, staffMembers.firstName, staffMembers.lastName)
    .orderBy(desc(sql`count(*)`))
    .limit(20);

import { and, asc, count, desc, eq, ilike, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { auditLog } from '#platform/tables.ts';
import type { InquiryStatus } from '../rules/statuses.ts';
import { answerTemplates, inquiries } from '../tables.ts';
import { type Head, headColumns } from './talk.server.ts';

export type OfficeQuery = {
  readonly statuses?: readonly InquiryStatus[] | undefined;
  readonly kind?: string | undefined;
  /** Null: nobody has it yet. */
  readonly handlerId?: number | null | undefined;
  /** Part of the number, the name, the address or the first message. */
  readonly words?: string | undefined;
  readonly order: 'oldest' | 'newest';
  readonly page: number;
  readonly pageSize: number;
};

// Put together as the index has it, or the index would not be used.
const searched = sql`(${inquiries.number} || ' ' || ${inquiries.name} || ' ' || ${inquiries.email} || ' ' || ${inquiries.message})`;

function whereOf({ statuses, kind, handlerId, words }: OfficeQuery): SQL | undefined {
  return and(
    statuses && inArray(inquiries.status, [...statuses]),
    kind === undefined ? undefined : eq(inquiries.kind, kind),
    handlerId === undefined ? undefined : handlerId === null ? isNull(inquiries.handlerId) : eq(inquiries.handlerId, handlerId),
    words ? ilike(searched, `%${words.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
}

const listed = { ...headColumns, handlerFirst: staffMembers.firstName, handlerLast: staffMembers.lastName };

/** Inquiries as the office lists them: what waits longest first, or the newest first. */
export async function officeInquiries(db: Database, query: OfficeQuery) {
  const where = whereOf(query);
  const turn = query.order === 'oldest' ? asc : desc;
  const [items, [total]] = await Promise.all([
    db
      .select(listed)
      .from(inquiries)
      .leftJoin(staffMembers, eq(staffMembers.id, inquiries.handlerId))
      .where(where)
      .orderBy(turn(inquiries.lastMessageAt), turn(inquiries.id))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize),
    db.select({ count: count() }).from(inquiries).where(where),
  ]);
  return { items, total: total?.count ?? 0 };
}

export async function inquiryById(db: Database, id: number): Promise<Head | null> {
  const [row] = await db.select(headColumns).from(inquiries).where(eq(inquiries.id, id));
  return row ?? null;
}

/** How many stand in each status, and which kinds there are. */
export async function officeFigures(db: Database) {
  const [statuses, kinds] = await Promise.all([
    db.select({ status: inquiries.status, count: count() }).from(inquiries).groupBy(inquiries.status),
    db.selectDistinct({ kind: inquiries.kind }).from(inquiries).orderBy(inquiries.kind).limit(60),
  ]);
  return { counts: new Map(statuses.map((row) => [row.status, row.count])), kinds: kinds.map(({ kind }) => kind) };
}

/** Everybody who may answer. */
export const answerers = (db: Database, roles: readonly (typeof staffRoles.$inferSelect)['role'][]) =>
  db
    .selectDistinct({ id: staffMembers.id, firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.staffId, staffMembers.id))
    .where(and(eq(staffMembers.status, 'active'), inArray(staffRoles.role, [...roles])))
    .orderBy(staffMembers.firstName, staffMembers.id)
    .limit(100);

export const templatesOf = (db: Database) =>
  db
    .select({ id: answerTemplates.id, name: answerTemplates.name, bodyEn: answerTemplates.bodyEn, bodyZh: answerTemplates.bodyZh })
    .from(answerTemplates)
    .orderBy(asc(answerTemplates.position), asc(answerTemplates.id))
    .limit(60);

type Act = {
  readonly staffId: number;
  readonly inquiryId: number;
  readonly action: string;
  readonly before: object;
  readonly after: object;
  readonly requestId: string;
  readonly at: Date;
};

/** Who did what to which inquiry; never the words of a message. */
export async function writeInquiryAudit(db: Database, { staffId, inquiryId, at, ...act }: Act): Promise<void> {
  await db.insert(auditLog).values({
    ...act,
    actorKind: 'staff',
    actorId: String(staffId),
    subjectKind: 'inquiry',
    subjectId: String(inquiryId),
    createdAt: at,
  });
}

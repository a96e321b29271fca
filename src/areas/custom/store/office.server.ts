import { and, asc, count, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { RequestKind, RequestStatus } from '../rules/statuses.ts';
import { customRequests } from '../tables.ts';

export type DeskQuery = {
  readonly statuses?: readonly RequestStatus[] | undefined;
  readonly kind?: RequestKind | undefined;
  readonly words?: string | undefined;
  readonly order: 'oldest' | 'newest';
  readonly page: number;
  readonly pageSize: number;
};

const searched = sql`(${customRequests.number} || ' ' || ${customRequests.name} || ' ' || ${customRequests.email} || ' ' || ${customRequests.note})`;

const whereOf = ({ statuses, kind, words }: DeskQuery): SQL | undefined =>
  and(
    statuses && inArray(customRequests.status, [...statuses]),
    kind && eq(customRequests.kind, kind),
    words ? ilike(searched, `%${words.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );

/** Requests as the desk lists them: what waits longest first, or the newest first. */
export async function deskRequests(db: Database, query: DeskQuery) {
  const where = whereOf(query);
  const turn = query.order === 'oldest' ? asc : desc;
  const [items, [total]] = await Promise.all([
    db
      .select({ row: customRequests, handlerFirst: staffMembers.firstName })
      .from(customRequests)
      .leftJoin(staffMembers, eq(staffMembers.id, customRequests.handlerId))
      .where(where)
      .orderBy(turn(customRequests.updatedAt), turn(customRequests.id))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize),
    db.select({ count: count() }).from(customRequests).where(where),
  ]);
  return { items, total: total?.count ?? 0 };
}

export async function statusCounts(db: Database): Promise<ReadonlyMap<RequestStatus, number>> {
  const rows = await db.select({ status: customRequests.status, count: count() }).from(customRequests).groupBy(customRequests.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { endOfDay, startOfDay } from '#platform/time-zone.server.ts';
import type { RequestKind, RequestStatus } from '../rules/statuses.ts';
import { customRequests } from '../tables.ts';

export type OfficeRequestQuery = {
  readonly statuses?: readonly RequestStatus[] | undefined;
  readonly kind?: RequestKind | undefined;
  readonly searchText?: string | undefined;
  /** Null selects unassigned ones. */
  readonly handlerId?: number | null | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** By last change, by creation, or by quoted price. */
  readonly by?: 'at' | 'asked' | 'price' | undefined;
  readonly order: 'oldest' | 'newest';
  readonly limit: number;
  readonly offset: number;
};

const searched = sql`(${customRequests.number} || ' ' || ${customRequests.name} || ' ' || ${customRequests.email} || ' ' || ${customRequests.note})`;

const whereOf = ({ statuses, kind, searchText, handlerId, from, to }: OfficeRequestQuery): SQL | undefined =>
  and(
    statuses && inArray(customRequests.status, [...statuses]),
    kind && eq(customRequests.kind, kind),
    handlerId === null ? isNull(customRequests.handlerId) : undefined,
    handlerId ? eq(customRequests.handlerId, handlerId) : undefined,
    from ? gte(customRequests.createdAt, startOfDay(from)) : undefined,
    to ? lte(customRequests.createdAt, endOfDay(to)) : undefined,
    searchText ? ilike(searched, `%${searchText.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );

const sorted = { at: customRequests.updatedAt, asked: customRequests.createdAt, price: sql`coalesce(${customRequests.quotedCents}, 0)` };

/** Longest waiting first, or newest first. */
export async function selectOfficeRequests(db: Database, query: OfficeRequestQuery) {
  const where = whereOf(query);
  const direction = query.order === 'oldest' ? asc : desc;
  const [items, total] = await Promise.all([
    db
      .select({ row: customRequests, handlerFirst: staffMembers.firstName })
      .from(customRequests)
      .leftJoin(staffMembers, eq(staffMembers.id, customRequests.handlerId))
      .where(where)
      .orderBy(direction(sorted[query.by ?? 'at']), direction(customRequests.id))
      .limit(query.limit)
      .offset(query.offset),
    countUpTo(db, sql`${customRequests}`, where),
  ]);
  return { items, total };
}

export async function countRequestsByStatus(db: Database): Promise<ReadonlyMap<RequestStatus, number>> {
  const rows = await db.select({ status: customRequests.status, count: count() }).from(customRequests).groupBy(customRequests.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

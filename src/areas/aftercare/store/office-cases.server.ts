import { and, asc, count, desc, eq, gte, ilike, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { orders } from '#areas/orders/tables/orders.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { endOfDay, startOfDay } from '#platform/time-zone.server.ts';
import type { CaseState } from '../rules/case-states.ts';
import { serviceCases } from '../tables/cases.ts';

export type CaseQuery = {
  readonly states?: readonly CaseState[] | undefined;
  readonly kind?: (typeof serviceCases.$inferSelect)['kind'] | undefined;
  readonly searchText?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: { readonly by: 'at' | 'moved' | 'back'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const searched = sql`(${serviceCases.number} || ' ' || ${orders.number} || ' ' || ${orders.email})`;
const sortedBy = { at: serviceCases.createdAt, moved: serviceCases.updatedAt, back: serviceCases.backCents };

function whereOf({ states, kind, searchText, from, to }: CaseQuery): SQL | undefined {
  return and(
    states && inArray(serviceCases.status, [...states]),
    kind && eq(serviceCases.kind, kind),
    from ? gte(serviceCases.createdAt, startOfDay(from)) : undefined,
    to ? lte(serviceCases.createdAt, endOfDay(to)) : undefined,
    searchText ? ilike(searched, `%${searchText.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
}

export async function selectCasesPage(db: Database, query: CaseQuery) {
  const where = whereOf(query);
  const direction = query.sort.down ? desc : asc;
  const [items, total] = await Promise.all([
    db
      .select({
        id: serviceCases.id,
        number: serviceCases.number,
        orderNumber: orders.number,
        email: orders.email,
        buyer: orders.buyerNickName,
        kind: serviceCases.kind,
        wants: serviceCases.wants,
        reason: serviceCases.reason,
        status: serviceCases.status,
        feeCents: serviceCases.feeCents,
        backCents: serviceCases.backCents,
        pieces: sql<number>`coalesce((select sum(l.quantity) from case_lines l where l.case_id = service_cases.id), 0)::integer`,
        createdAt: serviceCases.createdAt,
        updatedAt: serviceCases.updatedAt,
        handler: staffMembers.firstName,
      })
      .from(serviceCases)
      .innerJoin(orders, eq(orders.id, serviceCases.orderId))
      .leftJoin(staffMembers, eq(staffMembers.id, serviceCases.handlerId))
      .where(where)
      .orderBy(direction(sortedBy[query.sort.by]), direction(serviceCases.id))
      .limit(query.limit)
      .offset(query.offset),
    countUpTo(db, sql`service_cases inner join orders on orders.id = service_cases.order_id`, where),
  ]);
  return { items, total };
}

export const countCasesByState = (db: Database) =>
  db.select({ status: serviceCases.status, count: count() }).from(serviceCases).groupBy(serviceCases.status);

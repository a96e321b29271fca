import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { maxCountedRows } from '#site/list.ts';
import type { EntryOrigin } from '../rules/entry-list.ts';
import { ledgerCategories, ledgerEntries } from '../tables.ts';
import type { EntryKind } from './entries.server.ts';

export type EntryQuery = {
  readonly kind?: EntryKind | undefined;
  readonly id?: number | undefined;
  readonly heading?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly origin?: EntryOrigin | undefined;
  readonly receipt?: 'with' | 'without' | undefined;
  readonly searchText?: string | undefined;
  /** An amount to search for, without its sign. */
  readonly amountCents?: number | undefined;
  readonly sort: { readonly by: 'day' | 'amount'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const e = ledgerEntries;
const fromOrigin: Readonly<Record<EntryOrigin, SQL | undefined>> = {
  typed: and(isNull(e.sourceKind), isNull(e.purchaseReceiptId), isNull(e.recurringId), isNull(e.reversesId)),
  payment: and(isNotNull(e.sourceKind), isNull(e.reversesId)),
  delivery: isNotNull(e.purchaseReceiptId),
  standing: isNotNull(e.recurringId),
  counter: isNotNull(e.reversesId),
};

// The same expression as the index.
const searchText = sql`lower(${e.party} || ' ' || ${e.reference} || ' ' || ${e.note})`;

const whereOf = (query: EntryQuery): SQL | undefined =>
  and(
    query.id ? eq(e.id, query.id) : undefined,
    query.kind && eq(e.kind, query.kind),
    query.heading ? eq(e.categoryId, query.heading) : undefined,
    query.from ? gte(e.bookedOn, query.from) : undefined,
    query.to ? lte(e.bookedOn, query.to) : undefined,
    query.origin && fromOrigin[query.origin],
    query.receipt && (query.receipt === 'with' ? isNotNull(e.uploadId) : isNull(e.uploadId)),
    query.searchText ? sql`${searchText} like ${`%${query.searchText.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}` : undefined,
    query.amountCents ? sql`${e.amountCents} in (${query.amountCents}, ${-query.amountCents})` : undefined,
  );

const counters = alias(ledgerEntries, 'counters');

export async function entriesWith(db: Database, query: EntryQuery) {
  const where = whereOf(query);
  const total = await countUpTo(db, sql`${e}`, where);
  const order = query.sort.down ? desc : asc;
  const column = query.sort.by === 'amount' ? e.amountCents : e.bookedOn;
  // Collect few rows first and sort afterwards: an index in that order would scan a million others.
  const keys = total > maxCountedRows ? [order(column), order(e.id)] : [order(sql`${column} + 0`), order(e.id)];
  // Finds the page by narrow rows first and joins afterwards.
  const page = db
    .select({ id: e.id })
    .from(e)
    .where(where)
    .orderBy(...keys)
    .limit(query.limit)
    .offset(query.offset);
  const items = await db
    .select({
      id: e.id,
      kind: e.kind,
      categoryId: e.categoryId,
      headingEn: ledgerCategories.nameEn,
      headingZh: ledgerCategories.nameZh,
      amountCents: e.amountCents,
      bookedOn: e.bookedOn,
      party: e.party,
      method: e.method,
      reference: e.reference,
      note: e.note,
      sourceKind: e.sourceKind,
      sourceId: e.sourceId,
      purchaseReceiptId: e.purchaseReceiptId,
      recurringId: e.recurringId,
      reversesId: e.reversesId,
      counterId: counters.id,
      uploadId: e.uploadId,
      createdAt: e.createdAt,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      nickname: staffMembers.nickname,
    })
    .from(e)
    .innerJoin(ledgerCategories, eq(ledgerCategories.id, e.categoryId))
    .leftJoin(staffMembers, eq(staffMembers.id, e.staffId))
    .leftJoin(counters, eq(counters.reversesId, e.id))
    .where(inArray(e.id, page))
    .orderBy(...keys);
  return { items, total };
}

/** Signed total of the filter; null where it would need a million rows. */
export async function sumOfEntries(db: Database, query: EntryQuery, total: number): Promise<number | null> {
  const isPlain = !query.origin && !query.receipt && !query.searchText && !query.amountCents;
  if (!isPlain && total > maxCountedRows) return null;
  const rows = isPlain ? await daySum(db, query) : await entrySum(db, query);
  return Number(rows[0]?.cents ?? 0);
}

const daySum = async (db: Database, { kind, heading, from, to }: EntryQuery) => {
  const parts = [
    sql`true`,
    ...(kind ? [sql`c.kind = ${kind}`] : []),
    ...(heading ? [sql`d.category_id = ${heading}`] : []),
    ...(from ? [sql`d.day >= ${from}`] : []),
    ...(to ? [sql`d.day <= ${to}`] : []),
  ];
  const { rows } = await db.execute<{ cents: string }>(
    sql`select coalesce(sum(case when c.kind = 'income' or ${kind ?? ''} <> '' then d.amount_cents else -d.amount_cents end), 0) as cents
      from ledger_days d join ledger_categories c on c.id = d.category_id where ${sql.join(parts, sql` and `)}`,
  );
  return rows;
};

const entrySum = (db: Database, query: EntryQuery) =>
  db
    .select({
      cents: sql<string>`coalesce(sum(case when ${e.kind} = 'income' or ${query.kind ?? ''} <> '' then ${e.amountCents}::bigint else -${e.amountCents}::bigint end), 0)`,
    })
    .from(e)
    .where(whereOf(query));

import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Owner of the data: some refers to the account, some only to its email address. */
export type Owner = { readonly id: number; readonly email: string; readonly now: Date };
type Shown = Readonly<Record<string, PgColumn | SQL>>;
/** Rows that belong to an owned row, such as the lines of an order. */
type Part = { readonly name: string; readonly from: PgTable; readonly of: PgColumn; readonly shown: Shown; readonly only?: SQL };

/** One table with data about a shopper. */
export type OwnedTable = {
  /** Its key in the export. */
  readonly name: string;
  readonly from: PgTable;
  readonly key: PgColumn;
  readonly isOwned: (shopper: Owner) => SQL | undefined;
  /** What the export shows; null where no person could read it. */
  readonly exported: Shown | null;
  readonly parts?: readonly Part[];
  /** On deletion: deleted, kept for the ledger, or kept without personal data. */
  readonly leaving: 'goes' | 'stays' | ((shopper: Owner) => object);
  /** Rows that stay unchanged although the others change or go. */
  readonly retained?: SQL;
};

type Written<T extends PgTable> = Omit<OwnedTable, 'from' | 'leaving'> & {
  readonly from: T;
  readonly leaving: 'goes' | 'stays' | ((shopper: Owner) => PgUpdateSetSource<T>);
};
/** Checks the overwriting values against their table. */
export const ownedTable = <T extends PgTable>(written: Written<T>): OwnedTable => written;

/** Columns under their database names. */
export const cols = (...columns: readonly PgColumn[]): Shown => Object.fromEntries(columns.map((column) => [column.name, column]));

export const byMailbox = (column: PgColumn, shopper: Owner): SQL => eq(sql`lower(${column})`, shopper.email.toLowerCase());
export const byEither = (account: PgColumn, mailbox: PgColumn, shopper: Owner): SQL | undefined =>
  or(eq(account, shopper.id), byMailbox(mailbox, shopper));
/** The product's name instead of an id. */
export const skuNameSql = (skuId: PgColumn): SQL => sql`(select ${skus.nameEn} from ${skus} where ${skus.id} = ${skuId})`;

/** More than anybody has; a file must end somewhere. */
const maxRows = 10_000;

/** Oldest first, each with its parts. */
export async function selectOwnRows(db: Database, { from, key, isOwned, exported, parts = [] }: OwnedTable, shopper: Owner) {
  if (!exported) return [];
  const rows = await db
    .select({ ...exported, key })
    .from(from)
    .where(isOwned(shopper))
    .orderBy(asc(key))
    .limit(maxRows);
  const found = parts.map(async (part) => [part.name, await partsOf(db, part, rows)] as const);
  const inside = await Promise.all(found);
  return rows.map(({ key: id, ...row }) => ({ ...row, ...Object.fromEntries(inside.map(([name, of]) => [name, of.get(id) ?? []])) }));
}

async function partsOf(db: Database, { from, of, shown, only }: Part, rows: readonly { key: unknown }[]) {
  const ids = rows.map(({ key }) => key);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ ...shown, key: of })
          .from(from)
          .where(and(inArray(of, ids), only))
          .orderBy(asc(of))
          .limit(maxRows);
  const grouped = Map.groupBy(found, ({ key }) => key);
  return new Map([...grouped].map(([id, list]) => [id, list.map(({ key: _, ...row }) => row)]));
}

/** Applies the deletion rule of one table. */
export async function releaseOwnedData(db: Database, { from, isOwned, leaving, retained }: OwnedTable, shopper: Owner): Promise<void> {
  if (leaving === 'stays') return;
  const where = and(isOwned(shopper), retained && not(retained));
  if (leaving === 'goes') await db.delete(from).where(where);
  else await db.update(from).set(leaving(shopper)).where(where);
}

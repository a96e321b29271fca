import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';

type Index = { index_name: string; definition: string };
type ForeignKey = { table_name: string; constraint_name: string; definition: string };

/** Tables whose triggers mark changes: a seed computes all sums itself. */
const noting = ['orders', 'order_lines', 'order_shippings', 'captures', 'refunds', 'refund_lines', 'ledger_entries'] as const;

/**
 * Drops foreign keys, non-key indexes and triggers of the loaded tables and returns how to restore them. Bulk loading is much faster
 * without them; restoring checks all rows at once in the same transaction. Readers wait meanwhile.
 */
export async function suspendConstraints(db: Database): Promise<() => Promise<void>> {
  const foreignKeys = await foreignKeysOf(db);
  const indexes = await indexesOf(db);
  const byTable = [...Map.groupBy(foreignKeys, ({ table_name }) => table_name)];
  await together(db, [
    ...noting.map((table) => `alter table ${table} disable trigger user`),
    ...byTable.map(([table, keys]) => `alter table ${table} ${keys.map((key) => `drop constraint ${key.constraint_name}`).join(', ')}`),
    `drop index ${indexes.map(({ index_name }) => index_name).join(', ')}`,
  ]);
  return () =>
    together(db, [
      ...noting.map((table) => `alter table ${table} enable trigger user`),
      ...indexes.map(({ definition }) => definition),
      ...byTable.map(
        ([table, keys]) =>
          `alter table ${table} ${keys.map((key) => `add constraint ${key.constraint_name} ${key.definition}`).join(', ')}`,
      ),
    ]);
}

/** Sends hundreds of small statements in one batch. */
async function together(db: Database, statements: readonly string[]): Promise<void> {
  await db.execute(sql.raw(`do $lift$ begin ${statements.join(';\n')}; end $lift$`));
}

async function foreignKeysOf(db: Database): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey>(sql`
    select conrelid::regclass::text as table_name, quote_ident(conname) as constraint_name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`);
  return rows;
}

async function indexesOf(db: Database): Promise<Index[]> {
  const { rows } = await db.execute<Index>(sql`
    select i.indexrelid::regclass::text as index_name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and not i.indisprimary
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by 1`);
  return rows;
}

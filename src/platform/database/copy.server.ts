import { Buffer } from 'node:buffer';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Bulk insert. Rows have the table's insert type; missing columns take their defaults. */
export type Copy = <T extends PgTable>(table: T, rows: Iterable<T['$inferInsert']>) => Promise<number>;

/** Sends one chunk of COPY text. */
export type CopyText = (sql: string, text: Uint8Array) => Promise<void>;

const chunkBytes = 4 * 1024 * 1024;

/** The same COPY for both engines: columns come from the first row, values are encoded by Drizzle's column types. */
export const createCopy =
  (send: CopyText): Copy =>
  async (table, rows) => {
    const columns = getTableColumns(table) as Record<string, PgColumn>;
    let used: [string, PgColumn][] = [];
    let chunk: string[] = [];
    let bytes = 0;
    let count = 0;
    const flush = async () => {
      if (chunk.length === 0) return;
      const names = used.map(([, column]) => `"${column.name}"`).join(', ');
      await send(`COPY "${getTableName(table)}" (${names}) FROM`, Buffer.from(chunk.join('')));
      chunk = [];
      bytes = 0;
    };
    for (const row of rows as Iterable<Record<string, unknown>>) {
      if (count === 0) used = Object.keys(row).map((key) => [key, columnOf(columns, key, getTableName(table))]);
      const line = `${used.map(([key, column]) => field(column, row[key])).join('\t')}\n`;
      chunk.push(line);
      bytes += line.length;
      count += 1;
      if (bytes > chunkBytes) await flush();
    }
    await flush();
    return count;
  };

function columnOf(columns: Record<string, PgColumn>, key: string, table: string): PgColumn {
  const column = columns[key];
  if (!column) throw new Error(`table ${table} has no column ${key}`);
  return column;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(column: PgColumn, value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const driven: unknown = column.mapToDriverValue(value);
  const written = driven instanceof Date ? driven.toISOString() : typeof driven === 'object' ? JSON.stringify(driven) : String(driven);
  return written.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ledger } from '#providers/payments/double/ledger.ts';
import type { Database } from './database/open.server.ts';
import { standInRecords } from './tables.ts';

/** The memory of one stand-in, in the shop's own database: it outlives the process and is shared by all instances. */
export function doubleLedger(db: Database, standIn: string): Ledger {
  const at = (key: string) => and(eq(standInRecords.standIn, standIn), eq(standInRecords.key, key));
  return {
    async read(key) {
      const [row] = await db.select({ value: standInRecords.value, version: standInRecords.version }).from(standInRecords).where(at(key));
      return row ?? null;
    },
    async write(key, value, version) {
      const written =
        version === null
          ? await db.insert(standInRecords).values({ standIn, key, value }).onConflictDoNothing().returning({ id: standInRecords.id })
          : await db
              .update(standInRecords)
              .set({ value, version: version + 1, updatedAt: sql`now()` })
              .where(and(at(key), eq(standInRecords.version, version)))
              .returning({ id: standInRecords.id });
      return written.length > 0;
    },
    async list(prefix, count) {
      const rows = await db
        .select({ value: standInRecords.value })
        .from(standInRecords)
        .where(and(eq(standInRecords.standIn, standIn), sql`starts_with(${standInRecords.key}, ${prefix})`))
        .orderBy(desc(standInRecords.id))
        .limit(count);
      return rows.map(({ value }) => value);
    },
  };
}

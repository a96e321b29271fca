import { and, desc, eq, sql } from 'drizzle-orm';
import type { DoubleStore } from '#providers/payments/double/double-store.ts';
import type { Database } from './database/open.server.ts';
import { doubleRecords } from './tables.ts';

/** The state of one double in the shop's own database: it survives restarts and is shared by all instances. */
export function doubleStore(db: Database, provider: string): DoubleStore {
  const at = (key: string) => and(eq(doubleRecords.provider, provider), eq(doubleRecords.key, key));
  return {
    async read(key) {
      const [row] = await db.select({ value: doubleRecords.value, version: doubleRecords.version }).from(doubleRecords).where(at(key));
      return row ?? null;
    },
    async write(key, value, version) {
      const written =
        version === null
          ? await db.insert(doubleRecords).values({ provider, key, value }).onConflictDoNothing().returning({ id: doubleRecords.id })
          : await db
              .update(doubleRecords)
              .set({ value, version: version + 1, updatedAt: sql`now()` })
              .where(and(at(key), eq(doubleRecords.version, version)))
              .returning({ id: doubleRecords.id });
      return written.length > 0;
    },
    async list(prefix, count) {
      const rows = await db
        .select({ value: doubleRecords.value })
        .from(doubleRecords)
        .where(and(eq(doubleRecords.provider, provider), sql`starts_with(${doubleRecords.key}, ${prefix})`))
        .orderBy(desc(doubleRecords.id))
        .limit(count);
      return rows.map(({ value }) => value);
    },
  };
}

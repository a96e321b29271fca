import { and, eq, inArray, like, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { saltName } from '#platform/first-touch.server.ts';
import { appMetadata, dailyVisitors, visits } from '#platform/tables.ts';

export type VisitRow = Required<Pick<typeof visits.$inferInsert, 'path' | 'source' | 'device' | 'country' | 'count'>> & {
  readonly day: string;
  readonly event: string;
};
const rowsAtOnce = 500;

/** The day's salt, shared by all processes: the first one creates it. */
export async function saltFor(db: Database, day: string, made: string): Promise<string> {
  await db
    .insert(appMetadata)
    .values({ name: saltName + day, value: made })
    .onConflictDoNothing();
  const [row] = await db
    .select({ value: appMetadata.value })
    .from(appMetadata)
    .where(eq(appMetadata.name, saltName + day));
  if (typeof row?.value !== 'string') throw new Error(`the visit salt of ${day} cannot be read`);
  return row.value;
}

/** Marks and salts are deleted together after the day, so neither can identify anybody. */
export async function deleteVisitorHashesBefore(db: Database, day: string): Promise<void> {
  await db.delete(appMetadata).where(and(like(appMetadata.name, `${saltName}%`), ne(appMetadata.name, saltName + day)));
  await db.delete(dailyVisitors).where(lt(dailyVisitors.day, day));
}

type VisitorInsert = typeof dailyVisitors.$inferInsert;

export async function markNewVisitors(db: Database, visitors: readonly VisitorInsert[]): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>();
  for (const part of parts(visitors)) {
    const rows = await db.insert(dailyVisitors).values(part).onConflictDoNothing().returning({ hash: dailyVisitors.visitorHash });
    for (const { hash } of rows) fresh.add(hash);
  }
  return fresh;
}

export async function sourcesBy(db: Database, day: string, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const part of parts(hashes)) {
    const rows = await db
      .select({ hash: dailyVisitors.visitorHash, source: dailyVisitors.source })
      .from(dailyVisitors)
      .where(and(eq(dailyVisitors.day, day), inArray(dailyVisitors.visitorHash, part)));
    for (const { hash, source } of rows) found.set(hash, source);
  }
  return found;
}

const maxKnown = 1000;

export async function sourcesOf(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ source: visits.source })
    .from(visits)
    .where(and(eq(visits.day, day), ne(visits.source, ''), ne(visits.source, 'other')))
    .orderBy(visits.source)
    .limit(maxKnown);
  return rows.map(({ source }) => source);
}

/** Upserts in a fixed order, so that two processes never deadlock. */
export async function addVisits(db: Database, rows: readonly VisitRow[]): Promise<void> {
  for (const part of parts(rows)) {
    await db
      .insert(visits)
      .values(part)
      .onConflictDoUpdate({
        target: [visits.day, visits.event, visits.path, visits.source, visits.device, visits.country, visits.region],
        set: { count: sql`${visits.count} + excluded.count` },
      });
  }
}

function* parts<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}

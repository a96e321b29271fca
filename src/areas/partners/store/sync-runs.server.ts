import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { activeJobStates } from '#kernel/platform-states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { jobFailures, jobs } from '#platform/tables.ts';
import { partnerShops, partners, syncRuns } from '../tables.ts';

const shown = {
  id: jobs.id,
  runId: syncRuns.id,
  kind: jobs.kind,
  state: jobs.state,
  ownerKind: jobs.ownerKind,
  ownerId: jobs.ownerId,
  totalCount: jobs.totalCount,
  doneCount: jobs.doneCount,
  createdCount: jobs.createdCount,
  updatedCount: jobs.updatedCount,
  skippedCount: jobs.skippedCount,
  failedCount: jobs.failedCount,
  result: jobs.result,
  lastError: jobs.lastError,
  createdAt: jobs.createdAt,
  finishedAt: jobs.finishedAt,
  part: syncRuns.part,
  choice: syncRuns.choice,
  reductions: syncRuns.reductions,
  platform: partnerShops.platform,
  host: partnerShops.host,
  shopRevokedAt: partnerShops.revokedAt,
  partnerId: partners.id,
  partnerName: partners.businessName,
  partnerStatus: partners.status,
};

const runs = (db: Database) =>
  db
    .select(shown)
    .from(syncRuns)
    .innerJoin(jobs, eq(jobs.id, syncRuns.jobId))
    .innerJoin(partnerShops, eq(partnerShops.id, syncRuns.shopId))
    .leftJoin(partners, eq(partners.id, partnerShops.partnerId))
    .$dynamic();

export type RunQuery = {
  readonly state?: (typeof jobs.$inferSelect)['state'] | undefined;
  readonly platform?: (typeof partnerShops.$inferSelect)['platform'] | undefined;
  readonly who?: 'house' | 'reseller' | undefined;
  readonly failed?: boolean;
  readonly searchText?: string | undefined;
  readonly by: 'at' | 'failed' | 'total';
  readonly down: boolean;
  readonly limit: number;
  readonly offset: number;
};
const columnBy = { at: jobs.createdAt, failed: jobs.failedCount, total: jobs.totalCount } as const;

export async function runsWith(db: Database, query: RunQuery) {
  const pattern = query.searchText ? `%${query.searchText.replace(/[%_\\]/g, '\\$&')}%` : null;
  const where: SQL | undefined = and(
    query.state && eq(jobs.state, query.state),
    query.platform && eq(partnerShops.platform, query.platform),
    query.who && (query.who === 'house' ? isNull(partnerShops.partnerId) : sql`${partnerShops.partnerId} is not null`),
    query.failed ? sql`${jobs.failedCount} > 0` : undefined,
    pattern === null ? undefined : or(ilike(partners.businessName, pattern), ilike(partnerShops.host, pattern)),
  );
  const direction = query.down ? desc : asc;
  const [items, [counted]] = await Promise.all([
    runs(db).where(where).orderBy(direction(columnBy[query.by]), direction(jobs.id)).limit(query.limit).offset(query.offset),
    db
      .select({ total: count() })
      .from(syncRuns)
      .innerJoin(jobs, eq(jobs.id, syncRuns.jobId))
      .innerJoin(partnerShops, eq(partnerShops.id, syncRuns.shopId))
      .leftJoin(partners, eq(partners.id, partnerShops.partnerId))
      .where(where),
  ]);
  return { items, total: counted?.total ?? 0 };
}
export type RunRow = Awaited<ReturnType<typeof runsWith>>['items'][number];

export async function runById(db: Database, jobId: number): Promise<RunRow | null> {
  const [row] = await runs(db).where(eq(jobs.id, jobId));
  return row ?? null;
}

export const runsOfOwner = (db: Database, ownerKind: 'staff' | 'shopper', ownerId: string, limit: number) =>
  runs(db)
    .where(and(eq(jobs.ownerKind, ownerKind), eq(jobs.ownerId, ownerId)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);

/** Any job; reductions are null when it is not a sync. */
export async function selectSyncJob(db: Database, id: number) {
  const [row] = await db
    .select({
      ...{ id: jobs.id, kind: jobs.kind, state: jobs.state, ownerKind: jobs.ownerKind, ownerId: jobs.ownerId, totalCount: jobs.totalCount },
      ...{ doneCount: jobs.doneCount, createdCount: jobs.createdCount, updatedCount: jobs.updatedCount, skippedCount: jobs.skippedCount },
      ...{ failedCount: jobs.failedCount, reductions: syncRuns.reductions },
    })
    .from(jobs)
    .leftJoin(syncRuns, eq(syncRuns.jobId, jobs.id))
    .where(eq(jobs.id, id));
  return row ?? null;
}

export const selectSyncFailures = (db: Database, jobId: number, limit: number) =>
  db
    .select({ row: jobFailures.rowNumber, subject: jobFailures.subject, reason: jobFailures.reason })
    .from(jobFailures)
    .where(eq(jobFailures.jobId, jobId))
    .orderBy(asc(jobFailures.rowNumber))
    .limit(limit);

export async function countRunsByState(db: Database) {
  return db.select({ state: jobs.state, count: count() }).from(syncRuns).innerJoin(jobs, eq(jobs.id, syncRuns.jobId)).groupBy(jobs.state);
}

export async function revokePartner(db: Database, id: number, staffId: number | null, at: Date): Promise<boolean> {
  const rows = await db
    .update(partners)
    .set({ status: 'revoked', decidedBy: staffId, decidedAt: at })
    .where(and(eq(partners.id, id), eq(partners.status, 'approved')))
    .returning({ id: partners.id });
  return rows.length > 0;
}
export async function restorePartner(db: Database, id: number, staffId: number | null, at: Date): Promise<boolean> {
  const rows = await db
    .update(partners)
    .set({ status: 'approved', decidedBy: staffId, decidedAt: at })
    .where(and(eq(partners.id, id), eq(partners.status, 'revoked')))
    .returning({ id: partners.id });
  return rows.length > 0;
}
export const revokeShops = (db: Database, partnerId: number, at: Date) =>
  db
    .update(partnerShops)
    .set({ revokedAt: at, accessToken: null })
    .where(and(eq(partnerShops.partnerId, partnerId), isNull(partnerShops.revokedAt)));

export const stopRuns = (db: Database, partnerId: number, at: Date) =>
  db
    .update(jobs)
    .set({ state: 'cancelled', finishedAt: at, claimedBy: null, claimedUntil: null })
    .where(
      and(
        inArray(jobs.state, activeJobStates),
        sql`${jobs.id} in (select r.job_id from sync_runs r join partner_shops s on s.id = r.shop_id where s.partner_id = ${partnerId})`,
      ),
    );

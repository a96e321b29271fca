import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { spus } from '#areas/catalog/tables/goods.ts';
import { activeJobStates } from '#kernel/platform-states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { jobFailures, jobs } from '#platform/tables.ts';
import { partnerShops, partners, platformProducts, platformVariants, syncRuns } from '../tables.ts';

export async function partnerById(db: Database, id: number) {
  const [row] = await db.select().from(partners).where(eq(partners.id, id));
  return row ?? null;
}

export type ShopRow = typeof partnerShops.$inferSelect;
type Owner = { readonly partnerId: number | null; readonly platform: ShopRow['platform'] };
const isShopOf = ({ partnerId, platform }: Owner) =>
  and(
    partnerId === null ? isNull(partnerShops.partnerId) : eq(partnerShops.partnerId, partnerId),
    eq(partnerShops.platform, platform),
    isNull(partnerShops.revokedAt),
  );

/** A partner's shop or our own; with `hasHost` only one products can be sent to. */
export async function shopOf(db: Database, owner: Owner, hasHost: boolean): Promise<ShopRow | null> {
  const [row] = await db
    .select()
    .from(partnerShops)
    .where(and(isShopOf(owner), hasHost ? isNotNull(partnerShops.host) : isNull(partnerShops.host)))
    .orderBy(asc(partnerShops.id))
    .limit(1);
  return row ?? null;
}
/** Null when another account has this host. */
export async function insertShop(db: Database, values: typeof partnerShops.$inferInsert): Promise<ShopRow | null> {
  const [row] = await db.insert(partnerShops).values(values).onConflictDoNothing().returning();
  return row ?? null;
}
export const updateShop = (db: Database, id: number, set: Partial<typeof partnerShops.$inferInsert>) =>
  db.update(partnerShops).set(set).where(eq(partnerShops.id, id));

type NewRun = {
  readonly shopId: number;
  readonly kind: string;
  readonly owner: { readonly kind: 'staff' | 'shopper'; readonly id: number };
  readonly part: 'all' | 'texts' | 'prices' | 'stock';
  readonly choice: Record<string, unknown>;
  readonly total: number;
  readonly at: Date;
};
/** Null while another run of this shop waits or runs. */
export async function insertRun(db: Database, { shopId, kind, owner, part, choice, total, at }: NewRun): Promise<number | null> {
  const [job] = await db
    .insert(jobs)
    .values({
      kind,
      payload: { shopId },
      uniqueKey: `${kind} ${shopId}`,
      ownerKind: owner.kind,
      ownerId: String(owner.id),
      totalCount: total,
      runAt: at,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  if (!job) return null;
  await db.insert(syncRuns).values({ shopId, jobId: job.id, part, choice, createdAt: at });
  return job.id;
}

type FileRun = Omit<NewRun, 'part' | 'total'> & { readonly written: number; readonly failed: number; readonly reductions: string[] };
/** A downloaded file is a finished run. */
export async function insertFileRun(db: Database, run: FileRun): Promise<number> {
  const counts = {
    totalCount: run.written + run.failed,
    doneCount: run.written + run.failed,
    createdCount: run.written,
    failedCount: run.failed,
  };
  const [job] = await db
    .insert(jobs)
    .values({
      ...{ kind: run.kind, state: 'done', ownerKind: run.owner.kind, ownerId: String(run.owner.id), ...counts },
      ...{ runAt: run.at, startedAt: run.at, finishedAt: run.at, createdAt: run.at },
    })
    .returning({ id: jobs.id });
  if (!job) throw new Error('a job was not written');
  await db
    .insert(syncRuns)
    .values({ shopId: run.shopId, jobId: job.id, choice: run.choice, reductions: run.reductions.slice(0, 200), createdAt: run.at });
  return job.id;
}

export async function runOfJob(db: Database, jobId: number) {
  const [row] = await db
    .select({ run: syncRuns, shop: partnerShops, partnerStatus: partners.status })
    .from(syncRuns)
    .innerJoin(partnerShops, eq(partnerShops.id, syncRuns.shopId))
    .leftJoin(partners, eq(partners.id, partnerShops.partnerId))
    .where(eq(syncRuns.jobId, jobId));
  return row ?? null;
}

/** Records splits once. */
export async function addReductions(db: Database, runId: number, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await db
    .update(syncRuns)
    .set({ reductions: sql`${syncRuns.reductions} || ${JSON.stringify(lines)}::jsonb` })
    .where(and(eq(syncRuns.id, runId), sql`not ${syncRuns.reductions} @> ${JSON.stringify(lines)}::jsonb`));
}

/** What was sent of these groups, by our records. */
export async function selectSentProducts(db: Database, shopId: number, spuIds: readonly number[]) {
  const products = await db
    .select()
    .from(platformProducts)
    .where(and(eq(platformProducts.shopId, shopId), inArray(platformProducts.spuId, [...spuIds])))
    .orderBy(asc(platformProducts.id))
    .limit(5000);
  const ids = products.map(({ id }) => id);
  const variants =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(platformVariants)
          .where(inArray(platformVariants.productId, ids))
          .orderBy(asc(platformVariants.skuId))
          .limit(50_000);
  return { products, variants };
}
export type SentProductRows = Awaited<ReturnType<typeof selectSentProducts>>;
export type ProductRow = SentProductRows['products'][number];
export type VariantRow = SentProductRows['variants'][number];

export async function saveProduct(db: Database, row: typeof platformProducts.$inferInsert): Promise<number> {
  const [saved] = await db
    .insert(platformProducts)
    .values(row)
    .onConflictDoUpdate({
      target: [platformProducts.shopId, platformProducts.spuId, platformProducts.part],
      set: { remoteId: row.remoteId, sentHash: row.sentHash, sentAt: row.sentAt },
    })
    .returning({ id: platformProducts.id });
  if (!saved) throw new Error('a product of another shop was not written');
  return saved.id;
}

export async function saveVariants(db: Database, rows: readonly (typeof platformVariants.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insert(platformVariants)
      .values(rows.slice(from, from + 500))
      .onConflictDoUpdate({
        target: [platformVariants.shopId, platformVariants.skuId],
        set: {
          productId: sql`excluded.product_id`,
          remoteId: sql`excluded.remote_id`,
          remoteItemId: sql`excluded.remote_item_id`,
          textHash: sql`excluded.text_hash`,
          priceHash: sql`excluded.price_hash`,
          stockHash: sql`excluded.stock_hash`,
          sentAt: sql`excluded.sent_at`,
        },
      });
}

/** Sent products whose group is no longer offered and that are not archived yet. */
export const withdrawnProducts = (db: Database, shopId: number, archived: string, now: Date) =>
  db
    .select({ id: platformProducts.id, spuId: platformProducts.spuId, part: platformProducts.part, remoteId: platformProducts.remoteId })
    .from(platformProducts)
    .innerJoin(spus, eq(spus.id, platformProducts.spuId))
    .where(
      and(
        eq(platformProducts.shopId, shopId),
        isNotNull(platformProducts.remoteId),
        ne(platformProducts.sentHash, archived),
        or(eq(spus.isHidden, true), isNotNull(spus.deletedAt), isNull(spus.publishedAt), sql`${spus.publishedAt} > ${now.toISOString()}`),
      ),
    )
    .orderBy(asc(platformProducts.id))
    .limit(1000);

export const setProductHash = (db: Database, id: number, sentHash: string, sentAt: Date) =>
  db.update(platformProducts).set({ sentHash, sentAt }).where(eq(platformProducts.id, id));

export type SyncProgress = {
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
};
export type SyncPosition = { readonly after: number; readonly productsSent: number };

/** Records one group if it is still the next and the run was not stopped: two workers never record the same. */
export async function recordSyncedGroup(
  db: Database,
  jobId: number,
  from: SyncPosition | null,
  step: SyncProgress,
  next: SyncPosition,
  until: Date,
): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({
      doneCount: sql`${jobs.doneCount} + ${step.done}`,
      createdCount: sql`${jobs.createdCount} + ${step.created}`,
      updatedCount: sql`${jobs.updatedCount} + ${step.updated}`,
      skippedCount: sql`${jobs.skippedCount} + ${step.skipped}`,
      failedCount: sql`${jobs.failedCount} + ${step.failed}`,
      result: next,
      claimedUntil: until,
    })
    .where(
      and(
        eq(jobs.id, jobId),
        eq(jobs.state, 'running'),
        from === null ? isNull(jobs.result) : sql`(${jobs.result} ->> 'after')::integer = ${from.after}`,
      ),
    )
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** A running job notices at its next group. */
export async function stopRun(db: Database, jobId: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ state: 'cancelled', finishedAt: at, claimedBy: null, claimedUntil: null })
    .where(
      and(eq(jobs.id, jobId), inArray(jobs.state, activeJobStates), inArray(jobs.id, db.select({ id: syncRuns.jobId }).from(syncRuns))),
    )
    .returning({ id: jobs.id });
  return rows.length > 0;
}

export async function addFailures(
  db: Database,
  jobId: number,
  at: Date,
  failures: readonly { code: string; reason: string }[],
): Promise<void> {
  if (failures.length === 0) return;
  const [last] = await db
    .select({ row: sql<number>`coalesce(max(${jobFailures.rowNumber}), 0)::integer` })
    .from(jobFailures)
    .where(eq(jobFailures.jobId, jobId));
  const from = (last?.row ?? 0) + 1;
  for (let start = 0; start < failures.length; start += 500)
    await db.insert(jobFailures).values(
      failures.slice(start, start + 500).map(({ code, reason }, index) => ({
        ...{ jobId, rowNumber: from + start + index, subject: code },
        ...{ reason: reason.slice(0, 500), createdAt: at },
      })),
    );
}

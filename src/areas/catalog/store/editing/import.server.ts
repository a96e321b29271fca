import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { activeJobStates } from '#kernel/platform-states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { jobFailures, jobs } from '#platform/tables.ts';
import { categories } from '../../tables/categories.ts';
import { skus, spus } from '../../tables/goods.ts';

const inList = (values: readonly string[]) => sql`any(${sql.param(values)}::text[])`;

export const importSkusByCode = (db: Database, codes: readonly string[]) =>
  db
    .select({
      id: skus.id,
      spuId: skus.spuId,
      code: skus.code,
      slug: skus.slug,
      barcode: skus.barcode,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      priceCents: skus.priceCents,
      discountBp: skus.discountBp,
      costCents: skus.costCents,
      weightGrams: skus.weightGrams,
      shippingName: skus.shippingName,
      bin: skus.bin,
      isMadeToOrder: skus.isMadeToOrder,
      isClearance: skus.isClearance,
      isHidden: skus.isHidden,
      attributes: skus.attributes,
      deletedAt: skus.deletedAt,
    })
    .from(skus)
    .where(sql`${skus.code} = ${inList(codes)}`)
    .orderBy(asc(skus.id))
    .limit(codes.length);

export const usedBarcodes = (db: Database, barcodes: readonly string[]) =>
  db
    .select({ barcode: skus.barcode, code: skus.code })
    .from(skus)
    .where(sql`${skus.barcode} = ${inList(barcodes)}`)
    .limit(barcodes.length + 1);

export const slugsOf = (db: Database, spuIds: readonly number[]) =>
  db
    .select({ spuId: skus.spuId, slug: skus.slug, code: skus.code })
    .from(skus)
    .where(inArray(skus.spuId, [...spuIds, 0]))
    .limit(200_000);

export const groupsBySlug = (db: Database, slugs: readonly string[]) =>
  db
    .select({
      id: spus.id,
      slug: spus.slug,
      categoryId: spus.categoryId,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      optionKeys: spus.optionKeys,
      isClearance: spus.isClearance,
      deletedAt: spus.deletedAt,
    })
    .from(spus)
    .where(sql`${spus.slug} = ${inList(slugs)}`)
    .orderBy(asc(spus.id))
    .limit(20_000);

export const importCategorySlugs = (db: Database) => db.select({ id: categories.id, slug: categories.slug }).from(categories).limit(500);

type NewJob = { readonly kind: string; readonly payload: object; readonly staffId: number; readonly total: number; readonly at: Date };
export async function insertJob(db: Database, { kind, payload, staffId, total, at }: NewJob): Promise<number> {
  const [row] = await db
    .insert(jobs)
    .values({ kind, payload, ownerKind: 'staff', ownerId: String(staffId), totalCount: total, runAt: at, createdAt: at })
    .returning({ id: jobs.id });
  if (!row) throw new Error('a job was not written');
  return row.id;
}

export async function importJobById(db: Database, id: number) {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row ?? null;
}

export const jobsOfKind = (db: Database, kind: string, limit: number) =>
  db.select().from(jobs).where(eq(jobs.kind, kind)).orderBy(desc(jobs.createdAt), desc(jobs.id)).limit(limit);

export const importFailureRows = (db: Database, jobId: number, page: { limit: number; offset: number }) =>
  db
    .select({ rowNumber: jobFailures.rowNumber, subject: jobFailures.subject, reason: jobFailures.reason })
    .from(jobFailures)
    .where(eq(jobFailures.jobId, jobId))
    .orderBy(asc(jobFailures.rowNumber))
    .limit(page.limit)
    .offset(page.offset);

export async function writeFailures(db: Database, rows: readonly (typeof jobFailures.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(jobFailures)
      .values([...rows])
      .onConflictDoNothing();
}

type Step = { readonly done: number; readonly added: number; readonly changed: number; readonly same: number; readonly failed: number };

/** Records one batch if it is still the next and the import was not stopped: two workers never record the same rows. */
export async function recordImportBatch(db: Database, jobId: number, from: number, step: Step, until: Date): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({
      doneCount: from + step.done,
      createdCount: sql`${jobs.createdCount} + ${step.added}`,
      updatedCount: sql`${jobs.updatedCount} + ${step.changed}`,
      skippedCount: sql`${jobs.skippedCount} + ${step.same}`,
      failedCount: sql`${jobs.failedCount} + ${step.failed}`,
      claimedUntil: until,
    })
    .where(and(eq(jobs.id, jobId), eq(jobs.doneCount, from), eq(jobs.state, 'running')))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

export async function stopImportJob(db: Database, jobId: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ state: 'cancelled', finishedAt: at, claimedBy: null, claimedUntil: null })
    .where(and(eq(jobs.id, jobId), inArray(jobs.state, activeJobStates)))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

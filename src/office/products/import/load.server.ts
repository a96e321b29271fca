import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { goodsImportStart } from '#areas/catalog/calls/product-import.ts';
import { importColumns, requiredImportColumns } from '#areas/catalog/rules/import/columns.ts';
import { belowCostRoles } from '#areas/catalog/services/below-cost.server.ts';
import * as keeping from '#areas/catalog/services/editing/import.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { hasRole } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { categoryOfficeTexts } from '../categories/category-office-texts.ts';

const maxFailures = 300;

export const loader = load(async ({ app, caller, url }) => {
  const id = numberFrom(url.searchParams.get('job'));
  const [job, all] = await Promise.all([id === null ? null : keeping.importOf(app, id), keeping.importsOf(app, 20)]);
  const isImport = job?.kind === keeping.importJob;
  return {
    mostMb: keeping.maxImportFileMb,
    columns: {
      needed: requiredImportColumns.join(', '),
      more: importColumns.filter((name) => !requiredImportColumns.includes(name)).join(', '),
    },
    job: job && isImport ? presentImport(job, caller.language, app.now()) : null,
    failures: job && isImport ? await keeping.importFailuresOf(app, job.id, { limit: maxFailures, offset: 0 }) : [],
    mostShown: maxFailures,
    mayAcceptBelowCost: hasRole(caller, belowCostRoles),
    earlier: all.map((row) => presentImport(row, caller.language, app.now())),
  };
});

type JobRow = NonNullable<Awaited<ReturnType<typeof keeping.importOf>>>;
function presentImport(job: JobRow, language: Language, now: Date) {
  const { fileName, isDry } = keeping.payloadOf(job);
  return {
    id: job.id,
    fileName: fileName || `#${job.id}`,
    isDry,
    state: job.state,
    total: job.totalCount,
    done: job.doneCount,
    added: job.createdCount,
    changed: job.updatedCount,
    same: job.skippedCount,
    failed: job.failedCount,
    problem: job.state === 'failed' ? (job.lastError ?? '') : '',
    at: whenIn(job.createdAt, language, now),
  };
}
export type ListedImport = ReturnType<typeof presentImport>;

const toJob = (id: number) => redirect(`${hrefOf('office-goods-import')}?job=${id}`);
const jobInput = goodsImportStart.input.pick({ job_id: true });

export const action = actions({
  async look({ app, caller, form }) {
    const { file } = readForm(form, z.object({ file: z.file() }));
    if (file.size > keeping.maxImportFileMb * 1024 * 1024) throw new DomainError('fileUnreadable', { most: keeping.maxImportFileMb });
    throw toJob(await keeping.startImportDryRun(app, caller, { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }));
  },
  async import({ app, caller, form }) {
    const { job_id: id, below_cost: acceptsBelowCost } = readForm(form, goodsImportStart.input);
    throw toJob(await keeping.startImport(app, caller, id, acceptsBelowCost));
  },
  async stop({ app, caller, form }) {
    await keeping.stopImport(app, caller, readForm(form, jobInput).job_id);
    return { done: inLanguage(categoryOfficeTexts.stopped, caller.language) };
  },
});

import { randomBytes } from 'node:crypto';
import { later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage, type Language } from '#kernel/texts.ts';
import { type App, anonymousCaller, type Caller, hasRole, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Job } from '#platform/jobs.server.ts';
import { rowsIn } from '#platform/sheets/rows.server.ts';
import { importTexts } from '../../import-texts.ts';
import { parseImportHeader } from '../../rules/import/columns.ts';
import { attributeValueKey, type ImportProblem, type ParsedImportRow, parseImportRows } from '../../rules/import/rows.ts';
import { allAttributes, attributeValueRows } from '../../store/editing/attributes.server.ts';
import * as store from '../../store/editing/import.server.ts';
import { belowCostRoles } from '../below-cost.server.ts';
import { type ImportFrame, planBatch, writeBatch } from './import-batch.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';

export const importJob = 'product-import';
export const maxImportFileMb = 16;
const maxRows = 50_000;
const rowsAtOnce = 250;
const claimMs = 5 * minuteMs;

type Payload = {
  readonly key: string;
  readonly fileName: string;
  readonly isDry: boolean;
  readonly language: Language;
  readonly staffId: number;
  /** Decided when the job is started, by who starts it; older jobs have neither. */
  readonly mayForgetCost?: boolean;
  readonly acceptsBelowCost?: boolean;
};
export const payloadOf = (job: Pick<Job, 'payload'>): Payload => job.payload as Payload;

/** Stores a file and checks it without writing: the first of two jobs. Returns its id. */
export async function startImportDryRun(
  app: App,
  caller: Caller,
  file: { readonly name: string; readonly bytes: Buffer },
): Promise<number> {
  const staffId = caller.staff?.id;
  if (staffId === undefined) throw new DomainError('userNotLogin');
  if (file.bytes.length === 0 || file.bytes.length > maxImportFileMb * 1024 * 1024)
    throw new DomainError('fileUnreadable', { most: maxImportFileMb });
  const { rows } = await readFile(app, file.bytes);
  const key = `imports/${randomBytes(16).toString('hex')}`;
  await app.ports.storage.put(key, file.bytes, 'application/octet-stream');
  const mayForgetCost = hasRole(caller, belowCostRoles);
  const payload: Payload = { key, fileName: file.name.slice(-120), isDry: true, language: caller.language, staffId, mayForgetCost };
  return store.insertJob(app.db, { kind: importJob, payload, staffId, total: rows.length, at: app.now() });
}

/** Imports the file of a dry run; prices below cost only where an owner accepts them. */
export async function startImport(app: App, caller: Caller, dryJobId: number, acceptsLosses = false): Promise<number> {
  const staffId = caller.staff?.id;
  if (staffId === undefined) throw new DomainError('userNotLogin');
  const dry = await store.importJobById(app.db, dryJobId);
  if (dry?.kind !== importJob || dry.state !== 'done') throw new DomainError('goodsNotExist');
  const isOwner = hasRole(caller, belowCostRoles);
  const permissions = { mayForgetCost: isOwner, acceptsBelowCost: isOwner && acceptsLosses };
  const payload: Payload = { ...payloadOf(dry), isDry: false, language: caller.language, staffId, ...permissions };
  const id = await store.insertJob(app.db, { kind: importJob, payload, staffId, total: dry.totalCount, at: app.now() });
  await audit(app, caller, {
    action: 'import.start',
    subject: ['import', id],
    after: {
      file: payload.fileName,
      rows: dry.totalCount,
      ...(permissions.acceptsBelowCost && { acceptsBelowCost: true }),
    },
  });
  app.live.publish('jobs');
  return id;
}

export async function stopImport(app: App, caller: Caller, id: number): Promise<void> {
  if (!(await store.stopImportJob(app.db, id, app.now()))) throw new DomainError('undoTooLate');
  await audit(app, caller, { action: 'import.stop', subject: ['import', id], before: { state: 'working' }, after: { state: 'stopped' } });
  app.live.publish('jobs');
}

export const importOf = (app: App, id: number) => store.importJobById(app.db, id);
export const importsOf = (app: App, limit: number) => store.jobsOfKind(app.db, importJob, limit);
export const importFailuresOf = (app: App, id: number, page: { limit: number; offset: number }) =>
  store.importFailureRows(app.db, id, page);

async function readFile(app: App, bytes: Buffer): Promise<{ rows: ParsedImportRow[]; frame: ImportFrame }> {
  const table = await tableIn(bytes);
  const [properties, values, categories] = await Promise.all([
    allAttributes(app.db),
    attributeValueRows(app.db, null),
    store.importCategorySlugs(app.db),
  ]);
  const head = parseImportHeader(
    table[0] ?? [],
    properties.map(({ key }) => key),
  );
  if (head.missing.length > 0) throw new DomainError('columnsMissing', { columns: head.missing.join(', ') });
  const known = new Map(values.map((value) => [attributeValueKey(value.key, value.value), value]));
  return {
    rows: parseImportRows(table.slice(1), head, known),
    frame: { values: known, categoryIds: new Map(categories.map(({ id, slug }) => [slug, id])), coming: new Map() },
  };
}

async function tableIn(bytes: Buffer): Promise<string[][]> {
  const rows = await rowsIn(bytes, maxRows + 1);
  if (rows === null) throw new DomainError('fileUnreadable', { most: maxImportFileMb });
  return rows;
}

/** Job: imports the file batch by batch. Progress is saved in the batch's transaction, so a killed job resumes where it stopped. */
export async function importGoods(app: App, job: Job): Promise<{ file: string }> {
  const { key, fileName } = payloadOf(job);
  const bytes = await app.ports.storage.read(key);
  if (!bytes) throw new DomainError('fileUnreadable', { most: maxImportFileMb });
  const { rows, frame } = await readFile(app, Buffer.from(bytes));
  for (let from = (await store.importJobById(app.db, job.id))?.doneCount ?? 0; from < rows.length; from += rowsAtOnce)
    await importBatch(app, job, rows.slice(from, from + rowsAtOnce), from, frame);
  return { file: fileName };
}

async function importBatch(app: App, job: Job, rows: readonly ParsedImportRow[], from: number, frame: ImportFrame): Promise<void> {
  const { isDry, language, staffId, mayForgetCost = false, acceptsBelowCost = false } = payloadOf(job);
  const caller: Caller = { ...anonymousCaller, staff: { id: staffId, roles: [] }, language, requestId: `import-${job.id}` };
  const touched = await transact(app, async (inside) => {
    const plans = await planBatch(
      inside,
      rows.flatMap(({ row }) => row ?? []),
      frame,
      { mayForgetCost, acceptsBelowCost },
    );
    const failures = [
      ...rows.flatMap(({ number, code, problem }) => (problem ? [{ number, code, problem }] : [])),
      ...plans.flatMap((plan) =>
        plan.kind === 'bad' ? [{ number: plan.importRow.number, code: plan.importRow.code, problem: plan.problem }] : [],
      ),
    ];
    const count = (kind: string): number => plans.filter((plan) => plan.kind === kind).length;
    const step = { done: rows.length, added: count('add'), changed: count('change'), same: count('same'), failed: failures.length };
    if (!(await store.recordImportBatch(inside.db, job.id, from, step, later(app.now(), claimMs))))
      throw new Error(`import ${job.id} was stopped or is done by another at row ${from}`);
    await store.writeFailures(
      inside.db,
      failures.map(({ number, code, problem }) => ({
        jobId: job.id,
        rowNumber: number,
        subject: code,
        reason: problemText(problem, language),
        createdAt: app.now(),
      })),
    );
    if (isDry || step.added + step.changed === 0) return [];
    const groups = await writeBatch(inside, caller, plans);
    await audit(inside, caller, {
      action: 'import.rows',
      subject: ['import', job.id],
      before: plans.flatMap((plan) => (plan.kind === 'change' ? [beforeOf(plan)] : [])),
      after: { rows: [from + 2, from + rows.length + 1], added: step.added, changed: step.changed },
    });
    return groups;
  });
  if (touched.length > 0) await invalidateCatalog(app, ['goods', ...touched.map((id) => `spu:${id}`)]);
  app.live.publish('jobs');
}

const problemText = ({ why, fill }: ImportProblem, language: Language): string => inLanguage(importTexts[why], language, fill);

function beforeOf({ sku, set, price }: Extract<Awaited<ReturnType<typeof planBatch>>[number], { kind: 'change' }>) {
  const row: Readonly<Record<string, unknown>> = sku;
  const names = [...Object.keys(set), ...(price ? ['priceCents', 'discountBp', 'isClearance'] : [])];
  return { code: sku.code, ...Object.fromEntries(names.map((name) => [name, row[name] ?? null])) };
}

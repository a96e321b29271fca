import { earlier, later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { BrokenRow, Invariant } from '#platform/invariants/invariant.ts';
import { invariants } from '#platform/invariants.server.ts';
import { enqueue, type Job } from '#platform/jobs.server.ts';
import type { Role } from '#site/page.ts';
import {
  checkIntervalMs,
  confirmAfterMs,
  type InvariantState,
  invariantStateOf,
  invariantTimeoutMs,
  maxAgeMs,
  runTimeoutMs,
} from '../rules/invariant-states.ts';
import * as store from '../store/invariants.server.ts';

/** Job that checks the invariants of money and stock; the queue runs it on one instance at a time. */
export const invariantJob = 'check-invariants';
export const invariantTopic = 'invariants';
const mayCheckRoles: readonly Role[] = ['owner', 'manager'];

/** Requests the hourly check; instances ask more often, so that a restart postpones nothing. */
export async function scheduleInvariantCheck(app: App): Promise<void> {
  // Slightly less than an hour, or the next request would come one interval late.
  const since = earlier(app.now(), checkIntervalMs - 5 * minuteMs);
  if (await store.isRequestedSince(app.db, invariantJob, since)) return;
  await enqueue(app, invariantJob, {}, invariantJob);
}

export const canRequestCheck = ({ staff }: Pick<Caller, 'staff'>): boolean => mayCheckRoles.some((role) => staff?.roles.includes(role));

/** Staff request a check; a waiting or running one counts as this one. */
export async function requestInvariantCheck(app: App, caller: Caller): Promise<void> {
  if (!canRequestCheck(caller)) throw new DomainError('forbidden');
  const id = await enqueue(app, invariantJob, {}, invariantJob);
  if (id !== null) await audit(app, caller, { action: 'job.start', subject: ['job', id], after: { kind: invariantJob } });
  app.live.publish(invariantTopic);
}

/**
 * Checks the invariants one at a time, oldest result first, and saves the results. A newly broken one is checked again shortly before it
 * counts as broken. One that times out keeps its old result, which then expires.
 */
export async function runInvariantCheck(
  app: App,
  job: Pick<Job, 'payload'>,
  invariantList: readonly Invariant[] = invariants,
): Promise<void> {
  const names = namesIn(job.payload);
  const saved = new Map((await store.savedResults(app.db)).map((result) => [result.name, result]));
  const ageOf = ({ name }: Invariant): number => saved.get(name)?.checkedAt.getTime() ?? 0;
  const due = invariantList.filter(({ name }) => names?.has(name) ?? true).sort((a, b) => ageOf(a) - ageOf(b));
  const deadline = later(app.now(), runTimeoutMs);
  const toConfirm: string[] = [];
  for (const invariant of due) {
    const isBroken = await checkOne(app, invariant, {
      deadline,
      mayAlarm: names !== null || (saved.get(invariant.name)?.brokenCount ?? 0) > 0,
    });
    if (isBroken === 'unconfirmed') toConfirm.push(invariant.name);
  }
  if (names === null)
    await store.forgetOthers(
      app.db,
      invariantList.map(({ name }) => name),
    );
  if (toConfirm.length > 0)
    await enqueue(app, invariantJob, { names: toConfirm }, `${invariantJob}:confirm`, later(app.now(), confirmAfterMs));
  app.live.publish(invariantTopic);
}

async function checkOne(
  app: App,
  invariant: Invariant,
  { deadline, mayAlarm }: { deadline: Date; mayAlarm: boolean },
): Promise<'unconfirmed' | 'saved' | 'notChecked'> {
  const now = app.now();
  try {
    if (now >= deadline) throw new Error('the time for all checks is over');
    const result = await store.checkWithin(app.db, invariant, invariantTimeoutMs);
    if (result.brokenCount > 0 && !mayAlarm) return 'unconfirmed';
    await store.saveResult(app.db, result, now);
    if (result.brokenCount > 0)
      app.log.error(
        { invariant: invariant.name, description: invariant.rule, brokenCount: result.brokenCount, sample: result.sample.slice(0, 3) },
        'invariant broken',
      );
    return 'saved';
  } catch (err) {
    app.log.warn({ err, invariant: invariant.name }, 'invariant not checked');
    return 'notChecked';
  }
}

/** The invariants of a second check; null for all. */
function namesIn(payload: unknown): ReadonlySet<string> | null {
  if (typeof payload !== 'object' || payload === null || !('names' in payload) || !Array.isArray(payload.names)) return null;
  return new Set(payload.names.map(String));
}

export type CheckedInvariant = {
  readonly name: string;
  readonly state: InvariantState;
  readonly brokenCount: number;
  readonly brokenSince: Date | null;
  readonly checkedAt: Date | null;
  readonly rows: readonly (BrokenRow & { readonly orderNumber: string | null })[];
};

export async function invariantOverview(app: App, invariantList: readonly Invariant[] = invariants) {
  const [results, run, isRunning] = await Promise.all([
    store.savedResults(app.db),
    store.lastRun(app.db, invariantJob, earlier(app.now(), 2 * maxAgeMs)),
    store.isCheckRunning(app.db, invariantJob),
  ]);
  const byName = new Map(results.map((result) => [result.name, result]));
  const rowsOf = (name: string): readonly BrokenRow[] => (byName.get(name)?.sample ?? []) as BrokenRow[];
  const ids = new Set(invariantList.flatMap(({ name }) => rowsOf(name).flatMap(({ order_id }) => order_id ?? [])));
  const numbers = await store.brokenOrderNumbers(app.db, [...ids]);
  const checks = invariantList.map(({ name }): CheckedInvariant => {
    const saved = byName.get(name);
    return {
      name,
      state: invariantStateOf(saved, run?.startedAt ?? null, app.now()),
      brokenCount: saved?.brokenCount ?? 0,
      brokenSince: saved?.brokenSince ?? null,
      checkedAt: saved?.checkedAt ?? null,
      rows: rowsOf(name).map((row) => ({ ...row, orderNumber: row.order_id === null ? null : (numbers.get(row.order_id) ?? null) })),
    };
  });
  const checkedTimes = results.map(({ checkedAt }) => checkedAt.getTime());
  const lastCheckedAt = run?.finishedAt ?? (checkedTimes.length > 0 ? new Date(Math.max(...checkedTimes)) : null);
  return { checks, lastCheckedAt, isRunning };
}

/** Warnings of the start page: broken invariants, and whether no check finished for hours. */
export async function invariantAlarms(app: App) {
  const { checks, lastCheckedAt } = await invariantOverview(app);
  const isStale = lastCheckedAt !== null && app.now().getTime() - lastCheckedAt.getTime() > maxAgeMs;
  return { broken: checks.filter(({ state }) => state === 'broken'), staleSince: isStale ? lastCheckedAt : null };
}

/** For /metrics. */
export const invariantFigures = (app: App): Promise<store.SavedResult[]> => store.savedResults(app.db);

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from './app.ts';
import { listScheduledTasks, type TaskResult } from './scheduler.server.ts';

/** An invariant's state; stored in the database, so every instance reports the same. */
export type InvariantFigure = { readonly name: string; readonly brokenCount: number; readonly checkedAt: Date };
export type Metrics = ReturnType<typeof openMetrics>;

/** Prometheus text without personal data. */
export function openMetrics(app: App, invariants: () => Promise<readonly InvariantFigure[]>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of responses',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const cache = new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages sent from memory (hits), rendered (misses), or sent old because rendering failed (stale)',
    labelNames: ['result'],
    registers,
  });
  const pages = new Gauge({ name: 'page_cache_pages', help: 'Pages in memory', registers });
  const database = new Gauge({ name: 'database_up', help: '1 when the database answers', registers });
  const broken = new Gauge({
    name: 'invariant_broken_rows',
    help: 'Rows that break an invariant, 0 when it holds',
    labelNames: ['invariant'],
    registers,
  });
  const checked = new Gauge({
    name: 'invariant_checked_timestamp_seconds',
    help: 'When an invariant was last checked',
    labelNames: ['invariant'],
    registers,
  });
  const taskRuns = new Counter({
    name: 'scheduled_task_runs_total',
    help: 'Runs of a scheduled task by this instance: succeeded, failed, or interrupted on an instance that ended',
    labelNames: ['task', 'result'],
    registers,
  });
  const taskDuration = new Histogram({
    name: 'scheduled_task_duration_seconds',
    help: 'Duration of runs of a scheduled task by this instance',
    labelNames: ['task'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const taskSuccess = new Gauge({
    name: 'scheduled_task_last_success_timestamp_seconds',
    help: 'When a scheduled task last succeeded, on whichever instance',
    labelNames: ['task'],
    registers,
  });
  return {
    countRequest: (kind: string, status: number, seconds: number) => requests.observe({ kind, status: String(status) }, seconds),
    countTaskRun: (task: string, result: TaskResult, seconds?: number) => {
      taskRuns.inc({ task, result });
      if (seconds !== undefined) taskDuration.observe({ task }, seconds);
    },
    async text(): Promise<string> {
      cache.reset();
      for (const [result, count] of Object.entries(app.pageCache.counts)) cache.inc({ result }, count);
      pages.set(app.pageCache.size());
      database.set((await app.store.isWell()) ? 1 : 0);
      broken.reset();
      checked.reset();
      taskSuccess.reset();
      // Without a database these are absent; database_up says why.
      for (const { name, brokenCount, checkedAt } of await invariants().catch(() => [])) {
        broken.set({ invariant: name }, brokenCount);
        checked.set({ invariant: name }, checkedAt.getTime() / 1000);
      }
      for (const { name, lastSucceededAt } of await listScheduledTasks(app).catch(() => []))
        if (lastSucceededAt) taskSuccess.set({ task: name }, lastSucceededAt.getTime() / 1000);
      return registry.metrics();
    },
    type: registry.contentType,
  };
}

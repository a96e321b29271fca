import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from './page-cache.server.ts';

/** What is known of one invariant; the database keeps it, so every instance tells the same. */
export type InvariantFigure = { readonly name: string; readonly brokenCount: number; readonly checkedAt: Date };
type Sources = { readonly isWell: () => Promise<boolean>; readonly invariants: () => Promise<readonly InvariantFigure[]> };

/** Figures for whoever watches the shop: Prometheus text, no personal data. */
export function openMetrics(pages: PageCache, { isWell, invariants }: Sources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'How long answers took',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const cache = new Counter({
    name: 'page_cache_total',
    help: 'Pages from memory, made anew, or shown stale',
    labelNames: ['what'],
    registers: [registry],
  });
  const kept = new Gauge({ name: 'page_cache_pages', help: 'Finished pages in memory', registers: [registry] });
  const well = new Gauge({ name: 'database_up', help: '1 when the database answers', registers: [registry] });
  const labelNames = ['invariant'];
  const broken = new Gauge({
    name: 'invariant_broken_rows',
    help: 'Rows that break an invariant, 0 when it holds',
    labelNames,
    registers: [registry],
  });
  const checked = new Gauge({
    name: 'invariant_checked_timestamp_seconds',
    help: 'When an invariant was last checked',
    labelNames,
    registers: [registry],
  });
  return {
    took: (kind: string, status: number, seconds: number) => requests.observe({ kind, status: String(status) }, seconds),
    async text(): Promise<string> {
      cache.reset();
      for (const [what, count] of Object.entries(pages.counts)) cache.inc({ what }, count);
      kept.set(pages.size());
      well.set((await isWell()) ? 1 : 0);
      broken.reset();
      checked.reset();
      // Without a database there is nothing to tell of the invariants; database_up says why.
      for (const { name, brokenCount, checkedAt } of await invariants().catch(() => [])) {
        broken.set({ invariant: name }, brokenCount);
        checked.set({ invariant: name }, checkedAt.getTime() / 1000);
      }
      return registry.metrics();
    },
    type: registry.contentType,
  };
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from './page-cache.server.ts';

/** Figures for whoever watches the shop: Prometheus text, no personal data. */
export function openMetrics(pages: PageCache, isWell: () => Promise<boolean>) {
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
  return {
    took: (kind: string, status: number, seconds: number) => requests.observe({ kind, status: String(status) }, seconds),
    async text(): Promise<string> {
      cache.reset();
      for (const [what, count] of Object.entries(pages.counts)) cache.inc({ what }, count);
      kept.set(pages.size());
      well.set((await isWell()) ? 1 : 0);
      return registry.metrics();
    },
    type: registry.contentType,
  };
}

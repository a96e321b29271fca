import { isProduction } from '#platform/env.ts';
import { load } from '#platform/load.server.ts';

/** Runtime facts; empty in production. */
export const loader = load(async ({ app: { settings, store, pageCache: pages } }) => {
  if (isProduction(settings)) return null;
  const started = performance.now();
  const [row] = await store.run('SELECT count(*)::int AS done FROM schema_migrations');
  const ms = Math.max(0.1, Math.round((performance.now() - started) * 10) / 10);
  return {
    engine: store.engine,
    isWell: await store.isWell(),
    ms,
    migrations: Number(row?.done ?? 0),
    cache: { ...pages.counts, size: pages.size() },
  };
});

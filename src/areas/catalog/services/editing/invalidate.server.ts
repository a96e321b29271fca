import type { App } from '#platform/app.ts';

/** Invalidates cached pages and notifies open office lists. */
export async function invalidateCatalog(app: App, tags: readonly string[], topic: 'goods' | 'prices' = 'goods'): Promise<void> {
  await app.pageCache.invalidate([...tags]);
  app.live.publish(topic);
}

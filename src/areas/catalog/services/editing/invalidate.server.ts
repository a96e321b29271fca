import type { App } from '#platform/app.ts';

/** Finished pages that show it are forgotten, and whoever looks at a list of it in the office sees it anew. */
export async function invalidateCatalog(app: App, tags: readonly string[], topic: 'goods' | 'prices' = 'goods'): Promise<void> {
  await app.pageCache.invalidate([...tags]);
  app.live.publish(topic);
}

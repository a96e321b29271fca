import type { App } from '#platform/app.ts';

/** Finished pages that show it are forgotten, and whoever looks at a list of it in the office sees it anew. */
export async function told(app: App, tags: readonly string[], topic: 'goods' | 'prices' = 'goods'): Promise<void> {
  await app.pages.drop([...tags]);
  app.live.tell(topic);
}

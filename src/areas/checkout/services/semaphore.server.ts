import { type App, transact } from '#platform/app.ts';
import type { Store } from '#platform/database/open.server.ts';
import { createSemaphore, type Semaphore } from '#platform/semaphore.server.ts';

const lines = new WeakMap<Store, Semaphore>();
const atOnce = 6;
const longestLine = 2000;

/** A crowd for the same goods waits here without a connection each; those that look at other pages need some too. Never one inside another. */
export function withSemaphore<T>(app: App, work: () => Promise<T>): Promise<T> {
  const turns = lines.get(app.store) ?? createSemaphore(atOnce, longestLine);
  lines.set(app.store, turns);
  return turns(work);
}

export const transactSerially = <T>(app: App, work: (inside: App) => Promise<T>): Promise<T> =>
  withSemaphore(app, () => transact(app, work));

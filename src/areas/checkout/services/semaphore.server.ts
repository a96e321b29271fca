import { type App, transact } from '#platform/app.ts';
import type { Store } from '#platform/database/open.server.ts';
import { createSemaphore, type Semaphore } from '#platform/semaphore.server.ts';

const semaphores = new WeakMap<Store, Semaphore>();
const atOnce = 6;
const maxQueueLength = 2000;

/** Limits concurrent checkouts, so that a rush for one product leaves database connections for other pages. Must not be nested. */
export function withSemaphore<T>(app: App, work: () => Promise<T>): Promise<T> {
  const semaphore = semaphores.get(app.store) ?? createSemaphore(atOnce, maxQueueLength);
  semaphores.set(app.store, semaphore);
  return semaphore(work);
}

export const transactSerially = <T>(app: App, work: (inside: App) => Promise<T>): Promise<T> =>
  withSemaphore(app, () => transact(app, work));

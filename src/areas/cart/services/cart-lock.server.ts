import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { lockCart } from '../store/lines.server.ts';

const waiting = new WeakMap<App, Map<number, Promise<unknown>>>();

/**
 * Serializes work on a shopper's cart in one transaction. The database separates instances; within one, tabs wait here without a connection
 * each, or one impatient shopper could use them all up.
 */
export async function withCartLock<T>(app: App, userId: number, work: (inside: App) => Promise<T>): Promise<T> {
  const pendingByUser = waiting.get(app) ?? new Map<number, Promise<unknown>>();
  waiting.set(app, pendingByUser);
  const held = async (): Promise<T> =>
    transact(app, async (inside) => {
      if (!(await lockCart(inside.db, userId, app.now()))) throw new DomainError('userNotLogin');
      return work(inside);
    });
  const mine = (pendingByUser.get(userId) ?? Promise.resolve()).then(held, held);
  pendingByUser.set(userId, mine);
  try {
    return await mine;
  } finally {
    if (pendingByUser.get(userId) === mine) pendingByUser.delete(userId);
  }
}

import { endOfMonth } from '#areas/ledger/rules/months.ts';
import { closeMonth } from '#areas/ledger/services/months.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import * as store from '../store/reconcile.server.ts';

const mostShown = 200;

/** Payments, refunds and deliveries of a month beside the books: what each side adds up to, and what differs. */
export async function reconciled(app: App, month: string) {
  const { sums, differences } = await store.bothSides(app.db, month, endOfMonth(month), mostShown + 1);
  return { sums, differences: differences.slice(0, mostShown), hasMore: differences.length > mostShown, checkedAt: app.now() };
}

/** Closes a month whose books agree with payments and deliveries to the cent. */
export const closeBooks = async (app: App, caller: Caller, month: string): Promise<void> => {
  await closeMonth(app, caller, month, async (inside) => {
    const { differences } = await store.bothSides(inside.db, month, endOfMonth(month), mostShown);
    if (differences.length > 0) throw new Refused('booksDiffer', { count: differences.length });
  });
  app.live.tell('money');
};

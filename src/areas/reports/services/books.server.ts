import { sql } from 'drizzle-orm';
import { endOfMonth } from '#areas/ledger/rules/months.ts';
import { closeMonth } from '#areas/ledger/services/months.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { freshen, freshenAll } from '#platform/day-marks.server.ts';
import * as store from '../store/reconcile.server.ts';

const mostShown = 200;

/** The chore that holds every day that changed against the books. */
export const keepChecks = (app: App): Promise<boolean> => freshenAll(app, 'checks', store.checkDay);

/**
 * Payments, refunds and deliveries of a month beside the books: what each side adds up to, and what differs. Days that did not
 * change since they were last looked at are not looked at again.
 */
export async function reconciled(app: App, month: string) {
  const until = endOfMonth(month);
  await freshen(app, 'checks', store.checkDay);
  if (await store.isMarked(app.db, month, until)) return shortened(await store.bothSides(app.db, month, until, mostShown + 1));
  const { sums, differingDays } = await store.keptChecks(app.db, month, until);
  const differences: store.Difference[] = [];
  for (const day of differingDays) {
    if (differences.length > mostShown) break;
    differences.push(...(await store.bothSides(app.db, day, day, mostShown + 1)).differences);
  }
  return shortened({ sums, differences });
}

const shortened = ({ sums, differences }: Awaited<ReturnType<typeof store.bothSides>>) => ({
  sums,
  differences: differences.slice(0, mostShown),
  hasMore: differences.length > mostShown,
});

/** Looks at every day of a month once more, whatever was kept of it. */
export const checkAgain = (app: App, month: string) => store.markDays(app.db, month, endOfMonth(month));

/** Closes a month whose books agree with payments and deliveries to the cent. */
export const closeBooks = async (app: App, caller: Caller, month: string): Promise<void> => {
  await closeMonth(app, caller, month, async (inside) => {
    // Once a month, and never from what was kept: a large one may take its time.
    await inside.db.execute(sql`set local statement_timeout = '2min'`);
    const { differences } = await store.bothSides(inside.db, month, endOfMonth(month), mostShown);
    if (differences.length > 0) throw new Refused('booksDiffer', { count: differences.length });
  });
  app.live.tell('money');
};

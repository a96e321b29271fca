import { sql } from 'drizzle-orm';
import { endOfMonth } from '#areas/ledger/rules/months.ts';
import { closeMonth } from '#areas/ledger/services/months.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { freshen, freshenAll } from '#platform/stale-days.server.ts';
import * as store from '../store/reconcile.server.ts';

const mostShown = 200;
/** So many days that differ are opened; who sees as much has seen enough. */
const mostLooked = 10;
/** While somebody waits for the page. */
const mostWaited = { days: 31, ms: 1500 };

/** The chore that holds every day that changed against the books; pages that say "being checked" ask again. */
export async function refreshDayChecks(app: App): Promise<boolean> {
  if (!(await store.hasMarkedDays(app.db))) return true;
  const isDone = await freshenAll(app, 'checks', store.checkDay);
  app.live.publish('money');
  return isDone;
}

/**
 * Payments, refunds and deliveries of a month beside the books: what each side adds up to, and what differs. Days that did not
 * change since they were last looked at are not looked at again; those that did are, as far as nobody has to wait for it. What is
 * left is the chore's work: until then the month is as it was known, and says how many days are still being checked.
 */
export async function reconcileMonth(app: App, month: string, most = mostWaited) {
  const until = endOfMonth(month);
  await freshen(app, 'checks', store.checkDay, { span: { from: month, until }, most });
  const [{ sums, differingDays }, waitingDays] = await Promise.all([
    store.savedDayChecks(app.db, month, until),
    store.countMarkedDays(app.db, month, until),
  ]);
  const differences: store.LedgerDifference[] = [];
  for (const day of differingDays.slice(0, mostLooked)) {
    if (differences.length > mostShown) break;
    differences.push(...(await store.compareDays(app.db, day, day, mostShown + 1)).differences);
  }
  return {
    sums,
    differences: differences.slice(0, mostShown),
    hasMore: differences.length > mostShown || differingDays.length > mostLooked,
    waitingDays,
  };
}

/** Looks at every day of a month once more, whatever was kept of it. */
export const recheckMonth = (app: App, month: string) => store.markDays(app.db, month, endOfMonth(month));

/** Closes a month whose books agree with payments and deliveries to the cent. */
export const closeReconciledMonth = async (app: App, caller: Caller, month: string): Promise<void> => {
  await closeMonth(app, caller, month, async (inside) => {
    // Once a month, and never from what was kept: a large one may take its time.
    await inside.db.execute(sql`set local statement_timeout = '2min'`);
    const { differences } = await store.compareDays(inside.db, month, endOfMonth(month), mostShown);
    if (differences.length > 0) throw new DomainError('booksDiffer', { count: differences.length });
  });
  app.live.publish('money');
};

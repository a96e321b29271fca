import { sql } from 'drizzle-orm';
import { endOfMonth } from '#areas/ledger/rules/months.ts';
import { closeMonth } from '#areas/ledger/services/months.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { freshen, freshenAll } from '#platform/stale-days.server.ts';
import * as store from '../store/reconcile.server.ts';

const maxShown = 200;
/** At most this many differing days are listed in detail. */
const maxChecked = 10;
/** Limits while a page waits. */
const pageBudget = { days: 31, ms: 1500 };

/** Scheduled task: checks every changed day against the ledger; pages showing "being checked" ask again. */
export async function refreshDayChecks(app: App): Promise<boolean> {
  if (!(await store.hasMarkedDays(app.db))) return true;
  const isDone = await freshenAll(app, 'checks', store.checkDay);
  app.live.publish('money');
  return isDone;
}

/**
 * Payments, refunds and deliveries of a month against the ledger: both totals, and the differences. Unchanged days are not checked again;
 * changed ones are, within the time a page may wait. The scheduled task does the rest; until then the month shows the last known result and
 * says so.
 */
export async function reconcileMonth(app: App, month: string, budget = pageBudget) {
  const until = endOfMonth(month);
  await freshen(app, 'checks', store.checkDay, { span: { from: month, until }, most: budget });
  const [{ sums, differingDays }, waitingDays] = await Promise.all([
    store.savedDayChecks(app.db, month, until),
    store.countMarkedDays(app.db, month, until),
  ]);
  const differences: store.LedgerDifference[] = [];
  for (const day of differingDays.slice(0, maxChecked)) {
    if (differences.length > maxShown) break;
    differences.push(...(await store.compareDays(app.db, day, day, maxShown + 1)).differences);
  }
  return {
    sums,
    differences: differences.slice(0, maxShown),
    hasMore: differences.length > maxShown || differingDays.length > maxChecked,
    waitingDays,
  };
}

/** Checks every day of a month again. */
export const recheckMonth = (app: App, month: string) => store.markDays(app.db, month, endOfMonth(month));

/** Closes a month whose ledger matches payments and deliveries to the cent. */
export const closeReconciledMonth = async (app: App, caller: Caller, month: string): Promise<void> => {
  await closeMonth(app, caller, month, async (inside) => {
    // Checked from scratch, not from stored results; a large month may take long.
    await inside.db.execute(sql`set local statement_timeout = '2min'`);
    const { differences } = await store.compareDays(inside.db, month, endOfMonth(month), maxShown);
    if (differences.length > 0) throw new DomainError('booksDiffer', { count: differences.length });
  });
  app.live.publish('money');
};

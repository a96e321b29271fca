import { staffDisplayName } from '#areas/staff/services/staff-sessions.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { freshen, freshenAll } from '#platform/stale-days.server.ts';
import { closeStates, endOfMonth, monthAfter, monthOf, monthsBetween } from '../rules/months.ts';
import { headings, sumUpLedgerDay } from '../store/entries.server.ts';
import * as store from '../store/months.server.ts';
import { writeRecurring } from './recurring.server.ts';

export const refreshLedgerSums = (app: App): Promise<boolean> => freshen(app, 'ledger', sumUpLedgerDay);
/** Scheduled task: sums up changed ledger days. */
export const refreshAllLedgerSums = (app: App): Promise<boolean> => freshenAll(app, 'ledger', sumUpLedgerDay);

/** Newest first, with a running balance. */
export async function listLedgerMonths(app: App) {
  await refreshLedgerSums(app);
  const today = dayOf(app.now());
  const [first, closed, known] = await Promise.all([store.firstMonth(app.db), store.monthCloseRows(app.db), headings(app.db)]);
  const months = monthsBetween(first ?? monthOf(today), monthOf(today));
  const sums = await store.headingMonths(app.db, months[0] ?? today, endOfMonth(months.at(-1) ?? today));
  const kindOf = new Map(known.map(({ id, kind }) => [id, kind]));
  const states = closeStates(months, new Set(closed.map(({ month }) => month)), today);
  let balanceCents = 0;
  const rows = months.map((month) => {
    const monthSums = sums.filter((sum) => sum.month === month);
    const total = (kind: string): number =>
      monthSums.reduce((cents, sum) => (kindOf.get(sum.categoryId) === kind ? cents + sum.cents : cents), 0);
    const [incomeCents, expenditureCents] = [total('income'), total('expenditure')];
    balanceCents += incomeCents - expenditureCents;
    const close = closed.find((one) => one.month === month);
    return {
      month,
      incomeCents,
      expenditureCents,
      balanceCents,
      entryCount: monthSums.reduce((count, sum) => count + sum.count, 0),
      state: states.get(month) ?? 'running',
      closedAt: close?.closedAt ?? null,
      closedBy: close
        ? staffDisplayName({ nickname: close.nickname ?? '', firstName: close.firstName ?? '', lastName: close.lastName ?? '' })
        : '',
      byHeading: new Map(monthSums.map(({ categoryId, cents, count }) => [categoryId, { cents, count }])),
    };
  });
  return { months: rows.reverse(), headings: known, lastClosed: closed.at(-1)?.month ?? null };
}

/** Checks a month once more before it is closed; throws to refuse. */
export type MonthCloseCheck = (inside: App, month: string) => Promise<void>;

/**
 * Closes a past month: due recurring entries are written, entries are locked, and the totals are stored. From then on the database refuses
 * entries of the month.
 */
export const closeMonth = (app: App, caller: Caller, month: string, guard: MonthCloseCheck): Promise<void> =>
  transact(app, async (inside) => {
    const today = dayOf(inside.now());
    if (month >= monthOf(today)) throw new DomainError('monthNotOver', { month: month.slice(0, 7) });
    await store.lockLedgerEntries(inside.db);
    await writeRecurring(inside);
    const last = await store.lastClose(inside.db);
    const first = last ? monthAfter(last.month) : await firstOpen(inside);
    if (last && month <= last.month) throw new DomainError('monthClosed', { month: month.slice(0, 7) });
    if (first !== null && month !== first) throw new DomainError('monthOutOfTurn', { month: first.slice(0, 7) });
    await guard(inside, month);
    const { incomeCents, expenditureCents, beforeCents } = await store.entrySums(inside.db, month);
    const sums = { incomeCents, expenditureCents, balanceCents: beforeCents + incomeCents - expenditureCents };
    const isMine = await store.insertClose(inside.db, { month, ...sums, closedBy: caller.staff?.id ?? null, closedAt: inside.now() });
    if (!isMine) throw new DomainError('monthClosed', { month: month.slice(0, 7) });
    await note(inside, caller, 'close', month, null, sums);
  });

async function firstOpen(inside: App): Promise<string | null> {
  await refreshLedgerSums(inside);
  return store.firstMonth(inside.db);
}

/** Only the owner, and audited. */
export const reopenMonth = (app: App, caller: Caller, month: string): Promise<void> =>
  transact(app, async (inside) => {
    if (!caller.staff?.roles.includes('owner')) throw new DomainError('forbidden');
    const last = await store.lastClose(inside.db);
    if (!last || last.month < month) throw new DomainError('entryNotExist');
    if (last.month !== month) throw new DomainError('monthOutOfTurn', { month: last.month.slice(0, 7) });
    if (!(await store.deleteClose(inside.db, month))) throw new DomainError('entryNotExist');
    const { incomeCents, expenditureCents, balanceCents } = last;
    await note(inside, caller, 'reopen', month, { incomeCents, expenditureCents, balanceCents }, null);
  });

const note = (inside: App, caller: Caller, operation: string, month: string, before: object | null, after: object | null): Promise<void> =>
  audit(inside, caller, { action: `ledger.${operation}`, subject: ['ledger_month', month.slice(0, 7)], before, after });

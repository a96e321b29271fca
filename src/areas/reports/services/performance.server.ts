import { endOfMonth, monthAfter, monthOf } from '#areas/ledger/rules/months.ts';
import { staffDisplayName } from '#areas/staff/services/staff-sessions.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { type CommissionTier, commissionOf } from '../rules/commission.ts';
import * as store from '../store/performance.server.ts';
import { refreshDailyFigures } from './figures.server.ts';

export const trendMonths = 6;
const allSellersRoles = ['owner', 'manager', 'finance'] as const;
export const canSeeAllSellers = (caller: Caller): boolean => allSellersRoles.some((role) => caller.staff?.roles.includes(role));
const mayClose = (caller: Caller): boolean => (['owner', 'manager'] as const).some((role) => caller.staff?.roles.includes(role));

export type Performance = {
  readonly staffId: number;
  readonly name: string;
  readonly answered: number;
  readonly waitMinutes: number | null;
  readonly quotes: number;
  readonly won: number;
  readonly lost: number;
  readonly orders: number;
  readonly revenueCents: number;
  readonly refundedCents: number;
  readonly marginCents: number;
  readonly baseCents: number;
  readonly targetCents: number;
  readonly commissionCents: number;
  readonly isClosed: boolean;
  /** Revenue less refunds of the last months, oldest first. */
  readonly trend: readonly number[];
};

const storedFields = ['answered', 'quotes', 'won', 'lost', 'orders', 'revenueCents', 'refundedCents', 'marginCents', 'baseCents'] as const;

/** All sellers of a month, best first; a closed month shows its stored figures. Sales staff see only their own row. */
export async function performanceOf(app: App, caller: Caller, month: string): Promise<Performance[]> {
  await refreshDailyFigures(app);
  const first = monthAfter(month, 1 - trendMonths);
  const [people, sales, inquiries, months, tiers] = await Promise.all([
    store.sellerRows(app.db),
    store.staffSales(app.db, first, endOfMonth(month)),
    store.staffInquiries(app.db, month),
    store.staffMonthRows(app.db, month),
    store.tiersAt(app.db, month),
  ]);
  const visibleSellers = canSeeAllSellers(caller) ? people : people.filter(({ id }) => id === caller.staff?.id);
  const lines = visibleSellers.map((person) => {
    const sold = sales.filter(({ staffId }) => staffId === person.id);
    const now = sold.find((row) => row.month === month);
    const inquiryStats = inquiries.get(person.id);
    const row = months.find(({ staffId }) => staffId === person.id);
    const live = {
      answered: inquiryStats?.answered ?? 0,
      waitMinutes: inquiryStats?.waitMinutes ?? null,
      quotes: inquiryStats?.quotes ?? 0,
      won: inquiryStats?.won ?? 0,
      lost: inquiryStats?.lost ?? 0,
      orders: now?.orders ?? 0,
      revenueCents: now?.capturedCents ?? 0,
      refundedCents: now?.refundedCents ?? 0,
      marginCents: (now?.totalCents ?? 0) - (now?.costCents ?? 0),
      baseCents: now?.totalCents ?? 0,
    };
    const figures = row?.closedAt ? writtenDown(row.figures ?? {}, live) : live;
    return {
      staffId: person.id,
      name: staffDisplayName(person),
      ...figures,
      targetCents: row?.targetCents ?? 0,
      commissionCents: row?.closedAt ? (row.commissionCents ?? 0) : commissionOf(figures.revenueCents - figures.refundedCents, tiers),
      isClosed: row?.closedAt != null,
      trend: Array.from({ length: trendMonths }, (_, index) => {
        const at = sold.find((one) => one.month === monthAfter(first, index));
        return (at?.capturedCents ?? 0) - (at?.refundedCents ?? 0);
      }),
    };
  });
  return lines
    .filter((line) => line.targetCents > 0 || storedFields.some((name) => line[name] !== 0) || line.staffId === caller.staff?.id)
    .sort((a, b) => b.revenueCents - b.refundedCents - (a.revenueCents - a.refundedCents) || a.staffId - b.staffId);
}

/** Figures stored at the close; months closed by older versions have only orders and revenue. */
function writtenDown<Live extends Record<string, number | null>>(figures: Record<string, number>, live: Live): Live {
  const named: Record<string, number | undefined> = { ...figures, revenueCents: figures.revenueCents ?? figures.revenue_cents };
  return Object.fromEntries(Object.entries(live).map(([name, value]) => [name, named[name] ?? value])) as Live;
}

export const commissionTiersOf = (app: App, month: string) => store.tiersAt(app.db, month);

/**
 * Commission tiers from a month on. Past months keep theirs: a version starts this month or later, and a closed month keeps its stored
 * figures.
 */
export async function setTiers(app: App, caller: Caller, month: string, tiers: readonly CommissionTier[]): Promise<void> {
  if (!mayClose(caller)) throw new DomainError('forbidden');
  if (month < monthOf(dayOf(app.now()))) throw new DomainError('badValue', { field: 'month' });
  await transact(app, async (inside) => {
    const before = await store.tiersFrom(inside.db, month);
    await store.replaceTiers(inside.db, month, tiers, inside.now());
    await audit(inside, caller, {
      action: 'performance.tiers',
      subject: ['commission', month.slice(0, 7)],
      before: { tiers: before },
      after: { tiers },
    });
  });
}

export async function setTarget(app: App, caller: Caller, target: { staffId: number; month: string; targetCents: number }): Promise<void> {
  if (!mayClose(caller)) throw new DomainError('forbidden');
  await transact(app, async (inside) => {
    const before = (await store.staffMonthRows(inside.db, target.month)).find(({ staffId }) => staffId === target.staffId);
    if (!(await store.sellerRows(inside.db)).some(({ id }) => id === target.staffId)) throw new DomainError('userNotExist');
    if (!(await store.saveTarget(inside.db, { ...target, at: inside.now() })))
      throw new DomainError('staffMonthClosed', { month: target.month.slice(0, 7) });
    const { targetCents } = target;
    await audit(inside, caller, {
      action: 'performance.target',
      subject: ['staff', target.staffId],
      before: { targetCents: before?.targetCents ?? 0 },
      after: { targetCents, month: target.month },
    });
  });
}

/** Stores a month's figures for all sellers so that they no longer change. */
export async function closePerformance(app: App, caller: Caller, month: string): Promise<number> {
  if (!mayClose(caller)) throw new DomainError('forbidden');
  if (month >= monthOf(dayOf(app.now()))) throw new DomainError('monthNotOver', { month: month.slice(0, 7) });
  const lines = await performanceOf(app, caller, month);
  return transact(app, async (inside) => {
    let closed = 0;
    for (const line of lines) {
      const figures = Object.fromEntries([
        ...storedFields.map((name) => [name, line[name]]),
        ...(line.waitMinutes === null ? [] : [['waitMinutes', line.waitMinutes]]),
      ]);
      const row = {
        staffId: line.staffId,
        month,
        figures,
        commissionCents: line.commissionCents,
        closedBy: caller.staff?.id ?? 0,
        at: inside.now(),
      };
      if (await store.closeStaffMonth(inside.db, row)) closed += 1;
    }
    if (closed === 0) throw new DomainError('staffMonthClosed', { month: month.slice(0, 7) });
    await audit(inside, caller, { action: 'performance.close', subject: ['staff_month', month.slice(0, 7)], after: { people: closed } });
    return closed;
  });
}

/** Only the owner may reopen a month. */
export const openPerformance = (app: App, caller: Caller, month: string): Promise<void> =>
  transact(app, async (inside) => {
    if (!caller.staff?.roles.includes('owner')) throw new DomainError('forbidden');
    const before = (await store.staffMonthRows(inside.db, month)).filter(({ closedAt }) => closedAt !== null);
    await store.openStaffMonth(inside.db, month, inside.now());
    await audit(inside, caller, {
      action: 'performance.reopen',
      subject: ['staff_month', month.slice(0, 7)],
      before: { people: before.length },
    });
  });

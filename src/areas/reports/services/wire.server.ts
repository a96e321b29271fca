import type { z } from 'zod';
import type { App, Caller } from '#platform/app.ts';
import type { reportAnalysis } from '../calls/reports.ts';
import { periodOf } from '../rules/period.ts';
import { dailyTotals, dimensionTables } from './analysis.server.ts';
import { performanceOf } from './performance.server.ts';
import { reconcileMonth } from './reconciliation.server.ts';

const dollarsOf = (cents: number): number => cents / 100;

export async function analysisOutput(app: App, { from, to, compare, part }: z.output<typeof reportAnalysis.input>) {
  const period = periodOf({ from, to, compare }, to);
  const [now, past, tables] = await Promise.all([
    dailyTotals(app, period),
    period.before && dailyTotals(app, period.before),
    part ? dimensionTables(app, period, [part]) : [],
  ]);
  return {
    orders: now.orders,
    paid_orders: now.paid,
    new_buyers: now.newBuyers,
    revenue: dollarsOf(now.capturedCents),
    refunds: dollarsOf(now.refundedCents),
    order_value: dollarsOf(now.totalCents),
    cost: dollarsOf(now.costCents),
    before: past && { paid_orders: past.paid, revenue: dollarsOf(past.capturedCents), refunds: dollarsOf(past.refundedCents) },
    lines: (tables[0]?.lines ?? []).map(({ key, paid, revenueCents }) => ({ key, paid_orders: paid, revenue: dollarsOf(revenueCents) })),
  };
}

export const performanceOutput = async (app: App, caller: Caller, month: string) => ({
  items: (await performanceOf(app, caller, `${month}-01`)).map((line) => ({
    staff_id: line.staffId,
    name: line.name,
    answered: line.answered,
    quotes: line.quotes,
    won: line.won,
    lost: line.lost,
    orders: line.orders,
    revenue: dollarsOf(line.revenueCents),
    refunds: dollarsOf(line.refundedCents),
    target: dollarsOf(line.targetCents),
    commission: dollarsOf(line.commissionCents),
    is_closed: line.isClosed,
  })),
});

export async function reconciliationOutput(app: App, month: string) {
  const { sums, differences, waitingDays } = await reconcileMonth(app, `${month}-01`);
  const money = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));
  return {
    waiting_days: waitingDays,
    sums: sums.map(({ source, count, sourceCents, ledgerCents }) => ({
      source,
      count,
      says: dollarsOf(sourceCents),
      booked: dollarsOf(ledgerCents),
    })),
    differences: differences.map(({ sourceCents, ledgerCents, ...row }) => ({
      ...row,
      says: money(sourceCents),
      booked: money(ledgerCents),
    })),
  };
}

import type { z } from 'zod';
import { asDollarNumber } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import type { reportAnalysis } from '../calls/reports.ts';
import { periodOf } from '../rules/period.ts';
import { dailyTotals, dimensionTables } from './analysis.server.ts';
import { performanceOf } from './performance.server.ts';
import { reconcileMonth } from './reconciliation.server.ts';

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
    revenue: asDollarNumber(now.capturedCents),
    refunds: asDollarNumber(now.refundedCents),
    order_value: asDollarNumber(now.totalCents),
    cost: asDollarNumber(now.costCents),
    before: past && { paid_orders: past.paid, revenue: asDollarNumber(past.capturedCents), refunds: asDollarNumber(past.refundedCents) },
    lines: (tables[0]?.lines ?? []).map(({ key, paid, revenueCents }) => ({
      key,
      paid_orders: paid,
      revenue: asDollarNumber(revenueCents),
    })),
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
    revenue: asDollarNumber(line.revenueCents),
    refunds: asDollarNumber(line.refundedCents),
    target: asDollarNumber(line.targetCents),
    commission: asDollarNumber(line.commissionCents),
    is_closed: line.isClosed,
  })),
});

export async function reconciliationOutput(app: App, month: string) {
  const { sums, differences, waitingDays } = await reconcileMonth(app, `${month}-01`);
  const money = (cents: number | null): number | null => (cents === null ? null : asDollarNumber(cents));
  return {
    waiting_days: waitingDays,
    sums: sums.map(({ source, count, sourceCents, bookedCents }) => ({
      source,
      count,
      says: asDollarNumber(sourceCents),
      booked: asDollarNumber(bookedCents),
    })),
    differences: differences.map(({ sourceCents, bookedCents, ...row }) => ({
      ...row,
      says: money(sourceCents),
      booked: money(bookedCents),
    })),
  };
}

import { z } from 'zod';
import { call } from '#api/call.ts';
import { day } from '#api/fields.ts';
import { monthIn } from '#areas/ledger/rules/months.ts';
import type { Role } from '#site/page.ts';
import { analysisDimensions } from '../rules/analysis-list.ts';
import { comparisons } from '../rules/period.ts';

const bookkeepers: readonly Role[] = ['owner', 'manager', 'finance'];
const month = z.string().refine((typed) => monthIn(typed) !== null);
const money = z.number();

export const reportAnalysis = call({
  method: 'POST',
  who: bookkeepers,
  name: 'admin.report.analysis',
  path: '/admin/report/analysis',
  summary: 'The figures of a period and of the one it is compared with, optionally broken down by a dimension',
  input: z.object({ from: day, to: day, compare: z.enum(comparisons).default('before'), part: z.enum(analysisDimensions).optional() }),
  output: z.object({
    orders: z.number().int(),
    paid_orders: z.number().int(),
    new_buyers: z.number().int(),
    revenue: money,
    refunds: money,
    order_value: money,
    cost: money,
    before: z.object({ paid_orders: z.number().int(), revenue: money, refunds: money }).nullable(),
    lines: z.array(z.object({ key: z.string(), paid_orders: z.number().int(), revenue: money })),
  }),
});

export const reportPerformance = call({
  method: 'POST',
  who: ['owner', 'manager', 'finance', 'sales'],
  name: 'admin.report.salesPerformance',
  path: '/admin/report/sales_performance',
  summary: 'Sales performance of a month, best first; sales staff see only their own',
  input: z.object({ month }),
  output: z.object({
    items: z.array(
      z.object({
        staff_id: z.number().int(),
        name: z.string(),
        answered: z.number().int(),
        quotes: z.number().int(),
        won: z.number().int(),
        lost: z.number().int(),
        orders: z.number().int(),
        revenue: money,
        refunds: money,
        target: money,
        commission: money,
        is_closed: z.boolean(),
      }),
    ),
  }),
});

export const reportReconciliation = call({
  method: 'POST',
  who: bookkeepers,
  name: 'admin.report.reconciliation',
  path: '/admin/report/reconciliation',
  summary: 'Payments, refunds and deliveries of a month compared with the ledger, with the differences',
  input: z.object({ month }),
  output: z.object({
    // Days of the month still being checked; the figures below are preliminary.
    waiting_days: z.number().int(),
    sums: z.array(z.object({ source: z.string(), count: z.number().int(), says: money, booked: money })),
    differences: z.array(
      z.object({
        source: z.string(),
        kind: z.string(),
        number: z.string(),
        day: z.string(),
        says: money.nullable(),
        booked: money.nullable(),
      }),
    ),
  }),
});

export const reportCloseMonth = call({
  method: 'POST',
  who: bookkeepers,
  name: 'admin.report.closeMonth',
  path: '/admin/report/close_month',
  summary: 'Closes a month whose reconciliation has no differences; its entries are locked from then on',
  input: z.object({ month }),
  output: z.object({}),
});

export const reportReopenMonth = call({
  method: 'POST',
  who: ['owner'],
  name: 'admin.report.reopenMonth',
  path: '/admin/report/reopen_month',
  summary: 'Reopens the last closed month; recorded in the audit log',
  input: z.object({ month }),
  output: z.object({}),
});

import { refundLateMs } from '#areas/orders/rules/order-list.ts';
import { staffDisplayName } from '#areas/staff/services/staff-sessions.server.ts';
import { dayMs, dayOf, earlier, hourMs, later } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/start-page.server.ts';
import { refreshDailyFigures } from './figures.server.ts';

export type WorkQueue =
  | 'toPick'
  | 'toShip'
  | 'unpaid'
  | 'trouble'
  | 'inquiries'
  | 'requests'
  | 'reviews'
  | 'cases'
  | 'lowStock'
  | 'purchases'
  | 'invoices'
  | 'payBack'
  | 'openRefunds'
  | 'heldSales';
export const { maxQueueCount } = store;
export type WorkQueueCount = store.QueueCount & { readonly openCents?: number };

/** When an entry counts as late: ship within 1-2 days, answer within four hours. */
const lateAfterMs = {
  ship: dayMs,
  made: 15 * dayMs,
  pay: 3 * dayMs,
  money: dayMs,
  refund: 3 * dayMs,
  answer: 4 * hourMs,
  quote: dayMs,
  moderate: 2 * dayMs,
  settle: dayMs,
};

const counters: Readonly<Record<WorkQueue, (app: App) => Promise<WorkQueueCount>>> = {
  toPick: ({ db, now }) => store.ordersToPick(db, earlier(now(), lateAfterMs.ship)),
  toShip: ({ db, now }) => store.countOrdersIn(db, [3], earlier(now(), lateAfterMs.made)),
  unpaid: ({ db, now }) => store.countOrdersIn(db, [1], earlier(now(), lateAfterMs.pay)),
  trouble: ({ db, now }) => store.ordersInTrouble(db, earlier(now(), lateAfterMs.money)),
  inquiries: ({ db, now }) => store.inquiriesToAnswer(db, earlier(now(), lateAfterMs.answer)),
  requests: ({ db, now }) => store.requestsToQuote(db, earlier(now(), lateAfterMs.quote)),
  reviews: ({ db, now }) => store.reviewsToModerate(db, earlier(now(), lateAfterMs.moderate)),
  cases: ({ db, now }) => store.casesToSettle(db, earlier(now(), lateAfterMs.settle)),
  lowStock: ({ db }) => store.skusRunningLow(db),
  purchases: ({ db, now }) => store.purchasesDue(db, dayOf(now()), dayOf(later(now(), 7 * dayMs))),
  invoices: ({ db, now }) => store.invoicesOverdue(db, dayOf(now())),
  payBack: ({ db, now }) => store.refundsOpen(db, 'hand', now(), earlier(now(), lateAfterMs.money)),
  openRefunds: ({ db, now }) => store.refundsOpen(db, 'provider', earlier(now(), refundLateMs), earlier(now(), lateAfterMs.refund)),
  heldSales: ({ db, now }) => store.salesHeld(db, now(), earlier(now(), lateAfterMs.settle)),
};

/** Counts the requested queues, one cheap query each. */
export async function countWorkQueues<W extends WorkQueue>(app: App, works: readonly W[]): Promise<Record<W, WorkQueueCount>> {
  const counted = await Promise.all(works.map(async (work) => [work, await counters[work](app)] as const));
  return Object.fromEntries(counted) as Record<W, WorkQueueCount>;
}

export type MoneyDay = { readonly day: string; readonly netCents: number };
export type PeriodRevenue = { readonly netCents: number; readonly beforeCents: number };
export type RevenueOverview = {
  readonly days: readonly MoneyDay[];
  readonly today: PeriodRevenue;
  readonly week: PeriodRevenue;
  readonly month: PeriodRevenue;
};

const shownDays = 30;

/** Captured less refunded: each of the last thirty days, and three periods against the period before. */
export async function revenueOverviewOf(app: App): Promise<RevenueOverview> {
  const today = dayOf(app.now());
  const known = await figuresBy(app, 2 * shownDays);
  const days = daysUntil(today, 2 * shownDays).map((day) => {
    const row = known.get(day);
    return { day, netCents: row ? row.capturedCents - row.refundedCents : 0 };
  });
  return { days: days.slice(shownDays), today: spanOf(days, 1), week: spanOf(days, 7), month: spanOf(days, shownDays) };
}

function spanOf(days: readonly MoneyDay[], length: number): PeriodRevenue {
  const sumOf = (part: readonly MoneyDay[]) => part.reduce((sum, { netCents }) => sum + netCents, 0);
  return { netCents: sumOf(days.slice(-length)), beforeCents: sumOf(days.slice(-2 * length, -length)) };
}

const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(earlier(new Date(last), (count - 1 - index) * dayMs)));

/** The last days with any money or orders; days marked as changed are summed up first. */
async function figuresBy(app: App, count: number): Promise<ReadonlyMap<string, store.DayOfFigures>> {
  await refreshDailyFigures(app);
  const rows = await store.figuresSince(app.db, dayOf(earlier(app.now(), (count - 1) * dayMs)));
  return new Map(rows.map((row) => [row.day, row]));
}

export async function paidOrdersOf(app: App, count: number): Promise<{ day: string; count: number }[]> {
  const known = await figuresBy(app, count);
  return daysUntil(dayOf(app.now()), count).map((day) => ({ day, count: known.get(day)?.paidCount ?? 0 }));
}

export const weeklyBestSellers = (app: App, limit: number) => store.weeklyBestSellerRows(app.db, limit);

export type StaffAction =
  | {
      readonly kind: 'order';
      readonly id: string;
      readonly at: Date;
      readonly who: string;
      readonly event: string;
      readonly toStatus: number;
      readonly number: string;
    }
  | { readonly kind: 'audit'; readonly id: string; readonly at: Date; readonly who: string; readonly action: string };

const actionsWindowMs = 14 * dayMs;

/** Staff actions of the last two weeks, newest first, on orders and elsewhere; of one person if given. */
export async function latestStaffActions(app: App, staffId: number | null, limit: number): Promise<StaffAction[]> {
  const since = earlier(app.now(), actionsWindowMs);
  const [steps, audit] = await Promise.all([
    store.latestOrderTransitions(app.db, staffId, since, limit),
    store.latestAudit(app.db, staffId, since, limit),
  ]);
  const actions: StaffAction[] = [
    ...steps.map((row) => ({
      kind: 'order' as const,
      id: `order-${row.id}`,
      at: row.at,
      who: staffDisplayName(row),
      event: row.event,
      toStatus: row.toStatus,
      number: row.number,
    })),
    ...audit.map((row) => ({
      kind: 'audit' as const,
      id: `audit-${row.id}`,
      at: row.at,
      who: staffDisplayName(named(row)),
      action: row.action,
    })),
  ];
  return actions.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
}

/** Actions of former staff are kept without a link. */
const named = ({ firstName, lastName, nickname }: { firstName: string | null; lastName: string | null; nickname: string | null }) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  nickname: nickname ?? '',
});

import { bookSmallExpenses } from '#demo/ledger/seed.server.ts';
import { orderTimes, type TradeDay, tradeDays } from '#demo/orders/calendar.ts';
import { type ScriptedOrder, scriptedOrders } from '#demo/orders/scripted.ts';
import type { Delivery, PurchaseOutcome } from '#demo/stock/purchases.ts';
import { bookOpeningStock, clerkTasks, type StockTask, workshopTasks } from '#demo/stock/stock-tasks.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';
import { createShopSimulation, type ShopSimulation, type ShopSimulationPlan, type TradeResult } from './shop-simulation.server.ts';

export type TradePlan = ShopSimulationPlan & { readonly days: number; readonly report: (message: string) => void };

type Happening = { readonly at: number } & (
  | { readonly kind: 'order'; readonly script: ScriptedOrder | null }
  | { readonly kind: 'shelf'; readonly task: StockTask }
  | { readonly kind: 'delivery'; readonly delivery: Delivery }
);
type Chance = { readonly orders: Random; readonly stock: Random; readonly buying: Random; readonly expenses: Random };

const batchOrders = 3000;
/** Units per average order; the workshop replaces three quarters of them, vendors the rest. */
const unitsPerOrder = 3.4;
const workshopShare = 0.75;
const purchaseLines = 20;
/** On this day before the last, purchase orders are placed in states that chance might miss. */
const certainPurchases = { daysBefore: 12, fates: ['cancelled', 'received', 'part_received'] } as const;

/** Simulates the days of trade in order and copies them in chunks, so a large shop needs no more memory than a small one. */
export async function simulateTrade(copy: Copy, plan: TradePlan): Promise<TradeResult> {
  const { random, now, orderTarget } = plan;
  const chance: Chance = {
    orders: random.branch('times'),
    stock: random.branch('shelf'),
    buying: random.branch('wants'),
    expenses: random.branch('house'),
  };
  const counter = createShopSimulation(plan);
  const timeline = createEventQueue<Happening>();
  const days = tradeDays({ now, days: plan.days, orderTarget: Math.max(0, orderTarget - scriptedOrders.length) });
  const begin = days[0]?.startsAt ?? now.getTime();

  bookOpeningStock(chance.stock, counter.warehouse, plan.staff, begin);
  for (const script of scriptedOrders)
    timeline.add({ at: Math.max(begin, now.getTime() - Math.round(script.daysAgo * dayMs)), kind: 'order', script });

  for (const [dayIndex, day] of days.entries()) {
    const daysBefore = days.length - 1 - dayIndex;
    for (const at of orderTimes(chance.orders, day)) timeline.add({ at, kind: 'order', script: null });
    for (const task of stockTasks(chance, counter, plan, day)) timeline.add({ at: task.at, kind: 'shelf', task });
    for (const delivery of purchases(chance, counter, day, daysBefore)) timeline.add({ at: delivery.at, kind: 'delivery', delivery });
    for (let event = timeline.nextBefore(day.endsAt); event; event = timeline.nextBefore(day.endsAt)) happen(counter, timeline, event);
    bookSmallExpenses(chance.expenses, counter.books, Math.min(day.startsAt + 16 * hourMs, day.endsAt - 1), orderTarget);
    if (counter.waitingOrders() >= batchOrders) await counter.flush(copy);
    if (dayIndex % 15 === 14) plan.report(`day ${dayIndex + 1} of ${days.length}: ${counter.counts.orders} orders`);
  }
  return counter.close(copy);
}

function happen(counter: ShopSimulation, timeline: EventQueue<Happening>, event: Happening): void {
  for (const task of workOn(counter, event)) timeline.add({ at: task.at, kind: 'shelf', task });
}

/** Returns the stock tasks that follow. */
function workOn(counter: ShopSimulation, event: Happening): StockTask[] {
  if (event.kind === 'order') return counter.serve(event.at, event.script);
  if (event.kind === 'shelf') return event.task.run();
  counter.receive(event.delivery);
  return [];
}

/** Workshop output and stock bookings of one day. Small shops get single units often, large ones batches. */
function stockTasks(chance: Chance, counter: ShopSimulation, { orderTarget, goods, staff }: TradePlan, day: TradeDay): StockTask[] {
  const lotsPerOrder = Math.max(0.5, 2.6 * Math.min(1, (1.6 * goods.length) / orderTarget));
  const lots = {
    count: Math.round(day.orderCount * lotsPerOrder),
    quantity: (unitsPerOrder * workshopShare) / lotsPerOrder,
    made: counter.countLot,
  };
  return [
    ...workshopTasks(chance.stock, counter.warehouse, staff, day, lots),
    ...clerkTasks(chance.stock, counter.warehouse, staff, day, 2 + Math.round(day.orderCount / 6)),
  ];
}

/** Vendor orders of one day; there is always a draft of today. */
function purchases(chance: Chance, counter: ShopSimulation, day: TradeDay, daysBefore: number): Delivery[] {
  const at = Math.min(day.startsAt + 14 * hourMs, day.endsAt - 1);
  const isToday = daysBefore === 0;
  const lineCount = Math.round(day.orderCount * 0.45) + 2;
  const deliveries: Delivery[] = [];
  for (let rest = lineCount; rest > 0; rest -= purchaseLines) {
    if (!isToday && lineCount <= purchaseLines && !chance.buying.isHit(0.55)) continue;
    const outcome: PurchaseOutcome = !isToday && chance.buying.isHit(0.03) ? 'cancelled' : null;
    deliveries.push(...counter.order(at, Math.min(purchaseLines, Math.max(6, rest)), outcome));
  }
  if (daysBefore === certainPurchases.daysBefore)
    for (const outcome of certainPurchases.fates) deliveries.push(...counter.order(at, 8, outcome));
  return deliveries;
}

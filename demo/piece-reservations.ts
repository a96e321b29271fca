import { saleKey } from '#areas/stock/services/holds.server.ts';
import type { SeedOrder } from '#demo/orders/order.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import type { StockRows } from '#demo/stock/seed.server.ts';
import type { StockTask } from '#demo/stock/stock-tasks.ts';
import type { Warehouse } from '#demo/stock/warehouse.ts';

/** Order units: reserved when ordered, taken with the payment, or released. */
export type StockReservations = {
  keep(order: SeedOrder): void;
  take(order: SeedOrder, at: number): void;
  release(order: SeedOrder): void;
  /** A sale cancelled before shipping. */
  putBack(order: SeedOrder, at: number): void;
  /** Units refunded before the rest shipped. */
  putBackRemoved(order: SeedOrder, at: number): void;
  takeBack(order: SeedOrder, at: number): void;
  readonly now: number;
};

export function createStockReservations(
  reservations: StockRows['reservations'],
  warehouse: Warehouse,
  staff: SeedStaff,
  now: number,
): StockReservations {
  const stockedLines = (order: SeedOrder) => order.lines.filter(({ sku }) => !sku.isMadeToOrder);
  const causeOf = (order: SeedOrder) => ({ kind: 'order', id: String(order.id), note: order.number });
  const sales = new Map<number, number>();
  let nextClerk = 0;
  const clerk = (): number | null => staff.stock[nextClerk++ % staff.stock.length]?.id ?? null;
  const counter = (order: SeedOrder, { id, place }: SeedOrder['lines'][number], quantity: number, at: number): void => {
    const reversesId = sales.get(id);
    const counters = reversesId === undefined ? {} : { reversesId };
    warehouse.move(at, place, quantity, { ...causeOf(order), reason: 'correction', staffId: null, ...counters });
  };
  return {
    now,
    keep: (order) => {
      const { releasedAt } = order.timeline;
      const takenAt = takenAtOf(order);
      const backAt = releasedAt !== null && releasedAt < now ? releasedAt : null;
      const endedAt = backAt ?? takenAt;
      for (const { id, place, sku, quantity } of stockedLines(order)) {
        warehouse.reserve(place, quantity);
        reservations.push({
          skuId: sku.id,
          quantity,
          holderKind: 'order_line',
          holderId: String(id),
          state: backAt !== null ? 'released' : takenAt !== null ? 'taken' : 'held',
          expiresAt: endedAt === null && releasedAt !== null ? new Date(releasedAt) : null,
          endedAt: endedAt === null ? null : new Date(endedAt),
          createdAt: new Date(order.placedAt),
        });
      }
    },
    take: (order, at) => {
      for (const { id, place, quantity } of stockedLines(order)) {
        const sale = warehouse.take(at, place, quantity, { ...causeOf(order), reason: 'sale', staffId: null, key: saleKey(id) });
        if (order.timeline.releasedAt !== null || order.timeline.removedAt !== null) sales.set(id, sale);
      }
    },
    release: (order) => {
      for (const { place, quantity } of stockedLines(order)) warehouse.release(place, quantity);
    },
    putBack: (order, at) => {
      for (const line of stockedLines(order)) counter(order, line, line.quantity, at);
    },
    putBackRemoved: (order, at) => {
      for (const line of stockedLines(order)) if (line.removedQuantity > 0) counter(order, line, line.removedQuantity, at);
    },
    takeBack: (order, at) => {
      const staffId = clerk();
      for (const { place, returnedQuantity } of stockedLines(order)) {
        if (returnedQuantity > 0) warehouse.move(at, place, returnedQuantity, { ...causeOf(order), reason: 'return', staffId });
      }
    },
  };
}

/** The first payment takes the units. */
const takenAtOf = ({ timeline }: SeedOrder): number | null =>
  timeline.attempts.find(({ outcome }) => outcome === 'completed')?.at ?? timeline.shippedAt;

export function laterStockTasks(reservations: StockReservations, order: SeedOrder): StockTask[] {
  const { releasedAt, removedAt, returnedAt } = order.timeline;
  const takenAt = takenAtOf(order);
  const at = (moment: number | null, work: (at: number) => void): StockTask[] => {
    if (moment === null || moment >= reservations.now) return [];
    const run = () => {
      work(moment);
      return [];
    };
    return [{ at: moment, run }];
  };
  return [
    ...at(takenAt, (moment) => reservations.take(order, moment)),
    ...at(releasedAt, (moment) => (takenAt === null ? reservations.release(order) : reservations.putBack(order, moment))),
    ...at(removedAt, (moment) => reservations.putBackRemoved(order, moment)),
    ...at(returnedAt, (moment) => reservations.takeBack(order, moment)),
  ];
}

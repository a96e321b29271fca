import type { SeedOrder } from '#areas/orders/seed/order.ts';
import type { SeedStaff } from '#areas/staff/seed.server.ts';
import type { ShelfTask } from '#areas/stock/seed/shelf-work.ts';
import type { Warehouse } from '#areas/stock/seed/warehouse.ts';
import type { StockRows } from '#areas/stock/seed.server.ts';

/** The pieces of orders: kept when ordered, taken when shipped, or back on the shelf. */
export type Pieces = {
  keep(order: SeedOrder): void;
  ship(order: SeedOrder, at: number): void;
  release(order: SeedOrder): void;
  takeBack(order: SeedOrder, at: number): void;
  readonly now: number;
};

export function keepPieces(reservations: StockRows['reservations'], warehouse: Warehouse, staff: SeedStaff, now: number): Pieces {
  const fromShelf = (order: SeedOrder) => order.lines.filter(({ sku }) => !sku.isMadeToOrder);
  let turn = 0;
  const clerk = (): number | null => staff.stock[turn++ % staff.stock.length]?.id ?? null;
  return {
    now,
    keep: (order) => {
      const { shippedAt, releasedAt } = order.story;
      const endedAt = shippedAt ?? (releasedAt !== null && releasedAt < now ? releasedAt : null);
      for (const { id, place, sku, quantity } of fromShelf(order)) {
        warehouse.reserve(place, quantity);
        reservations.push({
          skuId: sku.id,
          quantity,
          holderKind: 'order_line',
          holderId: String(id),
          state: shippedAt !== null ? 'taken' : endedAt !== null ? 'released' : 'held',
          expiresAt: endedAt === null && releasedAt !== null ? new Date(releasedAt) : null,
          endedAt: endedAt === null ? null : new Date(endedAt),
          createdAt: new Date(order.placedAt),
        });
      }
    },
    ship: (order, at) => {
      const staffId = clerk();
      for (const { place, quantity } of fromShelf(order)) {
        warehouse.take(at, place, quantity, { reason: 'sale', kind: 'order', id: String(order.id), note: order.number, staffId });
      }
    },
    release: (order) => {
      for (const { place, quantity } of fromShelf(order)) warehouse.release(place, quantity);
    },
    takeBack: (order, at) => {
      const staffId = clerk();
      for (const { place, returnedQuantity } of fromShelf(order)) {
        if (returnedQuantity > 0)
          warehouse.move(at, place, returnedQuantity, {
            reason: 'return',
            kind: 'order',
            id: String(order.id),
            note: order.number,
            staffId,
          });
      }
    },
  };
}

/** What will happen to an order's pieces before now. */
export function laterOf(pieces: Pieces, order: SeedOrder): ShelfTask[] {
  const { shippedAt, releasedAt, returnedAt } = order.story;
  const at = (moment: number | null, work: (at: number) => void): ShelfTask[] => {
    if (moment === null || moment >= pieces.now) return [];
    const run = () => {
      work(moment);
      return [];
    };
    return [{ at: moment, run }];
  };
  return [
    ...at(shippedAt, (moment) => pieces.ship(order, moment)),
    ...(shippedAt === null ? at(releasedAt, () => pieces.release(order)) : []),
    ...at(returnedAt, (moment) => pieces.takeBack(order, moment)),
  ];
}

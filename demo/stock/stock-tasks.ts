import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { hourMs, minuteMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Cause, Warehouse } from './warehouse.ts';

/** A stock event at a point in time. */
export type StockTask = { readonly at: number; run(): StockTask[] };

const outs: readonly (readonly [Cause['reason'], string, number])[] = [
  ['damage', 'Lace torn during unpacking', 3],
  ['loss', 'Not found during picking', 2],
  ['sample', 'Shown on a salon visit', 4],
  ['gift', 'Sent to a stylist for a video', 2],
];
const reasonsOut = outs.map(([reason, note, weight]) => [{ reason, words: note }, weight] as const);

/** Opening stock; some SKUs were never stocked and are sold out. */
export function bookOpeningStock(random: Random, warehouse: Warehouse, staff: SeedStaff, at: number): void {
  const clerk = staff.stock[0]?.id ?? null;
  for (const [index, sku] of warehouse.goods.entries()) {
    if (sku.isMadeToOrder || random.isHit(0.025)) continue;
    const quantity = openingOf(random, warehouse.demandAt(index));
    const counted = at - random.int(1, 9) * hourMs;
    warehouse.move(counted, index, quantity, { reason: 'opening', note: 'Opening count', staffId: clerk });
  }
}

/** Popular SKUs are stocked in quantity; a few were left as single units. */
function openingOf(random: Random, demand: number): number {
  if (random.isHit(0.05)) return random.int(1, 2);
  const base = random.int(4, 11);
  return demand > 3 ? base + random.int(14, 40) : demand > 1.5 ? base + random.int(2, 12) : base;
}

export type Lots = { readonly count: number; readonly quantity: number; made(at: number, costCents: number): void };

/** Small, frequent batches from our own workshop. */
export function workshopTasks(
  random: Random,
  warehouse: Warehouse,
  staff: SeedStaff,
  day: { startsAt: number; endsAt: number },
  lots: Lots,
): StockTask[] {
  return Array.from({ length: lots.count }, () => ({
    at: day.startsAt + random.int(12 * hourMs, 22 * hourMs),
    run: function bookIn(this: StockTask): StockTask[] {
      const place = warehouse.draw(random, this.at);
      if (warehouse.skuAt(place).isMadeToOrder || isDry(warehouse, place)) return [];
      const quantity = Math.max(1, Math.round(lots.quantity * (0.5 + random.next())));
      warehouse.move(this.at, place, quantity, { reason: 'production', note: 'Workshop lot', staffId: random.pick(staff.stock).id });
      lots.made(this.at, quantity * warehouse.skuAt(place).costCents);
      return [];
    },
  })).filter(({ at }) => at < day.endsAt);
}

/** One SKU in twenty is discontinued and runs out. */
const isDry = (warehouse: Warehouse, place: number): boolean => warehouse.skuAt(place).id % 20 === 7;

/** Counts, losses, samples and corrections, spread over a day. */
export function clerkTasks(
  random: Random,
  warehouse: Warehouse,
  staff: SeedStaff,
  day: { startsAt: number; endsAt: number },
  count: number,
): StockTask[] {
  const someTime = () => day.startsAt + random.int(13 * hourMs, 21 * hourMs);
  return Array.from({ length: count }, (): StockTask => {
    const at = someTime();
    const place = random.int(0, warehouse.goods.length - 1);
    const staffId = random.pick(staff.stock).id;
    const kind = random.weighted([
      ['out', 5],
      ['count', 4],
      ['slip', 1],
    ] as const);
    return { at, run: () => (warehouse.skuAt(place).isMadeToOrder ? [] : tasks[kind]({ random, warehouse, staffId, at, place })) };
  }).filter(({ at }) => at < day.endsAt);
}

type Work = { random: Random; warehouse: Warehouse; staffId: number; at: number; place: number };
const tasks = {
  out: ({ random, warehouse, staffId, at, place }: Work): StockTask[] => {
    const { reason, words } = random.weighted(reasonsOut);
    if (warehouse.availableAt(place) >= 1) warehouse.move(at, place, -1, { reason, note: words, staffId });
    return [];
  },
  count: ({ random, warehouse, staffId, at, place }: Work): StockTask[] => {
    const isMissing = random.isHit(0.6) && warehouse.availableAt(place) >= 1;
    warehouse.move(at, place, isMissing ? -1 : 1, {
      reason: 'count',
      note: isMissing ? 'Count: one fewer than recorded' : 'Count: one more than recorded',
      staffId,
    });
    return [];
  },
  slip: ({ random, warehouse, staffId, at, place }: Work): StockTask[] => {
    const available = warehouse.availableAt(place);
    if (available < 1) return [];
    const quantity = random.int(1, Math.min(4, available));
    const wrongId = warehouse.move(at, place, -quantity, { reason: 'damage', note: 'Recorded for the wrong bin', staffId });
    const putRightAt = at + random.int(4, 50) * minuteMs;
    return [
      {
        at: putRightAt,
        run: () => {
          warehouse.move(putRightAt, place, quantity, {
            reason: 'correction',
            note: 'Corrects a recording error',
            staffId,
            reversesId: wrongId,
          });
          return [];
        },
      },
    ];
  },
};

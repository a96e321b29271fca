import type { MoneyMovement } from '#demo/checkout/payments.ts';
import type { LedgerWriter } from '#demo/ledger/seed.server.ts';
import type { SeedOrder } from '#demo/orders/order.ts';
import type { Label } from '#demo/orders/rows.ts';
import { dayMs } from '#kernel/dates.ts';

const weekMs = 7 * dayMs;

/** Share of material in the cost of workshop items; the rest is wages. */
const materialShare = 0.6;

/** One bill a week each: labels, provider fees, and workshop materials. */
export function weeklyBills(books: LedgerWriter, now: number) {
  const carrier = new Map<number, number>();
  const provider = new Map<number, number>();
  const workshop = new Map<number, number>();
  const add = (bills: Map<number, number>, at: number, cents: number) => {
    const week = Math.floor(at / weekMs);
    bills.set(week, (bills.get(week) ?? 0) + cents);
  };
  return {
    count: (order: SeedOrder, label: Label | null, moved: readonly MoneyMovement[]): void => {
      if (label && order.timeline.shippedAt !== null) add(carrier, order.timeline.shippedAt, label.costCents);
      for (const money of moved) if (money.kind === 'capture') add(provider, money.at, money.feeCents);
    },
    countLot: (at: number, costCents: number): void => add(workshop, at, Math.round(costCents * materialShare)),
    /** An unfinished week has no bill yet. */
    pay: (): void => {
      for (const [heading, party, bills] of [
        ['carrier', 'FedEx', carrier],
        ['provider_fee', 'PayPal', provider],
        ['materials', 'Workshop suppliers', workshop],
      ] as const) {
        for (const [week, cents] of [...bills].sort(([a], [b]) => a - b)) {
          const endsAt = (week + 1) * weekMs;
          if (endsAt < now && cents > 0) books.spend(heading, endsAt, cents, { party, note: 'Weekly bill' });
        }
      }
    },
  };
}

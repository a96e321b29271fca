import { shipsByDate } from '#areas/catalog/rules/lead-time.ts';
import { dayMs } from '#kernel/dates.ts';

/** An order line: from stock, or made in this many working days. */
export type Making = { readonly isMadeToOrder: boolean; readonly leadDays: number | null };
export type DelayTerms = {
  readonly shelfDays: number;
  readonly makingDays: number;
  /** Days after the promised one before credit is given, and its amount; zero where the shop promises none. */
  readonly graceDays: number;
  readonly creditCents: number;
};

export const delayTermsIn = (policies: ReadonlyMap<string, number>): DelayTerms => ({
  shelfDays: policies.get('inStockDaysMax') ?? 2,
  makingDays: policies.get('madeToOrderDaysMax') ?? 15,
  graceDays: policies.get('delayCreditDays') ?? 0,
  creditCents: policies.get('delayCreditCents') ?? 0,
});

/**
 * The day an order was promised to ship: its slowest line counts, from the day of payment. A production delay published when the buyer paid
 * was agreed to; carrier days come after shipping and are not promised.
 */
export function promisedDay(paidAt: Date, lines: readonly Making[], announcedDays: number, { shelfDays, makingDays }: DelayTerms): Date {
  const isMade = lines.some(({ isMadeToOrder }) => isMadeToOrder);
  const working = Math.max(0, ...lines.map(({ isMadeToOrder, leadDays }) => (isMadeToOrder ? (leadDays ?? makingDays) : 0)));
  return shipsByDate(
    isMade ? { max: working + announcedDays, isWorking: true } : { max: shelfDays + announcedDays, isWorking: false },
    paidAt,
  );
}

/** Whole days between promised and actual shipping; never negative. */
export const daysLate = (promised: Date, left: Date): number => Math.max(0, Math.floor((left.getTime() - promised.getTime()) / dayMs));

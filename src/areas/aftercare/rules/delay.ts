import { shipsByDate } from '#areas/catalog/rules/lead-time.ts';
import { dayMs } from '#kernel/dates.ts';

/** One line of an order: from the shelf, or made in so many working days. */
export type Making = { readonly isMadeToOrder: boolean; readonly leadDays: number | null };
export type DelayTerms = {
  readonly shelfDays: number;
  readonly makingDays: number;
  /** Days after the promised one from which credit is given; and how much, none where the house promises none. */
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
 * The day by which an order was promised to leave: its slowest line counts, from the day of the payment. A delay of the workroom that
 * stood on the page when she paid was agreed to; days of a carrier come after leaving and are not ours to promise.
 */
export function promisedDay(paidAt: Date, lines: readonly Making[], announcedDays: number, { shelfDays, makingDays }: DelayTerms): Date {
  const isMade = lines.some(({ isMadeToOrder }) => isMadeToOrder);
  const working = Math.max(0, ...lines.map(({ isMadeToOrder, leadDays }) => (isMadeToOrder ? (leadDays ?? makingDays) : 0)));
  return shipsByDate(
    isMade ? { max: working + announcedDays, isWorking: true } : { max: shelfDays + announcedDays, isWorking: false },
    paidAt,
  );
}

/** Whole days between the promised day and the one it left; never below nothing. */
export const daysLate = (promised: Date, left: Date): number => Math.max(0, Math.floor((left.getTime() - promised.getTime()) / dayMs));

import { dayMs, later } from '#kernel/dates.ts';

export type ShopGuarantees = {
  readonly protectedDays: number;
  readonly times: number;
  readonly returnDays: number;
  readonly returnFeePercent: number;
};

/** The last day of price protection for an order paid today. */
export const protectedUntil = ({ protectedDays }: Pick<ShopGuarantees, 'protectedDays'>, today: Date): Date =>
  later(today, protectedDays * dayMs);

export const readGuarantees = (policies: ReadonlyMap<string, number>): ShopGuarantees => ({
  protectedDays: policies.get('priceProtectionDays') ?? 0,
  times: policies.get('priceProtectionTimes') ?? 1,
  returnDays: policies.get('returnDays') ?? 0,
  returnFeePercent: (policies.get('returnFeeCashBp') ?? 0) / 100,
});

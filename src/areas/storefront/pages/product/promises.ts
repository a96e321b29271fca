/** What the shop's policies promise with every piece. */
export type Promises = {
  readonly protectedDays: number;
  readonly times: number;
  readonly returnDays: number;
  readonly returnFeePercent: number;
};

export const promisesOf = (policies: ReadonlyMap<string, number>): Promises => ({
  protectedDays: policies.get('priceProtectionDays') ?? 0,
  times: policies.get('priceProtectionTimes') ?? 1,
  returnDays: policies.get('returnDays') ?? 0,
  returnFeePercent: (policies.get('returnFeeCashBp') ?? 0) / 100,
});

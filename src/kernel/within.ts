export type Limits = readonly [least: number, most: number];

export const isWithin = (value: number, [least, most]: Limits): boolean => Number.isSafeInteger(value) && value >= least && value <= most;

/** Nobody types a larger amount than ten million dollars on purpose, and the columns of money hold no more than twice that. */
export const maxAmountCents = 1_000_000_000;

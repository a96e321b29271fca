export type Limits = readonly [least: number, most: number];

export const isWithin = (value: number, [min, max]: Limits): boolean => Number.isSafeInteger(value) && value >= min && value <= max;

/** Nobody types more than ten million dollars on purpose, and money columns hold at most twice that. */
export const maxAmountCents = 1_000_000_000;

import { type Cents, cents } from '#kernel/money.ts';

const stepGrams = 500;
const firstStepCents = 2600;
const nextStepCents = 600;

/** Weight 0 ships free; up to 500 g costs $26; each started 500 g after that adds $6. */
export function shippingFee(grams: number): Cents {
  if (!Number.isInteger(grams) || grams < 0) throw new RangeError(`not whole grams: ${grams}`);
  if (grams === 0) return cents(0);
  return cents(firstStepCents + (Math.ceil(grams / stepGrams) - 1) * nextStepCents);
}

/** Grams that still ship for the same fee. */
export const gramsLeftInBracket = (grams: number): number => (grams === 0 ? 0 : Math.ceil(grams / stepGrams) * stepGrams - grams);

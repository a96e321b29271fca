import { DomainError } from './errors.ts';
import { type Cents, cents, dollars, grouped, parseAmount } from './money.ts';
import { isWithin, type Limits, maxAmountCents } from './within.ts';

type Unit = 'cents' | 'bp' | 'whole';

/** A refusal that names both ends of what fits. The end of a field's name says what it counts: cents, shares of ten thousand, else whole numbers. */
export const outside = (field: string, [least, most]: Limits, unit: Unit = unitOf(field)): DomainError =>
  new DomainError('badValue', { field, least: written(least, unit), most: written(most, unit) });

export function checkWithin(field: string, value: number, limits: Limits, unit: Unit = unitOf(field)): void {
  if (!isWithin(value, limits)) throw outside(field, limits, unit);
}

const unitOf = (field: string): Unit => (/cents$/i.test(field) ? 'cents' : /bp$/i.test(field) ? 'bp' : 'whole');

const written = (value: number, unit: Unit): string =>
  unit === 'cents' ? dollars(cents(value)) : unit === 'bp' ? `${value / 100} %` : grouped(value);

/** Money typed into a field; what is no amount is refused by the field, what is too much by the limit too. */
export function amountIn(field: string, typed: string): Cents {
  const amount = parseAmount(typed);
  const isTooMuch = amount === null ? /^\d{10,}(?:\.\d{1,2})?$/.test(typed) : amount > maxAmountCents;
  if (isTooMuch) throw new DomainError('badValue', { field, most: dollars(cents(maxAmountCents)) });
  if (amount === null) throw new DomainError('badValue', { field });
  return amount;
}

type Found = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
};

/** The refusal of the first thing a check of a whole form found: missing, too long, out of its range, or not valid, by the name of its field. */
export function refusedFor(found: Found | undefined, other: string): DomainError {
  const field = String(found?.path.findLast((part) => typeof part === 'string') ?? other);
  const isNumber = found?.origin === 'number' || found?.origin === 'int';
  if (found?.code === 'too_big')
    return isNumber
      ? new DomainError('badValue', { field, most: Number(found.maximum) })
      : new DomainError('tooLarge', { field, most: Number(found.maximum) });
  if (found?.code === 'too_small' && isNumber) return new DomainError('badValue', { field, least: Number(found.minimum) });
  return new DomainError(found?.code === 'too_small' || found?.code === 'invalid_type' ? 'lackParameter' : 'badValue', { field });
}

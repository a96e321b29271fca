import { Refused } from './errors.ts';
import { cents, dollars, grouped } from './money.ts';

export type Limits = readonly [least: number, most: number];
type Unit = 'cents' | 'bp' | 'whole';

/** A refusal that names both ends of what fits. The end of a field's name says what it counts: cents, shares of ten thousand, else whole numbers. */
export const outside = (field: string, [least, most]: Limits, unit: Unit = unitOf(field)): Refused =>
  new Refused('badValue', { field, least: written(least, unit), most: written(most, unit) });

export const isWithin = (value: number, [least, most]: Limits): boolean => Number.isSafeInteger(value) && value >= least && value <= most;

export function checkWithin(field: string, value: number, limits: Limits, unit: Unit = unitOf(field)): void {
  if (!isWithin(value, limits)) throw outside(field, limits, unit);
}

const unitOf = (field: string): Unit => (/cents$/i.test(field) ? 'cents' : /bp$/i.test(field) ? 'bp' : 'whole');

const written = (value: number, unit: Unit): string =>
  unit === 'cents' ? dollars(cents(value)) : unit === 'bp' ? `${value / 100} %` : grouped(value);

type Found = { readonly code?: string; readonly origin?: string; readonly maximum?: unknown; readonly minimum?: unknown };

/** The end of a number's range that a check of a whole form found broken. */
export function limitIn({ code, origin, maximum, minimum }: Found = {}): { least?: number; most?: number } {
  if (origin !== 'number' && origin !== 'int') return {};
  if (code === 'too_big') return { most: Number(maximum) };
  return code === 'too_small' ? { least: Number(minimum) } : {};
}

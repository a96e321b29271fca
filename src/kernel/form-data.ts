import { DomainError } from './errors.ts';
import { largestId } from './ids.ts';
import { amountIn } from './limits.ts';

/** Fields of a form by name; an unacceptable value is refused by the name of its field. */
export function readForm(form: FormData) {
  const text = (name: string, maxLength = 300): string => {
    const value = String(form.get(name) ?? '')
      .replaceAll('\u0000', '')
      .trim();
    if (value.length > maxLength) throw new DomainError('tooLarge', { field: name, most: maxLength });
    return value;
  };
  const wholeOrNone = (name: string, max = largestId): number | null => {
    const value = text(name);
    if (value === '') return null;
    if (!/^\d{1,15}$/.test(value)) throw new DomainError('badValue', { field: name });
    if (Number(value) > max) throw new DomainError('badValue', { field: name, most: max });
    return Number(value);
  };
  const centsOrNone = (name: string): number | null => {
    const value = text(name);
    if (value === '') return null;
    return amountIn(name, value);
  };
  /** "12.5" percent as 1250. */
  const percentOrNone = (name: string): number | null => {
    const value = text(name);
    if (value === '') return null;
    if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(value)) throw new DomainError('badValue', { field: name });
    return Math.round(Number(value) * 100);
  };
  const momentOrNone = (name: string): Date | null => {
    const value = text(name);
    if (value === '') return null;
    const at = new Date(`${value.slice(0, 16)}:00+08:00`);
    if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d/.test(value) || Number.isNaN(at.getTime())) throw new DomainError('badValue', { field: name });
    return at;
  };
  const ids = (name: string): number[] =>
    form
      .getAll(name)
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  return { text, wholeOrNone, centsOrNone, percentOrNone, momentOrNone, ids, id: (name: string): number => ids(name)[0] ?? 0 };
}

/** Value of a datetime-local field in the factory's time zone. */
export const momentField = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16);

import { hourMs } from '#kernel/dates.ts';

/**
 * Today in the shop's time zone, New York: dates the shop promises are its own, wherever the reader is. Hand-written, since Intl is slow to
 * initialize. Noon of that day in local time, so that date arithmetic is safe.
 */
export function shopDay(at: Date): Date {
  const there = new Date(at.getTime() - (isSummer(at) ? 4 : 5) * hourMs);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate(), 12);
}

/** From the second Sunday of March to the first of November, at 2 a.m. */
function isSummer(at: Date): boolean {
  const year = at.getUTCFullYear();
  return at.getTime() >= sundayOf(year, 2, 8, 7) && at.getTime() < sundayOf(year, 10, 1, 6);
}

/** The first Sunday on or after this date, at a UTC hour. */
function sundayOf(year: number, month: number, date: number, hour: number): number {
  const weekday = new Date(Date.UTC(year, month, date)).getUTCDay();
  return Date.UTC(year, month, date + ((7 - weekday) % 7), hour);
}

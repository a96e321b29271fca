import { hourMs } from '#kernel/dates.ts';

/**
 * The day it is where the shop is, New York: what the shop promises by a day is a day of its own clock, wherever the reader is.
 * By hand, since the browser's own formats are slow to wake. It is noon of that day by the reader's clock, so that days can be added.
 */
export function shopDay(at: Date): Date {
  const there = new Date(at.getTime() - (isSummer(at) ? 4 : 5) * hourMs);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate(), 12);
}

/** From the second Sunday of March to the first of November, at two in the night. */
function isSummer(at: Date): boolean {
  const year = at.getUTCFullYear();
  return at.getTime() >= sundayOf(year, 2, 8, 7) && at.getTime() < sundayOf(year, 10, 1, 6);
}

/** The first Sunday from this date on, at an hour of UTC. */
function sundayOf(year: number, month: number, date: number, hour: number): number {
  const weekday = new Date(Date.UTC(year, month, date)).getUTCDay();
  return Date.UTC(year, month, date + ((7 - weekday) % 7), hour);
}

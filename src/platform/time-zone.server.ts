import { AsyncLocalStorage } from 'node:async_hooks';
import { dayMs } from '#kernel/dates.ts';
import { wallClockToDate } from '#kernel/time-zones.ts';

/** For staff who have chosen no time zone, and for what the system does by itself. */
export const factoryZone = 'Asia/Shanghai';

const requests = new AsyncLocalStorage<{ timeZone: string }>();

/** One request: whoever is recognized in it has all dates written and read in their own time zone. */
export const withTimeZone = <T>(work: () => T): T => requests.run({ timeZone: factoryZone }, work);

export function setTimeZone(timeZone: string): void {
  const request = requests.getStore();
  if (request) request.timeZone = timeZone;
}

export const currentTimeZone = (): string => requests.getStore()?.timeZone ?? factoryZone;

/** The first moment of a calendar day, such as the first day of a filter. */
export const startOfDay = (day: string): Date => wallClockToDate({ day, time: '00:00' }, currentTimeZone());

/** The last millisecond of a calendar day. */
export const endOfDay = (day: string): Date => {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return new Date(startOfDay(next).getTime() - 1);
};

import { dayMs } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/texts.ts';
import { wallClockAt } from '#kernel/time-zones.ts';
import { currentTimeZone } from '#platform/time-zone.server.ts';

const localeOf = { en: 'en-US', zh: 'zh-CN' } as const;
const clock = { en: { hour: 'numeric', minute: '2-digit' }, zh: { hour: '2-digit', minute: '2-digit', hour12: false } } as const;

/** Farther from today a date needs its year. */
const farMs = 300 * dayMs;

/** In the time zone of the staff member. Dates far from now include the year. */
export const whenIn = (at: Date, language: Language, now: Date): string =>
  written(at, language, Math.abs(now.getTime() - at.getTime()) > farMs);

/** With the year, for records. */
export const momentIn = (at: Date, language: Language): string => written(at, language, true);

const written = (at: Date, language: Language, hasYear: boolean): string =>
  dateFormat(localeOf[language], {
    ...(hasYear ? { year: 'numeric' } : {}),
    ...{ day: 'numeric', month: 'short', ...clock[language], timeZone: currentTimeZone() },
  }).format(at);

/** With the year. */
export const dayIn = (at: Date, language: Language): string =>
  dateFormat(localeOf[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: currentTimeZone() }).format(at);

/** A calendar day, which is the same day in every time zone: 2026-11-12. */
export const calendarDayIn = (day: string, language: Language): string =>
  dateFormat(localeOf[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** The time alone. */
export const clockTimeIn = (at: Date, language: Language, timeZone = currentTimeZone()): string =>
  dateFormat(localeOf[language], { ...clock[language], timeZone }).format(at);

/** The calendar day of a moment: 2026-11-12. */
export const dayHere = (at: Date): string => wallClockAt(at, currentTimeZone()).day;

/** Value of a date and time field: 2026-11-12T14:30. */
export function momentField(at: Date): string {
  const { day, time } = wallClockAt(at, currentTimeZone());
  return `${day}T${time}`;
}

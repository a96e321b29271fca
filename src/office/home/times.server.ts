import { clockTimeIn, dayHere } from '#areas/staff/services/when.server.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/texts.ts';
import { currentTimeZone } from '#platform/time-zone.server.ts';
import { shortDay } from './formats.ts';

const localeOf = { en: 'en-US', zh: 'zh-CN' } as const;

/** With its weekday, in the time zone of the staff member. */
export const longDate = (at: Date, language: Language): string =>
  dateFormat(localeOf[language], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: currentTimeZone() }).format(
    at,
  );

/** The time today, else day and time. */
export const formatRecentTime = (at: Date, now: Date, language: Language): string =>
  dayHere(at) === dayHere(now) ? clockTimeIn(at, language) : `${shortDay(dayHere(at), language)} ${clockTimeIn(at, language)}`;

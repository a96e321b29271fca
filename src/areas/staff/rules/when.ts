import { dayMs } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/texts.ts';

const localeOf = { en: 'en-GB', zh: 'zh-CN' } as const;

/** So far from today, day and month alone could be of this year or of another. */
const farMs = 300 * dayMs;

/** Only the server writes times, on the clock of the factory: two machines may stand in other zones. What lies far from now has its year. */
export const whenIn = (at: Date, language: Language, now: Date): string =>
  written(at, language, Math.abs(now.getTime() - at.getTime()) > farMs);

/** With its year, for what is read long after it was written down. */
export const momentIn = (at: Date, language: Language): string => written(at, language, true);

const written = (at: Date, language: Language, hasYear: boolean): string =>
  dateFormat(localeOf[language], {
    ...(hasYear ? { year: 'numeric' } : {}),
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Shanghai',
  }).format(at);

/** The day alone, with its year. */
export const dayIn = (at: Date, language: Language): string =>
  dateFormat(localeOf[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Shanghai' }).format(at);

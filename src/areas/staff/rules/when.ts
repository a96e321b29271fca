import { dayMs } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/texts.ts';

const localeOf = { en: 'en-US', zh: 'zh-CN' } as const;

/** Farther from today a date needs its year. */
const farMs = 300 * dayMs;

/** Formatted on the server in the factory's time zone. Dates far from now include the year. */
export const whenIn = (at: Date, language: Language, now: Date): string =>
  written(at, language, Math.abs(now.getTime() - at.getTime()) > farMs);

/** With the year, for records. */
export const momentIn = (at: Date, language: Language): string => written(at, language, true);

const written = (at: Date, language: Language, hasYear: boolean): string =>
  dateFormat(localeOf[language], {
    ...(hasYear ? { year: 'numeric' } : {}),
    day: 'numeric',
    month: 'short',
    ...(language === 'zh' ? { hour: '2-digit', hour12: false } : { hour: 'numeric' }),
    minute: '2-digit',
    timeZone: 'Asia/Shanghai',
  }).format(at);

/** With the year. */
export const dayIn = (at: Date, language: Language): string =>
  dateFormat(localeOf[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Shanghai' }).format(at);

import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import { cents, dollars, grouped } from '#kernel/money.ts';
import type { Language, Translate } from '#kernel/texts.ts';
import type { startTexts } from './office-texts.ts';

/** In its two largest units. */
export function formatAge(say: Translate<typeof startTexts>, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (ms >= dayMs) return say('ageDays', { days: Math.floor(ms / dayMs), hours: Math.floor((ms % dayMs) / hourMs) });
  if (ms >= hourMs) return say('ageHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return say('ageMinutes', { minutes });
}

/** An amount that may be negative, with a true minus sign. */
export const formatSignedDollars = (amount: number): string => (amount < 0 ? `−${dollars(cents(-amount))}` : dollars(cents(amount)));

/** In columns the header names the currency. */
export const inColumn = (amount: number): string => formatSignedDollars(amount).replace('$', '');

/** Percentage with its sign, or null when there was nothing before. */
export function changeIn(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = ((now - before) / before) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
}

/** Counts above the limit are shown as such. */
export const formatCappedCount = (count: number, max: number): string => (count >= max ? `${grouped(max)}+` : grouped(count));

const localeOf = { en: 'en-GB', zh: 'zh-CN' } as const;
const factory = 'Asia/Shanghai';

/** Formatted on the server only: machines may differ in month names and time zones. */
export const longDate = (at: Date, language: Language): string =>
  dateFormat(localeOf[language], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: factory })
    .format(at)
    .replace(',', '');

export const shortDay = (day: string, language: Language): string =>
  dateFormat(localeOf[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));

/** Short: 13 Nov, 11/13. */
export const tickDay = (day: string, language: Language): string =>
  language === 'zh' ? `${Number(day.slice(5, 7))}/${Number(day.slice(8))}` : shortDay(day, language);

export const formatClockTime = (at: Date, language: Language, zone = factory): string =>
  dateFormat(localeOf[language], { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone }).format(at);

/** The time today, else day and time. */
export function formatRecentTime(at: Date, now: Date, language: Language): string {
  const day = (moment: Date) => dateFormat('en-CA', { timeZone: factory }).format(moment);
  return day(at) === day(now) ? formatClockTime(at, language) : `${shortDay(day(at), language)} ${formatClockTime(at, language)}`;
}

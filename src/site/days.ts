import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/texts.ts';

const locales = { en: 'en-US', zh: 'zh-CN' } as const;
const clockOptions = {
  en: { hour: 'numeric', minute: '2-digit' },
  zh: { hour: '2-digit', minute: '2-digit', hour12: false },
} as const;
/** Most customers live in this zone; sales start and end by it. */
const shopZone = 'America/New_York';

/** Nov 15, 2026. For the server: Intl costs a phone more to initialize than a whole page. */
export const formatDay = (language: Language, at: Date, timeZone = shopZone): string =>
  dateFormat(locales[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(at);

/** Nov 15, for narrow columns. */
export const formatShortDay = (language: Language, at: Date): string =>
  dateFormat(locales[language], { day: 'numeric', month: 'short', timeZone: shopZone }).format(at);

/** Nov 15, 2026, 2:00 PM; 2026年11月15日 14:00. */
export const formatMoment = (language: Language, at: Date, timeZone = shopZone): string =>
  `${formatDay(language, at, timeZone)}${language === 'zh' ? ' ' : ', '}${formatClock(language, at, timeZone)}`;

/** Nov 15, 2026, 2:00 PM ET; with the zone, for emails and deadlines, which are read in other zones too. */
export const formatShopMoment = (language: Language, at: Date): string =>
  `${formatMoment(language, at)}${language === 'zh' ? '（美东时间）' : ' ET'}`;

/** 2:00 PM; 14:00. */
export const formatClock = (language: Language, at: Date, timeZone = shopZone): string =>
  dateFormat(locales[language], { ...clockOptions[language], timeZone }).format(at);

/** Tuesday; 星期二. */
export const formatWeekday = (language: Language, at: Date, timeZone = shopZone): string =>
  dateFormat(locales[language], { weekday: 'long', timeZone }).format(at);

/** 2026-11-15, readable by every spreadsheet. */
export const plainDay = (at: Date, timeZone = shopZone): string => dateFormat('en-CA', { timeZone }).format(at);

/** Nov 2026; 2026年11月. Of a calendar month, 2026-11 or its first day. */
export const formatMonth = (language: Language, month: string): string =>
  dateFormat(locales[language], { month: language === 'zh' ? 'long' : 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  );

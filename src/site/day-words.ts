import { inLanguage, type Language, type LocalizedText } from '#kernel/texts.ts';
import { dayTexts, months, weekdays } from './day-texts.ts';

const none: LocalizedText = { en: '', zh: '' };

/** A formatted day: Tue, Nov 18; Dec 15; Oct 12, 2026. Hand-written, since Intl is slow to initialize in browsers. */
export function formatCalendarDay(day: Date, language: Language, how: keyof typeof dayTexts): string {
  const month = inLanguage(months[day.getMonth()] ?? none, language);
  return inLanguage(dayTexts[how], language, {
    weekday: inLanguage(weekdays[day.getDay()] ?? none, language),
    date: day.getDate(),
    month: language === 'en' ? month.slice(0, 3) : month,
    year: day.getFullYear(),
  });
}

/** A calendar day of the data, 2026-10-12, independent of the time zone. */
export const dateOf = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00`);

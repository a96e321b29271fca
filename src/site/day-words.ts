import { inLanguage, type Language, type LocalizedText } from '#kernel/texts.ts';
import { dayTexts, months, weekdays } from './day-texts.ts';

const none: LocalizedText = { en: '', zh: '' };

/** A day as a person says it: Tue 18 Nov, 15 December, 12 October 2026. By hand, since the browser's own formats are slow to wake. */
export function calendarWords(day: Date, language: Language, how: keyof typeof dayTexts): string {
  const month = inLanguage(months[day.getMonth()] ?? none, language);
  return inLanguage(dayTexts[how], language, {
    weekday: inLanguage(weekdays[day.getDay()] ?? none, language),
    date: day.getDate(),
    month: how === 'short' && language === 'en' ? month.slice(0, 3) : month,
    year: day.getFullYear(),
  });
}

/** A calendar day of the data, 2026-10-12, wherever the reader is. */
export const dateOf = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00`);

import { type LocalizedText, texts } from '#kernel/texts.ts';

export const dayTexts = texts({
  short: { en: '{weekday}, {month} {date}', zh: '{month}{date}日{weekday}' },
  long: { en: '{month} {date}', zh: '{month}{date}日' },
  full: { en: '{month} {date}, {year}', zh: '{year}年{month}{date}日' },
});

export const weekdays: readonly LocalizedText[] = [
  { en: 'Sun', zh: '（周日）' },
  { en: 'Mon', zh: '（周一）' },
  { en: 'Tue', zh: '（周二）' },
  { en: 'Wed', zh: '（周三）' },
  { en: 'Thu', zh: '（周四）' },
  { en: 'Fri', zh: '（周五）' },
  { en: 'Sat', zh: '（周六）' },
];
export const months: readonly LocalizedText[] = [
  { en: 'January', zh: '1月' },
  { en: 'February', zh: '2月' },
  { en: 'March', zh: '3月' },
  { en: 'April', zh: '4月' },
  { en: 'May', zh: '5月' },
  { en: 'June', zh: '6月' },
  { en: 'July', zh: '7月' },
  { en: 'August', zh: '8月' },
  { en: 'September', zh: '9月' },
  { en: 'October', zh: '10月' },
  { en: 'November', zh: '11月' },
  { en: 'December', zh: '12月' },
];

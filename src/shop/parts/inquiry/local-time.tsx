import { useEffect, useState } from 'react';
import type { Language } from '#kernel/texts.ts';
import { formatCalendarDay } from '#site/day-words.ts';
import { useLocale } from '#site/locale.tsx';

const locales = { en: 'en-US', zh: 'zh-CN' } as const;
const full = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at);

/** The server does not know the reader's time zone: it renders the day, and the browser adds the time. */
export function LocalTime({ at }: { at: Date }) {
  const { language } = useLocale();
  const [text, setText] = useState(() => formatCalendarDay(new Date(`${at.toISOString().slice(0, 10)}T12:00:00`), language, 'long'));
  useEffect(() => setText(full(at, language)), [at, language]);
  return <time dateTime={at.toISOString()}>{text}</time>;
}

import type { Language } from '#kernel/texts.ts';

const localeOf = { en: 'en-GB', zh: 'zh-CN' } as const;

/** Only the server writes times, on the clock of the factory: two machines may stand in other zones. */
export const whenIn = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Shanghai',
  }).format(at);

/** The day alone, with its year. */
export const dayIn = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Shanghai' }).format(at);

import { defaultLanguage, isLanguage, type Language } from '#kernel/texts.ts';

export const languageCookie = 'lang';
/** Query parameter by which an email's links carry their language; removed from the visible address. */
export const languageParam = 'lang';

/** Null when missing or invalid. */
export function cookieOf(header: string | null | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim());
      } catch {
        return null;
      }
    }
  }
  return null;
}

/** The only place that decides a visitor's language. */
export function languageOf(cookies: string | null | undefined): Language {
  const chosen = cookieOf(cookies, languageCookie);
  return isLanguage(chosen) ? chosen : defaultLanguage;
}

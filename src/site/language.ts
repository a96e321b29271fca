import { defaultLanguage, isLanguage, type Language } from '#kernel/texts.ts';

export const languageCookie = 'lang';
/** Under this name a letter's links say its language; the address the visitor sees is without it. */
export const languageParam = 'lang';

/** One cookie of a request, decoded; null when it is missing or broken. */
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

/** The only place that decides which language a visitor reads. */
export function languageOf(cookies: string | null | undefined): Language {
  const chosen = cookieOf(cookies, languageCookie);
  return isLanguage(chosen) ? chosen : defaultLanguage;
}

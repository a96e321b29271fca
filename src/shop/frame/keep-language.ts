import { isLanguage, type Language } from '#kernel/texts.ts';
import { cookieOf, languageCookie } from '#site/language.ts';
import { readStored, writeStored } from '#site/storage.ts';
import { setBrowserCookie } from './browser-cookie.ts';

/** The cookie is the choice. The storage keeps a copy, which brings a lost cookie back. */
export function keepLanguage(shown: Language): void {
  const chosen = cookieOf(document.cookie, languageCookie);
  if (isLanguage(chosen)) {
    writeStored('language', chosen);
    return;
  }
  const stored: unknown = readStored('language');
  if (isLanguage(stored) && stored !== shown && setBrowserCookie(`${languageCookie}=${stored}`)) window.location.reload();
}

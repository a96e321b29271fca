import type { Language } from '#kernel/texts.ts';
import { languageCookie } from '#site/language.ts';

/** Staff and shoppers have separate cookies; neither is accepted in place of the other. */
export const staffCookieName = 'Staff-Token';
export const shopperCookieName = 'Admin-Token';

/** Session cookie: HttpOnly, same site, Secure where we have https. */
export const tokenCookie = (name: string, token: string, until: Date, origin: string): string =>
  `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${until.toUTCString()}${origin.startsWith('https:') ? '; Secure' : ''}`;

export const noCookie = (name: string, origin: string): string => tokenCookie(name, '', new Date(0), origin);

/** A year, so that the language is chosen once. */
export const languageCookieFor = (language: Language, origin: string): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/** Recognizes a browser that came by an invitation. */
export const visitorCookieName = 'visitor';
export const visitorIn = (cookie: string | null): string | null => (cookie && /^[A-Za-z0-9_-]{22}$/.test(cookie) ? cookie : null);

/** Keys of guest orders, newest first; each opens one order and nothing else. */
export const guestCookieName = 'guest';
const maxKeys = 5;
export const guestKeysIn = (cookie: string | null): string[] =>
  (cookie ?? '')
    .split('.')
    .filter((key) => /^[A-Za-z0-9_-]{43}$/.test(key))
    .slice(0, maxKeys);
export const withGuestKey = (keys: readonly string[], key: string): string => [...new Set([key, ...keys])].slice(0, maxKeys).join('.');

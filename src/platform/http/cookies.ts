/** Staff and shoppers have cookies of their own; neither is accepted in the other's place. */
export const staffCookieName = 'Staff-Token';
export const shopperCookieName = 'Admin-Token';

/** A login's cookie: never readable by scripts, only sent to us, only over https where we have it. */
export const tokenCookie = (name: string, token: string, until: Date, origin: string): string =>
  `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${until.toUTCString()}${origin.startsWith('https:') ? '; Secure' : ''}`;

export const noCookie = (name: string, origin: string): string => tokenCookie(name, '', new Date(0), origin);

/** A mark by which a browser is known again, given to those who come by an invitation or keep one. */
export const visitorCookieName = 'visitor';
export const visitorIn = (cookie: string | null): string | null => (cookie && /^[A-Za-z0-9_-]{22}$/.test(cookie) ? cookie : null);

/** Orders a visitor made lie in her browser as keys, the newest first; each opens one order and nothing else. */
export const guestCookieName = 'guest';
const mostKeys = 5;
export const guestKeysIn = (cookie: string | null): string[] =>
  (cookie ?? '')
    .split('.')
    .filter((key) => /^[A-Za-z0-9_-]{43}$/.test(key))
    .slice(0, mostKeys);
export const withGuestKey = (keys: readonly string[], key: string): string => [...new Set([key, ...keys])].slice(0, mostKeys).join('.');

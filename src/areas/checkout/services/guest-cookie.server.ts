import { dayMs, later } from '#kernel/dates.ts';
import type { App, Caller } from '#platform/app.ts';
import { guestCookieName, tokenCookie, withGuestKey } from '#platform/http/cookies.ts';

const cookieLifetimeMs = 90 * dayMs;

/** Stores the key of a guest's new order in the browser. */
export const guestOrderCookie = (app: App, caller: Caller, key: string): string =>
  tokenCookie(guestCookieName, withGuestKey(caller.guestKeys, key), later(app.now(), cookieLifetimeMs), app.origin);

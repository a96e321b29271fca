import { data } from 'react-router';
import type { App, Caller } from '#platform/app.ts';
import { noCookie, shopperCookieName, tokenCookie } from '#platform/http/cookies.ts';
import { type Greeting, greetingCookieName, hintCookieName } from '../rules.ts';
import type { ShopperLogin } from '../service.server.ts';

const greetingSeconds = 60;

/** The token itself, and beside it a word scripts may read: a login may exist, it is worth asking. */
export const memberCookies = (app: App, { token, expiresAt }: ShopperLogin): string[] => [
  tokenCookie(shopperCookieName, token, expiresAt, app.origin),
  readable(app, hintCookieName, '1', `Expires=${expiresAt.toUTCString()}`),
];

/** The next page reads it, says it and throws it away; public pages are the same for everybody, so it cannot stand in them. */
export const greetingCookie = (app: App, greeting: Greeting): string =>
  readable(app, greetingCookieName, greeting, `Max-Age=${greetingSeconds}`);

export const visitorCookies = (app: App): string[] => [
  noCookie(shopperCookieName, app.origin),
  readable(app, hintCookieName, '', 'Max-Age=0'),
];

/** Several cookies in one answer. */
export const inHeaders = (cookies: readonly string[]): Headers => new Headers(cookies.map((cookie) => ['set-cookie', cookie]));

/** What the door shows; a browser that still carries a login which has ended is told to forget it. */
export const withStaleLoginCleared = <Shown>(app: App, { shopperId, shopperToken }: Caller, shown: Shown) =>
  data(shown, shopperToken !== null && shopperId === null ? { headers: inHeaders(visitorCookies(app)) } : {});

const readable = (app: App, name: string, value: string, life: string): string =>
  `${name}=${value}; Path=/; SameSite=Lax; ${life}${app.origin.startsWith('https:') ? '; Secure' : ''}`;

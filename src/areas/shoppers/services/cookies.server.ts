import { data } from 'react-router';
import type { App, Caller } from '#platform/app.ts';
import { noCookie, shopperCookieName, tokenCookie } from '#platform/http/cookies.ts';
import { type Greeting, greetingCookieName, hintCookieName } from '../rules.ts';
import type { ShopperLogin } from './login.server.ts';

const greetingSeconds = 60;

/** The token, and a script-readable hint that a login may exist. */
export const memberCookies = (app: App, { token, expiresAt }: ShopperLogin): string[] => [
  tokenCookie(shopperCookieName, token, expiresAt, app.origin),
  readable(app, hintCookieName, '1', `Expires=${expiresAt.toUTCString()}`),
];

/** Read and cleared by the next page; public pages are cached for everybody, so it cannot be in them. */
export const greetingCookie = (app: App, greeting: Greeting): string =>
  readable(app, greetingCookieName, greeting, `Max-Age=${greetingSeconds}`);

export const visitorCookies = (app: App): string[] => [
  noCookie(shopperCookieName, app.origin),
  readable(app, hintCookieName, '', 'Max-Age=0'),
];

export const inHeaders = (cookies: readonly string[]): Headers => new Headers(cookies.map((cookie) => ['set-cookie', cookie]));

/** The login page's data; clears the cookies of an ended session. */
export const withStaleLoginCleared = <Shown>(app: App, { shopperId, shopperToken }: Caller, shown: Shown) =>
  data(shown, shopperToken !== null && shopperId === null ? { headers: inHeaders(visitorCookies(app)) } : {});

const readable = (app: App, name: string, value: string, life: string): string =>
  `${name}=${value}; Path=/; SameSite=Lax; ${life}${app.origin.startsWith('https:') ? '; Secure' : ''}`;

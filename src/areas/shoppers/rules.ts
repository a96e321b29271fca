import { dayMs, minuteMs } from '#kernel/dates.ts';
import { forVariant, hrefOf, safeReturnPath } from '#site/links.ts';
import { pageAt } from '#site/match.ts';
import type { Variant } from '#site/variant.ts';

/** A session lasts a month, or a week without a visit. */
export const shopperSessionLifeMs = 30 * dayMs;
export const shopperSessionIdleMs = 7 * dayMs;
/** Window in which new accounts are counted. */
export const signUpWindowMs = 15 * minuteMs;

export type ShopperSessionTimes = { readonly expiresAt: Date; readonly lastSeenAt: Date; readonly revokedAt: Date | null };

export const isShopperSessionLive = ({ expiresAt, lastSeenAt, revokedAt }: ShopperSessionTimes, now: Date): boolean =>
  revokedAt === null && now < expiresAt && now.getTime() - lastSeenAt.getTime() <= shopperSessionIdleMs;

/** Length limits shared by forms and calls. */
export const maxShopperFieldLength = {
  name: 60,
  email: 254,
  phone: 40,
  address: 200,
  place: 100,
  postCode: 20,
  password: 128,
  referralCode: 40,
} as const;
export const minShopperPasswordLength = 8;

/** Cookies readable by scripts: that a login may exist, and a greeting for the next page. Neither proves anything. */
export const hintCookieName = 'in';
export const greetingCookieName = 'hello';
export const greetings = ['back', 'new'] as const;
export type Greeting = (typeof greetings)[number];

type Named = { readonly nickname: string; readonly firstName: string; readonly lastName: string };
const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** A full name in the order of its language. */
export const fullName = ({ firstName, lastName }: Omit<Named, 'nickname'>): string =>
  isHan(lastName + firstName) ? lastName + firstName : `${firstName} ${lastName}`.trim();

/** Splits a full name: the first character of a Chinese name is the family name. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  if (isHan(name)) return { firstName: name.slice(1), lastName: name.slice(0, 1) };
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

export const shopperDisplayName = ({ nickname, firstName, lastName }: Named): string => nickname || fullName({ firstName, lastName });

/** Where a login leads: the shop page before it, else the profile; never out of the shop and never back to the login page. */
export function shopReturnPath(typed: unknown, variant: Variant): string {
  const accountPath = forVariant(hrefOf('account-info'), variant);
  if (typeof typed !== 'string' || safeReturnPath(typed) !== typed) return accountPath;
  const page = pageAt(typed.split(/[?#]/, 1)[0] ?? '')?.page;
  return page?.isReturnTarget && (page.who === 'anyone' || page.who === 'shopper') ? typed : accountPath;
}

/** The shop page that led to the login, by referrer; empty when from elsewhere. Works without script. */
export function cameFrom(referer: string | null, origins: readonly string[], variant: Variant): string {
  if (!referer || !URL.canParse(referer)) return '';
  const { origin, pathname, search } = new URL(referer);
  const path = pathname + search;
  return origins.includes(origin) && shopReturnPath(path, variant) === path ? path : '';
}

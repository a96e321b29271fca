import { dayMs, minuteMs } from '#kernel/dates.ts';
import { forVariant, hrefOf, safeBack } from '#site/links.ts';
import { pageAt } from '#site/match.ts';
import type { Variant } from '#site/variant.ts';

/** A shopper stays known for a month, and for a week without a visit. */
export const shopperSessionLifeMs = 30 * dayMs;
export const shopperSessionIdleMs = 7 * dayMs;
/** New accounts are counted in windows of this length. */
export const signUpWindowMs = 15 * minuteMs;

export type ShopperSessionTimes = { readonly expiresAt: Date; readonly lastSeenAt: Date; readonly revokedAt: Date | null };

export const isShopperSessionLive = ({ expiresAt, lastSeenAt, revokedAt }: ShopperSessionTimes, now: Date): boolean =>
  revokedAt === null && now < expiresAt && now.getTime() - lastSeenAt.getTime() <= shopperSessionIdleMs;

/** How long each thing a shopper says about herself may be; forms and calls agree by this. */
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

/** Cookies that scripts may read: that a login may exist, and which greeting the next page owes. Neither proves anything. */
export const hintCookieName = 'in';
export const greetingCookieName = 'hello';
export const greetings = ['back', 'new'] as const;
export type Greeting = (typeof greetings)[number];

type Named = { readonly nickname: string; readonly firstName: string; readonly lastName: string };
const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** A whole name; a Chinese one is written the Chinese way. */
export const fullName = ({ firstName, lastName }: Omit<Named, 'nickname'>): string =>
  isHan(lastName + firstName) ? lastName + firstName : `${firstName} ${lastName}`.trim();

/** The way back, for a form that asks for both parts: of a Chinese name the first sign is the family's. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  if (isHan(name)) return { firstName: name.slice(1), lastName: name.slice(0, 1) };
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

/** What a shopper is called. */
export const shopperDisplayName = ({ nickname, firstName, lastName }: Named): string => nickname || fullName({ firstName, lastName });

/** Where a login leads: to the shop page she came from, else to her details; never out of the shop and never back to the door. */
export function backInShop(typed: unknown, variant: Variant): string {
  const own = forVariant(hrefOf('account-info'), variant);
  if (typeof typed !== 'string' || safeBack(typed) !== typed) return own;
  const page = pageAt(typed.split(/[?#]/, 1)[0] ?? '')?.page;
  return page?.remember && (page.who === 'anyone' || page.who === 'shopper') ? typed : own;
}

/** The shop page that led to the door, as the browser tells it; empty when it came from elsewhere. Works before any script does. */
export function cameFrom(referer: string | null, origins: readonly string[], variant: Variant): string {
  if (!referer || !URL.canParse(referer)) return '';
  const { origin, pathname, search } = new URL(referer);
  const path = pathname + search;
  return origins.includes(origin) && backInShop(path, variant) === path ? path : '';
}

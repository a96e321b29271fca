import { hourMs, minuteMs } from '#kernel/dates.ts';
import { hrefOf, safeReturnPath } from '#site/links.ts';
import type { Role, Who } from '#site/page.ts';

/** A working day at most, and half an hour of inactivity. */
export const staffSessionLifeMs = 8 * hourMs;
export const staffSessionIdleMs = 30 * minuteMs;

export type StaffSessionTimes = { readonly expiresAt: Date; readonly lastSeenAt: Date; readonly revokedAt: Date | null };

export const isStaffSessionLive = ({ expiresAt, lastSeenAt, revokedAt }: StaffSessionTimes, now: Date): boolean =>
  revokedAt === null && now < expiresAt && now.getTime() - lastSeenAt.getTime() <= staffSessionIdleMs;

export const minStaffPasswordLength = 10;

/** Passwords that everybody tries first. */
const known = new Set([
  'password',
  'password1',
  '1234567890',
  'adminadmin',
  'qwertyuiop',
  'letmein123',
  'tressline',
  'changeme123',
  'administrator',
]);
export const isGuessable = (password: string): boolean => known.has(password.toLowerCase());

/** Where a login leads: the requested office page, never out of the office and never back to the login page. */
export function officeReturnPath(typed: unknown): string {
  const path = safeReturnPath(typed);
  return path.startsWith('/bg/') && !path.startsWith(hrefOf('office-login')) ? path : hrefOf('office');
}

export const mayOpen = (who: Who, held: readonly Role[]): boolean =>
  who === 'anyone' || (who !== 'shopper' && who.some((role) => held.includes(role)));

/** Grace Liu is GL, 林悦 is 林悦. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0] ?? '') : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
}

/** The highest role. */
export const strongestOf = (held: readonly Role[], order: readonly Role[]): Role | null =>
  order.find((role) => held.includes(role)) ?? null;

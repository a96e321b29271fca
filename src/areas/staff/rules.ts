import { hourMs, minuteMs } from '#kernel/dates.ts';
import type { Role } from '#site/page.ts';

/** A working day at most, and half an hour away from the desk. */
export const sessionLifeMs = 8 * hourMs;
export const sessionIdleMs = 30 * minuteMs;
export const loginWindowMs = 15 * minuteMs;

export type SessionTimes = { readonly expiresAt: Date; readonly lastSeenAt: Date; readonly revokedAt: Date | null };

export const isLive = ({ expiresAt, lastSeenAt, revokedAt }: SessionTimes, now: Date): boolean =>
  revokedAt === null && now < expiresAt && now.getTime() - lastSeenAt.getTime() <= sessionIdleMs;

/** Passwords that everybody tries first. */
const known = new Set(['password', 'password1', '1234567890', 'adminadmin', 'qwertyuiop', 'letmein123', 'tressline', 'changeme123', 'administrator']);
export const isGuessable = (password: string): boolean => known.has(password.toLowerCase());

export const isRole = (word: string, roles: readonly Role[]): word is Role => roles.some((role) => role === word);

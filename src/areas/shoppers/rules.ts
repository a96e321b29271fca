import { dayMs } from '#kernel/dates.ts';

/** A shopper stays known for a month, and for a week without a visit. */
export const sessionLifeMs = 30 * dayMs;
export const sessionIdleMs = 7 * dayMs;

export type SessionTimes = { readonly expiresAt: Date; readonly lastSeenAt: Date; readonly revokedAt: Date | null };

export const isLive = ({ expiresAt, lastSeenAt, revokedAt }: SessionTimes, now: Date): boolean =>
  revokedAt === null && now < expiresAt && now.getTime() - lastSeenAt.getTime() <= sessionIdleMs;

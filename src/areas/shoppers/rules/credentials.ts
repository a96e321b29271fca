import { dayMs } from '#kernel/dates.ts';

/** A new email address must be confirmed within a day. */
export const emailChangeLifeMs = dayMs;
/** Daily limits per account, per client address and per target mailbox. */
export const emailChangesADay = { 'email-change': 5, 'email-change-address': 30, 'email-change-mailbox': 5 } as const;

/** Placeholder of a released email address; .invalid can never belong to anybody. */
export const deletedEmail = (userId: number): string => `gone-${userId}@deleted.invalid`;

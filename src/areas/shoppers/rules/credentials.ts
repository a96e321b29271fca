import { dayMs } from '#kernel/dates.ts';

/** A new mailbox is answered for within a day. */
export const emailChangeLifeMs = dayMs;
/** So often a day one account may ask, one address of the internet ask, and one mailbox be asked. */
export const emailChangesADay = { 'email-change': 5, 'email-change-address': 30, 'email-change-mailbox': 5 } as const;

/** What stands in the place of a mailbox that was given back; .invalid can never be somebody's. */
export const goneMailbox = (userId: number): string => `gone-${userId}@deleted.invalid`;

import { dayMs } from '#kernel/dates.ts';

/** Emails that need opt-in, beside those about orders and the account. */
export const mailKinds = ['cart', 'price_drop'] as const;
export type MailKind = (typeof mailKinds)[number];
export const isMailKind = (value: unknown): value is MailKind => mailKinds.some((kind) => kind === value);

/** At most one of a kind in this time, and a maximum over all kinds. */
export const mailRestMs = 7 * dayMs;
export const maxMailsPerWeek = 2;

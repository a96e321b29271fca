import { dayMs } from '#kernel/dates.ts';

/** Letters somebody asked for beside those about her orders and her account. Each is off until she says yes. */
export const mailKinds = ['cart', 'price_drop'] as const;
export type MailKind = (typeof mailKinds)[number];
export const isMailKind = (word: unknown): word is MailKind => mailKinds.some((kind) => kind === word);

/** Of one kind at most one in this time, and of all kinds together at most so many. */
export const mailRestMs = 7 * dayMs;
export const maxMailsPerWeek = 2;

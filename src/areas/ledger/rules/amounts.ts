import { cents, dollars } from '#kernel/money.ts';

/** An amount that may be negative, with a true minus sign. */
export const formatSigned = (amount: number): string => (amount < 0 ? `−${dollars(cents(-amount))}` : dollars(cents(amount)));

/** In columns the header names the currency. */
export const formatSignedInColumn = (amount: number): string => formatSigned(amount).replace('$', '');

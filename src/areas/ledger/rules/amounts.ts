import { cents, dollars } from '#kernel/money.ts';

/** An amount that may be below zero, with a true minus sign. */
export const formatSigned = (amount: number): string => (amount < 0 ? `−${dollars(cents(-amount))}` : dollars(cents(amount)));

/** In columns the head names the currency. */
export const formatSignedInColumn = (amount: number): string => formatSigned(amount).replace('$', '');

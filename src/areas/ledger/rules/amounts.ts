import { cents, dollars } from '#kernel/money.ts';

/** An amount that may be below zero, with a true minus sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${dollars(cents(-amount))}` : dollars(cents(amount)));

/** In columns the head names the currency. */
export const inColumn = (amount: number): string => signed(amount).replace('$', '');

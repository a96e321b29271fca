import { dayOf } from '#kernel/dates.ts';

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** TL-261116-7K3Q9XWM: the day, for sorting, and forty random bits that cannot be guessed. */
export const generateOrderNumber = (now: Date, bytes: Uint8Array): string =>
  `TL-${dayOf(now).replaceAll('-', '').slice(2)}-${Array.from(bytes.subarray(0, 8), (byte) => signs[byte % signs.length]).join('')}`;

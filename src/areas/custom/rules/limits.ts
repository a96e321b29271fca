import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';

/** Rate limits for reading pictures, requests and messages. */
export const readLimits = {
  visitor: { bucket: 'picture-address', most: 30, windowMs: hourMs },
  shopper: { bucket: 'picture-shopper', most: 60, windowMs: hourMs },
} as const;
export const openLimits = {
  visitor: { bucket: 'request-address', most: 5, windowMs: hourMs },
  shopper: { bucket: 'request-shopper', most: 20, windowMs: hourMs },
} as const;
export const requestReplyLimits = {
  visitor: { bucket: 'request-reply-address', most: 15, windowMs: hourMs },
  shopper: { bucket: 'request-reply-shopper', most: 40, windowMs: hourMs },
} as const;
/** Limits confirmations per email address. */
export const requestEmailLimit = { bucket: 'request-mailbox', most: 5, windowMs: dayMs } as const;

export const maxRequestFieldLength = { name: 120, phone: 40, note: 2000, message: 2000, answer: 8000 } as const;
export const maxPhotos = 5;
/** The same request by the same person within this time is one. */
export const requestDuplicateWindowMs = 10 * minuteMs;
export const defaultDepositBp = 5000;
export const requestAnswerHours = 24;

import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';

/** Rate limits for reading pictures, requests and messages. */
export const readLimits = {
  visitor: { bucket: 'picture-address', max: 30, windowMs: hourMs },
  shopper: { bucket: 'picture-shopper', max: 60, windowMs: hourMs },
} as const;
export const openLimits = {
  visitor: { bucket: 'request-address', max: 5, windowMs: hourMs },
  shopper: { bucket: 'request-shopper', max: 20, windowMs: hourMs },
} as const;
export const requestReplyLimits = {
  visitor: { bucket: 'request-reply-address', max: 15, windowMs: hourMs },
  shopper: { bucket: 'request-reply-shopper', max: 40, windowMs: hourMs },
} as const;
/** Limits confirmations per email address. */
export const requestEmailLimit = { bucket: 'request-mailbox', max: 5, windowMs: dayMs } as const;

export const maxRequestFieldLength = { name: 120, phone: 40, note: 2000, message: 2000, answer: 8000 } as const;
export const maxPhotos = 5;
/** The same request by the same person within this time is one. */
export const requestDuplicateWindowMs = 10 * minuteMs;
export const defaultDepositBp = 5000;
export const requestAnswerHours = 24;

import { hourMs, minuteMs } from '#kernel/dates.ts';

export const maxCaseMessageLength = 2000;
export const maxCasePhotos = 5;
/** A repeated message within this time is one message. */
export const caseDuplicateWindowMs = 10 * minuteMs;
/** Rate limits for opening cases and writing messages. */
export const caseLimits = {
  visitor: { bucket: 'case-address', max: 10, windowMs: hourMs },
  shopper: { bucket: 'case-shopper', max: 20, windowMs: hourMs },
} as const;
export const caseReplyLimits = {
  visitor: { bucket: 'case-reply-address', max: 15, windowMs: hourMs },
  shopper: { bucket: 'case-reply-shopper', max: 40, windowMs: hourMs },
} as const;
/** Days to pay the difference of an exchange. */
export const exchangeDays = 7;

import { hourMs, minuteMs } from '#kernel/dates.ts';

export const maxCaseMessageLength = 2000;
export const maxCasePhotos = 5;
/** What is said twice within minutes is said once. */
export const caseDuplicateWindowMs = 10 * minuteMs;
/** How often one may open a case and write about it. */
export const caseLimits = {
  visitor: { bucket: 'case-address', most: 10, windowMs: hourMs },
  shopper: { bucket: 'case-shopper', most: 20, windowMs: hourMs },
} as const;
export const caseReplyLimits = {
  visitor: { bucket: 'case-reply-address', most: 15, windowMs: hourMs },
  shopper: { bucket: 'case-reply-shopper', most: 40, windowMs: hourMs },
} as const;
/** Days to pay what an exchange costs more. */
export const exchangeDays = 7;

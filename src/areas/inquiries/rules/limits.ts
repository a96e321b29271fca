import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';

/** Rate limits for asking and writing. Signed-in shoppers may do more. */
export const inquiryLimits = {
  visitor: { bucket: 'inquiry-address', max: 5, windowMs: hourMs },
  shopper: { bucket: 'inquiry-shopper', max: 20, windowMs: hourMs },
} as const;
export const inquiryReplyLimits = {
  visitor: { bucket: 'inquiry-reply-address', max: 15, windowMs: hourMs },
  shopper: { bucket: 'inquiry-reply-shopper', max: 40, windowMs: hourMs },
} as const;
/** Limits confirmations per email address. */
export const inquiryEmailLimit = { bucket: 'inquiry-mailbox', max: 5, windowMs: dayMs } as const;

export const maxInquiryFieldLength = { name: 120, phone: 40, message: 2000, answer: 8000 } as const;
export const maxInquiryItems = 100;
/** The same text from the same person within this time is one message. */
export const inquiryDuplicateWindowMs = 10 * minuteMs;
/** Target answer time in opening hours. */
export const inquiryAnswerHours = 4;

/** Kinds that ask for product prices, so products are required. */
export const isProductInquiry = (kind: string): boolean => kind === 'goods' || kind === 'cart';

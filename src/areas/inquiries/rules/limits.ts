import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';

/** How often one may ask and write, each in its window. Who is logged in is known, so she may more. */
export const askLimits = {
  visitor: { bucket: 'inquiry-address', most: 5, windowMs: hourMs },
  shopper: { bucket: 'inquiry-shopper', most: 20, windowMs: hourMs },
} as const;
export const inquiryReplyLimits = {
  visitor: { bucket: 'inquiry-reply-address', most: 15, windowMs: hourMs },
  shopper: { bucket: 'inquiry-reply-shopper', most: 40, windowMs: hourMs },
} as const;
/** A stranger cannot fill somebody's mailbox with our confirmations. */
export const inquiryEmailLimit = { bucket: 'inquiry-mailbox', most: 5, windowMs: dayMs } as const;

export const maxInquiryFieldLength = { name: 120, phone: 40, message: 2000, answer: 8000 } as const;
export const maxInquiryItems = 100;
/** The same words from the same person within this time are one message: a finger pressed twice. */
export const inquiryDuplicateWindowMs = 10 * minuteMs;
/** The house aims to answer within so many hours while it is open. */
export const inquiryAnswerHours = 4;

/** Kinds that ask for a price of goods, so there must be goods. */
export const asksForGoods = (kind: string): boolean => kind === 'goods' || kind === 'cart';

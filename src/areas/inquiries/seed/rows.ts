import type { inquiries, inquiryItems, inquiryMessages } from '../tables.ts';

/** What a seed of conversations writes. */
export type Rows = {
  inquiries: (typeof inquiries.$inferInsert)[];
  items: (typeof inquiryItems.$inferInsert)[];
  messages: (typeof inquiryMessages.$inferInsert)[];
};

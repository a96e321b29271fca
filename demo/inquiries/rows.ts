import type { inquiries, inquiryItems, inquiryMessages } from '#areas/inquiries/tables.ts';

/** What a seed of conversations writes. */
export type InquiryRows = {
  inquiries: (typeof inquiries.$inferInsert)[];
  items: (typeof inquiryItems.$inferInsert)[];
  messages: (typeof inquiryMessages.$inferInsert)[];
};

import type { inquiries, inquiryItems, inquiryMessages } from '#areas/inquiries/tables.ts';

export type InquiryRows = {
  inquiries: (typeof inquiries.$inferInsert)[];
  items: (typeof inquiryItems.$inferInsert)[];
  messages: (typeof inquiryMessages.$inferInsert)[];
};

import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged } from '#api/fields.ts';
import { maxInquiryFieldLength } from '../rules/limits.ts';
import { inquiryUploadIds, multilineText, OwnInquiry } from './fields.ts';

export const getInquiries = call({
  method: 'POST',
  who: 'shopper',
  name: 'inquiry.getWithQuery',
  path: '/inquiry/get_inquiry_with_query',
  summary: 'What one asked, with every answer; asked for by its id a conversation counts as read. Addresses of pictures live five minutes',
  input: z.object({
    id: id.optional(),
    status: z.enum(['received', 'answered', 'thinking', 'priced', 'closed']).optional(),
    ...paged,
  }),
  output: z.object({ items: z.array(OwnInquiry), ...listed }),
});

export const replyInquiry = call({
  method: 'POST',
  who: 'shopper',
  name: 'inquiry.reply',
  path: '/inquiry/reply',
  summary: 'Writes again in one’s own conversation',
  input: z.object({ id, message: multilineText(maxInquiryFieldLength.message), upload_ids: inquiryUploadIds }),
  output: z.object({}),
});

export const deleteInquiry = call({
  method: 'POST',
  who: 'shopper',
  name: 'inquiry.delete',
  path: '/inquiry/delete_inquiry',
  summary: 'Takes a conversation out of one’s own list',
  input: z.object({ id }),
  output: z.object({}),
});

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
  summary: 'The caller’s inquiries with all replies; with an id, the conversation is marked as read. Image URLs are valid for five minutes',
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
  summary: 'Adds a message to the caller’s own conversation',
  input: z.object({ id, message: multilineText(maxInquiryFieldLength.message), upload_ids: inquiryUploadIds }),
  output: z.object({}),
});

export const deleteInquiry = call({
  method: 'POST',
  who: 'shopper',
  name: 'inquiry.delete',
  path: '/inquiry/delete_inquiry',
  summary: 'Deletes a conversation from the caller’s list',
  input: z.object({ id }),
  output: z.object({}),
});

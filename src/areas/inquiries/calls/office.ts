import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { maxInquiryFieldLength } from '../rules/limits.ts';
import { inquiryStatuses } from '../rules/statuses.ts';
import { inquiryUploadIds, multilineText, OfficeMessage, officeHead } from './fields.ts';

export const answererRoles: readonly Role[] = ['owner', 'manager', 'sales'];

export const officeInquiries = call({
  method: 'POST',
  who: answererRoles,
  name: 'admin.inquiry.getWithQuery',
  path: '/admin/inquiry/get_with_query',
  summary: 'Inquiries, latest message first; with an id, one of them with all messages and notes',
  input: z.object({
    id: id.optional(),
    status: z.enum(inquiryStatuses).optional(),
    kind: z.string().trim().max(40).optional(),
    handler_id: id.nullable().optional(),
    words: z
      .string()
      .trim()
      .max(100)
      .refine((text) => !text.includes('\u0000'))
      .optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        ...officeHead,
        status: z.enum(inquiryStatuses),
        user_id: z.number().int().nullable(),
        handler_id: z.number().int().nullable(),
        language: z.string(),
        deleted_at: z.string().nullable(),
        messages: z.array(OfficeMessage).optional(),
      }),
    ),
    ...listed,
  }),
});

export const officeDeleteInquiry = call({
  method: 'POST',
  who: ['owner', 'manager'],
  name: 'admin.inquiry.delete',
  path: '/admin/inquiry/delete',
  summary: 'Closes an inquiry for good: no more messages, its history stays readable for staff',
  input: z.object({ id }),
  output: z.object({}),
});

export const officeUpdateInquiry = call({
  method: 'POST',
  who: answererRoles,
  name: 'admin.inquiry.update',
  path: '/admin/inquiry/update',
  summary: 'Updates an inquiry: emailed reply, internal note, assignment or status',
  input: z
    .object({
      id,
      status: z.enum(inquiryStatuses).optional(),
      handler_id: id.nullable().optional(),
      answer: multilineText(maxInquiryFieldLength.answer).optional(),
      note: multilineText(maxInquiryFieldLength.answer).optional(),
      upload_ids: inquiryUploadIds,
    })
    .refine(({ status, handler_id, answer, note }) => [status, handler_id, answer, note].some((given) => given !== undefined), {
      path: ['answer'],
      message: 'lackParameter',
    }),
  output: z.object({}),
});

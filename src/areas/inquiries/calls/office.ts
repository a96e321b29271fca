import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { maxInquiryFieldLength } from '../rules/limits.ts';
import { inquiryStatuses } from '../rules/statuses.ts';
import { inquiryUploadIds, multilineText, OfficeMessage, officeHead } from './fields.ts';

/** Who answers people. */
export const answererRoles: readonly Role[] = ['owner', 'manager', 'sales'];

export const officeInquiries = call({
  method: 'POST',
  who: answererRoles,
  name: 'admin.inquiry.getWithQuery',
  path: '/admin/inquiry/get_with_query',
  summary: 'Inquiries, the latest talk first; with an id one of them, with everything that was said and the notes',
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
  summary: 'Takes an inquiry off the desk: nobody can write in it any more, what was said stays readable for the house',
  input: z.object({ id }),
  output: z.object({}),
});

export const officeUpdateInquiry = call({
  method: 'POST',
  who: answererRoles,
  name: 'admin.inquiry.update',
  path: '/admin/inquiry/update',
  summary: 'Answers by letter, leaves a note for colleagues, hands an inquiry on or says where it stands',
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

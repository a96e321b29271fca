import { z } from 'zod';
import { call } from '#api/call.ts';
import { email, id } from '#api/fields.ts';
import { inquiryUploadIds, multilineText } from './calls/fields.ts';
import { answererRoles } from './calls/office.ts';
import { maxInquiryFieldLength, maxInquiryItems } from './rules/limits.ts';

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);

const inquiryFields = {
  name: line(maxInquiryFieldLength.name).min(1),
  email,
  message: multilineText(maxInquiryFieldLength.message),
  phone_number: line(maxInquiryFieldLength.phone).default(''),
  kind: z
    .string()
    .regex(/^[a-z][a-z-]{0,59}$/)
    .default('contact'),
  items: z
    .array(z.object({ sku_id: id, quantity: z.number().int().min(1).max(99_999) }))
    .max(maxInquiryItems)
    .default([]),
};

/** An inquiry by phone or at a fair, recorded by staff; the shopper gets the email. */
export const officeAddInquiry = call({
  method: 'POST',
  who: answererRoles,
  name: 'admin.inquiry.add',
  path: '/admin/inquiry/add',
  summary: 'Records an inquiry that arrived elsewhere, and emails the customer its number',
  input: z.object({ ...inquiryFields, language: z.enum(['en', 'zh']).default('en') }),
  output: z.object({ id: z.number().int(), number: z.string() }),
});

export const addInquiry = call({
  method: 'POST',
  who: 'anyone',
  name: 'inquiry.add',
  path: '/inquiry/add_inquiry',
  summary: 'Sends an inquiry, about products or anything else; a guest gets the key to the conversation',
  input: z.object({
    ...inquiryFields,
    upload_ids: inquiryUploadIds,
    /** The browser's idempotency key: the same key is the same question. */
    request_id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,80}$/)
      .optional(),
    /** Additional answers of a business form: kind of business, volume, state. */
    answers: z
      .record(z.string().regex(/^[a-z_]{1,40}$/), line(200))
      .refine((answers) => Object.keys(answers).length <= 20)
      .default({}),
    /** Honeypot: must stay empty. */
    fax_number: z.string().max(200).default(''),
  }),
  output: z.object({ id: z.number().int(), number: z.string(), key: z.string().nullable() }),
});

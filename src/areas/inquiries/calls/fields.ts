import { z } from 'zod';

/** Multi-line text; control characters are refused. */
export const multilineText = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'));

/** Ids of the caller's finished uploads, at most five. */
export const inquiryUploadIds = z
  .array(z.string().regex(/^[0-9a-f]{32}$/))
  .max(5)
  .default([]);

const Picture = z.object({ url: z.string(), large_url: z.string(), width: z.number().int(), height: z.number().int() });

const message = {
  id: z.number().int(),
  author: z.enum(['shopper', 'staff', 'system']),
  name: z.string(),
  message: z.string(),
  created_at: z.string(),
  pictures: z.array(Picture),
};

const head = {
  id: z.number().int(),
  number: z.string(),
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  message: z.string(),
  created_at: z.string(),
  last_message_at: z.string(),
  unread: z.number().int(),
  items: z.array(
    z.object({
      sku_id: z.number().int(),
      quantity: z.number().int(),
      attributes: z.record(z.string(), z.unknown()),
      name: z.string().nullable(),
      payable_price: z.number().nullable(),
      url: z.string().nullable(),
    }),
  ),
};

export const OwnInquiry = z.object({
  ...head,
  status: z.enum(['received', 'answered', 'thinking', 'priced', 'closed']),
  messages: z.array(z.object(message)),
});

export const officeHead = head;
export const OfficeMessage = z.object({ ...message, is_note: z.boolean() });

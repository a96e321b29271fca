import { z } from 'zod';
import { call } from '#api/call.ts';
import { email } from '#api/fields.ts';

const largestId = 2_147_483_647;
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u);

export const addInquiry = call({
  method: 'POST',
  who: 'anyone',
  name: 'inquiry.add',
  path: '/inquiry/add_inquiry',
  summary: 'Asks the house something, about goods or anything else',
  input: z.object({
    name: line(120).min(1),
    email,
    message: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .refine((text) => text.isWellFormed() && !text.includes('\u0000')),
    phone_number: line(40).default(''),
    kind: z
      .string()
      .regex(/^[a-z][a-z-]{0,39}$/)
      .default('contact'),
    items: z
      .array(z.object({ sku_id: z.number().int().min(1).max(largestId), quantity: z.number().int().min(1).max(99_999) }))
      .max(100)
      .default([]),
  }),
  output: z.object({ id: z.number().int() }),
});

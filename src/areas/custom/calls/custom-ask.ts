import { z } from 'zod';
import { day, email, id } from '#api/fields.ts';
import { noteField, requestUploadIds, whoFields } from './pictures.ts';

/** What the custom form asks besides the item itself. */
export const customRequestInput = z.object({
  upload_ids: requestUploadIds,
  wished_on: day.nullable(),
  budget: z.number().min(0).max(100_000).nullable(),
  quantity: z.number().int().min(1).max(999),
  note: noteField,
  email,
  ...whoFields,
  like: id.nullable(),
  may_show: z.boolean(),
  fax_number: z.string().max(200),
  /** All measurements are plausible. */
  measures_fit: z.literal(true),
});

/** What the packaging form asks besides the parts. */
export const packagingRequestInput = z.object({
  upload_ids: requestUploadIds,
  quantity: z.number().int().min(100).max(9999),
  parts: z.array(z.string()).min(1),
  note: noteField,
  email,
  ...whoFields,
  fax_number: z.string().max(200),
});

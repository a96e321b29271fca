import { z } from 'zod';
import { call } from '#api/call.ts';
import { email, id, listed, paged, twoDecimals } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { maxRequestFieldLength } from '../rules/limits.ts';
import { requestKinds, requestStatuses, stageNames } from '../rules/statuses.ts';
import { noteField } from './pictures.ts';

export const requestRoles: readonly Role[] = ['owner', 'manager', 'sales'];
export const galleryRoles: readonly Role[] = ['owner', 'manager', 'editor'];

const shortText = z.string().trim().max(120);
const textRecord = z.record(z.string().regex(/^[A-Za-z_ ]{1,40}$/), shortText).refine((of) => Object.keys(of).length <= 30);
const requiredNote = noteField.pipe(z.string().min(1));

export const officeRequests = call({
  method: 'POST',
  who: requestRoles,
  name: 'admin.picToWig.getWithQuery',
  path: '/admin/pic_to_wig/get_with_query',
  summary: 'Custom requests of every kind, longest waiting first',
  input: z.object({
    status: z.enum(requestStatuses).optional(),
    kind: z.enum(requestKinds).optional(),
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
        id: z.number().int(),
        number: z.string(),
        kind: z.enum(requestKinds),
        status: z.enum(requestStatuses),
        name: z.string(),
        email: z.string(),
        note: z.string(),
        configuration: z.record(z.string(), z.unknown()),
        measurements: z.record(z.string(), z.number()),
        detected: z.record(z.string(), z.unknown()),
        budget: z.number().nullable(),
        quoted: z.number().nullable(),
        lead_days: z.number().int().nullable(),
        handler_id: z.number().int().nullable(),
        created_at: z.string(),
        updated_at: z.string(),
      }),
    ),
    ...listed,
  }),
});

export const officeAddRequest = call({
  method: 'POST',
  who: requestRoles,
  name: 'admin.picToWig.add',
  path: '/admin/pic_to_wig/add',
  summary: 'Opens a custom request for a customer who contacted us elsewhere, and emails the link to it',
  input: z.object({
    kind: z.enum(requestKinds).default('picture_to_wig'),
    email,
    name: shortText.min(1),
    phone_number: z.string().trim().max(40).default(''),
    language: z.enum(['en', 'zh']).default('en'),
    note: requiredNote,
    configuration: textRecord.default({}),
    quantity: z.number().int().min(1).max(9999).default(1),
    budget: twoDecimals(1, 100_000).nullable().default(null),
  }),
  output: z.object({ id: z.number().int(), number: z.string() }),
});

export const officeDeleteRequest = call({
  method: 'POST',
  who: requestRoles,
  name: 'admin.picToWig.delete',
  path: '/admin/pic_to_wig/delete',
  summary: 'Cancels a custom request that is not in production or finished',
  input: z.object({ id }),
  output: z.object({}),
});

export const officeUpdateRequest = call({
  method: 'POST',
  who: requestRoles,
  name: 'admin.picToWig.update',
  path: '/admin/pic_to_wig/update',
  summary: 'Updates a custom request: reply, note, quote, corrected detection, work order or status',
  input: z.object({
    id,
    status: z.enum(requestStatuses).optional(),
    handler_id: id.nullable().optional(),
    detected: textRecord.optional(),
    configuration: textRecord.optional(),
    answer: requiredNote.optional(),
    asks: z.boolean().default(false),
    note: requiredNote.optional(),
    quote: z
      .object({
        price: twoDecimals(1, 100_000),
        lead_days: z.number().int().min(1).max(365),
        deposit_percent: z.number().int().min(10).max(100).default(50),
        message: z.string().trim().max(maxRequestFieldLength.answer).default(''),
      })
      .optional(),
    ticket: z.object({ note_en: shortText.default(''), note_zh: shortText.default('') }).optional(),
    stage: z.object({ name: z.enum(stageNames), message: shortText.default('') }).optional(),
  }),
  output: z.object({}),
});

const Image = z.object({
  id: z.number().int(),
  title_en: z.string(),
  title_zh: z.string(),
  url: z.string(),
  style: z.string(),
  color: z.string(),
  attributes: z.record(z.string(), z.string()),
  price_from: z.number().nullable(),
  position: z.number().int(),
  hidden: z.boolean(),
});
const title = z.string().trim().min(1).max(160);
const price = twoDecimals(0.01, 100_000).nullable();
const imageFields = {
  style: shortText.default(''),
  color: z.string().trim().max(32).default(''),
  attributes: textRecord.default({}),
  price_from: price.default(null),
};

export const officeImages = call({
  method: 'POST',
  who: galleryRoles,
  name: 'admin.customHairImage.getWithQuery',
  path: '/admin/custom_hair_image/get_with_query',
  summary: 'All images of finished custom work in order, including hidden ones',
  input: z.object({ ...paged }),
  output: z.object({ items: z.array(Image), ...listed }),
});

export const officeAddImage = call({
  method: 'POST',
  who: galleryRoles,
  name: 'admin.customHairImage.add',
  path: '/admin/custom_hair_image/add',
  summary: 'Adds an uploaded image from the library to the top of the gallery',
  input: z.object({ upload_id: z.string().regex(/^[0-9a-f]{32}$/), title_en: title, title_zh: title, ...imageFields }),
  output: z.object({ id: z.number().int() }),
});

export const officeUpdateImage = call({
  method: 'POST',
  who: galleryRoles,
  name: 'admin.customHairImage.update',
  path: '/admin/custom_hair_image/update',
  summary: 'Changes the texts of a gallery image, its position, or whether it is shown',
  input: z.object({
    id,
    title_en: title.optional(),
    title_zh: title.optional(),
    style: shortText.optional(),
    color: z.string().trim().max(32).optional(),
    attributes: textRecord.optional(),
    price_from: price.optional(),
    position: z.number().int().min(-100_000).max(100_000).optional(),
    hidden: z.boolean().optional(),
  }),
  output: z.object({}),
});

export const officeDeleteImage = call({
  method: 'POST',
  who: galleryRoles,
  name: 'admin.customHairImage.delete',
  path: '/admin/custom_hair_image/delete',
  summary: 'Removes an image from the gallery',
  input: z.object({ id }),
  output: z.object({}),
});

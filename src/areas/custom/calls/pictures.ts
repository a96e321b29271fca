import { z } from 'zod';
import { call } from '#api/call.ts';
import { day, email, twoDecimals } from '#api/fields.ts';
import { maxPhotos, maxRequestFieldLength } from '../rules/limits.ts';
import { customCapSizes } from '../rules/measures.ts';

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);
export const noteField = z
  .string()
  .trim()
  .max(maxRequestFieldLength.note)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'));
const share = z.number().min(0).max(1);
const point = z.object({ x: share, y: share }).nullable().default(null);
export const requestUploadIds = z.array(z.string().regex(/^[0-9a-f]{32}$/)).max(maxPhotos);
const amount = twoDecimals(0, 100_000);

export const whoFields = {
  name: line(maxRequestFieldLength.name).default(''),
  phone_number: line(maxRequestFieldLength.phone).default(''),
};

export const picToWig = call({
  method: 'POST',
  who: 'anyone',
  name: 'custom.picToWig',
  path: '/custom/pic_to_wig',
  summary: 'Matches photos of hair to the most similar products; with `make`, opens a custom request with the photos, which stay private',
  input: z.object({
    upload_ids: requestUploadIds.min(1),
    /** Where the hair begins and ends on each photo, as shares of width and height. */
    taps: z
      .array(z.object({ crown: point, tip: point }))
      .max(maxPhotos)
      .default([]),
    cap_size: z.enum(customCapSizes).nullable().default(null),
    budget: amount.nullable().default(null),
    wished_on: day.nullable().default(null),
    note: noteField.default(''),
    email: email.optional(),
    ...whoFields,
    make: z.boolean().default(false),
    may_show: z.boolean().default(false),
    /** Honeypot: must stay empty. */
    fax_number: z.string().max(200).default(''),
  }),
  output: z.object({
    /** Null: no hair recognized on the photos. */
    seen: z
      .object({
        texture: z.string(),
        wave: z.number(),
        length: z.number().int().nullable(),
        shades: z.array(z.object({ code: z.string(), difference: z.number() })),
        confidence: z.number(),
      })
      .nullable(),
    matches: z.array(
      z.object({
        sku_id: z.number().int(),
        name: z.string(),
        url: z.string(),
        picture: z.string().nullable(),
        payable_price: z.number(),
        percent: z.number().int(),
        reasons: z.object({ colour: z.string(), wave: z.string(), longer_inches: z.number().nullable(), over_budget: z.boolean() }),
      }),
    ),
    request: z.object({ number: z.string(), key: z.string().nullable() }).nullable(),
  }),
});

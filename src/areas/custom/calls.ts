import { z } from 'zod';
import { call } from '#api/call.ts';
import { listed, paged } from '#api/fields.ts';

export const getCustomHairImages = call({
  method: 'GET',
  who: 'anyone',
  name: 'custom.images',
  path: '/custom/get_custom_hair_images',
  summary: 'The gallery of finished custom work, filtered by style or color',
  input: z.object({
    style: z.string().trim().max(64).optional(),
    color: z.string().trim().max(32).optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        alt: z.string(),
        style: z.string(),
        color: z.string(),
        attributes: z.record(z.string(), z.string()),
        price_from: z.number().nullable(),
      }),
    ),
    ...listed,
  }),
});

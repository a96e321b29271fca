import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged, typedId } from '#api/fields.ts';
import { maxReviewLength } from './rules/writing.ts';

export const getReviews = call({
  method: 'GET',
  who: 'anyone',
  name: 'reviews.getWithQuery',
  path: '/review/get_with_query',
  summary: 'Published reviews of a SKU, newest first; all by verified buyers',
  input: z.object({
    sku_id: typedId,
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        stars: z.number().int(),
        title: z.string(),
        text: z.string(),
        name: z.string(),
        length: z.number().int().nullable(),
        texture: z.string(),
        answer: z.string(),
        verified_buyer: z.boolean(),
        create_time: z.string(),
        picture: z.array(z.object({ url: z.string() })),
      }),
    ),
    ...listed,
  }),
});

export const addReview = call({
  method: 'POST',
  who: 'shopper',
  name: 'reviews.add',
  path: '/review/add',
  summary: 'Submits a review of an item of a delivered order, with up to five photos; published after moderation',
  input: z.object({
    number: z.string().trim().min(1).max(40),
    sku_id: id,
    stars: z.number().int().min(1).max(5),
    text: z.string().trim().min(1).max(maxReviewLength),
    upload_ids: z
      .array(z.string().regex(/^[0-9a-f]{32}$/))
      .max(5)
      .default([]),
  }),
  output: z.object({ id: z.number().int() }),
});

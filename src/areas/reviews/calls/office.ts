import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { maxReviewAnswerLength, reviewStates } from '../rules/review-list.ts';

export const reviewRoles: readonly Role[] = ['owner', 'manager', 'sales', 'editor'];

export const officeReviews = call({
  method: 'POST',
  who: reviewRoles,
  name: 'admin.review.getWithQuery',
  path: '/admin/review/get_with_query',
  summary: 'Reviews in every status, newest first',
  input: z.object({
    status: z.enum(reviewStates).optional(),
    stars: z.number().int().min(1).max(5).optional(),
    sku_id: id.optional(),
    keyword: z.string().trim().max(100).optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        sku_id: z.number().int(),
        name: z.string(),
        stars: z.number().int(),
        title: z.string(),
        text: z.string(),
        pictures: z.number().int(),
        status: z.enum(reviewStates),
        reason: z.string(),
        answer: z.string(),
        create_time: z.string(),
      }),
    ),
    ...listed,
  }),
});

export const updateReview = call({
  method: 'POST',
  who: reviewRoles,
  name: 'admin.review.update',
  path: '/admin/review/update',
  summary: 'Publishes, rejects or hides a review, and replies to it publicly; hiding and rejecting require a reason',
  input: z.object({
    id,
    status: z.enum(reviewStates).optional(),
    reason: z.string().trim().max(300).default(''),
    answer: z.string().trim().max(maxReviewAnswerLength).optional(),
  }),
  output: z.object({}),
});

export const deleteReview = call({
  method: 'POST',
  who: reviewRoles,
  name: 'admin.review.delete',
  path: '/admin/review/delete',
  summary: 'Hides a review with a reason; reviews are never deleted',
  input: z.object({ id, reason: z.string().trim().min(1).max(300) }),
  output: z.object({}),
});

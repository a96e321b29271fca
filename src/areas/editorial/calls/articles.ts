import { z } from 'zod';
import { contentId, contentRoles, contentText, foundRows, longCall, nothing, searchQuery, staffCall } from './staff-call.ts';

export const articleTextsInput = z.object({
  title_en: contentText(160),
  title_zh: contentText(160),
  summary_en: contentText(400),
  summary_zh: contentText(400),
  body_en: contentText(100_000),
  body_zh: contentText(100_000),
  note: contentText(200).default(''),
});
const version = z.object({ id: z.number().int(), version: z.number().int() });
export const articleAdd = longCall(
  '/admin/article/add',
  contentRoles,
  'Creates an article at a free address, as a draft',
  z.object({
    slug: contentText(120).min(1),
    kind: z.enum(['article', 'guide', 'policy', 'business', 'page']),
    author: contentText(80).default(''),
    ...articleTextsInput.shape,
  }),
  version,
);
export const articleUpdate = longCall(
  '/admin/article/update',
  contentRoles,
  'Saves a new version of an article, or with publish_version publishes one, now or at publish_at',
  z.object({
    id: contentId,
    after_version: z.number().int().min(1).optional(),
    ...articleTextsInput.partial().shape,
    publish_version: z.number().int().min(1).optional(),
    publish_at: contentText(40).optional(),
  }),
  version,
);
export const articleDelete = staffCall(
  '/admin/article/delete',
  contentRoles,
  'Unpublishes an article; its text is kept',
  z.object({ id: contentId }),
  nothing,
);
export const articleQuery = staffCall(
  '/admin/article/get_with_query',
  contentRoles,
  'Articles; with an id, one of them with its text',
  searchQuery.extend({ id: contentId.optional() }),
  foundRows,
);

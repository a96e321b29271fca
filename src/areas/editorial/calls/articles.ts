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
  'Begins a page of words at an address that has none yet; it waits as a draft',
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
  'Writes the next version, or with publish_version shows one, now or at publish_at',
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
  'Takes a page of words out of the shop; its words are kept',
  z.object({ id: contentId }),
  nothing,
);
export const articleQuery = staffCall(
  '/admin/article/get_with_query',
  contentRoles,
  'Pages of words; with an id one of them, its words included',
  searchQuery.extend({ id: contentId.optional() }),
  foundRows,
);

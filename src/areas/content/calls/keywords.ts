import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged } from '#api/fields.ts';
import { keywordTargets } from '../rules/keyword-list.ts';
import { writerRoles } from './subscribers.ts';

const facts = {
  keyword: z.string().trim().min(1).max(120),
  language: z.enum(['en', 'zh']),
  target: z.enum(keywordTargets),
  target_path: z.string().trim().min(1).max(300),
  priority: z.number().int().min(0).max(9).default(1),
  monthly_volume: z.number().int().min(0).max(100_000_000).nullable().default(null),
  position: z.number().min(0).max(1000).nullable().default(null),
  note: z.string().trim().max(300).default(''),
};
const matchLevel = z.enum(['whole', 'words', 'none']);

export const getKeywords = call({
  method: 'POST',
  who: writerRoles,
  name: 'admin.keyword.getWithQuery',
  path: '/admin/keyword/get_with_query',
  summary: 'Search-engine keywords with the position of their page, most searched first',
  input: z.object({
    language: z.enum(['en', 'zh']).optional(),
    keyword: z.string().trim().max(100).optional(),
    fights: z.boolean().optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        keyword: z.string(),
        language: z.string(),
        target: z.enum(keywordTargets),
        target_path: z.string(),
        priority: z.number().int(),
        monthly_volume: z.number().int().nullable(),
        position: z.number().nullable(),
        note: z.string(),
        rivals: z.number().int(),
        searched: z.number().int(),
        found: z.object({ title: matchLevel, description: matchLevel, heading: matchLevel, text: matchLevel }).nullable(),
      }),
    ),
    ...listed,
  }),
});

export const addKeyword = call({
  method: 'POST',
  who: writerRoles,
  name: 'admin.keyword.add',
  path: '/admin/keyword/add',
  summary: 'Adds a keyword to a page',
  input: z.object(facts),
  output: z.object({ id: z.number().int() }),
});

export const updateKeyword = call({
  method: 'POST',
  who: writerRoles,
  name: 'admin.keyword.update',
  path: '/admin/keyword/update',
  summary: 'Changes a keyword, its page or its figures',
  input: z.object({ id, ...facts }),
  output: z.object({}),
});

export const deleteKeyword = call({
  method: 'POST',
  who: writerRoles,
  name: 'admin.keyword.delete',
  path: '/admin/keyword/delete',
  summary: 'Deletes a keyword',
  input: z.object({ id }),
  output: z.object({}),
});

import { z } from 'zod';
import { call } from '#api/call.ts';
import { email, id, listed, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { subscriberStates, topics } from '../rules/subscriber-list.ts';

export const writerRoles: readonly Role[] = ['owner', 'manager', 'editor'];

export const getSubscribers = call({
  method: 'POST',
  who: writerRoles,
  name: 'admin.subscriber.getWithQuery',
  path: '/admin/subscriber/get_with_query',
  summary: 'Newsletter subscribers with the time of their consent, newest first',
  input: z.object({
    state: z.enum(subscriberStates).optional(),
    topic: z.enum(topics).optional(),
    email: z.string().trim().max(254).optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        email: z.string(),
        language: z.string(),
        topics: z.array(z.enum(topics)),
        source: z.string(),
        state: z.enum(subscriberStates),
        create_time: z.string(),
        confirmed_at: z.string().nullable(),
        stopped_at: z.string().nullable(),
      }),
    ),
    ...listed,
  }),
});

export const addSubscriber = call({
  method: 'POST',
  who: writerRoles,
  name: 'admin.subscriber.add',
  path: '/admin/subscriber/add',
  summary: 'Emails an address to confirm a newsletter subscription; it counts only once confirmed',
  input: z.object({ email }),
  output: z.object({}),
});

export const updateSubscriber = call({
  method: 'POST',
  who: writerRoles,
  name: 'admin.subscriber.update',
  path: '/admin/subscriber/update',
  summary: 'Sets the topics of a subscriber',
  input: z.object({ id, topics: z.array(z.enum(topics)).max(topics.length) }),
  output: z.object({}),
});

export const deleteSubscriber = call({
  method: 'POST',
  who: writerRoles,
  name: 'admin.subscriber.delete',
  path: '/admin/subscriber/delete',
  summary: 'Unsubscribes an email address; its earlier consent stays on record',
  input: z.object({ id, reason: z.string().trim().max(300).default('') }),
  output: z.object({}),
});

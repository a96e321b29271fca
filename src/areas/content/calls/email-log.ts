import { z } from 'zod';
import { call } from '#api/call.ts';
import { id } from '#api/fields.ts';
import { mailStates } from '#kernel/platform-states.ts';
import type { Role } from '#site/page.ts';

export const mailboxRoles: readonly Role[] = ['owner', 'manager', 'sales'];

export const mailboxQuery = call({
  name: 'admin.mailbox',
  method: 'POST',
  path: '/admin/mailbox/get_with_query',
  who: mailboxRoles,
  summary: 'Emails that were or would be sent, newest first; with an id, one of them with its text',
  input: z.object({
    id: id.optional(),
    state: z.enum(mailStates).optional(),
    kind: z.string().trim().max(64).optional(),
    email: z.string().trim().max(254).optional(),
    page: z.number().int().min(1).max(10_000).default(1),
    page_size: z.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        kind: z.string(),
        email: z.string(),
        language: z.string(),
        subject: z.string(),
        status: z.enum(mailStates),
        attempts: z.number().int(),
        error: z.string(),
        created_at: z.string(),
        sent_at: z.string().nullable(),
        text: z.string().optional(),
        html: z.string().nullable().optional(),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  }),
});

import { z } from 'zod';
import { call } from '#api/call.ts';
import { id } from '#api/fields.ts';

const Session = z.object({
  id: z.number().int(),
  device: z.string(),
  place: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  is_current: z.boolean(),
});

export const userSessions = call({
  name: 'user.sessions',
  method: 'GET',
  path: '/user/sessions',
  who: 'shopper',
  summary: 'The caller’s sessions, the current one first',
  input: z.object({}),
  output: z.object({ items: z.array(Session) }),
});

export const userRevokeSession = call({
  name: 'user.revokeSession',
  method: 'POST',
  path: '/user/revoke_session',
  who: 'shopper',
  summary: 'Ends one session of the caller; idempotent',
  input: z.object({ id }),
  output: z.object({}),
});

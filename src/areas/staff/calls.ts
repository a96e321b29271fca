import { z } from 'zod';
import { call } from '#api/call.ts';
import { id } from '#api/fields.ts';
import { roles } from '#site/page.ts';

const empty = z.object({});
const Role = z.enum(['owner', 'manager', 'sales', 'stock', 'finance', 'editor']);

export const adminLogin = call({
  name: 'admin.login',
  method: 'POST',
  path: '/admin/login',
  who: 'anyone',
  summary: 'Logs a staff member in by email and password, and a code where two-factor authentication is set up',
  input: z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(1000), code: z.string().max(40).optional() }),
  output: z.object({ token: z.string(), user_id: z.number().int(), name: z.string() }),
});

export const adminLogout = call({
  name: 'admin.logout',
  method: 'POST',
  path: '/admin/logout',
  who: 'anyone',
  summary: 'Logs out: ends this session on the server',
  input: empty,
  output: empty,
});

export const adminInfo = call({
  name: 'admin.info',
  method: 'GET',
  path: '/admin/info',
  who: roles,
  summary: 'The signed-in staff member, with current roles',
  input: empty,
  output: z.object({
    user_id: z.number().int(),
    name: z.string(),
    avatar: z.string(),
    introduction: z.string(),
    roles: z.array(Role),
    status: z.string(),
    code: z.number().int(),
    settings: z.record(z.string(), z.unknown()),
  }),
});

export const adminSessions = call({
  name: 'admin.sessions',
  method: 'GET',
  path: '/admin/sessions',
  who: roles,
  summary: 'The caller’s latest sessions',
  input: empty,
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        device: z.string(),
        ip: z.string(),
        created_at: z.string(),
        last_seen_at: z.string(),
        is_live: z.boolean(),
        is_this: z.boolean(),
      }),
    ),
  }),
});

export const adminRevokeSession = call({
  name: 'admin.revokeSession',
  method: 'POST',
  path: '/admin/revoke_session',
  who: roles,
  summary: 'Ends one of the caller’s sessions',
  input: z.object({ id }),
  output: empty,
});

export const adminSignOutEverywhere = call({
  name: 'admin.signOutEverywhere',
  method: 'POST',
  path: '/admin/sign_out_everywhere',
  who: roles,
  summary: 'Ends all sessions of the caller, including the current one',
  input: empty,
  output: z.object({ ended: z.number().int() }),
});

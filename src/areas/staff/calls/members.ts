import { z } from 'zod';
import { call } from '#api/call.ts';
import { email, listed, paged, typedId } from '#api/fields.ts';

const Role = z.enum(['owner', 'manager', 'sales', 'stock', 'finance', 'editor']);
const managerRoles = ['owner', 'manager'] as const;
const text = (maxLength: number) => z.string().trim().max(maxLength);

const fields = {
  email,
  username: text(80).default(''),
  first_name: text(80).min(1),
  last_name: text(80).default(''),
  nickname: text(80).default(''),
  phone_number: text(40).default(''),
  address: text(200).default(''),
  introduction: text(500).default(''),
  vip_level: z.number().int().min(0).max(9).default(0),
  language: z.enum(['en', 'zh']).default('en'),
};

const Staff = z.object({
  user_id: z.number().int(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  nickname: z.string(),
  phone_number: z.string(),
  address: z.string(),
  introduction: z.string(),
  vip_level: z.number().int(),
  language: z.string(),
  roles: z.array(Role),
  status: z.string(),
  has_second_factor: z.boolean(),
  create_time: z.string(),
  update_time: z.string(),
  last_login_time: z.string().nullable(),
  delete_time: z.string().nullable(),
});

export const staffGet = call({
  name: 'admin.staff.getWithQuery',
  method: 'POST',
  path: '/admin/staff/get_with_query',
  who: managerRoles,
  summary: 'Staff members, newest first',
  input: z.object({
    id: typedId.optional(),
    keyword: text(100).optional(),
    role: Role.optional(),
    status: z.enum(['active', 'blocked', 'left']).optional(),
    ...paged,
  }),
  output: z.object({ items: z.array(Staff), ...listed }),
});

export const staffAdd = call({
  name: 'admin.staff.add',
  method: 'POST',
  path: '/admin/staff/add',
  who: managerRoles,
  summary: 'Creates a staff member; without a password, a link to set one is emailed',
  input: z.object({ ...fields, roles: z.array(Role).min(1).max(6), password: z.string().min(10).max(256).optional() }),
  output: z.object({ id: z.number().int() }),
});

export const staffUpdate = call({
  name: 'admin.staff.update',
  method: 'POST',
  path: '/admin/staff/update',
  who: managerRoles,
  summary: 'Updates a staff member, and roles and status if given',
  input: z.object({
    id: typedId,
    ...fields,
    roles: z.array(Role).min(1).max(6).optional(),
    status: z.enum(['active', 'blocked', 'left']).optional(),
  }),
  output: z.object({}),
});

export const staffDelete = call({
  name: 'admin.staff.delete',
  method: 'POST',
  path: '/admin/staff/delete',
  who: managerRoles,
  summary: 'Deactivates a staff member; their history stays',
  input: z.object({ id: typedId }),
  output: z.object({}),
});

const Entry = {
  email,
  area: z.enum(['office', 'wholesale']).default('office'),
  address_ranges: z.array(text(50)).max(50).default([]),
  note: text(200).default(''),
  expires_at: z.iso.datetime().nullable().default(null),
};

export const whiteListGet = call({
  name: 'admin.whiteList.getWithQuery',
  method: 'POST',
  path: '/admin/white_list/get_with_query',
  who: ['owner'],
  summary: 'The allowlist: who may log in to the office, or see hidden pages',
  input: z.object({ keyword: text(100).optional(), area: z.enum(['office', 'wholesale']).optional(), ...paged }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        email: z.string(),
        area: z.string(),
        address_ranges: z.array(z.string()),
        note: z.string(),
        expires_at: z.string().nullable(),
        create_time: z.string(),
      }),
    ),
    ...listed,
  }),
});

export const whiteListAdd = call({
  name: 'admin.whiteList.add',
  method: 'POST',
  path: '/admin/white_list/add',
  who: ['owner'],
  summary: 'Adds a mailbox to the allowlist',
  input: z.object(Entry),
  output: z.object({ id: z.number().int() }),
});

export const whiteListUpdate = call({
  name: 'admin.whiteList.update',
  method: 'POST',
  path: '/admin/white_list/update',
  who: ['owner'],
  summary: 'Changes an entry on the allowlist',
  input: z.object({ id: typedId, ...Entry }),
  output: z.object({}),
});

export const whiteListDelete = call({
  name: 'admin.whiteList.delete',
  method: 'POST',
  path: '/admin/white_list/delete',
  who: ['owner'],
  summary: 'Removes a mailbox from the allowlist',
  input: z.object({ id: typedId }),
  output: z.object({}),
});

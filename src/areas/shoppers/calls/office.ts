import { z } from 'zod';
import { call } from '#api/call.ts';
import { email, listed, paged, typedId } from '#api/fields.ts';

const sellers = ['owner', 'manager', 'sales'] as const;
const text = (maxLength: number) => z.string().trim().max(maxLength);

const fields = {
  email,
  first_name: text(80).min(1),
  last_name: text(80).default(''),
  nickname: text(80).default(''),
  phone_number: text(40).default(''),
  address: text(200).default(''),
  city: text(80).default(''),
  region: text(40).default(''),
  post_code: text(20).default(''),
  vip_level: z.number().int().min(0).max(9).default(0),
  language: z.enum(['en', 'zh']).default('en'),
  note: text(2000).default(''),
};

export const userGet = call({
  name: 'admin.user.getWithQuery',
  method: 'POST',
  path: '/admin/user/get_with_query',
  who: [...sellers, 'finance'],
  summary: 'Customers with an account, newest first',
  input: z.object({
    id: typedId.optional(),
    keyword: text(100).optional(),
    state: z.enum(['open', 'unconfirmed', 'blocked', 'gone']).optional(),
    vip_level: z.number().int().min(0).max(9).optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        user_id: z.number().int(),
        email: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        nickname: z.string(),
        phone_number: z.string(),
        address: z.string(),
        city: z.string(),
        region: z.string(),
        post_code: z.string(),
        vip_level: z.number().int(),
        language: z.string(),
        note: z.string(),
        state: z.string(),
        create_time: z.string(),
        update_time: z.string(),
        last_login_time: z.string().nullable(),
        delete_time: z.string().nullable(),
      }),
    ),
    ...listed,
  }),
});

export const userAdd = call({
  name: 'admin.user.add',
  method: 'POST',
  path: '/admin/user/add',
  who: sellers,
  summary: 'Creates a customer account; without a password, a link to set one is emailed',
  input: z.object({ ...fields, password: z.string().min(8).max(128).optional() }),
  output: z.object({ id: z.number().int() }),
});

export const userUpdate = call({
  name: 'admin.user.update',
  method: 'POST',
  path: '/admin/user/update',
  who: sellers,
  summary: 'Updates a customer account; email, VIP level and disabling only by owners and managers',
  input: z.object({ id: typedId, ...fields, blocked: z.boolean().optional() }),
  output: z.object({}),
});

export const userSendLink = call({
  name: 'admin.user.sendLink',
  method: 'POST',
  path: '/admin/user/send_password_link',
  who: sellers,
  summary: 'Emails the customer a password reset link',
  input: z.object({ id: typedId }),
  output: z.object({}),
});

import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged } from '#api/fields.ts';
import { maxShopperFieldLength } from '../rules.ts';

/** Length and characters only; address rules are shared with forms. */
const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);

const fields = {
  first_name: line(maxShopperFieldLength.name),
  last_name: line(maxShopperFieldLength.name),
  phone_number: line(maxShopperFieldLength.phone),
  address: line(maxShopperFieldLength.address),
  city: line(maxShopperFieldLength.place),
  region: line(maxShopperFieldLength.place),
  post_code: line(maxShopperFieldLength.postCode),
};
const extras = { email: line(maxShopperFieldLength.email).optional(), country: line(2).optional(), is_default: z.boolean().optional() };

export const receiverAdd = call({
  name: 'user.addReceiver',
  method: 'POST',
  path: '/user/add_receiver',
  who: 'shopper',
  summary: 'Adds an address of the caller; the same address is stored once',
  input: z.object({ ...fields, ...extras }),
  output: z.object({ id: z.number().int() }),
});

export const receiversQuery = call({
  name: 'user.getReceivers',
  method: 'POST',
  path: '/user/get_receivers_with_query',
  who: 'shopper',
  summary: 'The caller’s addresses, the default one first',
  input: z.object(paged),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        phone_number: z.string(),
        address: z.string(),
        city: z.string(),
        region: z.string(),
        post_code: z.string(),
        country: z.string(),
        is_default: z.boolean(),
        /** The carrier confirmed it as written. */
        is_checked: z.boolean(),
      }),
    ),
    ...listed,
  }),
});

export const receiverUpdate = call({
  name: 'user.updateReceiver',
  method: 'POST',
  path: '/user/update_receiver',
  who: 'shopper',
  summary: 'Updates an address of the caller; omitted fields stay unchanged',
  input: z.object({ id, ...z.object(fields).partial().shape, ...extras }),
  output: z.object({}),
});

export const receiverDelete = call({
  name: 'user.deleteReceiver',
  method: 'POST',
  path: '/user/delete_receiver',
  who: 'shopper',
  summary: 'Deletes an address of the caller; if it was the default, the newest becomes the default',
  input: z.object({ id }),
  output: z.object({}),
});

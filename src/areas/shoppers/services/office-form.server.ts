import type { z } from 'zod';
import type { userAdd } from '../calls/office.ts';
import type { ShopperFields } from './office.server.ts';

type Wire = Omit<z.output<typeof userAdd.input>, 'password'>;

/** A shopper's record as a call or a form of the office sends it. */
export const shopperFieldsOf = ({ first_name, last_name, phone_number, post_code, vip_level, ...wire }: Wire): ShopperFields => ({
  ...wire,
  firstName: first_name,
  lastName: last_name,
  phoneNumber: phone_number,
  postCode: post_code,
  vipLevel: vip_level,
});

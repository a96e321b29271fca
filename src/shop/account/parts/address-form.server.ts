import { z } from 'zod';
import { optionalText } from '#api/fields.ts';

const line = optionalText(1000);

/** The fields of an address. Any text goes in: the rules of addresses say what is wrong with each, beside it. */
export const addressForm = z.object({
  first_name: line,
  last_name: line,
  email: line,
  phone_number: line,
  address: line,
  city: line,
  region: line,
  post_code: line,
  country: line,
  /** Chosen from the list of states; a whole address sent by a button has none. */
  state: z.string().trim().max(100).optional(),
  /** The carrier suggested another spelling, and the buyer keeps this one. */
  choice: z.literal('mine').optional(),
});

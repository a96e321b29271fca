import type { z } from 'zod';
import type { userUpdateProfile } from '../calls.ts';
import type { Profile } from './profile.server.ts';

type Changes = z.output<(typeof userUpdateProfile)['input']>;

/** The only fields a call or form may change. */
export const changesIn = (input: Changes) => ({
  firstName: input.first_name,
  lastName: input.last_name,
  phoneNumber: input.phone_number,
  address: input.address,
  city: input.city,
  region: input.region,
  postCode: input.post_code,
  settings: input.settings,
});

export const wireProfile = (profile: Profile): z.input<(typeof userUpdateProfile)['output']> => ({
  user_id: profile.id,
  email: profile.email,
  first_name: profile.firstName,
  last_name: profile.lastName,
  phone_number: profile.phoneNumber,
  address: profile.address,
  city: profile.city,
  region: profile.region,
  post_code: profile.postCode,
  settings: profile.settings,
});

/** The cart is a later area and adds its own part. */
export const wireCurrent = (profile: Profile) => ({
  user_id: profile.id,
  id: profile.id,
  name: profile.name,
  avatar: profile.avatarUrl,
  email: profile.email,
  first_name: profile.firstName,
  last_name: profile.lastName,
  phone_number: profile.phoneNumber,
  roles: ['shopper'],
  settings: profile.settings,
});

import { z } from 'zod';
import { call } from '#api/call.ts';
import { email } from '#api/fields.ts';
import { maxShopperFieldLength, minShopperPasswordLength } from '../rules.ts';

const empty = z.object({});
/** Token of an email's link; malformed ones never reach the database. */
const token = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => /^[\w-]{43}$/.test(text), 'badValue');
const password = z.string().min(minShopperPasswordLength).max(maxShopperFieldLength.password);

export const userActivate = call({
  name: 'user.activate',
  method: 'POST',
  path: '/user/activate',
  who: 'anyone',
  summary: 'Activates a new account by the token of the emailed link',
  input: z.object({ token }),
  output: empty,
});

export const userForgotPassword = call({
  name: 'user.forgotPassword',
  method: 'POST',
  path: '/user/forgot_password',
  who: 'anyone',
  summary: 'Emails a password reset link; the answer is the same for every address',
  input: z.object({ email }),
  output: empty,
});

export const userResetTokenExist = call({
  name: 'user.resetTokenExist',
  method: 'POST',
  path: '/user/reset_password_token_exist',
  who: 'anyone',
  summary: 'Whether a password reset link is still valid',
  input: z.object({ token }),
  output: z.object({ exists: z.literal(true) }),
});

export const userResetPassword = call({
  name: 'user.resetPassword',
  method: 'POST',
  path: '/user/reset_password',
  who: 'anyone',
  summary: 'Resets the password by the token of the emailed link and ends all sessions of the account',
  input: z.object({ token, password }),
  output: empty,
});

import { z } from 'zod';
import { call } from '#api/call.ts';
import { email } from '#api/fields.ts';
import { maxShopperFieldLength, minShopperPasswordLength } from './rules.ts';

const empty = z.object({});
/** Single-line text: a form may contain what a call's body may not. */
const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);
const filledLine = (maxLength: number) => line(maxLength).min(1);

/** Small page preferences: flat, few and short. */
const Settings = z
  .record(
    z.string().regex(/^[\w.-]{1,50}$/),
    z.union([
      z
        .string()
        .max(500)
        .refine((text) => text.isWellFormed()),
      z.number(),
      z.boolean(),
      z.null(),
    ]),
  )
  .refine((settings) => Object.keys(settings).length <= 50);

export const userLogin = call({
  name: 'user.login',
  method: 'POST',
  path: '/user/login',
  who: 'anyone',
  summary: 'Logs a customer in by email and password',
  input: z.object({ email, password: z.string().min(1).max(1000) }),
  output: z.object({ token: z.string(), user_id: z.number().int(), name: z.string() }),
});

export const userSignup = call({
  name: 'user.signup',
  method: 'POST',
  path: '/user/signup',
  who: 'anyone',
  summary: 'Registers a new customer account',
  input: z.object({
    email,
    password: z.string().min(minShopperPasswordLength).max(maxShopperFieldLength.password),
    first_name: filledLine(maxShopperFieldLength.name),
    last_name: filledLine(maxShopperFieldLength.name),
    referral_code: line(maxShopperFieldLength.referralCode).optional(),
  }),
  output: z.object({ user_id: z.number().int(), activated: z.boolean() }),
});

export const userLogout = call({
  name: 'user.logout',
  method: 'GET',
  path: '/user/logout',
  who: 'shopper',
  summary: 'Logs out: ends this session on the server',
  changes: true,
  input: empty,
  output: empty,
});

export const userUpdateProfile = call({
  name: 'user.updateProfile',
  method: 'POST',
  path: '/user/update_profile',
  who: 'shopper',
  summary: 'Updates the caller’s profile; omitted fields stay unchanged',
  input: z.object({
    first_name: filledLine(maxShopperFieldLength.name).optional(),
    last_name: filledLine(maxShopperFieldLength.name).optional(),
    phone_number: line(maxShopperFieldLength.phone).optional(),
    address: line(maxShopperFieldLength.address).optional(),
    city: line(maxShopperFieldLength.place).optional(),
    region: line(maxShopperFieldLength.place).optional(),
    post_code: line(maxShopperFieldLength.postCode).optional(),
    settings: Settings.optional(),
  }),
  output: z.object({
    user_id: z.number().int(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone_number: z.string(),
    address: z.string(),
    city: z.string(),
    region: z.string(),
    post_code: z.string(),
    settings: z.record(z.string(), z.unknown()),
  }),
});

import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged, twoDecimals } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { couponKinds, couponStates } from '../rules/coupon-list.ts';

export const offerRoles: readonly Role[] = ['owner', 'manager'];
const money = twoDecimals(0, 1_000_000);
const facts = {
  code: z.string().trim().min(3).max(24),
  kind: z.enum(couponKinds),
  amount: money.nullable().default(null),
  percent: twoDecimals(0.01, 100).nullable().default(null),
  max_discount: money.nullable().default(null),
  min_items: money.default(0),
  category_id: id.nullable().default(null),
  first_order_only: z.boolean().default(false),
  once_per_shopper: z.boolean().default(true),
  max_uses: z.number().int().min(1).max(10_000_000).nullable().default(null),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }).nullable().default(null),
  name_en: z.string().trim().min(1).max(120),
  name_zh: z.string().trim().min(1).max(120),
};

export const getCoupons = call({
  method: 'POST',
  who: offerRoles,
  name: 'admin.coupon.getWithQuery',
  path: '/admin/coupon/get_with_query',
  summary: 'Coupons with their number of uses, newest first',
  input: z.object({ state: z.enum(couponStates).optional(), keyword: z.string().trim().max(100).optional(), ...paged }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        code: z.string(),
        kind: z.enum(couponKinds),
        amount: z.number().nullable(),
        percent: z.number().nullable(),
        max_discount: z.number().nullable(),
        min_items: z.number(),
        category_id: z.number().int().nullable(),
        first_order_only: z.boolean(),
        once_per_shopper: z.boolean(),
        max_uses: z.number().int().nullable(),
        used_count: z.number().int(),
        starts_at: z.string(),
        ends_at: z.string().nullable(),
        state: z.enum(couponStates),
        name_en: z.string(),
        name_zh: z.string(),
      }),
    ),
    ...listed,
  }),
});

export const addCoupon = call({
  method: 'POST',
  who: offerRoles,
  name: 'admin.coupon.add',
  path: '/admin/coupon/add',
  summary: 'Creates a coupon',
  input: z.object(facts),
  output: z.object({ id: z.number().int() }),
});

export const updateCoupon = call({
  method: 'POST',
  who: offerRoles,
  name: 'admin.coupon.update',
  path: '/admin/coupon/update',
  summary: 'Changes a coupon; once used, its discount and eligibility are fixed, and its limit cannot be below its uses',
  input: z.object({ id, ...facts }),
  output: z.object({}),
});

export const deleteCoupon = call({
  method: 'POST',
  who: offerRoles,
  name: 'admin.coupon.delete',
  path: '/admin/coupon/delete',
  summary: 'Disables a coupon; its uses stay recorded',
  input: z.object({ id }),
  output: z.object({}),
});

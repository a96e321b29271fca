import { z } from 'zod';
import { call } from '#api/call.ts';
import { dollarsToCents, id, listed, paged } from '#api/fields.ts';
import { maxClaimLength } from '../rules/claims.ts';
import { creditStates } from '../rules/credit-list.ts';

const deciders = ['owner', 'manager', 'finance'] as const;

export const claimPriceProtection = call({
  method: 'POST',
  who: 'anyone',
  name: 'price_protection.claim',
  path: '/price_protection/claim',
  summary:
    'Claims price protection for an order whose product dropped in price, by account or by a guest’s order key; a second claim is rejected',
  input: z.object({
    number: z.string().trim().min(1).max(40),
    key: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    sku_id: id,
    message: z.string().trim().max(maxClaimLength).default(''),
    way: z.enum(['store_credit', 'refund']).default('store_credit'),
  }),
  output: z.object({ amount: z.number(), state: z.enum(['paid', 'pending']) }),
});

export const officeCredits = call({
  method: 'GET',
  who: deciders,
  name: 'admin.price_protection.getWithQuery',
  path: '/admin/price_protection/get_with_query',
  summary: 'Price protection credits, newest first',
  input: z.object({ state: z.enum(creditStates).optional(), keyword: z.string().trim().max(100).default(''), ...paged }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        order_number: z.string(),
        email: z.string(),
        product_name: z.string(),
        from: z.number(),
        to: z.number(),
        quantity: z.number().int(),
        amount: z.number(),
        taken_back: z.number(),
        recovered: z.number(),
        way: z.string(),
        state: z.string(),
        reason: z.string(),
        create_time: z.string(),
      }),
    ),
    ...listed,
  }),
});

export const decideCredit = call({
  method: 'POST',
  who: deciders,
  name: 'admin.price_protection.decide',
  path: '/admin/price_protection/decide',
  summary:
    'Approves a pending price protection credit, or declines it with a reason; a second decision, or another amount than the one seen, is rejected',
  input: z.object({
    id,
    decision: z.enum(['approve', 'refuse']),
    reason: z.string().trim().max(300).default(''),
    seen_amount: dollarsToCents().optional(),
  }),
  output: z.object({}),
});

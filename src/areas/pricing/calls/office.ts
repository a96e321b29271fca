import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, twoDecimals } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { builderKinds } from '../rules/configuration.ts';
import { priceParts } from '../rules/rule-data.ts';

const pricerRoles: readonly Role[] = ['owner', 'manager'];

const amount = twoDecimals(0, 10_000);
const inches = z.number().int().min(0).max(60);
const figures = {
  amount: amount.optional(),
  factor_bp: z.number().int().min(1).max(100_000).optional(),
  grams: z.number().int().min(0).max(2000).optional(),
  lead_days: z.number().int().min(0).max(60).optional(),
};

export const listPriceRules = call({
  method: 'POST',
  who: pricerRoles,
  name: 'admin.priceRule.getWithQuery',
  path: '/admin/price_rule/get_with_query',
  summary: 'The price rules of a version (the draft if there is one), and all versions',
  input: z.object({ version: id.optional(), product_kind: z.enum(builderKinds).optional() }),
  output: z.object({
    version: z.number().int(),
    state: z.string(),
    versions: z.array(z.object({ version: z.number().int(), state: z.string(), note: z.string(), live_at: z.string().nullable() })),
    items: z.array(
      z.object({
        id: z.number().int(),
        product_kind: z.string(),
        kind: z.string(),
        key: z.string(),
        length_from: z.number().int(),
        length_to: z.number().int(),
        amount: z.number(),
        vendor_amount: z.number().nullable(),
        factor_bp: z.number().int(),
        grams: z.number().int(),
        lead_days: z.number().int(),
        name_en: z.string(),
        name_zh: z.string(),
      }),
    ),
  }),
});

export const updatePriceRule = call({
  method: 'POST',
  who: pricerRoles,
  name: 'admin.priceRule.update',
  path: '/admin/price_rule/update',
  summary: 'Changes a rule in the draft, creating the draft if needed; `publish` makes the draft the current version',
  input: z.object({ id: id.optional(), ...figures, publish: z.boolean().default(false), note: z.string().trim().max(200).default('') }),
  output: z.object({ version: z.number().int() }),
});

const name = z.string().trim().min(1).max(80);
export const addPriceRule = call({
  method: 'POST',
  who: pricerRoles,
  name: 'admin.priceRule.add',
  path: '/admin/price_rule/add',
  summary: 'Adds a rule to the draft',
  input: z.object({
    product_kind: z.enum(builderKinds),
    kind: z.enum(priceParts),
    key: z
      .string()
      .max(80)
      .regex(/^(?:[a-zA-Z]+:[A-Za-z0-9-]+(?:\+[a-zA-Z]+:[A-Za-z0-9-]+)*)?$/)
      .default(''),
    length_from: inches.default(0),
    length_to: inches.default(60),
    ...figures,
    name_en: name,
    name_zh: name,
  }),
  output: z.object({ id: z.number().int() }),
});

export const deletePriceRule = call({
  method: 'POST',
  who: pricerRoles,
  name: 'admin.priceRule.delete',
  path: '/admin/price_rule/delete',
  summary: 'Deletes a rule from the draft; published versions never change',
  input: z.object({ id }),
  output: z.object({}),
});

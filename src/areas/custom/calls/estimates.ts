import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, paged, twoDecimals } from '#api/fields.ts';
import type { Role } from '#site/page.ts';

const optionValue = z.string().regex(/^[A-Za-z0-9-]{1,24}$/);
const step = z.union([optionValue, z.number().int().min(0).max(999)]).optional();

/** A builder's configuration. Prices and weights in it are ignored. */
export const configuration = z.object({
  kind: z.enum(['wig', 'closure-frontal', 'bundle']),
  cap: step,
  size: step,
  lace: step,
  texture: step,
  origin: step,
  length: step,
  density: step,
  colour: step,
  capSize: step,
  part: step,
  extras: z.array(optionValue).max(8).default([]),
});

export const whyLine = z.object({ key: z.string(), part: z.string(), name: z.string(), price: z.number() });

export const giveEstimate = call({
  method: 'POST',
  who: 'anyone',
  name: 'custom.estimate',
  path: '/custom/estimate',
  summary: 'Prices a custom configuration by the price rules and holds the price under an estimate number for a week',
  input: z.object({
    configuration,
    quantity: z.number().int().min(1).max(999).default(1),
    sentence: z.string().trim().max(400).default(''),
  }),
  output: z.object({
    /** priced; impossible: not made; open: choices are missing; person: staff must quote. */
    state: z.enum(['priced', 'impossible', 'open', 'person']),
    estimate: z.string().nullable(),
    valid_until: z.string().nullable(),
    unit_price: z.number().nullable(),
    total: z.number().nullable(),
    shipping: z.number().nullable(),
    weight: z.number().nullable(),
    lead_days: z.number().int().nullable(),
    why: z.array(whyLine),
    reasons: z.array(z.string()),
    missing: z.array(z.string()),
    rule_version: z.number().int().nullable(),
    /** The SKU to put into the cart with the estimate's number. */
    sku_id: z.number().int().nullable(),
    /** The matching SKU, if any. */
    sku: z.object({ id: z.number().int(), name: z.string(), path: z.string(), stock: z.number().int() }).nullable(),
  }),
});

const sellers: readonly Role[] = ['owner', 'manager', 'sales'];

export const officeEstimates = call({
  method: 'POST',
  who: sellers,
  name: 'admin.estimate.getWithQuery',
  path: '/admin/estimate/get_with_query',
  summary: 'All estimates, newest first, with the price the item was sold for',
  input: z.object({
    heap: z.enum(['all', 'person', 'wrong', 'open']).default('all'),
    number: z.string().trim().max(40).optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        number: z.string(),
        rule_version: z.number().int(),
        sentence: z.string(),
        configuration: z.record(z.string(), z.unknown()),
        quantity: z.number().int(),
        needs_person: z.boolean(),
        unit_price: z.number().nullable(),
        final_unit_price: z.number().nullable(),
        note: z.string(),
        valid_until: z.string(),
        create_time: z.string(),
      }),
    ),
    ...listed,
  }),
});

export const updateEstimate = call({
  method: 'POST',
  who: sellers,
  name: 'admin.estimate.update',
  path: '/admin/estimate/update',
  summary: 'Records the price an estimated item was sold for, to compare it with the price rules',
  input: z.object({
    id,
    final_unit_price: twoDecimals(0.01, 1_000_000).nullable().optional(),
    note: z.string().trim().max(500).optional(),
  }),
  output: z.object({}),
});

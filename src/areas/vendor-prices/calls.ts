import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, maxListItems, paged, twoDecimals } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { units } from './rules/spec.ts';

/** Buyers and the owner; nobody else sees vendor prices. */
export const buyerRoles: readonly Role[] = ['owner', 'manager'];

const day = z.iso.date();
const shortText = z.string().trim().max(60);
const amount = twoDecimals(0.01, 1_000_000);
const rate = z.number().positive().max(1000);
const currency = z.string().regex(/^[A-Z]{3}$/);
const spec = {
  product_kind: shortText.min(1),
  origin: shortText.default(''),
  grade: shortText.default(''),
  texture: shortText.default(''),
  colour: shortText.default(''),
  lace: shortText.default(''),
  length: z.number().int().min(0).max(60).default(0),
  unit: z.enum(units),
  min_quantity: z.number().int().min(1).max(999_999).default(1),
};

export const vendorPrices = call({
  method: 'POST',
  who: buyerRoles,
  name: 'admin.vendorHairPrice.getWithQuery',
  path: '/admin/vendor_hair_price/get_with_query',
  summary: 'Versions of vendor prices, newest first',
  input: z.object({
    vendor_id: id.optional(),
    product_kind: shortText.optional(),
    texture: shortText.optional(),
    length: z.number().int().min(0).max(60).optional(),
    state: z.enum(['current', 'coming', 'ended']).optional(),
    keyword: z.string().trim().max(100).optional(),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        spec_id: z.number().int(),
        vendor_id: z.number().int(),
        vendor: z.string(),
        product_kind: z.string(),
        origin: z.string(),
        grade: z.string(),
        texture: z.string(),
        colour: z.string(),
        lace: z.string(),
        length: z.number().int(),
        unit: z.string(),
        min_quantity: z.number().int(),
        version: z.number().int(),
        quoted: z.number(),
        currency: z.string(),
        rate: z.number(),
        price: z.number(),
        valid_from: z.string(),
        valid_to: z.string().nullable(),
        note: z.string(),
      }),
    ),
    ...listed,
  }),
});

export const addVendorPrices = call({
  method: 'POST',
  who: buyerRoles,
  name: 'admin.vendorHairPrice.add',
  path: '/admin/vendor_hair_price/add',
  summary: 'Saves a price list of a vendor: changed prices become new versions from a day on; dry_run changes nothing',
  input: z.object({
    vendor_id: id,
    currency,
    /** Dollars per unit of the currency. */
    rate,
    valid_from: day,
    note: z.string().trim().max(300).default(''),
    odd_is_meant: z.boolean().default(false),
    dry_run: z.boolean().default(false),
    items: z
      .array(z.object({ ...spec, price: amount }))
      .min(1)
      .max(maxListItems),
  }),
  output: z.object({
    ids: z.array(z.number().int()),
    same: z.number().int(),
    wrong: z.number().int(),
    items: z.array(z.object({ row: z.number().int(), state: z.string(), before: z.number().nullable(), likely: z.number().nullable() })),
  }),
});

export const updateVendorPrice = call({
  method: 'POST',
  who: buyerRoles,
  name: 'admin.vendorHairPrice.update',
  path: '/admin/vendor_hair_price/update',
  summary: 'Adds a version of a vendor price; with take_back, withdraws the version and restores the one before',
  input: z.object({
    id,
    price: amount.optional(),
    currency: currency.optional(),
    rate: rate.optional(),
    valid_from: day.optional(),
    note: z.string().trim().max(300).default(''),
    odd_is_meant: z.boolean().default(false),
    take_back: z.boolean().default(false),
  }),
  output: z.object({ id: z.number().int() }),
});

export const deleteVendorPrice = call({
  method: 'POST',
  who: buyerRoles,
  name: 'admin.vendorHairPrice.delete',
  path: '/admin/vendor_hair_price/delete',
  summary: 'Ends a vendor price on a day, today by default; its history stays',
  input: z.object({ id, valid_to: day.optional(), reason: z.string().trim().max(300).default('') }),
  output: z.object({}),
});

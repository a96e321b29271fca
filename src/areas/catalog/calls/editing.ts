import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, maxListItems, paged, twoDecimals } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { editingPaths } from './editing-paths.ts';

export const goodsRoles: readonly Role[] = ['owner', 'manager', 'editor'];

export const nameField = z.string().trim().min(1).max(160);
export const textField = (maxLength: number) => z.string().trim().max(maxLength);
export const slugField = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);
const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable();
const inches = z.number().int().min(1).max(60).nullable();
const dollars = twoDecimals(0, 1_000_000).nullable();
export const seoFields = {
  meta_title_en: textField(120),
  meta_title_zh: textField(120),
  meta_description_en: textField(320),
  meta_description_zh: textField(320),
  meta_keywords_en: textField(300),
  meta_keywords_zh: textField(300),
};

/** The four calls of one resource: create input, update input, and list output. */
function resourceCalls<Make extends z.ZodRawShape, Update extends z.ZodRawShape, Item extends z.ZodRawShape, Query extends z.ZodRawShape>(
  kind: keyof typeof editingPaths,
  noun: string,
  {
    make,
    update,
    item,
    query,
  }: { make: z.ZodObject<Make>; update: z.ZodObject<Update>; item: z.ZodObject<Item>; query: z.ZodObject<Query> },
) {
  const base = { method: 'POST', who: goodsRoles } as const;
  const paths = editingPaths[kind];
  return {
    add: call({
      ...base,
      name: `admin.${kind}.add`,
      path: paths.add,
      summary: `Adds ${noun}`,
      input: make,
      output: z.object({ id: z.number().int() }),
    }),
    update: call({
      ...base,
      name: `admin.${kind}.update`,
      path: paths.update,
      summary: `Changes ${noun}; omitted fields stay unchanged`,
      input: update.extend({ id }),
      output: z.object({}),
    }),
    delete: call({
      ...base,
      name: `admin.${kind}.delete`,
      path: paths.delete,
      summary: `Deletes ${noun}, unless it is in use`,
      input: z.object({ id }),
      output: z.object({}),
    }),
    list: call({
      ...base,
      name: `admin.${kind}.getWithQuery`,
      path: paths.list,
      summary: `Finds ${noun} by the given filters`,
      input: query.extend(paged),
      output: z.object({ items: z.array(item), ...listed }),
    }),
  };
}

const categoryFields = z.object({
  slug: slugField,
  name_en: nameField,
  name_zh: nameField,
  description_en: textField(2000),
  description_zh: textField(2000),
  durability_en: textField(120),
  durability_zh: textField(120),
  ships_free: z.boolean(),
  length_min_inches: inches,
  length_max_inches: inches,
  price_min: dollars,
  price_max: dollars,
  hidden: z.boolean(),
  ...seoFields,
});
export const categoryCalls = resourceCalls('category', 'a category', {
  make: categoryFields.partial().required({ slug: true, name_en: true, name_zh: true }),
  update: categoryFields.partial().extend({
    attributes: z
      .array(z.object({ attribute_id: id, filter: z.boolean().default(true) }))
      .max(100)
      .optional(),
    /** All categories in their new order. */
    order: z.array(id).max(maxListItems).optional(),
  }),
  item: z.object({
    id: z.number().int(),
    slug: z.string(),
    name_en: z.string(),
    name_zh: z.string(),
    position: z.number().int(),
    hidden: z.boolean(),
    group_count: z.number().int(),
    sku_count: z.number().int(),
  }),
  query: z.object({}),
});

const kinds = z.enum(['choice', 'colour', 'length', 'number']);
const attributeFields = z.object({
  key: z.string().regex(/^[A-Z][A-Za-z ]{1,39}$/),
  name_en: nameField,
  name_zh: nameField,
  kind: kinds,
  unit: textField(12),
});
export const attributeCalls = resourceCalls('attribute', 'an attribute', {
  make: attributeFields.partial().required({ key: true, name_en: true, name_zh: true }),
  update: attributeFields.partial(),
  item: z.object({
    id: z.number().int(),
    key: z.string(),
    name_en: z.string(),
    name_zh: z.string(),
    kind: kinds,
    value_count: z.number().int(),
  }),
  query: z.object({}),
});

const valueFields = z.object({
  value: nameField,
  code: textField(32),
  name_en: nameField,
  name_zh: nameField,
  amount: z.number().nullable(),
  root_hex: hex,
  tip_hex: hex,
  picture_key: textField(200),
});
export const attributeValueCalls = resourceCalls('attribute_value', 'an attribute value', {
  make: valueFields.partial().required({ value: true, name_en: true, name_zh: true }).extend({ attribute_id: id }),
  update: valueFields.partial(),
  item: z.object({
    id: z.number().int(),
    attribute_id: z.number().int(),
    key: z.string(),
    value: z.string(),
    code: z.string(),
    name_en: z.string(),
    name_zh: z.string(),
    amount: z.number().nullable(),
  }),
  query: z.object({ attribute_id: id.optional() }),
});

const brandFields = z.object({
  slug: slugField,
  name_en: nameField,
  name_zh: nameField,
  description_en: textField(2000),
  description_zh: textField(2000),
  logo_url: textField(300),
});
export const brandCalls = resourceCalls('brand', 'a brand', {
  make: brandFields.partial().required({ slug: true, name_en: true, name_zh: true }),
  update: brandFields.partial(),
  item: z.object({ id: z.number().int(), slug: z.string(), name_en: z.string(), name_zh: z.string(), group_count: z.number().int() }),
  query: z.object({}),
});

const groupFields = z.object({
  category_id: id,
  brand_id: id.nullable(),
  slug: slugField,
  name_en: nameField,
  name_zh: nameField,
  description_en: textField(2000),
  description_zh: textField(2000),
  facts: z.record(z.string().max(60), z.string().max(300)).refine((of) => Object.keys(of).length <= 60),
  option_keys: z.array(z.string().max(40)).max(12),
  is_made_to_order: z.boolean(),
  is_clearance: z.boolean(),
  lead_days_min: z.number().int().min(0).max(365),
  lead_days_max: z.number().int().min(0).max(365),
  search_text: textField(1000),
  ...seoFields,
});
export const spuCalls = resourceCalls('spu', 'a product group', {
  make: groupFields.partial().required({ category_id: true, slug: true, name_en: true, name_zh: true }),
  update: groupFields.partial().extend({
    hidden: z.boolean().optional(),
    /** Publication time; null makes it a draft. */
    publish_at: z.iso.datetime().nullable().optional(),
  }),
  item: z.object({
    id: z.number().int(),
    slug: z.string(),
    category_id: z.number().int(),
    name_en: z.string(),
    name_zh: z.string(),
    sku_count: z.number().int(),
    price_from: z.number(),
    price_to: z.number(),
    stock: z.number().int(),
    hidden: z.boolean(),
    publish_at: z.string().nullable(),
  }),
  query: z.object({ keyword: textField(100).optional(), category_id: id.optional(), brand_id: id.optional() }),
});

const price = twoDecimals(0.01, 1_000_000);
/** A price below cost is intended; only an owner may say so. */
export const below_cost = z.boolean().default(false);
const skuFields = z.object({
  code: z.string().regex(/^[\w.#/+-]{2,60}$/),
  slug: slugField,
  barcode: textField(32).nullable(),
  name_en: nameField,
  name_zh: nameField,
  cost: twoDecimals(0, 1_000_000),
  weight_g: z.number().int().min(0).max(1_000_000),
  shipping_name: textField(120),
  shelf: textField(40),
  is_made_to_order: z.boolean(),
  hidden: z.boolean(),
  value_ids: z.array(id).max(40),
});
export const skuCalls = resourceCalls('sku', 'a SKU', {
  make: skuFields
    .partial()
    .required({ code: true, weight_g: true })
    .extend({ spu_id: id, price, discount: z.number().gt(0).max(1).default(1), below_cost }),
  update: skuFields
    .partial()
    .extend({ price: price.optional(), discount: z.number().gt(0).max(1).optional(), reason: textField(200).default(''), below_cost }),
  item: z.object({
    id: z.number().int(),
    spu_id: z.number().int(),
    code: z.string(),
    name_en: z.string(),
    name_zh: z.string(),
    price: z.number(),
    discount: z.number(),
    payable_price: z.number(),
    cost: z.number().optional(),
    stock: z.number().int(),
    hidden: z.boolean(),
  }),
  query: z.object({ keyword: textField(100).optional(), category_id: id.optional(), spu_id: id.optional() }),
});

const pictureFields = z.object({
  alt_en: nameField,
  alt_zh: nameField,
  colour_code: textField(32),
  sku_id: id.nullable(),
  view: z.enum(['front', 'back', 'side', 'detail', 'other']),
});
export const spuPictureCalls = {
  ...resourceCalls('spu_picture', 'a picture of a group', {
    make: z.object({ spu_id: id, upload_id: z.string().regex(/^[0-9a-f]{32}$/), colour_code: textField(32).optional() }),
    update: pictureFields.partial(),
    item: z.object({
      id: z.number().int(),
      url: z.string(),
      alt_en: z.string(),
      alt_zh: z.string(),
      colour_code: z.string(),
      view: z.string(),
    }),
    query: z.object({ spu_id: id }),
  }),
};

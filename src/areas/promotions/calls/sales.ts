import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, listed, maxListItems, paged, twoDecimals } from '#api/fields.ts';
import { priceRoles } from '#site/page.ts';
import { saleSlugs } from '../rules/sale.ts';
import { saleStates } from '../rules/sale-list.ts';

const moment = z.iso.datetime({ offset: true });
const facts = {
  slug: z.enum(saleSlugs),
  title_en: z.string().trim().min(1).max(120),
  title_zh: z.string().trim().min(1).max(120),
  intro_en: z.string().trim().max(600).default(''),
  intro_zh: z.string().trim().max(600).default(''),
  picture_url: z.string().trim().max(300).default(''),
  starts_at: moment,
  ends_at: moment,
};
/** Products named individually: SKU codes or group slugs, with their price factor in the sale. */
const goods = z
  .array(z.object({ name: z.string().trim().min(1).max(120), discount: z.number().min(0.1).max(1).nullable() }))
  .max(maxListItems);

/** Price-protection cost if the sale starts as planned, by what is sold so far; the ten most expensive products. */
const priceProtection = z.object({
  starts_at: z.string(),
  cost: z.number(),
  pieces: z.number().int(),
  shoppers: z.number().int(),
  products: z.array(z.object({ spu_id: z.number().int(), name: z.string(), pieces: z.number().int(), cost: z.number() })),
});
/** SKUs that would sell below cost, the ten greatest losses; and how many have no known cost. */
const belowCost = z.object({
  count: z.number().int(),
  unknown_cost: z.number().int(),
  skus: z.array(z.object({ sku_id: z.number().int(), code: z.string(), sale_price: z.number(), cost: z.number() })),
});

export const getPromotions = call({
  method: 'POST',
  who: priceRoles,
  name: 'admin.promotion.getWithQuery',
  path: '/admin/promotion/get_with_query',
  summary:
    'Sales with their dates and number of product groups; with an id also its products, their prices, the cost of price protection, and what would sell below cost',
  input: z.object({ id: id.optional(), state: z.enum(saleStates).optional(), keyword: z.string().trim().max(100).optional(), ...paged }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        slug: z.string(),
        title_en: z.string(),
        title_zh: z.string(),
        starts_at: z.string(),
        ends_at: z.string(),
        published_at: z.string().nullable(),
        state: z.enum(saleStates),
        goods_count: z.number().int(),
        goods: z
          .array(
            z.object({
              id: z.number().int(),
              spu_id: z.number().int(),
              sku_id: z.number().int().nullable(),
              name: z.string(),
              discount: z.number().nullable(),
              usual_from: z.number().nullable(),
              sale_from: z.number().nullable(),
              /** Not begun with the sale, since it would sell below cost. */
              held: z.boolean(),
            }),
          )
          .optional(),
        price_protection: priceProtection.optional(),
        below_cost: belowCost.optional(),
      }),
    ),
    ...listed,
  }),
});

export const addPromotion = call({
  method: 'POST',
  who: priceRoles,
  name: 'admin.promotion.add',
  path: '/admin/promotion/add',
  summary: 'Creates a sale with its products; it is not public before it is announced',
  input: z.object({ ...facts, goods: goods.default([]) }),
  output: z.object({ id: z.number().int(), unknown: z.array(z.string()) }),
});

export const updatePromotion = call({
  method: 'POST',
  who: priceRoles,
  name: 'admin.promotion.update',
  path: '/admin/promotion/update',
  summary: 'Changes a sale, adds products, announces it (published_at) or withdraws it (null); prices change at start and end',
  input: z.object({
    id,
    ...z.object(facts).partial().shape,
    published_at: moment.nullable().optional(),
    goods: goods.default([]),
    remove_goods: z.array(id).max(maxListItems).default([]),
    /** The price-protection cost shown to staff, in dollars: announcing is refused when it has risen much since. */
    seen_cost: twoDecimals(0, 100_000_000).optional(),
    /** Selling below cost is intended; only an owner may say so. */
    below_cost: z.boolean().default(false),
  }),
  output: z.object({ unknown: z.array(z.string()), price_protection: priceProtection.nullable() }),
});

export const deletePromotion = call({
  method: 'POST',
  who: priceRoles,
  name: 'admin.promotion.delete',
  path: '/admin/promotion/delete',
  summary: 'Deletes a sale that was not announced; a running sale is withdrawn instead',
  input: z.object({ id }),
  output: z.object({}),
});

import { z } from 'zod';
import { call } from '#api/call.ts';
import { email, id, listed, paged, typedId } from '#api/fields.ts';
import { labelIn, sorts } from './rules/filters.ts';
import { maxKeywordLength } from './rules/search/keyword.ts';

const name = z.string().trim().min(1).max(120);
const label = z
  .string()
  .max(120)
  .refine((text) => labelIn(text) !== null);
const labels = z.array(label).max(20).default([]);

/** A SKU as every list returns it. */
export const skuOutput = z.object({
  id: z.number().int(),
  name: z.string(),
  category_name: z.string(),
  spu_name: z.string(),
  sku_name: z.string(),
  price: z.number(),
  discount: z.number(),
  payable_price: z.number(),
  weight: z.number(),
  shipping_name: z.string(),
  stock: z.number().int(),
  picture: z.array(z.object({ url: z.string() })),
  attributes: z.record(z.string(), z.string()),
  rating: z.number().nullable(),
  review_count: z.number().int(),
});
const skuList = z.object({ items: z.array(skuOutput), ...listed });
const oneSku = z.object({ item: skuOutput });
const metaFields = { name: z.string(), title: z.string(), description: z.string(), keywords: z.string() };
const empty = z.object({});

const read = { method: 'GET', who: 'anyone' } as const;

export const getSkusByCategory = call({
  ...read,
  name: 'catalog.skusByCategory',
  path: '/api/get_skus_by_category',
  summary: 'SKUs of a category, filtered by labels such as "Texture: Body Wave"',
  input: z.object({ category: name, filter_label: labels, sort: z.enum(sorts).optional(), ...paged }),
  output: skuList,
  lists: ['filter_label'],
});

export const getSkusBySpu = call({
  ...read,
  name: 'catalog.skusBySpu',
  path: '/api/get_skus_by_spu',
  summary: 'All SKUs of a product group',
  input: z.object({ category: name, spu: name, ...paged }),
  output: skuList,
});

export const getSku = call({
  ...read,
  name: 'catalog.sku',
  path: '/api/get_sku',
  summary: 'One SKU by its address',
  input: z.object({ category: name, spu: name, sku: name }),
  output: oneSku,
});

export const getSkuById = call({
  ...read,
  name: 'catalog.skuById',
  path: '/api/get_sku_by_id',
  summary: 'One SKU by its id',
  input: z.object({ id: typedId }),
  output: oneSku,
});

export const getHomeWigSkus = call({
  ...read,
  name: 'catalog.homeWigSkus',
  path: '/api/get_home_wig_skus',
  summary: 'Best-selling wigs, one SKU of each group',
  input: empty,
  output: skuList,
});

export const getHomeBundleSkus = call({
  ...read,
  name: 'catalog.homeBundleSkus',
  path: '/api/get_home_bundle_skus',
  summary: 'Best-selling bundles, one SKU of each group',
  input: empty,
  output: skuList,
});

export const getNotFoundSkus = call({
  ...read,
  name: 'catalog.notFoundSkus',
  path: '/api/get_not_found_skus',
  summary: 'Products for the not-found page',
  input: empty,
  output: skuList,
});

export const getRelatedSkus = call({
  ...read,
  name: 'catalog.relatedSkus',
  path: '/api/get_related_skus',
  summary: 'Related products: one SKU of each group',
  input: z.object({ category: name, spu: name, sku: name.optional() }),
  output: skuList,
});

export const getCategoryMeta = call({
  ...read,
  name: 'catalog.categoryMeta',
  path: '/api/get_category_meta',
  summary: 'Title, description, keywords and FAQs of a category, with or without selected labels',
  input: z.object({ category: name, filter_label: labels }),
  output: z.object({ ...metaFields, category_name: z.string(), faq: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  lists: ['filter_label'],
});

export const getSpuMeta = call({
  ...read,
  name: 'catalog.spuMeta',
  path: '/api/get_spu_meta',
  summary: 'Title, description and keywords of a product group',
  input: z.object({ category: name, spu: name }),
  output: z.object({
    ...metaFields,
    category_name: z.string(),
    spu_name: z.string(),
    rating: z.number().nullable(),
    review_count: z.number().int(),
  }),
});

export const searchSkuByKey = call({
  ...read,
  name: 'catalog.searchSkuByKey',
  path: '/api/search_sku_by_key',
  summary: 'Searches SKUs by keyword, tolerating typos, best matches first',
  input: z.object({ keyword: z.string().trim().min(1).max(maxKeywordLength), ...paged }),
  output: skuList,
});

export const getSkuListByFilterLabel = call({
  ...read,
  name: 'catalog.skuListByFilterLabel',
  path: '/api/get_sku_list_by_filter_label',
  summary: 'Up to a given number of SKUs of a category with one label',
  input: z.object({ category: name, filter_label: label, count: z.coerce.number<number>().int().min(1).max(100) }),
  output: skuList,
});

export const getFacets = call({
  ...read,
  name: 'catalog.facets',
  path: '/api/get_facets',
  summary: 'The filters of a category with counts, given the selected labels',
  input: z.object({ category: name, filter_label: labels }),
  output: z.object({
    total: z.number().int(),
    in_stock: z.number().int(),
    price: z.object({ min: z.number(), max: z.number() }).nullable(),
    facets: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        kind: z.string(),
        values: z.array(
          z.object({ value: z.string(), name: z.string(), filter_label: z.string(), count: z.number().int(), chosen: z.boolean() }),
        ),
      }),
    ),
  }),
  lists: ['filter_label'],
});

export const getBrands = call({
  ...read,
  name: 'catalog.brands',
  path: '/brand/get_with_query',
  summary: 'The brands we sell',
  input: z.object(paged),
  output: z.object({
    items: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string(), description: z.string(), logo: z.string() })),
    ...listed,
  }),
});

export const notifyMe = call({
  method: 'POST',
  who: 'anyone',
  name: 'catalog.notifyMe',
  path: '/api/notify_me',
  summary: 'Subscribes to one email when a sold-out SKU is back in stock; the response does not reveal an existing subscription',
  input: z.object({
    sku_id: id,
    email,
  }),
  output: empty,
});

export const stopNotifyMe = call({
  method: 'POST',
  who: 'anyone',
  name: 'catalog.stopNotifyMe',
  path: '/api/stop_notify_me',
  summary: 'Unsubscribes the email address of this token from back-in-stock emails; the response is the same for every token',
  input: z.object({ token: z.string().trim().min(1).max(100) }),
  output: empty,
});

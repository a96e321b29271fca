import { z } from 'zod';
import { bilingual, listOf, readJson, whole } from '#demo/read-files.ts';
import { categorySlug, type GroupPlan, hairPlan, itemsPlan } from './plan.ts';

const hairFiles = ['wigs', 'bundles', 'lace-pieces', 'braiding', 'extensions', 'sets'];
/** The piece of /test-sku and what a composed piece lies in a cart as are hidden: no list shows them. */
const pieceFiles = ['samples', 'accessories', 'business-goods', 'hidden-goods'];

/** Every group in the order of its id. */
export const groupPlans: readonly GroupPlan[] = [
  ...hairFiles.flatMap((file) => readJson(`catalog/${file}.json`, listOf(hairPlan))),
  ...pieceFiles.flatMap((file) => readJson(`catalog/${file}.json`, listOf(itemsPlan))),
];

/** In the order of the product page and filters. */
export const attributePlans = readJson(
  'catalog/attributes.json',
  listOf(
    z.strictObject({
      key: z.string(),
      name: bilingual,
      kind: z.enum(['choice', 'colour', 'length', 'number']),
      unit: z.string().optional(),
      /** Left out where it is true; the others are shown on the product page, but are of little help in a list. */
      isFilterable: z.literal(false).optional(),
      /** Value in English as it stands in filters, and in Chinese; those of colours are in colors.json. */
      values: listOf(bilingual),
    }),
  ),
);

/** Surcharge of a shade for 180 g of hair, and how it is made. */
export const colorPlans = readJson(
  'catalog/colors.json',
  listOf(
    z.strictObject({
      code: z.string(),
      value: z.string(),
      extraCents: whole,
      isLight: z.boolean(),
      processing: z.enum(['natural', 'Dyed', 'Bleached and Toned']),
    }),
  ),
);

const range = z.tuple([whole, whole]).readonly();
/** The ids of the categories follow this order, which is that of categorySlugs. */
export const categoryPlans = readJson(
  'catalog/categories.json',
  listOf(
    z.strictObject({
      slug: categorySlug,
      name: bilingual,
      about: bilingual,
      metaTitle: bilingual,
      metaKeywords: bilingual,
      /** Name of the picture in media.json. */
      picture: z.string(),
      shipsFree: z.boolean().optional(),
      lengths: range.optional(),
      priceCents: range.optional(),
      durability: bilingual.optional(),
      /** Keys of its attributes, in order. */
      attributes: listOf(z.string()),
    }),
  ),
);

export const brandPlans = readJson('catalog/brands.json', listOf(z.strictObject({ slug: z.string(), name: bilingual, about: bilingual })));

export const faqPlans = readJson(
  'catalog/faqs.json',
  listOf(z.strictObject({ category: categorySlug.nullable(), topic: z.string().optional(), question: bilingual, answer: bilingual })),
);

const meanings = z.record(z.string(), listOf(z.string()));
/** What is meant, and what people type for it. */
export const synonymPlans = readJson('catalog/synonyms.json', z.strictObject({ en: meanings, zh: meanings }));

/** What people look for, how often, and the share that finds nothing. */
export const searchTermPlans = readJson(
  'catalog/search-terms.json',
  listOf(z.strictObject({ term: z.string(), language: z.enum(['en', 'zh']), weight: whole, emptyShare: z.number() })),
);

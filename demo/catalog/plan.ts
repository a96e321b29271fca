import { z } from 'zod';
import { bilingual, listOf, whole } from '#demo/read-files.ts';

export const categorySlugs = [
  'wig',
  'bundle',
  'closure-frontal',
  'hair-braiding',
  'hair-extensions',
  'hair-sample',
  'accessories',
  'other-channel',
  'start-business',
  'other',
  'sales-promotion',
] as const;
export const categorySlug = z.enum(categorySlugs);
export type CategorySlug = z.infer<typeof categorySlug>;

const texture = z.enum(['Straight', 'Yaki Straight', 'Body Wave', 'Loose Wave', 'Deep Wave', 'Water Wave', 'Kinky Curly']);
export const origin = z.enum(['vietnam', 'myanmar', 'india', 'cambodia', 'china', 'brazil']);
export type Origin = z.infer<typeof origin>;

/** Construction of a hair product; decides grams, price, facts and pictures. */
export const form = z.enum(['wig', 'bundle', 'bundle-set', 'set-closure', 'set-frontal', 'pack', 'lace-piece', 'braiding', 'extension']);
export type Form = z.infer<typeof form>;

/** A group whose SKUs are all combinations of its choices, priced by inch and gram. */
export const hairPlan = z.strictObject({
  category: categorySlug,
  slug: z.string(),
  code: z.string(),
  name: bilingual,
  /** {g 24 180} becomes the grams of that length and density. */
  about: bilingual,
  form,
  texture,
  style: z.string(),
  /** Cap construction of a wig, or how an extension is worn. */
  cap: z.string().optional(),
  laceSize: z.string().optional(),
  laces: listOf(z.enum(['HD Lace', 'Transparent Lace'])).optional(),
  lengths: listOf(whole),
  densities: listOf(whole).optional(),
  capSizes: listOf(z.string()).optional(),
  parts: listOf(z.string()).optional(),
  /** Color codes; the first is on the group's card. */
  colours: listOf(z.string()),
  origin,
  isRaw: z.boolean().optional(),
  isDoubleDrawn: z.boolean().optional(),
  isMadeToOrder: z.boolean().optional(),
  /** Bleached colors are not made longer than this. */
  lightUpToInches: whole.optional(),
  clearanceBp: whole.optional(),
  /** Pieces in the pack. */
  pieces: whole.optional(),
  factor: z.number().optional(),
  /** Grams up to 18 in and above, where they are fixed by the pack. */
  grams: z.tuple([whole, whole]).readonly().optional(),
  /** Geometry of the pictures where it does not follow from form, style and texture. */
  geometry: z.string().optional(),
});
export type HairPlan = z.infer<typeof hairPlan>;

/** One thing with its own price, such as a comb. */
const piecePlan = z.strictObject({
  options: z.record(z.string(), z.string()),
  priceCents: whole,
  grams: whole,
  /** Name of the picture in media.json. */
  picture: z.string(),
  lengthInches: whole.optional(),
  discountBp: whole.optional(),
  isMadeToOrder: z.boolean().optional(),
  /** Other seeds never hear of it, so it stays without stock. */
  isSoldOut: z.boolean().optional(),
});

/** A group whose SKUs are written out one by one. */
export const itemsPlan = z.strictObject({
  category: categorySlug,
  slug: z.string(),
  code: z.string(),
  name: bilingual,
  about: bilingual,
  style: z.string(),
  material: z.string(),
  facts: listOf(z.tuple([bilingual, bilingual]).readonly()),
  pieces: listOf(piecePlan),
  texture: texture.optional(),
  clearanceBp: whole.optional(),
  isHidden: z.boolean().optional(),
});
export type ItemsPlan = z.infer<typeof itemsPlan>;

export type GroupPlan = HairPlan | ItemsPlan;

export const isHair = (plan: GroupPlan): plan is HairPlan => 'form' in plan;

/** Every second inch, as hair is sold. */
export const inches = (from: number, to: number): readonly number[] => {
  const list: number[] = [];
  for (let length = from; length <= to; length += 2) list.push(length);
  return list;
};

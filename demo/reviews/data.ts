import { z } from 'zod';
import { listOf, readJson, whole } from '#demo/read-files.ts';

/** What is reviewed, by category. */
export const kindOf: Readonly<Record<string, ReviewedKind>> = {
  wig: 'wig',
  bundle: 'bundle',
  'closure-frontal': 'lace',
  'hair-braiding': 'braiding',
  'hair-extensions': 'extensions',
  'hair-sample': 'sample',
  accessories: 'accessory',
  'sales-promotion': 'deal',
  'other-channel': 'business',
  'start-business': 'business',
  other: 'business',
};

const kind = z.enum(['wig', 'bundle', 'lace', 'braiding', 'extensions', 'sample', 'accessory', 'deal', 'business']);
export type ReviewedKind = z.infer<typeof kind>;

const names = listOf(z.string());
const range = z.tuple([whole, whole]).readonly();

/** What must be true of the purchase for the words to be true. */
const conditions = z
  .strictObject({
    /** Slugs of the groups. */
    groups: names,
    /** Allowed values by the key of an attribute. */
    attributes: z.record(z.string(), names),
    textures: names,
    colors: names,
    inches: range,
    quantity: range,
    /** Days from the order to the delivery. */
    days: range,
    /** The review was written at least so many days after the delivery. */
    wornDays: whole,
    states: names,
    isBusiness: z.literal(true),
    isMan: z.literal(true),
    isRepeat: z.boolean(),
    isReturned: z.literal(true),
  })
  .partial();

const review = z.strictObject({
  kind,
  stars: z.number().int().min(1).max(5),
  /** Who writes: a customer is one person, so all their reviews are by the same. */
  writer: z.string().optional(),
  title: z.string().optional(),
  text: z.string(),
  /** What we answered in public; {name} is the first name. */
  answer: z.string().optional(),
  /** Not published, and why. */
  status: z.enum(['refused', 'hidden']).optional(),
  note: z.string().optional(),
  fits: conditions,
});
type WrittenReview = z.infer<typeof review>;
export type DemoReview = WrittenReview & { readonly language: 'en' | 'zh' };

const files = [
  'wigs',
  'bundles',
  'lace-pieces',
  'braiding',
  'extensions',
  'samples',
  'accessories',
  'deals',
  'business',
  'set-aside',
  'chinese',
] as const;

/** Every review is used at most once. */
export const demoReviews: readonly DemoReview[] = files.flatMap((file) =>
  readJson(`reviews/${file}.json`, listOf(review)).map((one) => ({
    ...one,
    language: file === 'chinese' ? ('zh' as const) : ('en' as const),
  })),
);

import { z } from 'zod';
import { bilingual, listOf, readJson, whole } from '#demo/read-files.ts';

export const salePlans = readJson(
  'promotions/sales.json',
  listOf(
    z.strictObject({
      slug: z.string(),
      title: bilingual,
      intro: bilingual,
      pictureOf: z.string(),
      /** How many groups are in it. */
      goods: whole,
      discountBp: listOf(whole),
    }),
  ),
);

export const couponPlans = readJson(
  'promotions/coupons.json',
  listOf(
    z.strictObject({
      code: z.string(),
      kind: z.enum(['fixed', 'percent', 'free_shipping']),
      name: bilingual,
      amountCents: whole.optional(),
      percentBp: whole.optional(),
      maxDiscountCents: whole.optional(),
      minItemsCents: whole.optional(),
      category: z.string().optional(),
      isFirstOrderOnly: z.boolean().optional(),
      maxUses: whole.optional(),
      sinceDays: whole,
      endsInDays: z.int().nullable(),
      isActive: z.boolean().optional(),
    }),
  ),
);

const giveawayPlan = z.strictObject({
  slug: z.string(),
  pictureOf: z.string(),
  title: bilingual,
  prize: bilingual,
  rules: bilingual,
  countries: listOf(z.string()),
  /** Days from today. */
  starts: z.int(),
  ends: z.int(),
  winners: whole,
  entries: whole,
  shares: z.boolean(),
});
export type GiveawayPlan = z.infer<typeof giveawayPlan>;
export const giveawayPlans = readJson('promotions/giveaways.json', listOf(giveawayPlan));

export const tierPlans = readJson('rules/quantity-tiers.json', listOf(z.strictObject({ minPieces: whole, offBp: whole })));
export const setPricePlans = readJson(
  'rules/set-prices.json',
  listOf(z.strictObject({ minBundles: whole, withClosure: z.boolean(), offBp: whole })),
);

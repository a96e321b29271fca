import { z } from 'zod';
import { bilingual, listOf, readJson, whole } from '#demo/read-files.ts';

const vendorPlan = z.strictObject({
  code: z.string(),
  name: bilingual,
  contact: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  country: z.string(),
  currency: z.string(),
  rateMicros: whole,
  leadDays: whole,
  note: z.string(),
});
export type VendorPlan = z.infer<typeof vendorPlan>;
export const vendorPlans = readJson('vendor-prices/vendors.json', listOf(vendorPlan));

/** The price of 100 g or a piece in dollar cents is base + inches + inches squared. */
const offerPlan = z.strictObject({
  vendor: z.string(),
  kind: z.string(),
  origin: z.string(),
  grade: z.string(),
  texture: z.string(),
  colour: z.string(),
  lace: z.string(),
  unit: z.enum(['piece', '100g', 'kg']),
  minQuantity: whole,
  lengths: listOf(whole),
  baseCents: whole,
  inchCents: whole,
  squareCents: z.number(),
});
export type VendorOfferPlan = z.infer<typeof offerPlan>;
export const vendorOfferPlans = readJson('vendor-prices/offers.json', listOf(offerPlan));

import { z } from 'zod';
import { call } from '#api/call.ts';
import { maxShopperFieldLength } from '#areas/shoppers/rules.ts';
import { addressDoubts } from '#providers/ports.ts';

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);

const receiver = z.object({
  address: line(maxShopperFieldLength.address),
  city: line(maxShopperFieldLength.place),
  region: line(maxShopperFieldLength.place),
  post_code: line(maxShopperFieldLength.postCode),
  country: line(2).optional(),
});
const maxGrams = 68_000;

export const validateAddress = call({
  name: 'carrier.validateAddress',
  method: 'POST',
  path: '/carrier/validate_address',
  who: 'anyone',
  summary: 'Checks an address with the carrier. Advice only: an unknown address may still be used',
  input: z.object({ receiver }),
  output: z.object({
    outcome: z.enum(['known', 'corrected', 'doubtful', 'unsupported', 'away']),
    receiver: z.object({ address: z.string(), city: z.string(), region: z.string(), post_code: z.string(), country: z.string() }),
    doubts: z.array(z.enum(addressDoubts)),
  }),
});

export const carrierRates = call({
  name: 'carrier.rates',
  method: 'POST',
  path: '/carrier/rates',
  who: 'anyone',
  summary: 'Shipping rates of the carrier for a package, cheapest first; our own rates while the carrier is unreachable',
  input: z.object({ receiver, grams: z.number().int().min(1).max(maxGrams).default(500) }),
  output: z.object({
    by: z.enum(['carrier', 'formula']),
    rates: z.array(z.object({ service: z.string(), name: z.string(), price: z.number(), arrives_on: z.string().nullable() })),
  }),
});

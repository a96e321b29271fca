import { z } from 'zod';

const text = (maxLength: number) => z.string().max(maxLength);
const weightLimitGrams = 68_000;
const gramsPerUnit = { KG: 1000, LB: 453.592 } as const;
const dayMs = 24 * 60 * 60 * 1000;

/** Body of a resolve call. The city is optional only with a postal code. */
export const ResolveBody = z.object({
  addressesToValidate: z
    .array(
      z.object({
        address: z
          .object({
            streetLines: z.array(text(300).min(1)).min(1).max(3),
            city: text(100).optional(),
            stateOrProvinceCode: text(2).optional(),
            postalCode: text(10).optional(),
            countryCode: text(2).optional(),
          })
          .refine(({ city, postalCode }) => Boolean(city || postalCode), { path: ['city'] }),
        clientReferenceId: text(100).optional(),
      }),
    )
    .min(1)
    .max(100),
});

const Party = z.object({
  address: z.object({
    countryCode: z.string().length(2),
    postalCode: text(10),
    city: text(100).optional(),
    stateOrProvinceCode: text(2).optional(),
    residential: z.boolean().optional(),
  }),
});
export const packageWeight = z
  .object({ units: z.enum(['KG', 'LB']), value: z.number().positive() })
  .refine(({ units, value }) => value * gramsPerUnit[units] <= weightLimitGrams, { path: ['value'] })
  .transform(({ units, value }) => Math.round(value * gramsPerUnit[units]));
const side = z.number().int().min(1).max(999);

export const RateBody = z.object({
  accountNumber: z.object({ value: z.string().min(1) }),
  requestedShipment: z.object({
    shipper: Party,
    recipient: Party,
    pickupType: z.enum(['CONTACT_FEDEX_TO_SCHEDULE', 'DROPOFF_AT_FEDEX_LOCATION', 'USE_SCHEDULED_PICKUP']),
    requestedPackageLineItems: z
      .array(
        z.object({
          weight: packageWeight,
          dimensions: z.object({ length: side, width: side, height: side, units: z.enum(['CM', 'IN']) }).optional(),
          groupPackageCount: z.number().int().min(1).max(99).optional(),
        }),
      )
      .min(1)
      .max(99),
    rateRequestType: z.array(z.enum(['ACCOUNT', 'LIST', 'PREFERRED', 'INCENTIVE'])).optional(),
    shipDateStamp: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    customsClearanceDetail: z.object({ commodities: z.array(z.unknown()).min(1) }).optional(),
  }),
});

export type Refusal = { readonly code: string; readonly message: string };
type Shipment = z.output<typeof RateBody>['requestedShipment'];

/** Semantic errors of a parcel; null when there are none. */
export function wrongParcel({ recipient, shipper, shipDateStamp, customsClearanceDetail }: Shipment, now: number): Refusal | null {
  const { countryCode, postalCode, stateOrProvinceCode } = recipient.address;
  if (countryCode === 'US' && !/^\d{5}(-?\d{4})?$/.test(postalCode))
    return { code: 'DESTINATION.POSTALCODE.MISSING.ORINVALID', message: 'Destination postal code missing or invalid.' };
  if ((countryCode === 'US' || countryCode === 'CA') && !stateOrProvinceCode)
    return { code: 'STATEORPROVINCECODE.REQUIRED', message: 'Recipient state or province code is required.' };
  if (countryCode !== shipper.address.countryCode && !customsClearanceDetail)
    return { code: 'CUSTOMSCLEARANCEDETAIL.REQUIRED', message: 'Customs clearance detail is required.' };
  const leaves = shipDateStamp === undefined ? now : Date.parse(shipDateStamp);
  const today = Math.floor(now / dayMs) * dayMs;
  // One day of tolerance: the carrier uses local days.
  if (Number.isNaN(leaves) || leaves < today - dayMs || leaves > today + 11 * dayMs)
    return { code: 'SHIPDATESTAMP.INVALID', message: 'Ship date must be today or at most 10 days ahead.' };
  return null;
}

import { z } from 'zod';
import { packageWeight, type Refusal } from './questions.ts';

const text = (maxLength: number) => z.string().max(maxLength);
const account = z.object({ value: z.string().min(1).max(9) });
const dayMs = 24 * 60 * 60 * 1000;

const Contact = z
  .object({
    personName: text(70).optional(),
    companyName: text(35).optional(),
    phoneNumber: text(15),
    emailAddress: text(80).optional(),
    phoneExtension: text(6).optional(),
  })
  .refine(({ personName, companyName }) => Boolean(personName || companyName), { path: ['personName'] });
const Address = z.object({
  streetLines: z.array(text(35).min(1)).min(1).max(3),
  city: text(35).min(1),
  stateOrProvinceCode: text(2).optional(),
  postalCode: text(10).optional(),
  countryCode: z.string().length(2),
  residential: z.boolean().optional(),
});
const Party = z.object({ contact: Contact, address: Address });

export const ShipBody = z.object({
  accountNumber: account,
  labelResponseOptions: z.enum(['URL_ONLY', 'LABEL']),
  requestedShipment: z.object({
    shipper: Party,
    recipients: z.array(Party).length(1),
    serviceType: text(60).min(1),
    packagingType: text(60).min(1),
    pickupType: z.enum(['CONTACT_FEDEX_TO_SCHEDULE', 'DROPOFF_AT_FEDEX_LOCATION', 'USE_SCHEDULED_PICKUP']),
    shipDatestamp: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    shippingChargesPayment: z.object({ paymentType: z.enum(['SENDER', 'RECIPIENT', 'THIRD_PARTY', 'COLLECT']) }),
    labelSpecification: z.object({
      imageType: z.enum(['PDF', 'PNG', 'ZPLII', 'EPL2']),
      labelStockType: z.enum(['PAPER_4X6', 'STOCK_4X6', 'PAPER_85X11_TOP_HALF_LABEL', 'PAPER_LETTER']),
      labelFormatType: z.literal('COMMON2D').optional(),
    }),
    totalWeight: z.number().positive(),
    requestedPackageLineItems: z
      .array(
        z.object({
          weight: packageWeight,
          sequenceNumber: z.number().int().min(1).optional(),
          itemDescription: text(50).optional(),
          customerReferences: z
            .array(
              z.object({
                customerReferenceType: z.enum([
                  'CUSTOMER_REFERENCE',
                  'INVOICE_NUMBER',
                  'P_O_NUMBER',
                  'DEPARTMENT_NUMBER',
                  'RMA_ASSOCIATION',
                ]),
                value: text(40),
              }),
            )
            .optional(),
        }),
      )
      .min(1)
      .max(30),
    customsClearanceDetail: z.object({ commodities: z.array(z.unknown()).min(1) }).optional(),
  }),
});
export type RequestedShipment = z.output<typeof ShipBody>['requestedShipment'];

export const CancelBody = z.object({
  accountNumber: account,
  trackingNumber: text(40).min(1),
  deletionControl: z.literal('DELETE_ALL_PACKAGES').optional(),
});

export const PickupBody = z.object({
  associatedAccountNumber: account,
  carrierCode: z.enum(['FDXE', 'FDXG']),
  originDetail: z.object({
    pickupAddressType: z.enum(['ACCOUNT', 'SHIPPER', 'OTHER']).optional(),
    pickupLocation: Party,
    readyDateTimestamp: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z?$/),
    customerCloseTime: z.string().regex(/^\d{2}:\d{2}:\d{2}$/),
    packageLocation: z.enum(['FRONT', 'NONE', 'REAR', 'SIDE']).optional(),
  }),
  packageCount: z.number().int().min(1).max(999).optional(),
  totalWeight: z.object({ units: z.enum(['KG', 'LB']), value: z.number().positive().max(99_999) }).optional(),
  remarks: text(60).optional(),
});

export const TrackBody = z.object({
  includeDetailedScans: z.boolean(),
  trackingInfo: z.array(z.object({ trackingNumberInfo: z.object({ trackingNumber: text(40) }) })).max(30),
});

/** Semantic errors of a valid request; null when there are none. */
export function wrongShipment(
  { shipper, recipients: [to], shipDatestamp, customsClearanceDetail }: RequestedShipment,
  now: number,
): Refusal | null {
  if (!to) return { code: 'RECIPIENTS.REQUIRED', message: 'Recipient is required.' };
  for (const [side, { contact, address }] of [['SHIPPER', shipper] as const, ['RECIPIENTS', to] as const]) {
    const isNear = address.countryCode === 'US' || address.countryCode === 'CA';
    if (isNear ? !/^1?\d{10}$/.test(contact.phoneNumber) : !/^\d{10,15}$/.test(contact.phoneNumber))
      return { code: `${side}.PHONENUMBER.TOOSHORT`, message: 'Please provide a valid phone number.' };
    if (isNear && !address.stateOrProvinceCode)
      return { code: 'STATEORPROVINCECODE.REQUIRED', message: 'State or province code is required.' };
    if (address.countryCode === 'US' && !/^\d{5}(-?\d{4})?$/.test(address.postalCode ?? ''))
      return { code: 'COUNTRY.POSTALCODE.INVALID', message: 'Postal code is not valid.' };
  }
  if (to.address.countryCode !== shipper.address.countryCode && !customsClearanceDetail)
    return { code: 'CUSTOMSCLEARANCEDETAIL.REQUIRED', message: 'Customs clearance detail is required.' };
  const leaves = shipDatestamp === undefined ? now : Date.parse(shipDatestamp);
  if (Number.isNaN(leaves) || leaves > now + 11 * dayMs) return { code: 'SHIPDATESTAMP.INVALID', message: 'Ship date is too far ahead.' };
  return null;
}

/** A pickup must be in the future; the ground service needs the parcels' location. */
export function wrongPickup({ carrierCode, originDetail }: z.output<typeof PickupBody>, now: number): Refusal | null {
  if (carrierCode === 'FDXG' && !originDetail.packageLocation)
    return { code: 'PACKAGELOCATION.REQUIRED', message: 'Package location is required for Ground.' };
  const ready = Date.parse(`${originDetail.readyDateTimestamp.replace(/Z$/, '')}Z`);
  // One day of tolerance: the time is local.
  if (Number.isNaN(ready) || ready < now - dayMs)
    return { code: 'PICKUP.REQUESTED.PREVIOUS.DAY', message: 'Cannot schedule a pickup requested for a previous day.' };
  return null;
}

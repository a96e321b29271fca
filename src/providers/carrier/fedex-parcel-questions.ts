import type { Party, PickupRequest, ShipmentRequest } from '../ports.ts';
import { customsOf, linesOf, placeOf } from './fedex-questions.ts';

const longestLine = 35;
const longestName = 70;
const mostReference = 30;

/** Body of POST /ship/v1/shipments for one parcel; the label is in the answer. */
export const shipQuestion = (wish: ShipmentRequest, account: string) => ({
  accountNumber: { value: account },
  labelResponseOptions: 'LABEL',
  requestedShipment: {
    shipper: partyOf(wish.from),
    recipients: [{ ...partyOf(wish.to), address: { ...partyOf(wish.to).address, residential: true } }],
    serviceType: wish.service,
    packagingType: 'YOUR_PACKAGING',
    pickupType: 'USE_SCHEDULED_PICKUP',
    shipDatestamp: wish.day,
    shippingChargesPayment: { paymentType: 'SENDER' },
    labelSpecification: { imageType: 'PDF', labelStockType: 'PAPER_4X6', labelFormatType: 'COMMON2D' },
    totalWeight: kilograms(wish.grams),
    requestedPackageLineItems: [
      {
        sequenceNumber: 1,
        weight: { units: 'KG', value: kilograms(wish.grams) },
        customerReferences: [{ customerReferenceType: 'CUSTOMER_REFERENCE', value: wish.reference.slice(0, mostReference) }],
      },
    ],
    ...(wish.from.address.country === wish.to.address.country ? {} : { customsClearanceDetail: customsOf(wish.grams, wish.worthCents) }),
  },
});

export const cancelQuestion = (trackingNumber: string, account: string) => ({
  accountNumber: { value: account },
  trackingNumber,
  senderCountryCode: 'US',
  deletionControl: 'DELETE_ALL_PACKAGES',
});

/** Body of POST /pickup/v1/pickups; the time is local despite its suffix. */
export const pickupQuestion = (wish: PickupRequest, account: string) => ({
  associatedAccountNumber: { value: account },
  carrierCode: wish.isGround ? 'FDXG' : 'FDXE',
  originDetail: {
    pickupAddressType: 'SHIPPER',
    pickupLocation: partyOf(wish.from),
    readyDateTimestamp: `${wish.day}T${wish.readyAt}Z`,
    customerCloseTime: wish.closesAt,
    packageLocation: 'FRONT',
  },
  packageCount: wish.parcelCount,
  totalWeight: { units: 'KG', value: kilograms(wish.grams) },
});

export const trackQuestion = (trackingNumbers: readonly string[]) => ({
  includeDetailedScans: true,
  trackingInfo: trackingNumbers.map((trackingNumber) => ({ trackingNumberInfo: { trackingNumber } })),
});

const partyOf = ({ name, company, phone, address }: Party) => ({
  contact: {
    personName: name.slice(0, longestName),
    ...(company ? { companyName: company.slice(0, longestLine) } : {}),
    phoneNumber: phoneIn(phone, address.country),
  },
  address: {
    streetLines: linesOf(address.street).map((line) => line.slice(0, longestLine)),
    ...placeOf({ ...address, city: address.city.slice(0, longestLine) }),
  },
});

/** Digits only; domestic numbers have ten, without the country code. */
export function phoneIn(typed: string, country: string): string {
  const digits = typed.replace(/\D/g, '');
  const isNear = country === 'US' || country === 'CA';
  return isNear && digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits.slice(0, 15);
}

const kilograms = (grams: number): number => Math.max(grams, 1) / 1000;

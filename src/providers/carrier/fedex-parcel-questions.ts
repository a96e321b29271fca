import type { Party, PickupRequest, ShipmentRequest } from '../ports.ts';
import { customsOf, fedexAddress, linesOf } from './fedex-questions.ts';

const maxLineLength = 35;
const maxNameLength = 70;
const maxReferenceLength = 30;

/** Body of POST /ship/v1/shipments for one parcel; the label is in the answer. */
export const shipQuestion = (request: ShipmentRequest, account: string) => ({
  accountNumber: { value: account },
  labelResponseOptions: 'LABEL',
  requestedShipment: {
    shipper: partyOf(request.from),
    recipients: [{ ...partyOf(request.to), address: { ...partyOf(request.to).address, residential: true } }],
    serviceType: request.service,
    packagingType: 'YOUR_PACKAGING',
    pickupType: 'USE_SCHEDULED_PICKUP',
    shipDatestamp: request.day,
    shippingChargesPayment: { paymentType: 'SENDER' },
    labelSpecification: { imageType: 'PDF', labelStockType: 'PAPER_4X6', labelFormatType: 'COMMON2D' },
    totalWeight: kilograms(request.grams),
    requestedPackageLineItems: [
      {
        sequenceNumber: 1,
        weight: { units: 'KG', value: kilograms(request.grams) },
        customerReferences: [{ customerReferenceType: 'CUSTOMER_REFERENCE', value: request.reference.slice(0, maxReferenceLength) }],
      },
    ],
    ...(request.from.address.country === request.to.address.country
      ? {}
      : { customsClearanceDetail: customsOf(request.grams, request.worthCents) }),
  },
});

export const cancelQuestion = (trackingNumber: string, account: string) => ({
  accountNumber: { value: account },
  trackingNumber,
  senderCountryCode: 'US',
  deletionControl: 'DELETE_ALL_PACKAGES',
});

/** Body of POST /pickup/v1/pickups; the time is local despite its suffix. */
export const pickupQuestion = (request: PickupRequest, account: string) => ({
  associatedAccountNumber: { value: account },
  carrierCode: request.isGround ? 'FDXG' : 'FDXE',
  originDetail: {
    pickupAddressType: 'SHIPPER',
    pickupLocation: partyOf(request.from),
    readyDateTimestamp: `${request.day}T${request.readyAt}Z`,
    customerCloseTime: request.closesAt,
    packageLocation: 'FRONT',
  },
  packageCount: request.parcelCount,
  totalWeight: { units: 'KG', value: kilograms(request.grams) },
});

export const trackQuestion = (trackingNumbers: readonly string[]) => ({
  includeDetailedScans: true,
  trackingInfo: trackingNumbers.map((trackingNumber) => ({ trackingNumberInfo: { trackingNumber } })),
});

const partyOf = ({ name, company, phone, address }: Party) => ({
  contact: {
    personName: name.slice(0, maxNameLength),
    ...(company ? { companyName: company.slice(0, maxLineLength) } : {}),
    phoneNumber: phoneIn(phone, address.country),
  },
  address: {
    streetLines: linesOf(address.street).map((line) => line.slice(0, maxLineLength)),
    ...fedexAddress({ ...address, city: address.city.slice(0, maxLineLength) }),
  },
});

/** Digits only; domestic numbers have ten, without the country code. */
export function phoneIn(typed: string, country: string): string {
  const digits = typed.replace(/\D/g, '');
  const isNear = country === 'US' || country === 'CA';
  return isNear && digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits.slice(0, 15);
}

const kilograms = (grams: number): number => Math.max(grams, 1) / 1000;

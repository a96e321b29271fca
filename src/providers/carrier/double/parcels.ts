import { randomInt } from 'node:crypto';
import { labelPdf } from './label.ts';
import type { RequestedShipment } from './parcel-questions.ts';
import { type Fee, priceOf, serviceNamed } from './quote.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const since = Date.UTC(2026, 0, 1);
let sequence = randomInt(10_000);

/** Twelve digits that encode the creation minute: every worker can tell a parcel's state without storing it. */
function newTrackingNumber(now: number): string {
  sequence = (sequence + 1) % 10_000;
  const minutes = Math.max(0, Math.floor((now - since) / minuteMs));
  return `7${String(minutes).padStart(7, '0').slice(-7)}${String(sequence).padStart(4, '0')}`;
}

function madeAt(trackingNumber: string): number | null {
  const found = /^7(\d{7})\d{4}$/.exec(trackingNumber);
  return found ? since + Number(found[1]) * minuteMs : null;
}

/** One entry of transactionShipments: number, price and label. */
export function shipped(shipment: RequestedShipment, fee: Fee, now: number) {
  const [to] = shipment.recipients;
  const trackingNumber = newTrackingNumber(now);
  const grams = shipment.requestedPackageLineItems.reduce((sum, { weight }) => sum + weight, 0);
  const charge = priceOf(shipment.serviceType, grams, fee) / 100;
  const serviceName = serviceNamed(shipment.serviceType) ?? shipment.serviceType;
  const day = shipment.shipDatestamp ?? new Date(now).toISOString().slice(0, 10);
  const label = labelPdf({
    service: serviceName,
    trackingNumber,
    from: linesOf(shipment.shipper),
    to: to ? linesOf(to) : [],
    foot: [`${(grams / 1000).toFixed(2)} KG`, day, shipment.requestedPackageLineItems[0]?.customerReferences?.[0]?.value ?? ''],
  });
  return {
    masterTrackingNumber: trackingNumber,
    serviceType: shipment.serviceType,
    serviceName,
    shipDatestamp: day,
    pieceResponses: [
      {
        trackingNumber,
        masterTrackingNumber: trackingNumber,
        packageSequenceNumber: 1,
        netChargeAmount: charge,
        packageDocuments: [{ contentType: 'LABEL', docType: 'PDF', copiesToPrint: 1, encodedLabel: label.toString('base64') }],
      },
    ],
    completedShipmentDetail: {
      usDomestic: to?.address.countryCode === 'US',
      shipmentRating: { shipmentRateDetails: [{ rateType: 'PAYOR_ACCOUNT_PACKAGE', totalNetCharge: charge, currency: 'USD' }] },
    },
  };
}

const linesOf = ({ contact, address }: RequestedShipment['shipper']): string[] => [
  contact.personName ?? contact.companyName ?? '',
  ...address.streetLines,
  [address.city, address.stateOrProvinceCode, address.postalCode].filter(Boolean).join(' '),
  address.countryCode,
];

type Station = readonly [hours: number, code: string, text: string, city: string, state: string];
/** Tracking events by hours since the label. */
const stations: readonly Station[] = [
  [0, 'OC', 'Shipment information sent to FedEx', 'ATLANTA', 'GA'],
  [6, 'PU', 'Picked up', 'ATLANTA', 'GA'],
  [12, 'DP', 'Left FedEx origin facility', 'ATLANTA', 'GA'],
  [24, 'IT', 'In transit', 'MEMPHIS', 'TN'],
  [40, 'AR', 'At local FedEx facility', 'MEMPHIS', 'TN'],
  [46, 'OD', 'On FedEx vehicle for delivery', 'MEMPHIS', 'TN'],
  [51, 'DL', 'Delivered', 'MEMPHIS', 'TN'],
];

/** A parcel handed over cannot be cancelled. */
export const isHandedOver = (trackingNumber: string, now: number): boolean | null => {
  const made = madeAt(trackingNumber);
  return made === null ? null : now - made >= (stations[1]?.[0] ?? 0) * hourMs;
};

/** One entry of completeTrackResults; foreign numbers are unknown. */
export function tracked(trackingNumber: string, now: number) {
  const made = madeAt(trackingNumber);
  const passed = made === null ? [] : stations.filter(([hours]) => now - made >= hours * hourMs);
  const last = passed.at(-1);
  if (made === null || !last) {
    const error = { code: 'TRACKING.TRACKINGNUMBER.NOTFOUND', message: 'Tracking number cannot be found.' };
    return { trackingNumber, trackResults: [{ trackingNumberInfo: { trackingNumber }, error }] };
  }
  const at = (hours: number): string => new Date(made + hours * hourMs).toISOString();
  const latestStatusDetail = { code: last[1], derivedCode: last[1], statusByLocale: last[2], description: last[2] };
  const dateAndTimes = [
    { type: 'SHIP', dateTime: at(0) },
    ...(last[1] === 'DL' ? [{ type: 'ACTUAL_DELIVERY', dateTime: at(last[0]) }] : []),
  ];
  const scanEvents = passed.toReversed().map(([hours, code, description, city, state]) => ({
    date: at(hours),
    eventType: code,
    eventDescription: description,
    derivedStatusCode: code,
    scanLocation: { city, stateOrProvinceCode: state, countryCode: 'US' },
  }));
  return { trackingNumber, trackResults: [{ trackingNumberInfo: { trackingNumber }, latestStatusDetail, dateAndTimes, scanEvents }] };
}

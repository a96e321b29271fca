import type { Parcel, PostalAddress } from '../ports.ts';

const maxLineLength = 35;
const maxLines = 3;
const needsState = new Set(['US', 'CA', 'PR']);
/** Apartment or suite on its own line: "7372 Parkridge Blvd Apt 286" becomes two. */
const unit = /[\s,]+((?:apt|apartment|ste|suite|unit|fl|floor|rm|room|bldg|building)\b\.?\s*\S.*|#\s*\S.*)$/i;

/** Body of POST /address/v1/addresses/resolve. */
export const resolveQuestion = (address: PostalAddress) => ({
  addressesToValidate: [{ address: { streetLines: linesOf(address.street), ...fedexAddress(address) } }],
});

/** Body of POST /rate/v1/rates/quotes: every service, account and list price. */
export const rateQuestion = ({ from, to, grams, day }: Parcel, account: string) => ({
  accountNumber: { value: account },
  rateRequestControlParameters: { returnTransitTimes: true },
  requestedShipment: {
    shipper: { address: fedexAddress(from) },
    recipient: { address: { ...fedexAddress(to), residential: true } },
    pickupType: 'USE_SCHEDULED_PICKUP',
    rateRequestType: ['ACCOUNT', 'LIST'],
    shipDateStamp: day,
    requestedPackageLineItems: [{ weight: { units: 'KG', value: Math.max(grams, 1) / 1000 } }],
    ...(from.country === to.country ? {} : { customsClearanceDetail: customsOf(grams) }),
  },
});

/** A quote needs any value; a real parcel declares its own. */
export const customsOf = (grams: number, worthCents = 10_000) => ({
  dutiesPayment: { paymentType: 'RECIPIENT' },
  commodities: [
    {
      description: 'Human hair goods',
      quantity: 1,
      quantityUnits: 'PCS',
      countryOfManufacture: 'CN',
      unitPrice: { amount: worthCents / 100, currency: 'USD' },
      weight: { units: 'KG', value: Math.max(grams, 1) / 1000 },
      customsValue: { amount: worthCents / 100, currency: 'USD' },
    },
  ],
});

export const fedexAddress = ({ city, region, postCode, country }: PostalAddress) => ({
  city,
  ...(needsState.has(country) && region.length === 2 ? { stateOrProvinceCode: region } : {}),
  postalCode: postCode.slice(0, 10),
  countryCode: country,
});

/** Up to three lines of 35 characters as recommended; a longer line is kept, which is accepted. */
export function linesOf(street: string): string[] {
  const found = unit.exec(street);
  const first = found ? street.slice(0, found.index) : street;
  const lines = wrapped(first, found ? maxLines - 1 : maxLines);
  return found?.[1] ? [...lines, found[1]] : lines;
}

function wrapped(text: string, lineLimit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const fits = last !== undefined && (last.length + 1 + word.length <= maxLineLength || lines.length === lineLimit);
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

import { directions, shortForm, streetKinds, unitKinds } from '#kernel/street-words.ts';
import { cityByPrefix, stateByPrefix, streetNames } from './data-places.ts';
import { nearest } from './nearest.ts';

export type AddressQuery = {
  readonly streetLines: readonly string[];
  readonly city?: string | undefined;
  readonly stateOrProvinceCode?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly countryCode?: string | undefined;
};

/** The double knows US streets only. */
const streetsOf = 'US';
const postBox = /\bP\.?\s?O\.?\s*BOX\b/i;
const nowhere = new Set(['NOWHERE', 'UNKNOWN', 'NONAME']);

/** One entry of resolvedAddresses, derived from the request alone: the same request has the same answer. */
export function resolved(address: AddressQuery) {
  const country = (address.countryCode ?? streetsOf).toUpperCase();
  if (country !== streetsOf) return raw(address, country);
  const isBox = address.streetLines.some((line) => postBox.test(line));
  const street = isBox ? { lines: address.streetLines.map(capitals), hasNumber: true, notes: [] } : writtenStreet(address.streetLines);
  const cityAndState = cityAndStateOf(address);
  const isFound = street.hasNumber && cityAndState !== null;
  const [base = '', typedAddOn] = (address.postalCode ?? '').split('-');
  const addOn = typedAddOn ?? (isFound ? addOnOf(street.lines.join(' ')) : '');
  const city = cityAndState?.city ?? capitals(address.city ?? '');
  return {
    streetLinesToken: street.lines,
    city,
    cityToken: [{ changed: city !== capitals(address.city ?? ''), value: city }],
    stateOrProvinceCode: cityAndState?.state ?? capitals(address.stateOrProvinceCode ?? ''),
    countryCode: country,
    postalCodeToken: { changed: typedAddOn === undefined && addOn !== '', value: addOn ? `${base}-${addOn}` : base },
    parsedPostalCode: { base, addOn, deliveryPoint: '' },
    classification: isFound ? (street.lines.some((line) => line.startsWith('STE ')) ? 'BUSINESS' : 'RESIDENTIAL') : 'UNKNOWN',
    postOfficeBox: isBox,
    ruralRouteHighwayContract: false,
    generalDelivery: false,
    normalizedStatusNameDPV: isFound,
    standardizedStatusNameMatchSource: 'Postal',
    resolutionMethodName: 'USPS_VALIDATE',
    customerMessage: street.notes.map((code) => ({ code, message: code })),
    attributes: attributes({ isFound, isBox, kind: isFound ? 'STANDARDIZED' : 'NORMALIZED', notes: street.notes }),
  };
}

/** Like the live API, booleans are strings. */
const attributes = (of: { isFound: boolean; isBox: boolean; kind: string; notes: readonly string[] }) => ({
  POBox: String(of.isBox),
  SuiteRequiredButMissing: String(of.notes.includes('SUITE.NUMBER.REQUIRED')),
  InvalidSuiteNumber: String(of.notes.includes('INVALID.SUITE.NUMBER')),
  ResolutionInput: 'RAW_ADDRESS',
  DPV: String(of.isFound),
  ResolutionMethod: of.kind === 'RAW' ? 'GENERIC_VALIDATE' : 'USPS_VALIDATE',
  CountrySupported: String(of.kind !== 'RAW'),
  ValidlyFormed: 'true',
  Matched: String(of.isFound),
  Resolved: String(of.isFound),
  AddressType: of.kind,
});

const raw = (address: AddressQuery, country: string) => ({
  streetLinesToken: address.streetLines,
  city: address.city ?? '',
  stateOrProvinceCode: address.stateOrProvinceCode ?? '',
  countryCode: country,
  postalCodeToken: { changed: false, value: address.postalCode ?? '' },
  classification: 'UNKNOWN',
  postOfficeBox: false,
  resolutionMethodName: 'GENERIC_VALIDATE',
  customerMessage: [],
  attributes: attributes({ isFound: false, isBox: false, kind: 'RAW', notes: [] }),
});

const capitals = (text: string): string => text.toUpperCase().replace(/[.,;]/g, ' ').replace(/#\s*/g, '# ').replace(/\s+/g, ' ').trim();

function writtenStreet(lines: readonly string[]) {
  const words = capitals(lines.join(' ')).split(' ');
  const at = words.findIndex((word, index) => index > 1 && (word === '#' || shortForm(unitKinds, word) !== null));
  const [main, flat] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at)];
  const [number = '', ...name] = main;
  const street = [number, ...name.map((word, index) => writtenWord(word, index === name.length - 1))].join(' ');
  const unit = writtenUnit(flat);
  const hasNumber = /^\d+[A-Z]?(?:[-/]\d+)?$/.test(number) && name.length > 0 && !name.some((word) => nowhere.has(word));
  return { lines: unit.line ? [street, unit.line] : [street], hasNumber, notes: unit.notes };
}

/** The street type comes last; typos in it or in a well-known name are corrected. */
function writtenWord(word: string, isLast: boolean): string {
  const known = shortForm(directions, word) ?? shortForm(streetKinds, word);
  if (known) return known;
  const kind = isLast ? nearest(word, [...streetKinds.keys()], 1) : null;
  return (kind && streetKinds.get(kind)) ?? nearest(word, streetNames, 1) ?? word;
}

function writtenUnit([kind = '', ...number]: readonly string[]) {
  if (!kind) return { line: '', notes: [] };
  const line = [shortForm(unitKinds, kind) ?? kind, ...number].join(' ');
  if (number.length === 0) return { line, notes: ['SUITE.NUMBER.REQUIRED'] };
  return { line, notes: /^0+$/.test(number.join('')) ? ['INVALID.SUITE.NUMBER'] : [] };
}

/** The postal code decides the state, and often the city's spelling. */
function cityAndStateOf(address: AddressQuery): { city: string; state: string } | null {
  const prefix = (address.postalCode ?? '').slice(0, 3);
  const state = stateByPrefix.get(prefix);
  if (!state) return null;
  const typed = capitals(address.city ?? '');
  const large = cityByPrefix.get(prefix);
  const city = large && (typed === '' || nearest(typed, [large], typed.length > 5 ? 2 : 1)) ? large : typed;
  const isState = !address.stateOrProvinceCode || address.stateOrProvinceCode.toUpperCase() === state;
  return isState || city === large ? { city, state } : null;
}

/** Four digits derived from the street. */
function addOnOf(street: string): string {
  let sum = 7;
  for (const sign of street) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return String(sum + 1).padStart(4, '0');
}

import type { GeoLocation } from '../ports.ts';

export const nowhere: GeoLocation = { country: null, region: null, city: null, postal: null, latitude: null, longitude: null };

type Told = Readonly<Record<string, unknown>>;

/** Parses an IP service's answer with any of the usual field names. Untrusted: what does not fit is null. */
export function placeIn(answer: unknown): GeoLocation {
  if (typeof answer !== 'object' || answer === null) return nowhere;
  const told: Told = answer as Told;
  if (told.success === false || told.status === 'fail' || told.error !== undefined) return nowhere;
  const [atLatitude, atLongitude] = typeof told.loc === 'string' ? told.loc.split(',') : [];
  return {
    country: countryIn(told),
    region: firstLine(told, 'regionName', 'region_name', 'region'),
    city: firstLine(told, 'city'),
    postal: firstLine(told, 'postal', 'postal_code', 'zip', 'zip_code'),
    latitude: degrees(told.latitude ?? told.lat ?? atLatitude, 90),
    longitude: degrees(told.longitude ?? told.lon ?? told.lng ?? atLongitude, 180),
  };
}

const countryIn = (told: Told): string | null =>
  [told.countryCode, told.country_code, told.country]
    .map((word) => (typeof word === 'string' ? word.toUpperCase() : ''))
    .find((word) => /^[A-Z]{2}$/.test(word)) ?? null;

function firstLine(told: Told, ...names: readonly string[]): string | null {
  const found = names.map((name) => told[name]).find((word) => typeof word === 'string' && word.trim() !== '');
  return typeof found === 'string' && found.length <= 100 && /^[^\p{Cc}<>]*$/u.test(found) ? found.trim() : null;
}

function degrees(word: unknown, most: number): number | null {
  const number = typeof word === 'string' && word.trim() !== '' ? Number(word) : word;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= most ? number : null;
}

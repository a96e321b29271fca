import type { GeoLocation } from '../ports.ts';

export const nowhere: GeoLocation = { country: null, region: null, city: null, postal: null, latitude: null, longitude: null };

type AnswerFields = Readonly<Record<string, unknown>>;

/** Parses an IP service's answer with any of the usual field names. Untrusted: what does not fit is null. */
export function parseGeoLocation(answer: unknown): GeoLocation {
  if (typeof answer !== 'object' || answer === null) return nowhere;
  const fields: AnswerFields = answer as AnswerFields;
  if (fields.success === false || fields.status === 'fail' || fields.error !== undefined) return nowhere;
  const [atLatitude, atLongitude] = typeof fields.loc === 'string' ? fields.loc.split(',') : [];
  return {
    country: countryIn(fields),
    region: firstLine(fields, 'regionName', 'region_name', 'region'),
    city: firstLine(fields, 'city'),
    postal: firstLine(fields, 'postal', 'postal_code', 'zip', 'zip_code'),
    latitude: degrees(fields.latitude ?? fields.lat ?? atLatitude, 90),
    longitude: degrees(fields.longitude ?? fields.lon ?? fields.lng ?? atLongitude, 180),
  };
}

const countryIn = (fields: AnswerFields): string | null =>
  [fields.countryCode, fields.country_code, fields.country]
    .map((value) => (typeof value === 'string' ? value.toUpperCase() : ''))
    .find((value) => /^[A-Z]{2}$/.test(value)) ?? null;

function firstLine(fields: AnswerFields, ...names: readonly string[]): string | null {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' && found.length <= 100 && /^[^\p{Cc}<>]*$/u.test(found) ? found.trim() : null;
}

function degrees(value: unknown, max: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= max ? number : null;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader, type Response as TableRow } from 'mmdb-lib';
import type { GeoLocation } from '../ports.ts';
import { nowhere } from './places.ts';

const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
let opened: Promise<Reader<TableRow>> | null = null;

/** Without an IP service: the country from a public-domain table on disk. */
export async function locateByTable(ip: string): Promise<GeoLocation> {
  opened ??= readFile(createRequire(import.meta.url).resolve(file)).then((bytes) => new Reader<TableRow>(bytes));
  const row: unknown = (await opened).get(ip);
  const country = typeof row === 'object' && row !== null && 'country_code' in row ? row.country_code : null;
  return { ...nowhere, country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null };
}

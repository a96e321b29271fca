import type { Place } from '#areas/shoppers/rules/address.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { quotesFor } from '../service.server.ts';
import { handlingFee, taxRateOf } from '../store/dues.server.ts';

export const ownService = 'STANDARD';

/** Tax and work for a place; without one there is no tax. */
export async function duesAt(app: App, place: Pick<Place, 'country' | 'region'> | null): Promise<{ handlingCents: number; taxBp: number }> {
  const [handlingCents, taxBp] = await Promise.all([handlingFee(app.db), place ? taxRateOf(app.db, place.country, place.region) : 0]);
  return { handlingCents, taxBp };
}

/** The carrier's price for a service she chose, asked again by us; our own service is the formula's. */
export async function feeFor(app: App, caller: Caller, place: Place, grams: number, service: string): Promise<number | null> {
  if (service === '' || service === ownService || grams === 0) return null;
  const { rates } = await quotesFor(app, caller, place, grams);
  const rate = rates.find((one) => one.service === service);
  if (!rate) throw new Refused('badValue', { field: 'shipping_service' });
  return rate.priceCents;
}

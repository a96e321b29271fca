import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import type { AddressLocation } from '#areas/shoppers/rules/address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { taxRateOf } from '../store/tax-rates.server.ts';
import { quotesFor } from './shipping-rates.server.ts';

export const standardService = 'STANDARD';

/** Tax and handling for an address by policy where its state has no rate; without an address there is no tax. */
export async function taxAndHandlingAt(
  app: App,
  location: Pick<AddressLocation, 'country' | 'region'> | null,
): Promise<{ handlingCents: number; taxBp: number }> {
  const [policies, rate] = await Promise.all([policiesOf(app), location ? taxRateOf(app.db, location.country, location.region) : 0]);
  return { handlingCents: policies.get('handlingCents') ?? 0, taxBp: rate ?? policies.get('taxBp') ?? 0 };
}

/** The carrier's current rate for the chosen service; our own service uses the formula. */
export async function carrierFeeFor(
  app: App,
  caller: Caller,
  location: AddressLocation,
  grams: number,
  service: string,
): Promise<number | null> {
  if (service === '' || service === standardService || grams === 0) return null;
  const { rates } = await quotesFor(app, caller, location, grams);
  const rate = rates.find((one) => one.service === service);
  if (!rate) throw new DomainError('badValue', { field: 'shipping_service' });
  return rate.priceCents;
}

import { companyOf } from '#areas/content/services/site-settings.server.ts';
import type { AddressLocation } from '#areas/shoppers/rules/address.ts';
import { isCarrierCheckAllowed } from '#areas/shoppers/services/address-check.server.ts';
import { dayMs, dayOf, later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { inLanguage } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import type { Carrier, Party, PostalAddress, Rate } from '#providers/ports.ts';
import { shippingFee } from '../rules.ts';
import { shippingTexts } from '../texts.ts';

export type Quotes = { readonly by: 'carrier' | 'formula'; readonly rates: readonly Rate[] };

const cacheMs = 10 * minuteMs;
const maxCached = 500;
type RateCache = Map<string, { readonly rates: readonly Rate[]; readonly until: number }>;
const cacheByCarrier = new WeakMap<Carrier, RateCache>();

/** Shipping rates to an address. Cached for ten minutes; without the carrier our formula answers. */
export async function quotesFor(app: App, caller: Caller, to: AddressLocation, grams: number): Promise<Quotes> {
  const cache = rateCacheOf(app.ports.carrier);
  const key = [to.country, to.region, to.postCode, to.city.toLowerCase(), grams].join('|');
  const found = cache.get(key);
  if (found && found.until > app.now().getTime()) return { by: 'carrier', rates: found.rates };
  if (!(await isCarrierCheckAllowed(app, caller))) throw new DomainError('tooMany');
  const from = await senderOf(app);
  const day = dayOf(later(app.now(), dayMs));
  const answer = from && (await app.ports.carrier.rates({ from, to: { ...to, street: to.address }, grams, day }));
  if (answer?.outcome !== 'quoted' || answer.rates.length === 0) {
    if (answer && 'reason' in answer) app.log.warn({ reason: answer.reason, requestId: caller.requestId }, 'carrier rates unavailable');
    return { by: 'formula', rates: [standardRate(caller, grams)] };
  }
  cache.delete(key);
  cache.set(key, { rates: answer.rates, until: app.now().getTime() + cacheMs });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return { by: 'carrier', rates: answer.rates };
}

const standardRate = (caller: Caller, grams: number): Rate => ({
  service: 'STANDARD',
  name: inLanguage(shippingTexts.standard, caller.language),
  priceCents: shippingFee(grams),
  arrivesOn: null,
});

/** The sender on a label; a discreet parcel does not name the shop. Null until the company address is set. */
export async function sendingParty(app: App, isDiscreet: boolean): Promise<Party | null> {
  const address = await senderOf(app);
  if (!address) return null;
  const { name, phone_number: phone } = await companyOf(app, 'en');
  return { name: 'Dispatch', company: isDiscreet ? '' : name, phone, address };
}

/** The company address, once it is set. */
async function senderOf(app: App): Promise<PostalAddress | null> {
  try {
    const { address: street, city, region, post_code: postCode, country } = await companyOf(app, 'en');
    return postCode ? { street, city, region, postCode, country } : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

function rateCacheOf(carrier: Carrier): RateCache {
  const cache: RateCache = cacheByCarrier.get(carrier) ?? new Map();
  cacheByCarrier.set(carrier, cache);
  return cache;
}

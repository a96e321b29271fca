import { minuteMs } from '#kernel/dates.ts';
import type { App, Caller } from '#platform/app.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import type { AddressDoubt } from '#providers/ports.ts';
import { type AddressLocation, addressLocationFields, faultsIn, tidied } from '../rules/address.ts';
import { inOwnSpelling, isSameAddress } from '../rules/address-compare.ts';
import { emptyAddressDraft } from './receiver-wire.server.ts';

/** The carrier's opinion of an address, and its spelling where it is another place. */
export type AddressVerdict =
  | { readonly kind: 'known' }
  | { readonly kind: 'corrected'; readonly suggestion: AddressLocation }
  | { readonly kind: 'doubtful'; readonly suggestion: AddressLocation | null; readonly doubts: readonly AddressDoubt[] }
  /** The carrier does not check this country. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'away' };

const maxChecks = 40;
const windowMs = 10 * minuteMs;

/** Carrier lookups cost money, so they are limited. */
export async function isCarrierCheckAllowed(app: App, { shopperId, ip }: Caller): Promise<boolean> {
  const key = shopperId ? `shopper ${shopperId}` : ip;
  return (await countAttempt(app, { bucket: 'carrier-check', key, max: maxChecks, windowMs })) <= maxChecks;
}

/** Asks the carrier about a normalized address. Its answer is advice; without it the shopper continues. */
export async function checkAddressWithCarrier(app: App, caller: Caller, location: AddressLocation): Promise<AddressVerdict> {
  const { address: street, city, region, postCode, country } = location;
  const check = await app.ports.carrier.checkAddress({ street, city, region, postCode, country });
  if (check.outcome === 'unsupported') return { kind: 'unsupported' };
  if (check.outcome === 'away') {
    app.log.warn({ reason: check.reason, requestId: caller.requestId }, 'address not checked: carrier unavailable');
    return { kind: 'away' };
  }
  const written = check.written && { ...check.written, address: check.written.street };
  const suggestion = written ? suggestionFrom(written, location) : null;
  if (check.outcome === 'doubtful') return { kind: 'doubtful', suggestion, doubts: check.doubts };
  return suggestion ? { kind: 'corrected', suggestion } : { kind: 'known' };
}

/** The carrier's text is untrusted: it must pass the same rules, or there is no suggestion. */
function suggestionFrom(written: AddressLocation, typed: AddressLocation): AddressLocation | null {
  if (isSameAddress(written, typed)) return null;
  const draft = tidied({ ...emptyAddressDraft, ...inOwnSpelling(written, typed) });
  const faults = faultsIn(draft);
  if (addressLocationFields.some((field) => faults[field]) || isSameAddress(draft, typed)) return null;
  const { address, city, region, postCode, country } = draft;
  return { address, city, region, postCode, country };
}

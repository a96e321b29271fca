import { minuteMs } from '#kernel/dates.ts';
import type { App, Caller } from '#platform/app.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import type { AddressDoubt } from '#providers/ports.ts';
import { type AddressLocation, addressLocationFields, faultsIn, tidied } from '../rules/address.ts';
import { inOwnSpelling, isSameAddress } from '../rules/address-compare.ts';
import { emptyAddressDraft } from './receiver-wire.server.ts';

/** What the carrier thinks of a place, and how it would write it where that is another place. */
export type AddressVerdict =
  | { readonly kind: 'known' }
  | { readonly kind: 'corrected'; readonly suggestion: AddressLocation }
  | { readonly kind: 'doubtful'; readonly suggestion: AddressLocation | null; readonly doubts: readonly AddressDoubt[] }
  /** Its country is not checked by the carrier. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'away' };

const mostChecks = 40;
const windowMs = 10 * minuteMs;

/** Every question costs the carrier something, so nobody asks without end. */
export async function canAskCarrier(app: App, { shopperId, ip }: Caller): Promise<boolean> {
  const key = shopperId ? `shopper ${shopperId}` : ip;
  return (await countAttempt(app, { bucket: 'carrier-check', key, most: mostChecks, windowMs })) <= mostChecks;
}

/** Asks the carrier about a tidied place. Its answer is advice; when it cannot be had, the shopper goes on without. */
export async function checkAddressWithCarrier(app: App, caller: Caller, place: AddressLocation): Promise<AddressVerdict> {
  const { address: street, city, region, postCode, country } = place;
  const check = await app.ports.carrier.checkAddress({ street, city, region, postCode, country });
  if (check.outcome === 'unsupported') return { kind: 'unsupported' };
  if (check.outcome === 'away') {
    app.log.warn({ reason: check.reason, requestId: caller.requestId }, 'address not checked: carrier unavailable');
    return { kind: 'away' };
  }
  const written = check.written && { ...check.written, address: check.written.street };
  const suggestion = written ? ourWay(written, place) : null;
  if (check.outcome === 'doubtful') return { kind: 'doubtful', suggestion, doubts: check.doubts };
  return suggestion ? { kind: 'corrected', suggestion } : { kind: 'known' };
}

/** The carrier's words are a stranger's words: they pass the same rules, or there is no suggestion. */
function ourWay(written: AddressLocation, own: AddressLocation): AddressLocation | null {
  if (isSameAddress(written, own)) return null;
  const draft = tidied({ ...emptyAddressDraft, ...inOwnSpelling(written, own) });
  const faults = faultsIn(draft);
  if (addressLocationFields.some((field) => faults[field]) || isSameAddress(draft, own)) return null;
  const { address, city, region, postCode, country } = draft;
  return { address, city, region, postCode, country };
}

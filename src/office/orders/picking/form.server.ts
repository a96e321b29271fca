import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { maxParcels } from '#areas/picking/rules/packing.ts';
import type { ShipOrderInput } from '#areas/picking/services/shipping.server.ts';
import { DomainError } from '#kernel/errors.ts';

const said = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const whole = (typed: string): number => (/^\d{1,6}$/.test(typed) ? Number(typed) : 0);

/** What a packing form says: weights, and for several parcels which pieces lie in which. */
export function sendingIn(form: FormData): ShipOrderInput {
  const grams = form.getAll('grams').map((value) => whole(String(value).trim()));
  if (grams.length < 1 || grams.length > maxParcels || grams.some((one) => one < 1)) throw new DomainError('badValue', { field: 'grams' });
  const lineIds = form.getAll('line').map(Number);
  const parcels = grams.map((weight, at) => ({
    grams: weight,
    lines:
      grams.length === 1
        ? []
        : lineIds
            .map((lineId) => ({ lineId, quantity: whole(said(form, `share_${lineId}_${at + 1}`)) }))
            .filter(({ quantity }) => quantity > 0),
    photo: said(form, `photo_${at + 1}`) || undefined,
  }));
  const [carrier, code] = [said(form, 'carrier'), said(form, 'code')];
  const isByHand = form.get('way') === 'hand';
  if (isByHand && !/^[A-Za-z0-9-]{6,40}$/.test(code)) throw new DomainError('badValue', { field: 'code' });
  if (isByHand && (carrier.length < 2 || carrier.length > 60)) throw new DomainError('badValue', { field: 'carrier' });
  const isPhotoShared = form.get('photo_shared') === '1';
  const seen = form.has('seen') ? said(form, 'seen') : undefined;
  return {
    number: normalizeOrderNumber(said(form, 'number')),
    parcels,
    isPhotoShared,
    seen,
    ...(isByHand && { byHand: { carrier, code } }),
  };
}

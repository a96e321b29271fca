import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { pickShip } from '#areas/picking/calls.ts';
import { maxParcels } from '#areas/picking/rules/packing.ts';
import type { ShipOrderInput } from '#areas/picking/services/ship-order.server.ts';

const { number, parcels, seen } = pickShip.input.shape;
const { grams } = parcels.element.shape;
export const orderNumber = number.transform(normalizeOrderNumber);

/** A table of the pieces of each line by parcel, line_parcel, and a photo by parcel. */
const sending = z.object({
  number: orderNumber,
  seen,
  grams: z.array(grams).min(1).max(maxParcels),
  line: z.array(rowId),
  share: z.record(z.string(), z.number().int().min(0).max(99_999)),
  photo: z.record(z.string(), z.string()),
  photo_shared: z.boolean(),
  way: z.literal('hand').optional(),
});
const manualShipment = z.object({ carrier: z.string().min(2).max(60), code: z.string().regex(/^[A-Za-z0-9-]{6,40}$/) });

/** Weights, and for several parcels their contents. */
export function readSending(form: FormData): ShipOrderInput {
  const sent = readForm(form, sending);
  const manual = sent.way && readForm(form, manualShipment);
  const linesIn = (place: number) =>
    sent.line.map((lineId) => ({ lineId, quantity: sent.share[`${lineId}_${place}`] ?? 0 })).filter(({ quantity }) => quantity > 0);
  return {
    number: sent.number,
    seen: sent.seen,
    isPhotoShared: sent.photo_shared,
    parcels: sent.grams.map((weight, at) => ({
      grams: weight,
      lines: sent.grams.length === 1 ? [] : linesIn(at + 1),
      photo: sent.photo[String(at + 1)] || undefined,
    })),
    ...(manual && { manual: { carrier: manual.carrier, trackingNumber: manual.code } }),
  };
}

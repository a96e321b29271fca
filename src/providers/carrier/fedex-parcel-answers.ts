import { z } from 'zod';
import { cents } from '#kernel/money.ts';
import type { LabelPurchase, PickupAnswer, Scan, TrackedParcel } from '../ports.ts';

const shortText = z.string().max(200);
const maxAmount = 1_000_000;

const Shipment = z.object({
  output: z.object({
    transactionShipments: z
      .array(
        z.object({
          masterTrackingNumber: shortText.optional(),
          pieceResponses: z
            .array(
              z.object({
                trackingNumber: z.string().regex(/^[0-9A-Za-z]{8,40}$/),
                netChargeAmount: z.number().min(0).max(maxAmount).optional(),
                packageDocuments: z
                  .array(
                    z.object({ contentType: shortText.optional(), docType: shortText.optional(), encodedLabel: z.string().optional() }),
                  )
                  .min(1),
              }),
            )
            .min(1),
          completedShipmentDetail: z
            .object({
              shipmentRating: z
                .object({
                  shipmentRateDetails: z.array(z.object({ totalNetCharge: z.number().min(0).max(maxAmount).optional() })).optional(),
                })
                .optional(),
            })
            .optional(),
        }),
      )
      .min(1),
  }),
});

/** The label with number and price. An answer without either counts as lost: staff must look. */
export function boughtIn(body: unknown): LabelPurchase {
  const shipment = Shipment.parse(body).output.transactionShipments[0];
  const piece = shipment?.pieceResponses[0];
  const paper = piece?.packageDocuments.find(({ encodedLabel }) => encodedLabel);
  const label = labelIn(paper?.encodedLabel ?? '');
  if (!piece || !label) throw new Error('a shipment without a label that can be read');
  const rated = shipment?.completedShipmentDetail?.shipmentRating?.shipmentRateDetails?.[0]?.totalNetCharge;
  return {
    outcome: 'bought',
    trackingNumber: piece.trackingNumber,
    label,
    costCents: cents(Math.round((rated ?? piece.netChargeAmount ?? 0) * 100)),
  };
}

/** The type is detected from the first bytes. */
function labelIn(encoded: string) {
  const bytes = new Uint8Array(Buffer.from(encoded, 'base64'));
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (head.startsWith('%PDF-')) return { contentType: 'application/pdf', bytes } as const;
  return head.startsWith('\u0089PNG') ? ({ contentType: 'image/png', bytes } as const) : null;
}

export const isLabelCancelled = (body: unknown): boolean =>
  z.object({ output: z.object({ cancelledShipment: z.boolean() }) }).parse(body).output.cancelledShipment;

export function confirmationIn(body: unknown): PickupAnswer {
  const { output } = z
    .object({ output: z.object({ pickupConfirmationCode: shortText.min(1), location: shortText.optional() }) })
    .parse(body);
  return { outcome: 'confirmed', confirmation: [output.pickupConfirmationCode, output.location].filter(Boolean).join(' ') };
}

const ScanLocation = z
  .object({ city: shortText.optional(), stateOrProvinceCode: shortText.optional(), countryCode: shortText.optional() })
  .optional();
const Result = z.object({
  error: z.object({ code: shortText }).optional(),
  latestStatusDetail: z.object({ code: shortText.optional(), derivedCode: shortText.optional() }).optional(),
  dateAndTimes: z.array(z.object({ type: shortText, dateTime: shortText })).optional(),
  scanEvents: z
    .array(
      z.object({ date: shortText, eventType: shortText.optional(), derivedStatusCode: shortText.optional(), scanLocation: ScanLocation }),
    )
    .optional(),
});
const Results = z.object({
  output: z.object({ completeTrackResults: z.array(z.object({ trackingNumber: shortText, trackResults: z.array(Result) })) }),
});

const stateOf: Readonly<Record<string, TrackedParcel['state']>> = { OC: 'labelled', DL: 'delivered', RS: 'returned', CA: 'cancelled' };

/** Unknown numbers are left out. Unknown codes mean in transit. */
export const tracksIn = (body: unknown): TrackedParcel[] =>
  Results.parse(body).output.completeTrackResults.flatMap(({ trackingNumber, trackResults }): TrackedParcel[] => {
    const known = trackResults.filter(({ error, latestStatusDetail }) => !error && latestStatusDetail);
    const newest = known.toSorted((a, b) => shippedAt(b) - shippedAt(a))[0];
    if (!newest) return [];
    const code = newest.latestStatusDetail?.derivedCode ?? newest.latestStatusDetail?.code ?? '';
    const state = stateOf[code] ?? 'moving';
    const scans = (newest.scanEvents ?? []).flatMap(scanIn).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const actualDelivery = dateIn(newest.dateAndTimes?.find(({ type }) => type === 'ACTUAL_DELIVERY')?.dateTime);
    return [{ trackingNumber, state, deliveredAt: state === 'delivered' ? (actualDelivery ?? scans.at(-1)?.at ?? null) : null, scans }];
  });

type Found = z.output<typeof Result>;
const shippedAt = ({ dateAndTimes }: Found): number => dateIn(dateAndTimes?.find(({ type }) => type === 'SHIP')?.dateTime)?.getTime() ?? 0;

function scanIn({ date, eventType, derivedStatusCode, scanLocation }: NonNullable<Found['scanEvents']>[number]): Scan[] {
  const at = dateIn(date);
  const place = [scanLocation?.city, scanLocation?.stateOrProvinceCode].filter(Boolean).join(', ');
  return at ? [{ at, code: eventType ?? derivedStatusCode ?? '', place }] : [];
}

function dateIn(written: string | undefined): Date | null {
  const at = new Date(written ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

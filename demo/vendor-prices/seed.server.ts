import { vendorHairPrices, vendorHairSpecs, vendors } from '#areas/vendor-prices/tables.ts';
import { dayMs, dayOf, earlier, later } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { type VendorOfferPlan, type VendorPlan, vendorOfferPlans, vendorPlans } from './data.ts';

export type VendorPrices = ReturnType<typeof makeVendorPrices>;
type SpecRow = typeof vendorHairSpecs.$inferInsert;
type PriceRow = typeof vendorHairPrices.$inferInsert;

/** Vendors, what they sell and their prices over the last year. */
export function makeVendorPrices({ random, now }: { readonly random: Random; readonly now: Date }) {
  const opened = earlier(now, 700 * dayMs);
  const specRows: SpecRow[] = [];
  const priceRows: PriceRow[] = [];
  for (const [index, vendor] of vendorPlans.entries()) {
    for (const offer of vendorOfferPlans.filter((one) => one.vendor === vendor.code)) {
      const chance = random.branch(`${vendor.code}/${offer.kind}/${offer.origin}/${offer.texture}/${offer.lace}`);
      // A vendor changes the whole list at once, so its lengths keep their order.
      const moves = movesOf(now, chance);
      for (const lengthInches of offer.lengths) {
        const specId = specRows.length + 1;
        specRows.push(specRow(specId, index + 1, offer, lengthInches, opened));
        addPrices(priceRows, specId, dollarCents(offer, lengthInches), vendor, moves);
      }
    }
  }
  return {
    vendors: vendorPlans.map(({ name, rateMicros: _, ...plan }, index) => ({
      id: index + 1,
      nameEn: name[0],
      nameZh: name[1],
      ...plan,
      createdAt: opened,
      updatedAt: opened,
    })),
    specs: specRows,
    prices: priceRows,
  };
}

export async function seedVendorPrices(copy: Copy, made: VendorPrices): Promise<void> {
  await copy(vendors, made.vendors);
  await copy(vendorHairSpecs, made.specs);
  await copy(vendorHairPrices, made.prices);
}

type Move = { readonly on: Date; readonly share: number; readonly note: string };

/** First list a year ago, then one to three changes of a few percent. */
function movesOf(now: Date, random: Random): Move[] {
  const moves: Move[] = [{ on: earlier(now, (365 - random.int(0, 12)) * dayMs), share: 0.9 + random.int(0, 6) / 100, note: 'yearly list' }];
  const count = random.int(1, 3);
  for (let step = 1; step <= count; step += 1) {
    const before = moves.at(-1)?.share ?? 1;
    const on = earlier(now, Math.round(((365 - 40) * (count + 1 - step)) / (count + 1) + random.int(-15, 15)) * dayMs);
    moves.push({
      on,
      share: Math.round((before + random.pick([0.03, 0.04, 0.05, 0.07, -0.02])) * 100) / 100,
      note: random.pick(['mail of the vendor', 'price list as PDF', 'phone call, noted the same day']),
    });
  }
  return moves;
}

function addPrices(rows: PriceRow[], specId: number, cents: number, vendor: VendorPlan, moves: readonly Move[]): void {
  for (const [index, move] of moves.entries()) {
    const next = moves[index + 1];
    rows.push({
      id: rows.length + 1,
      specId,
      version: index + 1,
      quotedCents: Math.round((cents * move.share * 1_000_000) / vendor.rateMicros / 10) * 10,
      currency: vendor.currency,
      rateMicros: vendor.rateMicros,
      validFrom: dayOf(move.on),
      validTo: next ? dayOf(next.on) : null,
      sourceNote: move.note,
      createdAt: later(move.on, 10 * 60 * 60 * 1000),
    });
  }
}

function specRow(id: number, vendorId: number, offer: VendorOfferPlan, lengthInches: number, createdAt: Date): SpecRow {
  const { kind: productKind, origin, grade, texture, colour, lace, unit, minQuantity } = offer;
  return { id, vendorId, productKind, origin, grade, texture, colour, lace, lengthInches, unit, minQuantity, createdAt };
}

/** Today's price in cents; longer is always more expensive. */
const dollarCents = (offer: VendorOfferPlan, inches: number): number =>
  Math.round((offer.baseCents + offer.inchCents * inches + offer.squareCents * inches * inches) / 10) * 10;

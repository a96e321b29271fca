import { amountForQuantity, paidPerLine } from '#areas/checkout/rules/refunds.ts';
import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { shippedQuantity } from '#areas/orders/rules/shippable.ts';

/** A carrier's service code, such as FEDEX_2_DAY. */
const service = /^[A-Z][A-Z0-9_]{3,59}$/;
const atHome = 'FEDEX_2_DAY';
const abroad = 'INTERNATIONAL_ECONOMY';

/** The service for a label: the buyer's choice if the carrier knows it, else the default. */
export const chooseCarrierService = (chosen: string, from: string, to: string): string => {
  if (service.test(chosen) && chosen !== 'STANDARD') return chosen;
  return from === to ? atHome : abroad;
};

type SentLine = Pick<
  OrderLine,
  'id' | 'quantity' | 'removedQuantity' | 'packedQuantity' | 'priceTotalCents' | 'discountShareCents' | 'weightGrams'
>;

/** Units were refunded or changed after packing, so what was packed is not what is to be shipped. False for orders not packed by line. */
export const isPackingOutdated = (lines: readonly SentLine[]): boolean =>
  lines.some(({ packedQuantity }) => packedQuantity > 0) && lines.some((line) => line.packedQuantity !== shippedQuantity(line));

type SentOrder = { readonly totalCents: number; readonly taxCents: number; readonly weightGrams: number };

export const shippedGrams = ({ weightGrams }: SentOrder, lines: readonly SentLine[]): number =>
  lines.reduce((sum, line) => sum - line.weightGrams * line.removedQuantity, weightGrams);

/** Declared value of the shipped units: the order's total less what was paid for the units that are not shipped. */
export function shippedValueCents({ totalCents, taxCents }: SentOrder, lines: readonly SentLine[]): number {
  const paid = paidPerLine(lines, taxCents);
  const stays = lines.map(({ quantity, removedQuantity }, index) =>
    amountForQuantity({ paidCents: paid[index] ?? 0, quantity, refundedQuantity: 0 }, removedQuantity),
  );
  return Math.max(
    0,
    stays.reduce((sum, cents) => sum - cents, totalCents),
  );
}

export type ShipmentState = 'buying' | 'bought' | 'in_transit' | 'delivered' | 'lost' | 'void';

/** State of a shipment after a carrier update; it never moves backwards, and a label that was never used is void. */
export function nextShipmentState(
  before: ShipmentState,
  seen: 'labelled' | 'moving' | 'delivered' | 'returned' | 'cancelled',
): ShipmentState {
  if (before !== 'bought' && before !== 'in_transit') return before;
  if (seen === 'delivered') return 'delivered';
  if (seen === 'cancelled') return before === 'bought' ? 'void' : before;
  return seen === 'labelled' ? before : 'in_transit';
}

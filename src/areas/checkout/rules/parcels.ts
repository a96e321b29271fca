import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { shippedPieces } from '#areas/orders/rules/shippable.ts';
import { amountForPieces, paidPerLine } from './refunds.ts';

/** A carrier's word for a service: FEDEX_2_DAY. */
const service = /^[A-Z][A-Z0-9_]{3,59}$/;
const atHome = 'FEDEX_2_DAY';
const abroad = 'INTERNATIONAL_ECONOMY';

/** What a label asks for: what the buyer chose where the carrier knows it, else the usual. */
export const chooseCarrierService = (chosen: string, from: string, to: string): string => {
  if (service.test(chosen) && chosen !== 'STANDARD') return chosen;
  return from === to ? atHome : abroad;
};

type SentLine = Pick<
  OrderLine,
  'id' | 'quantity' | 'removedQuantity' | 'packedQuantity' | 'priceTotalCents' | 'discountShareCents' | 'weightGrams'
>;

/** What was packed is no longer what is to be shipped: pieces were refunded or changed since. An order nobody packed by line is not. */
export const isPackingOutdated = (lines: readonly SentLine[]): boolean =>
  lines.some(({ packedQuantity }) => packedQuantity > 0) && lines.some((line) => line.packedQuantity !== shippedPieces(line));

type SentOrder = { readonly totalCents: number; readonly taxCents: number; readonly weightGrams: number };

/** What the pieces weigh that are shipped. */
export const shippedGrams = ({ weightGrams }: SentOrder, lines: readonly SentLine[]): number =>
  lines.reduce((sum, line) => sum - line.weightGrams * line.removedQuantity, weightGrams);

/** What the pieces that are shipped are worth on a label: the order's total less what was paid for those that stay. */
export function shippedValueCents({ totalCents, taxCents }: SentOrder, lines: readonly SentLine[]): number {
  const paid = paidPerLine(lines, taxCents);
  const stays = lines.map(({ quantity, removedQuantity }, index) =>
    amountForPieces({ paidCents: paid[index] ?? 0, quantity, refundedQuantity: 0 }, removedQuantity),
  );
  return Math.max(
    0,
    stays.reduce((sum, cents) => sum - cents, totalCents),
  );
}

export type ShipmentState = 'buying' | 'bought' | 'in_transit' | 'delivered' | 'lost' | 'void';

/** Where a parcel stands after the carrier was asked; it never goes back, and a label nobody used is void. */
export function nextShipmentState(
  before: ShipmentState,
  seen: 'labelled' | 'moving' | 'delivered' | 'returned' | 'cancelled',
): ShipmentState {
  if (before !== 'bought' && before !== 'in_transit') return before;
  if (seen === 'delivered') return 'delivered';
  if (seen === 'cancelled') return before === 'bought' ? 'void' : before;
  return seen === 'labelled' ? before : 'in_transit';
}

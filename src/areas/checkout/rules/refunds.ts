import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { type PriceRefund, priceRefundOfUnits } from './price-refunds.ts';
import { allocateDiscount } from './shares.ts';

/** An order line for refunds: what was paid for it and how many units are already refunded. */
export type RefundableLine = Pick<OrderLine, 'id' | 'quantity' | 'priceTotalCents' | 'discountShareCents' | 'refundedQuantity'> & {
  /** Money already refunded for the line, if known: for units or because its price dropped. */
  readonly refundedCents?: number;
  /** Price protection paid back for it, if known. */
  readonly priceRefunds?: readonly PriceRefund[];
};
export type RefundPart = { readonly lineId: number; readonly quantity: number; readonly amountCents: number };

/** What was paid per line, including its share of the tax. */
export function paidPerLine(lines: readonly Omit<RefundableLine, 'refundedQuantity'>[], taxCents: number): number[] {
  const nets = lines.map(({ priceTotalCents, discountShareCents }) => priceTotalCents - discountShareCents);
  const taxes = allocateDiscount(taxCents, nets);
  return nets.map((net, index) => net + (taxes[index] ?? 0));
}

type PaidLine = Pick<RefundableLine, 'quantity' | 'refundedQuantity' | 'refundedCents' | 'priceRefunds'> & { readonly paidCents: number };

/**
 * Refund for more units of a line. Unit by unit or all at once it is the same to the cent, because each amount is the difference of two
 * rounded sums. Price protection paid back for the units comes off; never more than was paid for the line.
 */
export const amountForQuantity = (line: PaidLine, units: number): number => {
  const { paidCents, quantity, refundedQuantity, refundedCents = 0, priceRefunds = [] } = line;
  const upTo = (count: number): number => Math.round((paidCents * count) / quantity);
  const worthCents = upTo(refundedQuantity + units) - upTo(refundedQuantity) - priceRefundForQuantity(line, units);
  // What was paid back for units that the line no longer has was not paid for this line.
  const goneCents = priceRefundOfUnits(priceRefunds, Number.POSITIVE_INFINITY, quantity);
  return Math.max(0, Math.min(worthCents, paidCents - refundedCents + goneCents));
};

/** Price protection paid back for the next units of a line. */
export const priceRefundForQuantity = (
  { quantity, refundedQuantity, priceRefunds = [] }: Pick<PaidLine, 'quantity' | 'refundedQuantity' | 'priceRefunds'>,
  units: number,
): number => priceRefundOfUnits(priceRefunds, quantity - refundedQuantity, quantity - refundedQuantity - units);

/** The parts of a refund by units; a quantity above what is left counts as what is left. */
export function refundOfQuantities(
  lines: readonly RefundableLine[],
  taxCents: number,
  unitsByLine: ReadonlyMap<number, number>,
): RefundPart[] {
  const paid = paidPerLine(lines, taxCents);
  return lines.flatMap((line, index) => {
    const quantity = Math.min(unitsByLine.get(line.id) ?? 0, line.quantity - line.refundedQuantity);
    if (quantity <= 0) return [];
    return [{ lineId: line.id, quantity, amountCents: amountForQuantity({ ...line, paidCents: paid[index] ?? 0 }, quantity) }];
  });
}

export type QuantityProblem = { readonly lineId: number; readonly left: number | null };

/** The first line that is not part of the order (`left` is null), or whose quantity exceeds what is left to refund. */
export function problemWithQuantities(lines: readonly RefundableLine[], unitsByLine: ReadonlyMap<number, number>): QuantityProblem | null {
  for (const [lineId, requested] of unitsByLine) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return { lineId, left: null };
    const left = line.quantity - line.refundedQuantity;
    if (requested > left) return { lineId, left };
  }
  return null;
}

/** Splits the refunded lines over refunds of several captures, in their order. */
export function dividePartsOver(parts: readonly RefundPart[], amounts: readonly number[]): RefundPart[][] {
  const rest = parts.map((part) => ({ ...part }));
  return amounts.map((amount) => {
    let left = amount;
    return rest.flatMap((part) => {
      const taken = Math.min(left, part.amountCents);
      // A gift costs nothing but its units are still counted.
      if (taken <= 0 && (part.amountCents > 0 || part.quantity === 0)) return [];
      const { quantity, lineId } = part;
      left -= taken;
      part.amountCents -= taken;
      part.quantity = 0;
      return [{ lineId, quantity, amountCents: taken }];
    });
  });
}

type ShippedBill = {
  readonly shippingCents: number;
  readonly handlingCents: number;
  readonly discountCents: number;
  readonly creditCents: number;
};

/** Paid for shipping and handling: the part of the discount that no line carries came off the fee. */
export const paidForShipping = (
  { shippingCents, handlingCents, discountCents, creditCents }: ShippedBill,
  lines: readonly Pick<RefundableLine, 'discountShareCents'>[],
): number => {
  const shares = lines.reduce((sum, { discountShareCents }) => sum + discountShareCents, 0);
  return Math.max(0, shippingCents + handlingCents - Math.max(0, discountCents - creditCents - shares));
};

/** Attention reason: cash or a bank transfer that staff have to pay back. */
export const refundByHand = 'refundByHand';

type RefundedOrder = { readonly status: number; readonly totalCents: number; readonly removedCount: number };

/** Version of the order a refund page was opened with; any refund, cancellation or line change gives another one. */
export const refundVersion = ({ status, totalCents, removedCount }: RefundedOrder, leftCents: number): string =>
  [status, totalCents, removedCount, leftCents].join('-');

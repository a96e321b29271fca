import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { allocateDiscount } from './shares.ts';

/** A line of an order as a refund sees it: what was paid for it, and how many of its pieces are refunded already. */
export type RefundableLine = Pick<OrderLine, 'id' | 'quantity' | 'priceTotalCents' | 'discountShareCents' | 'refundedQuantity'> & {
  /** Money that went back for the line so far, where that is known: for pieces, or because its price fell. */
  readonly refundedCents?: number;
};
export type RefundPart = { readonly lineId: number; readonly quantity: number; readonly amountCents: number };

/** What was really paid for each line, its share of the tax included. */
export function paidPerLine(lines: readonly Omit<RefundableLine, 'refundedQuantity'>[], taxCents: number): number[] {
  const nets = lines.map(({ priceTotalCents, discountShareCents }) => priceTotalCents - discountShareCents);
  const taxes = allocateDiscount(taxCents, nets);
  return nets.map((net, index) => net + (taxes[index] ?? 0));
}

type PaidLine = Pick<RefundableLine, 'quantity' | 'refundedQuantity' | 'refundedCents'> & { readonly paidCents: number };

/**
 * What goes back for so many more pieces of a line. Refunded piece by piece, or all at once, it comes to the same to the cent: each
 * amount is the difference of two rounded sums. A line never gives back more than was paid for it.
 */
export const amountForPieces = ({ paidCents, quantity, refundedQuantity, refundedCents = 0 }: PaidLine, pieces: number): number => {
  const upTo = (count: number): number => Math.round((paidCents * count) / quantity);
  return Math.max(0, Math.min(upTo(refundedQuantity + pieces) - upTo(refundedQuantity), paidCents - refundedCents));
};

/** The parts of a refund for pieces; more than is left of a line counts as what is left. */
export function refundOfPieces(lines: readonly RefundableLine[], taxCents: number, pieces: ReadonlyMap<number, number>): RefundPart[] {
  const paid = paidPerLine(lines, taxCents);
  return lines.flatMap((line, index) => {
    const quantity = Math.min(pieces.get(line.id) ?? 0, line.quantity - line.refundedQuantity);
    if (quantity <= 0) return [];
    return [{ lineId: line.id, quantity, amountCents: amountForPieces({ ...line, paidCents: paid[index] ?? 0 }, quantity) }];
  });
}

export type PiecesProblem = { readonly lineId: number; readonly left: number | null };

/** The first line that is not one of the order (`left` is null), or of which more is named than is left to refund. */
export function problemWithPieces(lines: readonly RefundableLine[], pieces: ReadonlyMap<number, number>): PiecesProblem | null {
  for (const [lineId, wanted] of pieces) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return { lineId, left: null };
    const left = line.quantity - line.refundedQuantity;
    if (wanted > left) return { lineId, left };
  }
  return null;
}

/** Divides what goes back for lines over refunds of several captures, in their order. */
export function dividePartsOver(parts: readonly RefundPart[], amounts: readonly number[]): RefundPart[][] {
  const rest = parts.map((part) => ({ ...part }));
  return amounts.map((amount) => {
    let left = amount;
    return rest.flatMap((part) => {
      const taken = Math.min(left, part.amountCents);
      // A gift costs nothing and is counted all the same.
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

/** What was paid for shipping and handling: the discount that is no line's share came off the fee. */
export const paidForShipping = (
  { shippingCents, handlingCents, discountCents, creditCents }: ShippedBill,
  lines: readonly Pick<RefundableLine, 'discountShareCents'>[],
): number => {
  const shares = lines.reduce((sum, { discountShareCents }) => sum + discountShareCents, 0);
  return Math.max(0, shippingCents + handlingCents - Math.max(0, discountCents - creditCents - shares));
};

type RefundedOrder = { readonly status: number; readonly totalCents: number; readonly removedCount: number };

/** What a page saw of an order when it offered a refund; any refund, cancellation or change of lines since makes another one. */
export const refundVersion = ({ status, totalCents, removedCount }: RefundedOrder, leftCents: number): string =>
  [status, totalCents, removedCount, leftCents].join('-');

import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { splitRefund } from '#areas/referrals/rules/rewards.ts';
import { parseAmount } from '#kernel/money.ts';
import type { PriceRefund } from './price-refunds.ts';
import { amountForQuantity, priceRefundForQuantity } from './refunds.ts';

export type RefundLineOption = Pick<OrderLine, 'id' | 'quantity' | 'refundedQuantity'> & {
  readonly refundedCents: number;
  readonly paidCents: number;
  readonly priceRefunds?: readonly PriceRefund[];
  /** Units come from stock and can be restocked; made-to-order items cannot. */
  readonly isStocked: boolean;
};

export type RefundOptions = {
  readonly leftCents: number;
  /** Part of the refundable amount that was paid with store credit and goes back as store credit. */
  readonly creditLeftCents: number;
  readonly shippingLeftCents: number;
  readonly isShipped: boolean;
  /** Above this amount the refund asks for a second confirmation. */
  readonly confirmCents: number;
  readonly lines: readonly RefundLineOption[];
};

export type RefundDraft = {
  readonly kind: 'pieces' | 'amount' | 'all';
  readonly pieces: ReadonlyMap<number, number>;
  readonly shipping: string;
  readonly amount: string;
};

export const emptyRefundDraft: RefundDraft = { kind: 'pieces', pieces: new Map(), shipping: '', amount: '' };

export type RefundDraftProblem = 'amountInvalid' | 'shippingInvalid' | 'shippingAboveLeft' | 'aboveLeft';

export type RefundPreview = {
  readonly totalCents: number;
  /** How the total divides: back to the payment, and back as store credit where store credit had paid. */
  readonly moneyCents: number;
  readonly creditCents: number;
  readonly shippingCents: number;
  /** Price protection already paid back for these units; the total is without it. */
  readonly priceRefundCents: number;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number; readonly amountCents: number }[];
  readonly problem: RefundDraftProblem | null;
  /** Units leave the order because it has not shipped yet; and whether any of them can be restocked. */
  readonly isRemoving: boolean;
  readonly isRestockable: boolean;
  readonly isNothingLeftToShip: boolean;
  readonly isConfirmed: boolean;
};

export const refundableQuantity = ({ quantity, refundedQuantity }: RefundLineOption): number => Math.max(0, quantity - refundedQuantity);

/** Calculated by the same rules the server refunds by. */
export function previewRefund(options: RefundOptions, draft: RefundDraft): RefundPreview {
  const lines = options.lines.flatMap((line) => {
    const quantity = chosenUnits(line, draft);
    return quantity > 0 ? [{ lineId: line.id, quantity, amountCents: amountForQuantity(line, quantity) }] : [];
  });
  const shipping = draft.kind === 'pieces' ? typedCents(draft.shipping) : 0;
  const totalCents = totalOfDraft(options, draft, lines, shipping);
  const isRemoving = !options.isShipped && lines.length > 0;
  const isStocked = (lineId: number): boolean => options.lines.some(({ id, isStocked: stocked }) => id === lineId && stocked);
  return {
    totalCents,
    ...splitRefund(
      { moneyCents: options.leftCents - options.creditLeftCents, creditCents: options.creditLeftCents },
      Math.min(totalCents, options.leftCents),
    ),
    shippingCents: draft.kind === 'all' ? options.shippingLeftCents : (shipping ?? 0),
    priceRefundCents: lines.reduce((sum, { lineId, quantity }) => sum + paidBackFor(options, lineId, quantity), 0),
    lines,
    problem: problemOf(options, draft, totalCents, shipping),
    isRemoving,
    isRestockable: isRemoving && lines.some(({ lineId }) => isStocked(lineId)),
    isNothingLeftToShip: isRemoving && options.lines.every((line) => refundableQuantity(line) === chosenUnits(line, draft)),
    isConfirmed: draft.kind === 'all' || totalCents > options.confirmCents,
  };
}

const paidBackFor = ({ lines }: RefundOptions, lineId: number, quantity: number): number =>
  lines.reduce((sum, line) => sum + (line.id === lineId ? priceRefundForQuantity(line, quantity) : 0), 0);

const chosenUnits = (line: RefundLineOption, { kind, pieces }: RefundDraft): number => {
  if (kind === 'amount') return 0;
  return kind === 'all' ? refundableQuantity(line) : Math.min(pieces.get(line.id) ?? 0, refundableQuantity(line));
};

/** An empty field is zero; null is not an amount. */
const typedCents = (typed: string): number | null => (typed.trim() === '' ? 0 : parseAmount(typed.trim()));

function totalOfDraft(
  { leftCents }: RefundOptions,
  { kind, amount }: RefundDraft,
  lines: RefundPreview['lines'],
  shipping: number | null,
): number {
  if (kind === 'all') return leftCents;
  if (kind === 'amount') return typedCents(amount) ?? 0;
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0) + (shipping ?? 0);
}

function problemOf(
  { leftCents, shippingLeftCents }: RefundOptions,
  { kind, amount }: RefundDraft,
  totalCents: number,
  shipping: number | null,
): RefundDraftProblem | null {
  if (kind === 'amount' && typedCents(amount) === null) return 'amountInvalid';
  if (shipping === null) return 'shippingInvalid';
  if (shipping > shippingLeftCents) return 'shippingAboveLeft';
  return totalCents > leftCents ? 'aboveLeft' : null;
}

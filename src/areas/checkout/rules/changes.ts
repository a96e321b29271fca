import { type CartSums, calculateCartSums, type DeliveryCharges, type PricedLine, type PricedSnapshot } from '#areas/cart/rules/sums.ts';
import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { cents } from '#kernel/money.ts';

/** An order line for recalculating money: units that stay keep the price and discount share they were bought with. */
export type MoneyLine = Pick<OrderLine, 'quantity' | 'priceCents' | 'weightGrams' | 'discountShareCents'>;
export type RemainingLine = MoneyLine & { readonly wasQuantity: number };

/** Discount share left on a line when units are removed; added units cost the full price. */
export const remainingDiscountCents = ({ quantity, wasQuantity, discountShareCents }: RemainingLine): number =>
  quantity >= wasQuantity ? discountShareCents : Math.floor((discountShareCents * quantity) / wasQuantity);

type Amounts = {
  readonly shippingCents: number;
  readonly handlingCents: number;
  readonly discountCents: number;
  readonly couponCents: number;
  readonly creditCents: number;
  readonly weightGrams: number;
};
type Before = Amounts & { readonly lines: readonly MoneyLine[]; readonly taxBp: number };

const lineOf = ({ quantity, priceCents, weightGrams }: MoneyLine): PricedLine<PricedSnapshot> => ({
  line: { skuId: 0, quantity, seenCents: priceCents },
  snapshot: {
    payableCents: priceCents,
    weightGrams,
    shipsFree: false,
    available: quantity,
    isMadeToOrder: false,
    ready: null,
    readyMade: null,
  },
  state: 'fine',
  quantity,
  limit: quantity,
  totalCents: cents(priceCents * quantity),
  ready: null,
  wasCents: null,
});

/**
 * Sums of an order whose lines changed, by the same calculation as the cart. Shipping follows the weight unless a fee was agreed; a
 * shipping discount never exceeds the new fee.
 */
export function recalculateSums(
  before: Before,
  remaining: readonly RemainingLine[],
): CartSums & Pick<Amounts, 'couponCents' | 'creditCents'> {
  const shares = before.lines.reduce((sum, { discountShareCents }) => sum + discountShareCents, 0);
  const goodsCents = remaining.reduce((sum, line) => sum + remainingDiscountCents(line), 0);
  const isByWeight = before.shippingCents === shippingFee(before.weightGrams);
  const charges: DeliveryCharges = {
    feeCents: isByWeight ? null : before.shippingCents,
    handlingCents: before.handlingCents,
    taxBp: before.taxBp,
  };
  const sums = calculateCartSums(
    remaining.map(lineOf),
    { goodsCents, shippingCents: before.discountCents - before.creditCents - shares },
    charges,
  );
  // Store credit is a payment method: it is kept as far as there is something left to pay.
  const creditCents = Math.min(before.creditCents, sums.totalCents);
  return {
    ...sums,
    discountCents: cents(sums.discountCents + creditCents),
    totalCents: cents(sums.totalCents - creditCents),
    creditCents,
    couponCents: Math.min(before.couponCents, sums.discountCents),
  };
}

/** The tax rate the order was placed with, derived from its own amounts, so later settings do not change it. */
export const deriveTaxBp = ({
  itemsCents,
  taxCents,
  lines,
}: {
  itemsCents: number;
  taxCents: number;
  lines: readonly MoneyLine[];
}): number => {
  const discountedCents = itemsCents - lines.reduce((sum, { discountShareCents }) => sum + discountShareCents, 0);
  return discountedCents === 0 ? 0 : Math.round((taxCents * 10_000) / discountedCents);
};

import { type CartSums, calculateCartSums, type DeliveryCharges, type PricedLine, type PricedSnapshot } from '#areas/cart/rules/sums.ts';
import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import { cents } from '#kernel/money.ts';

/** A line of an order as money sees it: what stays keeps the price and the share of the discount it was bought with. */
export type MoneyLine = Pick<OrderLine, 'quantity' | 'priceCents' | 'weightGrams' | 'discountShareCents'>;
export type RemainingLine = MoneyLine & { readonly wasQuantity: number };

/** What a line keeps of its discount when pieces are taken away; pieces that are added cost the full price. */
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
  look: {
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
 * The bill of an order whose lines changed, by the one sum of the house. The fee follows the weight where it did before and stays
 * where another was agreed; what came off the fee comes off at most the new one.
 */
export function recalculateSums(before: Before, kept: readonly RemainingLine[]): CartSums & Pick<Amounts, 'couponCents' | 'creditCents'> {
  const shares = before.lines.reduce((sum, { discountShareCents }) => sum + discountShareCents, 0);
  const goodsCents = kept.reduce((sum, line) => sum + remainingDiscountCents(line), 0);
  const isByWeight = before.shippingCents === shippingFee(before.weightGrams);
  const way: DeliveryCharges = {
    feeCents: isByWeight ? null : before.shippingCents,
    handlingCents: before.handlingCents,
    taxBp: before.taxBp,
  };
  const sums = calculateCartSums(kept.map(lineOf), { goodsCents, shippingCents: before.discountCents - before.creditCents - shares }, way);
  // Store credit is a way to pay: it stays as far as there is something to pay.
  const creditCents = Math.min(before.creditCents, sums.totalCents);
  return {
    ...sums,
    discountCents: cents(sums.discountCents + creditCents),
    totalCents: cents(sums.totalCents - creditCents),
    creditCents,
    couponCents: Math.min(before.couponCents, sums.discountCents),
  };
}

/** The share of tax an order was made with, from its own numbers; what staff changed since does not touch what was agreed. */
export const deriveTaxBp = ({
  itemsCents,
  taxCents,
  lines,
}: {
  itemsCents: number;
  taxCents: number;
  lines: readonly MoneyLine[];
}): number => {
  const goods = itemsCents - lines.reduce((sum, { discountShareCents }) => sum + discountShareCents, 0);
  return goods === 0 ? 0 : Math.round((taxCents * 10_000) / goods);
};

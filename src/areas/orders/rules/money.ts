import { type Cents, cents } from '#kernel/money.ts';

export type OrderAmounts = {
  readonly itemsCents: number;
  readonly shippingCents: number;
  readonly handlingCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
};

export const breakdownParts = ['items', 'shipping', 'handling', 'tax', 'discount'] as const;
export type BreakdownPart = (typeof breakdownParts)[number];
export type BreakdownRow = { readonly part: BreakdownPart; readonly cents: Cents };

/** Rows of the order summary, adding up to the total. Items and shipping are always listed, others only if not zero. */
export function buildOrderBreakdown(amounts: OrderAmounts): BreakdownRow[] {
  const rows: BreakdownRow[] = [
    { part: 'items', cents: cents(amounts.itemsCents) },
    { part: 'shipping', cents: cents(amounts.shippingCents) },
    { part: 'handling', cents: cents(amounts.handlingCents) },
    { part: 'tax', cents: cents(amounts.taxCents) },
    { part: 'discount', cents: cents(-amounts.discountCents) },
  ];
  return rows.filter(({ part, cents: amount }) => part === 'items' || part === 'shipping' || amount !== 0);
}

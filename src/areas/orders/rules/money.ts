import { type Cents, cents } from '#kernel/money.ts';

/** The amounts of an order as its row keeps them. */
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

/** The bill, row by row; its rows add up to the total. Items and shipping always stand there, the others when they are not nothing. */
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

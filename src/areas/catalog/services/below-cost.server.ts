import { DomainError } from '#kernel/errors.ts';
import { cents, dollars, grouped } from '#kernel/money.ts';
import { type Caller, hasRole } from '#platform/app.ts';
import { priceRoles, type Role } from '#site/page.ts';

/** Selling below cost loses money on every unit: only an owner decides it. */
export const belowCostRoles: readonly Role[] = ['owner'];

const maxListed = 10;
const errors = {
  price: { refused: 'priceBelowCost', unconfirmed: 'priceBelowCostUnconfirmed' },
  sale: { refused: 'saleBelowCost', unconfirmed: 'saleBelowCostUnconfirmed' },
} as const;

/** Refuses prices below cost, by a sale or by another list price, unless an owner accepted them. */
export function refuseBelowCost(
  caller: Caller,
  below: readonly { readonly code: string; readonly toCents: number; readonly costCents: number }[],
  isConfirmed: boolean,
  by: keyof typeof errors = 'price',
): void {
  const isOwner = hasRole(caller, belowCostRoles);
  if (below.length === 0 || (isOwner && isConfirmed)) return;
  const listed = below.slice(0, maxListed);
  const more = below.length > listed.length ? ', …' : '';
  const codes = listed.map(({ code }) => code);
  // Costs are shown to those who set prices.
  const skus = hasRole(caller, priceRoles)
    ? listed.map((sku) => `${sku.code}: ${dollars(cents(sku.toCents))} < ${dollars(cents(sku.costCents))}`)
    : codes;
  throw new DomainError(
    isOwner ? errors[by].unconfirmed : errors[by].refused,
    { count: grouped(below.length), codes: codes.join(', ') + more, skus: skus.join(', ') + more },
    { count: below.length, codes },
  );
}

/** For the audit log. */
export const belowCostOf = (below: readonly { readonly code: string }[]) => ({
  belowCostCount: below.length,
  belowCostCodes: below.slice(0, 100).map(({ code }) => code),
});

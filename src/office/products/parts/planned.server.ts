import type { pendingPlansOfSkus } from '#areas/catalog/services/editing/price-plans.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { cents, payable, plainAmount } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';

type Waiting = Awaited<ReturnType<typeof pendingPlansOfSkus>>;
type Price = { readonly priceCents: number; readonly discountBp: number };

/** The next scheduled price of a SKU, if any. */
export function plannedOf(waiting: Waiting, language: Language, now: Date) {
  const next = new Map([...waiting].reverse().map((line) => [line.skuId, line]));
  return (skuId: number, price: Price) => {
    const line = next.get(skuId);
    if (!line) return null;
    const payableCents = payable(cents(line.priceCents ?? price.priceCents), line.discountBp ?? price.discountBp);
    return { planId: line.planId, when: whenIn(line.startsAt, language, now), pays: plainAmount(payableCents) };
  };
}
export type PlannedPrice = ReturnType<ReturnType<typeof plannedOf>>;

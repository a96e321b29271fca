import type { PriceRefund } from '#areas/checkout/rules/price-refunds.ts';
import { refundOfQuantities } from '#areas/checkout/rules/refunds.ts';
import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { type SetPriceRule, setOffBp } from '#areas/pricing/rules/sets.ts';

export type ReturnLine = Pick<
  OrderLine,
  'id' | 'quantity' | 'priceCents' | 'priceTotalCents' | 'discountShareCents' | 'weightGrams' | 'setNumber'
> & {
  /** Units returned, refunded or in another case. */
  readonly goneQuantity: number;
  /** Price of one unit outside a set. */
  readonly fullCents: number;
  readonly role: 'bundle' | 'lace';
  readonly priceRefunds?: readonly PriceRefund[];
};

type ReturnPart = { readonly lineId: number; readonly quantity: number; readonly valueCents: number; readonly backCents: number };
export type ReturnSums = {
  readonly parts: readonly ReturnPart[];
  /** Paid for the units, including tax and discount. */
  readonly valueCents: number;
  /** Additional cost of the rest of a broken set; negative where a set broken earlier is returned. */
  readonly setCents: number;
  readonly feeCents: number;
  readonly backCents: number;
  /** The rest of a set would cost more than the returned units are worth. */
  readonly isWorthNothing: boolean;
};

type Terms = { readonly taxCents: number; readonly feeBp: number; readonly rules: readonly SetPriceRule[] };
type ReturnQuantities = ReadonlyMap<number, number>;

/**
 * Refund for these units. An incomplete set costs its price without the set discount: the difference for what stays is deducted. In two
 * steps or at once, all units of a set refund what was paid for it.
 */
export function returnSums(lines: readonly ReturnLine[], quantities: ReturnQuantities, { taxCents, feeBp, rules }: Terms): ReturnSums {
  const paid = refundOfQuantities(
    lines.map((line) => ({ ...line, refundedQuantity: line.goneQuantity })),
    taxCents,
    quantities,
  );
  const valueCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const extras = setExtras(lines, quantities, rules);
  const setCents = [...extras.values()].reduce((sum, extra) => sum + extra, 0);
  const left = lessExtras(paid, lines, extras);
  const leftCents = left.reduce((sum, part) => sum + part.leftCents, 0);
  const parts = left.map((part) => ({
    lineId: part.lineId,
    quantity: part.quantity,
    valueCents: part.amountCents,
    backCents: part.leftCents - Math.round((part.leftCents * feeBp) / 10_000),
  }));
  const backCents = parts.reduce((sum, part) => sum + part.backCents, 0);
  const isWorthNothing = leftCents > valueCents - setCents || leftCents <= 0;
  return { parts, valueCents, setCents, feeCents: leftCents - backCents, backCents, isWorthNothing };
}

/** Additional cost per affected set. */
function setExtras(lines: readonly ReturnLine[], quantities: ReturnQuantities, rules: readonly SetPriceRule[]): Map<number, number> {
  const sets = Map.groupBy(lines, ({ setNumber }) => setNumber);
  const extras = new Map<number, number>();
  for (const [setNumber, members] of sets) {
    if (setNumber === null || !members.some(({ id }) => (quantities.get(id) ?? 0) > 0)) continue;
    const before = members.map(({ quantity, goneQuantity }) => quantity - goneQuantity);
    const after = members.map(({ id }, index) => Math.max(0, (before[index] ?? 0) - (quantities.get(id) ?? 0)));
    extras.set(setNumber, extraOf(members, after, rules) - extraOf(members, before, rules));
  }
  return extras;
}

/** How much more the rest of a set costs; zero while whole sets or nothing stay. */
function extraOf(members: readonly ReturnLine[], stay: readonly number[], rules: readonly SetPriceRule[]): number {
  if (isWhole(members, stay, rules)) return 0;
  return members.reduce((sum, { fullCents, priceCents }, index) => sum + Math.max(0, fullCents - priceCents) * (stay[index] ?? 0), 0);
}

/** Two sets of one kind are one group: the rest is complete where it is a multiple of the smallest set in the rules. */
function isWhole(members: readonly ReturnLine[], stay: readonly number[], rules: readonly SetPriceRule[]): boolean {
  const counts = members.map(({ quantity }) => quantity);
  if (counts.every((count, index) => count === stay[index])) return true;
  const sets = counts.reduce(greatestCommonDivisor, 0);
  for (let times = sets; times > 1; times -= 1) {
    if (sets % times !== 0) continue;
    const perSet = counts.map((count) => count / times);
    const roles = members.flatMap(({ role }, index) => Array.from({ length: perSet[index] ?? 0 }, () => ({ role })));
    const left = (stay[0] ?? 0) / (perSet[0] ?? 1);
    if (setOffBp(rules, roles) > 0 && Number.isInteger(left) && perSet.every((count, index) => count * left === stay[index])) return true;
  }
  return stay.every((count) => count === 0);
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

type Paid = { readonly lineId: number; readonly quantity: number; readonly amountCents: number };

/** Deducts the additional cost from the set's own units, as far as each goes. */
function lessExtras(paid: readonly Paid[], lines: readonly ReturnLine[], extras: ReadonlyMap<number, number>) {
  const rest = new Map(extras);
  return paid.map((part) => {
    const setNumber = lines.find(({ id }) => id === part.lineId)?.setNumber ?? null;
    const extra = setNumber === null ? 0 : (rest.get(setNumber) ?? 0);
    const taken = Math.min(extra, part.amountCents);
    if (setNumber !== null) rest.set(setNumber, extra - taken);
    return { ...part, leftCents: part.amountCents - taken };
  });
}

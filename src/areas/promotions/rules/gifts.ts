export type GiftRule = {
  readonly id: number;
  readonly skuId: number;
  readonly quantity: number;
  readonly minItemsCents: number;
  /** Units in stock. */
  readonly available: number;
};

export type EarnedGift<R extends GiftRule> = { readonly rule: R; readonly state: 'given' | 'short' };

/** Gifts for items of this value: one per rule reached, as far as units the buyer does not purchase are available. */
export function findEarnedGifts<R extends GiftRule>(
  rules: readonly R[],
  itemsCents: number,
  items: readonly { readonly skuId: number; readonly quantity: number }[] = [],
): EarnedGift<R>[] {
  const left = new Map<number, number>();
  for (const { skuId, available } of rules) left.set(skuId, available);
  for (const { skuId, quantity } of items) if (left.has(skuId)) left.set(skuId, (left.get(skuId) ?? 0) - quantity);
  return rules
    .filter(({ minItemsCents }) => itemsCents > 0 && itemsCents >= minItemsCents)
    .map((rule) => {
      const there = left.get(rule.skuId) ?? 0;
      if (there < rule.quantity) return { rule, state: 'short' };
      left.set(rule.skuId, there - rule.quantity);
      return { rule, state: 'given' };
    });
}

/** The next gift within reach; null when there is none. */
export function nextGift<R extends GiftRule>(
  rules: readonly R[],
  itemsCents: number,
): { readonly rule: R; readonly missingCents: number } | null {
  const [rule] = rules
    .filter(({ minItemsCents, available, quantity }) => minItemsCents > itemsCents && available >= quantity)
    .toSorted((a, b) => a.minItemsCents - b.minItemsCents);
  return rule ? { rule, missingCents: rule.minItemsCents - itemsCents } : null;
}

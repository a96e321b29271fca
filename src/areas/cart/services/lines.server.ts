import { calculateTierDiscounts, countTierItems, type QuantityTier, tierCountingOf } from '#areas/promotions/rules/quantity-tiers.ts';
import { fetchBuyerTiers } from '#areas/promotions/services/buyer-terms.server.ts';
import { setRulesOf } from '#areas/promotions/services/sets.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { parseLineReference } from '../rules/attributes.ts';
import { type LineToPrice, priceLine } from '../rules/price-line.ts';
import type { CartItemInput } from '../rules/requested-lines.ts';
import { mergeRequestedLines } from '../rules/requested-lines.ts';
import { calculateSetDiscounts, partName, setRoleOf } from '../rules/sets.ts';
import { lineLimit } from '../rules/sums.ts';
import * as store from '../store/lines.server.ts';
import type { PricedCartLine } from './wire.server.ts';

export async function fetchCart(app: App, userId: number): Promise<PricedCartLine[]> {
  const now = app.now();
  const [rows, steps] = await Promise.all([store.selectCartLines(app.db, userId, now), fetchBuyerTiers(app, userId)]);
  return (await withOffs(app, rows, steps)).map((line) => ({ ...line, priced: priceLine(line, now) }));
}

type DiscountableLine = LineToPrice &
  Pick<store.CartLineRow, 'setKey' | 'configuration' | 'isSavedForLater'> & {
    readonly goods: Pick<store.CartLineRow['goods'], 'categorySlug' | 'categoryId' | 'attributes' | 'isClearance'>;
  };

/** Set and tier discounts per line; set rules are loaded only if there is a set. */
async function withOffs<L extends DiscountableLine>(app: App, lines: readonly L[], steps: readonly QuantityTier[], besides = 0) {
  const rules = lines.some(({ setKey }) => setKey !== '') ? await setRulesOf(app) : [];
  const offs = calculateSetDiscounts(
    lines.map(({ skuId, quantity, setKey, configuration, isSavedForLater, isLive, goods, estimate }) => ({
      setKey,
      part: partName({ skuId, estimate: estimate?.number }),
      quantity,
      role: setRoleOf({ category: goods.categorySlug, style: goods.attributes.Style ?? '', kind: configuration?.kind }),
      isLater: isSavedForLater,
      isFine: isLive && quantity <= lineLimit(goods),
      isClearance: goods.isClearance,
    })),
    rules,
  );
  const stepped = calculateTierDiscounts(
    lines.map((line) => ({
      counting: countedAs(line),
      categoryId: line.goods.categoryId,
      pieces: line.isSavedForLater ? 0 : priceLine(line, app.now()).quantity,
    })),
    steps,
    besides,
  );
  return lines.map((line, index) => ({ ...line, setOffBp: offs[index] ?? 0, stepOffBp: stepped[index] ?? 0 }));
}

const countedAs = ({ goods, estimate }: Pick<DiscountableLine, 'goods'> & { readonly estimate: unknown }) =>
  tierCountingOf({
    category: goods.categorySlug,
    style: goods.attributes.Style ?? '',
    isClearance: goods.isClearance,
    isComposed: estimate !== null,
  });

export const countItemsForTiers = (lines: readonly PricedItem[]): number =>
  countTierItems(lines.map((line) => ({ counting: countedAs(line), pieces: line.priced.quantity })));

/** Items of an order: set parts at their set price under the set's key. */
export type PricedItem = Pick<PricedCartLine, 'goods' | 'priced' | 'estimate' | 'configuration' | 'setKey'>;

/** The same pricing for items outside a cart; unavailable ones are left out. Additional units count for tiers only. */
export async function priceItems(
  app: App,
  items: readonly CartItemInput[],
  userId: number | null = null,
  besides = 0,
): Promise<PricedItem[]> {
  const now = app.now();
  const named = items.map(({ attribute, ...item }) => ({ ...item, ...parseLineReference(attribute) }));
  const requested = mergeRequestedLines(named.map((item) => ({ ...item, attributeHash: `${item.estimate ?? ''} ${item.setKey}`.trim() })));
  const numbers = requested.flatMap(({ estimate }) => estimate ?? []);
  const estimates = numbers.length === 0 ? [] : await store.selectPricedEstimates(app.db, userId, numbers, now);
  const ids = requested.map(({ skuId }) => skuId);
  const found = ids.length === 0 ? [] : await store.selectBuyableGoods(app.db, ids, now);
  const lines = requested.flatMap(({ estimate: number, ...one }) => {
    const goods = found.find(({ skuId }) => skuId === one.skuId);
    const estimate = number === null ? null : estimates.find((given) => given.number === number && given.skuId === one.skuId);
    if (!goods || estimate === undefined || !(goods.isSold || estimate)) return [];
    const cartFields = { attributeHash: estimate ? 'made' : '', seenPriceCents: goods.payableCents, isSavedForLater: false, isLive: true };
    return [{ ...one, ...cartFields, goods, estimate, configuration: estimate?.configuration ?? null }];
  });
  // Not from a cart, so no earlier price was seen.
  return (await withOffs(app, lines, await fetchBuyerTiers(app, userId), besides)).map((line) => ({
    ...line,
    priced: { ...priceLine(line, now), wasCents: null },
  }));
}

type Changes = { readonly quantity?: number | undefined; readonly isSavedForLater?: boolean | undefined };

/** Whoever changes a line has seen its price. Another shopper's line is a missing one. */
export async function updateCartLine(app: App, userId: number, id: number, changes: Changes): Promise<PricedCartLine> {
  const now = app.now();
  const [before] = await store.selectCartLines(app.db, userId, now, id);
  if (!before) throw new DomainError('goodsNotExist');
  // A set part's price depends on the other parts.
  const after = await store.updateCartLineRow(app.db, userId, id, {
    ...changes,
    ...(before.setKey === '' && { seenPriceCents: priceLine({ ...before, quantity: changes.quantity ?? before.quantity }, now).unitCents }),
    updatedAt: now,
  });
  if (!after) throw new DomainError('goodsNotExist');
  const line = { ...before, ...after };
  const isAlone = line.setKey === '' && (await fetchBuyerTiers(app, userId)).length === 0;
  if (isAlone) return { ...line, priced: priceLine(line, now) };
  const whole = (await fetchCart(app, userId)).find((one) => one.id === id);
  if (!whole) throw new DomainError('goodsNotExist');
  return whole;
}

/** A missing line, or another shopper's, counts as deleted. */
export async function deleteCartLines(app: App, userId: number, ids: readonly number[]): Promise<void> {
  await store.deleteCartLineRows(app.db, userId, ids);
}

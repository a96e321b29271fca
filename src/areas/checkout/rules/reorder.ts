import { maxLineQuantity } from '#areas/cart/rules/lines.ts';
import { lineLimit, type ProductSnapshot } from '#areas/cart/rules/sums.ts';
import type { OrderLine } from '#areas/orders/rules/order-line.ts';
import { shippedQuantity } from '#areas/orders/rules/shippable.ts';
import type { CartLine } from '#site/storage.ts';

type Bought = Pick<OrderLine, 'skuId' | 'quantity' | 'removedQuantity' | 'isGift'> & {
  readonly name: string;
  readonly isConfigured: boolean;
};

/** Units refunded before shipping are not reordered; an order of which nothing shipped is reordered as it was. */
const boughtIn = (lines: readonly Bought[]): readonly Bought[] => {
  const shipped = lines.map((line) => ({ ...line, quantity: shippedQuantity(line) })).filter(({ quantity }) => quantity > 0);
  return shipped.length > 0 ? shipped : lines;
};

/** What of an order can be put into the cart today at today's price, and what cannot, or only in part. */
export function planReorder(lines: readonly Bought[], snapshots: readonly ProductSnapshot[]) {
  const put: { readonly line: CartLine; readonly limit: number }[] = [];
  const missing: string[] = [];
  const fewer: string[] = [];
  // Gifts were not bought, and a built item is more than its SKU.
  const linesBySku = Map.groupBy(
    boughtIn(lines).filter(({ isGift }) => !isGift),
    ({ skuId, isConfigured }) => (isConfigured ? null : skuId),
  );
  for (const [skuId, same] of linesBySku) {
    const snapshot = snapshots.find(({ id }) => id === skuId);
    const limit = snapshot ? lineLimit(snapshot) : 0;
    const names = [...new Set(same.map(({ name }) => name))];
    if (!snapshot || limit === 0) {
      missing.push(...names);
      continue;
    }
    const bought = Math.min(
      maxLineQuantity,
      same.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    if (bought > limit) fewer.push(...names);
    put.push({ line: { skuId: snapshot.id, quantity: Math.min(bought, limit), seenCents: snapshot.payableCents }, limit });
  }
  return { put, missing, fewer };
}

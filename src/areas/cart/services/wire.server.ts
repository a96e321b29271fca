import type { z } from 'zod';
import { asDollarNumber, centsOfDollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { addShoppingCarts, userCurrent } from '../calls.ts';
import { lineTexts } from '../line-texts.ts';
import type { FoundCartChange } from '../rules/changes.ts';
import type { priceLine } from '../rules/price-line.ts';
import type { CartItemInput } from '../rules/requested-lines.ts';
import type { CartLineRow } from '../store/lines.server.ts';

export type PricedCartLine = CartLineRow & { readonly priced: ReturnType<typeof priceLine> };
type Item = z.input<(typeof userCurrent)['output']>['shopping_cart_items'][number];

/** The cart badge counts units without those saved for later. */
export const wireCart = (lines: readonly PricedCartLine[], language: Language) => ({
  cart_num: lines.reduce((sum, line) => sum + (line.isSavedForLater ? 0 : line.quantity), 0),
  shopping_cart_items: lines.map((line) => wireCartItem(line, language)),
});

export function wireCartItem({ priced, goods, estimate, picture, ...line }: PricedCartLine, language: Language): Item {
  const price = asDollarNumber(priced.unitCents);
  const attributes = {
    ...(line.configuration && { configuration: line.configuration, estimate: estimate?.number ?? '' }),
    ...(line.setKey && { set: line.setKey }),
  };
  return {
    shopping_cart: {
      id: line.id,
      sku_id: line.skuId,
      quantity: line.quantity,
      product_attribute: JSON.stringify({ ...goods.attributes, ...attributes, items: { price } }),
      saved_for_later: line.isSavedForLater,
      seen_price: asDollarNumber(line.seenPriceCents),
      state: priced.state,
      reason: reasonOf({ priced, estimate }, language),
    },
    sku_item: {
      sku: {
        id: line.skuId,
        name: localizedColumn(goods, 'name', language),
        price: estimate ? price : asDollarNumber(goods.priceCents),
        discount: estimate ? 1 : goods.discountBp / 10_000,
        payable_price: price,
        weight: priced.weightGrams / 1000,
        shipping_name: goods.shippingName,
        stock: line.isLive ? goods.available : 0,
      },
      picture: picture ? [{ url: `${picture.base}-${picture.widths.at(-1) ?? 900}.webp` }] : [],
    },
  };
}

function reasonOf({ priced, estimate }: Pick<PricedCartLine, 'priced' | 'estimate'>, language: Language): string {
  const say = translator(lineTexts, language);
  if (priced.why) return say(priced.why, { number: estimate?.number ?? '' });
  if (priced.state === 'soldOut') return say('soldOut');
  return priced.state === 'fewer' ? say('fewer', { left: priced.limit }) : '';
}

type Sent = z.output<(typeof addShoppingCarts)['input']>;
/** One requested item with our property names. */
export type CartItemRequest = CartItemInput & { readonly seenCents: number | null };

/** A plain list is a list without a batch. */
export function readCartItemRequests(sent: Sent): { items: CartItemRequest[]; batchId: string | null } {
  const { items, batch_id } = Array.isArray(sent) ? { items: sent, batch_id: undefined } : sent;
  const requests = items.map(({ sku_id, quantity, product_attribute, seen_price }) => ({
    skuId: sku_id,
    quantity,
    attribute: product_attribute,
    seenCents: seen_price === undefined ? null : centsOfDollars(seen_price),
  }));
  return { items: requests, batchId: batch_id ?? null };
}

export type SkuNames = ReadonlyMap<number, { readonly nameEn: string; readonly nameZh: string }>;

export const wireChanges = (changes: readonly FoundCartChange[], names: SkuNames, language: Language) =>
  changes.map(({ skuId, kind, was, now }) => {
    const shown = (value: number | null) => (value === null || kind !== 'price' ? value : asDollarNumber(value));
    const named = names.get(skuId);
    return { sku_id: skuId, name: named ? localizedColumn(named, 'name', language) : '', kind, was: shown(was), now: shown(now) };
  });

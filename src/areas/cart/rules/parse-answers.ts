import type { CartChange, CartLine, Configured, ConfiguredChoice } from '#site/storage.ts';

/** Parses cart answers defensively: a page may be older than the server. */
type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});
const listIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const centsIn = (value: unknown): number | null => (typeof value === 'number' ? Math.round(value * 100) : null);

/** A line as the calls take it. */
export const cartItemToSend = ({ skuId, quantity, estimate, set }: Omit<CartLine, 'seenCents'>) => ({
  sku_id: skuId,
  quantity,
  ...((estimate || set) && { product_attribute: { estimate, set } }),
});

/** The lines of `shopping_cart_items`; null when missing. */
export function parseCartLines(data: unknown): readonly CartLine[] | null {
  const items = fieldsIn(data).shopping_cart_items;
  return Array.isArray(items) ? items.flatMap((item) => parseCartLine(item) ?? []) : null;
}

export const readAnswerItem = (data: unknown): unknown => fieldsIn(data).item;

export function parseCartLine(item: unknown): CartLine | null {
  const { shopping_cart: cartRow, sku_item: goods } = fieldsIn(item);
  const { id, sku_id: skuId, quantity, product_attribute: attribute, ...line } = fieldsIn(cartRow);
  if (typeof id !== 'number' || typeof skuId !== 'number' || typeof quantity !== 'number') return null;
  const attributes = jsonIn(attribute);
  return {
    id,
    skuId,
    quantity,
    seenCents: centsIn(line.seen_price) ?? 0,
    isLater: line.saved_for_later === true,
    ...(typeof attributes.set === 'string' && { set: attributes.set }),
    ...(typeof attributes.estimate === 'string' && {
      estimate: attributes.estimate,
      configured: configuredIn(attributes, line, fieldsIn(goods).sku),
    }),
  };
}

/** A built item's choices, with price and weight of its estimate. */
const configuredIn = (attributes: Fields, { state, reason }: Fields, sku: unknown): Configured => ({
  unitCents: centsIn(fieldsIn(attributes.items).price) ?? 0,
  weightGrams: Math.round(Number(fieldsIn(sku).weight ?? 0) * 1000),
  choices: choicesIn(fieldsIn(attributes.configuration)),
  problem: state === 'gone' ? String(reason) : '',
});

function jsonIn(text: unknown): Fields {
  try {
    return typeof text === 'string' ? fieldsIn(JSON.parse(text)) : {};
  } catch {
    return {};
  }
}

/** Names and values; nested values are flattened. */
function choicesIn(chosen: Fields): ConfiguredChoice[] {
  return Object.entries(chosen).flatMap(([name, value]): ConfiguredChoice[] => {
    if (isFields(value)) return choicesIn(value);
    const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' || typeof one === 'number');
    return values.length > 0 ? [{ name: readable(name), value: values.join(', ') }] : [];
  });
}
const readable = (name: string): string => {
  const words = name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const kinds: readonly CartChange['kind'][] = ['price', 'fewer', 'soldOut', 'gone', 'full'];

/** Prices become cents. */
export const parseCartChanges = (data: unknown): CartChange[] =>
  listIn(fieldsIn(data).changes).flatMap(({ sku_id: skuId, name, kind: kindName, was, now }) => {
    const kind = kinds.find((one) => one === kindName);
    if (typeof skuId !== 'number' || typeof name !== 'string' || !kind) return [];
    const amount = (value: unknown): number | null => (kind === 'price' ? centsIn(value) : typeof value === 'number' ? value : null);
    return [{ skuId, name, kind, was: amount(was), now: amount(now) }];
  });

/** Later changes of the same item and kind replace earlier ones. */
export const mergeCartChanges = (before: readonly CartChange[], more: readonly CartChange[]): readonly CartChange[] => [
  ...before.filter((old) => !more.some((one) => one.skuId === old.skuId && one.kind === old.kind)),
  ...more,
];

export type WishlistEntry = { readonly skuId: number; readonly wasCents: number };

/** SKUs with the price when added. */
export const parseWishlist = (data: unknown): WishlistEntry[] =>
  listIn(fieldsIn(data).items).flatMap(({ id, was_price: was }) =>
    typeof id === 'number' ? [{ skuId: id, wasCents: centsIn(was) ?? 0 }] : [],
  );

export type CartQuote = {
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly coupon: { readonly code: string; readonly name: string } | null;
  readonly problem: string | null;
};

export function parseCartQuote(data: unknown): CartQuote | null {
  const { discount, shipping, total, coupon, coupon_problem: problem } = fieldsIn(data);
  const [discountCents, shippingCents, totalCents] = [centsIn(discount), centsIn(shipping), centsIn(total)];
  if (discountCents === null || shippingCents === null || totalCents === null) return null;
  return { discountCents, shippingCents, totalCents, coupon: couponIn(coupon), problem: typeof problem === 'string' ? problem : null };
}

const couponIn = (coupon: unknown): CartQuote['coupon'] => {
  const { code, name } = fieldsIn(coupon);
  return typeof code === 'string' && typeof name === 'string' ? { code, name } : null;
};

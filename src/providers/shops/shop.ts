import type { SentProductTexts, SentVariant, ShopLimits } from '#kernel/sent-goods.ts';

/** Allowed hosts of other shops; the pattern keeps every other host out of reach. */
export const shopHostPattern = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/;
export const isShopHost = (host: string): boolean => shopHostPattern.test(host);

export type SentProduct = {
  readonly handle: string;
  readonly words: SentProductTexts;
  readonly isDraft: boolean;
  readonly variants: readonly SentVariant[];
};

/** A variant in the other shop, with its inventory item id. */
export type RemoteVariant = { readonly id: string; readonly sku: string; readonly itemId: string };
export type RemoteProduct = { readonly id: string; readonly handle: string; readonly variants: readonly RemoteVariant[] };
export type RemoteStockLevel = { readonly itemId: string; readonly quantity: number };

/** What it refused; `at` is the path in the input: variants, 3, price. */
export type ShopProblem = { readonly at: readonly string[]; readonly code: string; readonly text: string };

/** `refused`: understood and refused. `closed`: no access, whatever is sent. `away`: unreachable, may be retried. */
export type ShopAnswer<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'refused'; readonly problems: readonly ShopProblem[] }
  | { readonly outcome: 'closed'; readonly reason: string }
  | { readonly outcome: 'away'; readonly reason: string };

/** One other shop we publish to. Never throws: unreachable is `away`. */
export type OtherShop = {
  limits(): Promise<ShopAnswer<ShopLimits>>;
  /** The location whose inventory we set: the first one. */
  location(): Promise<ShopAnswer<string>>;
  find(handle: string): Promise<ShopAnswer<RemoteProduct | null>>;
  fetchProduct(productId: string): Promise<ShopAnswer<RemoteProduct | null>>;
  /** Creates a product with all variants, or makes the one with this handle equal to it; idempotent. */
  put(product: SentProduct, locationId: string): Promise<ShopAnswer<RemoteProduct>>;
  /** Texts and pictures only; variants, prices and stock stay. */
  retell(productId: string, texts: SentProductTexts): Promise<ShopAnswer<null>>;
  archive(productId: string): Promise<ShopAnswer<null>>;
  /** At most 250 at a time, as in the two below. */
  add(productId: string, variants: readonly SentVariant[], locationId: string): Promise<ShopAnswer<readonly RemoteVariant[]>>;
  change(productId: string, variants: readonly (SentVariant & { readonly id: string })[]): Promise<ShopAnswer<null>>;
  /** The same key counts once. */
  stock(levels: readonly RemoteStockLevel[], locationId: string, key: string): Promise<ShopAnswer<null>>;
};

export type OtherShops = {
  /** Our double answers; nothing is published. */
  readonly isTest: boolean;
  /** Host of our own shop there. */
  readonly own: string | null;
  /** Without a token it is our own shop, whose token is configured. */
  open(target: { readonly host: string; readonly token: string | null }): OtherShop;
};

export const maxVariantsPerCall = 250;

import type { SentVariant, SentWords, ShopLimits } from '#kernel/sent-goods.ts';

/** A shop of somebody else may only be one of these; the pattern keeps every other host out of reach. */
export const shopHostPattern = /^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/;
export const isShopHost = (host: string): boolean => shopHostPattern.test(host);

export type SentProduct = {
  readonly handle: string;
  readonly words: SentWords;
  readonly isDraft: boolean;
  readonly variants: readonly SentVariant[];
};

/** A variant as the other shop knows it; what lies on its shelves has a number of its own. */
export type RemoteVariant = { readonly id: string; readonly sku: string; readonly itemId: string };
export type RemoteProduct = { readonly id: string; readonly handle: string; readonly variants: readonly RemoteVariant[] };
export type RemoteStockLevel = { readonly itemId: string; readonly quantity: number };

/** What it did not like; `at` leads to the place in what was sent: variants, 3, price. */
export type ShopProblem = { readonly at: readonly string[]; readonly code: string; readonly text: string };

/** `refused`: it understood and said no. `closed`: it does not let us in, whatever we send. `away`: it could not be asked; the same may be sent again. */
export type ShopAnswer<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'refused'; readonly problems: readonly ShopProblem[] }
  | { readonly outcome: 'closed'; readonly reason: string }
  | { readonly outcome: 'away'; readonly reason: string };

/** One shop of somebody else, open for our goods. Never fails: what could not be asked is away. */
export type OtherShop = {
  limits(): Promise<ShopAnswer<ShopLimits>>;
  /** The place whose shelves we fill: the first it names. */
  location(): Promise<ShopAnswer<string>>;
  find(handle: string): Promise<ShopAnswer<RemoteProduct | null>>;
  look(productId: string): Promise<ShopAnswer<RemoteProduct | null>>;
  /** Creates a product with all its variants, or makes the one with this handle equal to it: sent twice it is there once. */
  put(product: SentProduct, locationId: string): Promise<ShopAnswer<RemoteProduct>>;
  /** Texts and pictures alone; variants, prices and stock stay as they are. */
  retell(productId: string, words: SentWords): Promise<ShopAnswer<null>>;
  archive(productId: string): Promise<ShopAnswer<null>>;
  /** At most 250 at a time, as are the two below. */
  add(productId: string, variants: readonly SentVariant[], locationId: string): Promise<ShopAnswer<readonly RemoteVariant[]>>;
  change(productId: string, variants: readonly (SentVariant & { readonly id: string })[]): Promise<ShopAnswer<null>>;
  /** The same key sent twice counts once. */
  stock(levels: readonly RemoteStockLevel[], locationId: string, key: string): Promise<ShopAnswer<null>>;
};

/** The way to the shops of others. */
export type OtherShops = {
  /** Our own stand-in answers; no goods leave the house. */
  readonly isTest: boolean;
  /** The house's own shop elsewhere, by its host. */
  readonly own: string | null;
  /** Without a token it is the house's own, which has its token by configuration. */
  open(target: { readonly host: string; readonly token: string | null }): OtherShop;
};

export const maxVariantsPerCall = 250;

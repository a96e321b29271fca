import { browserStorageMs } from '#kernel/dates.ts';

/** Everything the shop stores in a browser, by name. Nothing else may be stored. */
export type StoredEntries = {
  readonly location: { readonly country: string | null; readonly region: string | null; readonly city: string | null };
  readonly inUs: boolean;
  readonly lastVisited: string;
  readonly language: 'en' | 'zh';
  readonly sidebar: 0 | 1;
  readonly recentSkus: readonly number[];
  readonly recentSearches: readonly string[];
  readonly compare: readonly number[];
  readonly cart: readonly CartLine[];
  readonly coupon: string;
  /** Last known product data of the cart, for offline use. */
  readonly snapshots: object;
  /** The signed-in member these entries belong to; cleared at sign-out. */
  readonly member: number;
  /** What changed when the cart was sent to the server, until dismissed. */
  readonly cartNews: readonly CartChange[];
};

/** One line of a cart: so many of one SKU, and the price seen when they were put there. */
export type CartLine = {
  readonly skuId: number;
  readonly quantity: number;
  readonly seenCents: number;
  /** The estimate a built item was priced by. */
  readonly estimate?: string;
  /** The set it belongs to. */
  readonly set?: string;
  /** Saved for later: shown, not counted. */
  readonly isLater?: boolean;
  /** Being sent to the server under this id; nothing is added to it. */
  readonly batch?: string;
  /** A member's line has an id once it is on the server. */
  readonly id?: number;
  readonly configured?: Configured;
};

/** What the server says about something that was composed in a builder. */
export type Configured = {
  readonly unitCents: number;
  readonly weightGrams: number;
  readonly choices: readonly ConfiguredChoice[];
  /** Why it cannot be bought any more; empty while it can. */
  readonly problem: string;
};
export type ConfiguredChoice = { readonly name: string; readonly value: string };

/** Prices in cents, quantities as they are. */
export type CartChange = {
  readonly skuId: number;
  readonly name: string;
  readonly kind: 'price' | 'fewer' | 'soldOut' | 'gone' | 'full';
  readonly was: number | null;
  readonly now: number | null;
};

/** Event by which product cards ask the frame to add a line to the cart. */
export const cartAddEventName = 'tressline:cart-add';
export type CartAdd = { readonly line: CartLine; readonly picture: string | undefined };

type Entry = { readonly savedAt: number; readonly value: unknown };
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const label = (name: keyof StoredEntries): string => `tressline:${name}`;
const localStorageOrNull = (): KeyValueStorage | null => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
};

export const isFresh = (savedAt: number, now: number): boolean => savedAt <= now && now - savedAt <= browserStorageMs;

/** Entries older than ten days or invalid are discarded. */
export function readStored<Name extends keyof StoredEntries>(
  name: Name,
  now = Date.now(),
  from = localStorageOrNull(),
): StoredEntries[Name] | null {
  const written = from?.getItem(label(name));
  if (!from || !written) return null;
  try {
    const entry: Partial<Entry> = JSON.parse(written);
    if (isFresh(Number(entry.savedAt), now)) return entry.value as StoredEntries[Name];
  } catch {
    // Somebody else wrote it.
  }
  from.removeItem(label(name));
  return null;
}

/** A full or blocked storage is no error. */
export function writeStored<Name extends keyof StoredEntries>(
  name: Name,
  value: StoredEntries[Name],
  now = Date.now(),
  to = localStorageOrNull(),
): void {
  try {
    to?.setItem(label(name), JSON.stringify({ savedAt: now, value } satisfies Entry));
  } catch {
    // Private windows refuse storage; the shop works without.
  }
}

export const removeStored = (name: keyof StoredEntries, from = localStorageOrNull()): void => from?.removeItem(label(name));

import { browserStorageMs } from '#kernel/dates.ts';

/** Everything the shop keeps in a browser, by name. Nothing else may be stored. */
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
  /** What the shop last said about the goods in the cart, for when there is no line. */
  readonly looks: object;
  /** Whose entries these are while somebody is signed in; they go when she does. */
  readonly member: number;
  /** What was no longer as she saw it when her cart went to the server, until she has read it. */
  readonly cartNews: readonly CartChange[];
};

/** One line of a cart: so many of one SKU, and the price seen when they were put there. */
export type CartLine = {
  readonly skuId: number;
  readonly quantity: number;
  readonly seenCents: number;
  /** The number of the estimate a configured piece was priced by. */
  readonly estimate?: string;
  /** The set it was put together as. */
  readonly set?: string;
  /** Laid aside: shown, not counted. */
  readonly isLater?: boolean;
  /** On its way to the server under this name; nothing more is put on it. */
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

/** Prices in cents, pieces as they are. */
export type CartChange = {
  readonly skuId: number;
  readonly name: string;
  readonly kind: 'price' | 'fewer' | 'soldOut' | 'gone' | 'full';
  readonly was: number | null;
  readonly now: number | null;
};

/** The name under which goods that know no cart ask the frame to put a line into it. */
export const cartAddEventName = 'tressline:cart-add';
export type CartAdd = { readonly line: CartLine; readonly picture: string | undefined };

type Entry = { readonly savedAt: number; readonly value: unknown };
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const label = (name: keyof StoredEntries): string => `tressline:${name}`;
const shelf = (): Shelf | null => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
};

export const isFresh = (savedAt: number, now: number): boolean => savedAt <= now && now - savedAt <= browserStorageMs;

/** Reads an entry; one that is older than ten days or broken is thrown away. */
export function readStored<Name extends keyof StoredEntries>(name: Name, now = Date.now(), from = shelf()): StoredEntries[Name] | null {
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

/** Writes an entry; a full or forbidden storage is no reason to fail. */
export function writeStored<Name extends keyof StoredEntries>(
  name: Name,
  value: StoredEntries[Name],
  now = Date.now(),
  to = shelf(),
): void {
  try {
    to?.setItem(label(name), JSON.stringify({ savedAt: now, value } satisfies Entry));
  } catch {
    // Private windows refuse to store; the shop works without.
  }
}

export const removeStored = (name: keyof StoredEntries, from = shelf()): void => from?.removeItem(label(name));

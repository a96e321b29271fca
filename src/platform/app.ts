import { createContext } from 'react-router';
import type { Language } from '#kernel/texts.ts';
import type { Ports } from '#providers/ports.ts';
import type { Role } from '#site/page.ts';
import type { Database, Store } from './database/open.server.ts';
import type { Settings } from './env.ts';
import type { Live } from './live.server.ts';
import type { Log } from './log.server.ts';
import type { PageCache } from './page-cache.server.ts';

/** What every service is given: a plain object, made in server.ts and in tests by testApp(). */
export type App = {
  readonly db: Database;
  readonly store: Store;
  readonly now: () => Date;
  readonly log: Log;
  readonly settings: Settings;
  /** Seals what we hand out and take back. */
  readonly secret: string;
  /** The only source of absolute links. */
  readonly origin: string;
  readonly pageCache: PageCache;
  readonly live: Live;
  readonly ports: Ports;
  readonly recoverSpentCredit: RecoverSpentCredit;
  readonly estimatePriceDropCost: EstimatePriceDropCost;
};

/**
 * Takes back the price-protection credit that was given for pieces which are now refunded. What is still in the account is taken there;
 * what was spent is kept from the refund, at most `maxCents`. Answers the cents to keep. Price protection is a later area than checkout,
 * so server.ts hands it over. Called inside the transaction that writes the refund, with the order locked.
 */
export type RecoverSpentCredit = (
  inside: App,
  refund: {
    readonly orderId: number;
    /** Pieces the buyer keeps, by order line; lines that are not named keep what they had. */
    readonly keptPieces: ReadonlyMap<number, number>;
    readonly maxCents: number;
  },
) => Promise<number>;

type DropCost = { readonly pieces: number; readonly shoppers: number; readonly billCents: number };

/**
 * What price protection would cost if these prices became true at a moment, for what is sold so far. Price protection is a later area than
 * promotions, so server.ts hands it over.
 */
export type EstimatePriceDropCost = (
  app: App,
  prices: readonly { readonly skuId: number; readonly payableCents: number }[],
  at: Date,
) => Promise<DropCost & { readonly bySku: readonly (DropCost & { readonly skuId: number })[] }>;

/** Who asks. Everything in it was proved by the server; nothing in it was believed. */
export type Caller = {
  readonly shopperId: number | null;
  readonly staff: { readonly id: number; readonly roles: readonly Role[] } | null;
  /** The tokens as they came; only logging out and listing logins look at them. */
  readonly shopperToken: string | null;
  readonly staffToken: string | null;
  /** Keys of orders she made without an account, the newest first; each opens one order. */
  readonly guestKeys: readonly string[];
  /** The browser she came with, where it carries our mark; a hash, never the mark itself. */
  readonly visitorHash?: string | null;
  readonly ip: string;
  /** What her browser calls itself; null of staff and of who asks not to be counted. */
  readonly agent?: string | null;
  readonly requestId: string;
  readonly language: Language;
  /** How the caller proved herself: by cookie she must also prove that our own page asked. */
  readonly by: 'cookie' | 'header' | null;
};

export const hasRole = ({ staff }: Pick<Caller, 'staff'>, wanted: readonly Role[]): boolean =>
  wanted.some((role) => staff?.roles.includes(role));

export const anonymousCaller: Caller = {
  shopperId: null,
  staff: null,
  shopperToken: null,
  staffToken: null,
  guestKeys: [],
  ip: '0.0.0.0',
  requestId: '-',
  language: 'en',
  by: null,
};

export const appContext = createContext<App>();
export const callerContext = createContext<Caller>();
/** Loaders of public pages say here what they show, so that a change drops the page. */
export const tagsContext = createContext<Set<string>>();
/** Inline scripts of a page that is made for one visitor carry this; a page kept for all has none. */
export const nonceContext = createContext<string | null>(null);

/** The same App inside one transaction. */
export const transact = <T>(app: App, work: (inside: App) => Promise<T>): Promise<T> =>
  app.db.transaction((db) => work({ ...app, db: db as Database }));

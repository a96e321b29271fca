import { createContext } from 'react-router';
import type { Language } from '#kernel/texts.ts';
import type { Ports } from '#providers/ports.ts';
import type { Role } from '#site/page.ts';
import type { Database, Store } from './database/open.server.ts';
import type { Settings } from './env.ts';
import type { Live } from './live-updates.server.ts';
import type { Log } from './log.server.ts';
import type { PageCache } from './page-cache.server.ts';

/** What every service receives: a plain object, made in server.ts and in tests by testApp(). */
export type App = {
  readonly db: Database;
  readonly store: Store;
  readonly now: () => Date;
  readonly log: Log;
  readonly settings: Settings;
  /** Signs and encrypts what we hand out and take back. */
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
 * Recovers the price-protection credit of units that are now refunded: from the account first; what was spent is withheld from the refund,
 * at most `maxCents`. Returns the cents to withhold. Price protection is a later area than checkout, so server.ts passes it in. Called
 * inside the transaction that writes the refund, with the order locked.
 */
export type RecoverSpentCredit = (
  inside: App,
  refund: {
    readonly orderId: number;
    /** Units the buyer keeps, by order line; lines not listed keep what they had. */
    readonly keptPieces: ReadonlyMap<number, number>;
    readonly maxCents: number;
  },
) => Promise<number>;

type DropCost = { readonly pieces: number; readonly shoppers: number; readonly billCents: number };

/** Price-protection cost if these prices applied at a moment. Price protection is a later area than promotions, so server.ts injects it. */
export type EstimatePriceDropCost = (
  app: App,
  prices: readonly { readonly skuId: number; readonly payableCents: number }[],
  at: Date,
) => Promise<DropCost & { readonly bySku: readonly (DropCost & { readonly skuId: number })[] }>;

/** Who is calling. Everything in it was verified by the server. */
export type Caller = {
  readonly shopperId: number | null;
  readonly staff: { readonly id: number; readonly roles: readonly Role[] } | null;
  /** The raw tokens; only sign-out and session lists use them. */
  readonly shopperToken: string | null;
  readonly staffToken: string | null;
  /** Keys of guest orders, newest first; each opens one order. */
  readonly guestKeys: readonly string[];
  /** Hash of the visitor cookie, where there is one. */
  readonly visitorHash?: string | null;
  readonly ip: string;
  /** User agent; null for staff and visitors who opted out of tracking. */
  readonly agent?: string | null;
  readonly requestId: string;
  readonly language: Language;
  /** How the caller was authenticated: a cookie also needs proof that our own page asked. */
  readonly by: 'cookie' | 'header' | null;
};

export const hasRole = ({ staff }: Pick<Caller, 'staff'>, roles: readonly Role[]): boolean =>
  roles.some((role) => staff?.roles.includes(role));

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
/** Loaders of public pages add cache tags here, so that a change invalidates the page. */
export const tagsContext = createContext<Set<string>>();
/** Nonce of inline scripts in pages rendered for one visitor; cached pages have none. */
export const nonceContext = createContext<string | null>(null);

/** The same App inside one transaction. */
export const transact = <T>(app: App, work: (inside: App) => Promise<T>): Promise<T> =>
  app.db.transaction((db) => work({ ...app, db: db as Database }));

import { recoverSpentCredit } from '#areas/aftercare/services/credit-recovery.server.ts';
import { estimatePriceDropCost } from '#areas/aftercare/services/liability.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import type { App } from '#platform/app.ts';
import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { doubleStore } from '#platform/double-store.server.ts';
import { readSettings } from '#platform/env.ts';
import { openLive } from '#platform/live-updates.server.ts';
import { openLog } from '#platform/log.server.ts';
import { openPageCache } from '#platform/page-cache.server.ts';
import { nowhere } from '#providers/geo/places.ts';
import { pickPorts, testPayments } from '#providers/pick.server.ts';

export const points = ['create', 'look', 'capture', 'letter', 'anywhere'] as const;
export type Point = (typeof points)[number];
/** Storage that outlives a process. */
export type Home = { readonly folder: string } | { readonly url: string };
/** Instructions for one shop process: whether it is the first, what the previous one had confirmed, and where it dies. */
export type KillPlan = {
  readonly home: Home;
  readonly isFirst: boolean;
  /** The provider is not asked about open payments. */
  readonly isCareless: boolean;
  /** Orders reported as paid. */
  readonly paidNumbers: readonly string[];
  /** Null checks the invariants and exits. */
  readonly death: {
    readonly point: Point;
    readonly fault: 'killBefore' | 'killAfter';
    readonly place: number;
    readonly afterMs: number;
  } | null;
};

const origin = 'http://127.0.0.1:4000';
const secret = 'the secret of the drills';

/** A shop on persistent storage, with a provider that keeps its records in the same place. */
export async function shopAt(home: Home) {
  const store = 'url' in home ? await openPostgresStore(home.url, () => undefined) : await openEmbeddedStore(home.folder);
  const { double: paypal, payments } = testPayments({
    secret,
    home: `${origin}/sandbox/paypal`,
    ledger: doubleStore(store.db, 'paypal'),
    pauseMs: 5,
  });
  const portOptions = {
    dataDir: '.',
    secret,
    s3: null,
    smtpUrl: null,
    geoUrl: null,
    fedex: null,
    fee: shippingFee,
    paypal: null,
    paypalDouble: paypal,
  };
  const app: App = {
    db: store.db,
    store,
    now: () => new Date(),
    log: openLog('silent'),
    settings: readSettings({}),
    secret,
    origin,
    pageCache: openPageCache({ now: Date.now, tell: async () => undefined }),
    live: openLive(async () => undefined),
    ports: { ...pickPorts(portOptions), payments, geo: { locate: async () => nowhere } },
    recoverSpentCredit,
    estimatePriceDropCost,
  };
  return { app, paypal };
}

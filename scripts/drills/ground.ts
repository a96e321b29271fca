import { recoverSpentCredit } from '#areas/aftercare/services/credit-recovery.server.ts';
import { estimatePriceDropCost } from '#areas/aftercare/services/liability.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import type { App } from '#platform/app.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { readSettings } from '#platform/env.ts';
import { openLive } from '#platform/live-updates.server.ts';
import { openLog } from '#platform/log.server.ts';
import { openPageCache } from '#platform/page-cache.server.ts';
import { nowhere } from '#providers/geo/places.ts';
import { memoryDoubleStore } from '#providers/payments/double/double-store.ts';
import { pickPorts, testPayments } from '#providers/pick.server.ts';
import { type Cluster, freshDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import type { Engine } from './frame.ts';

const origin = 'http://127.0.0.1:4000';
const secret = 'the secret of the drills';

/** An empty shop on its own database, in memory or on a throw-away cluster. */
export async function openDrillContext(engine: Engine) {
  const cluster: Cluster | null = engine === 'postgres' ? await startPostgres() : null;
  const store: Store = cluster
    ? await openPostgresStore((await freshDatabase(cluster.url)).url, () => undefined)
    : await openEmbeddedStore(null);
  const close = async (): Promise<void> => {
    await store.close();
    await cluster?.stop();
  };
  return { ...drillContextOn(store), close };
}

/** The same on a database opened and closed by the caller. */
export function drillContextOn(store: Store) {
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const { double: paypal, payments } = testPayments({
    secret,
    home: `${origin}/sandbox/paypal`,
    ledger: memoryDoubleStore(),
    now,
    pauseMs: 5,
  });
  const picked = pickPorts({
    dataDir: '.',
    secret,
    s3: null,
    smtpUrl: null,
    geoUrl: null,
    fedex: null,
    fee: shippingFee,
    paypal: null,
    paypalDouble: paypal,
  });
  const app: App = {
    db: store.db,
    store,
    now: () => new Date(now()),
    log: openLog('silent'),
    settings: readSettings({ RATE_LIMIT_FAILED_CALLS: '1000000' }),
    secret,
    origin,
    pageCache: openPageCache({ now, tell: async () => undefined }),
    live: openLive(async () => undefined),
    ports: { ...picked, payments, geo: { locate: async () => nowhere } },
    recoverSpentCredit,
    estimatePriceDropCost,
  };
  return { app, paypal, clock };
}

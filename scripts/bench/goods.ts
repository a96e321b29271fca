import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { recoverSpentCredit } from '#areas/aftercare/services/credit-recovery.server.ts';
import { estimatePriceDropCost } from '#areas/aftercare/services/liability.server.ts';
import { seedDemo } from '#demo/demo.server.ts';
import type { App } from '#platform/app.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { readSettings } from '#platform/env.ts';
import { openLive } from '#platform/live-updates.server.ts';
import { openLog } from '#platform/log.server.ts';
import { openPageCache } from '#platform/page-cache.server.ts';
import { pickPorts } from '#providers/pick.server.ts';
import { freshDatabase, postgresBinaries, startPostgres } from '../../tests/kit/postgres.ts';

/** A shop of a given size without a web server, for measuring its services. */
export type Goods = { readonly name: string; readonly app: App; readonly skus: number };

type SkuCounts = { readonly small: number; readonly large: number };

/** The demo thinned out, a hundred times as large, and as it is on the embedded engine. */
export async function withGoods(
  { small, large }: SkuCounts,
  measure: (shops: { small: Goods; large: Goods; embedded: Goods }) => Promise<void>,
): Promise<boolean> {
  if (!postgresBinaries()) return false;
  const folder = mkdtempSync(join(tmpdir(), 'tressline-goods-'));
  const cluster = await startPostgres();
  const stores: Store[] = [];
  const open = async (store: Store, name: string, skuTarget: number): Promise<Goods> => {
    stores.push(store);
    await seedDemo(store, { now: new Date(), skuTarget, orderTarget: 500, days: 60 });
    if (skuTarget > 0) await thinOut(store, skuTarget);
    const app = appOn(store, folder);
    const { rows } = await store.db.execute<{ count: number }>(sql`select count(*)::int as count from skus where not is_hidden`);
    return { name, app, skus: rows[0]?.count ?? 0 };
  };
  const onPostgres = async () => openPostgresStore((await freshDatabase(cluster.url)).url, () => undefined);
  try {
    await measure({
      small: await open(await onPostgres(), 'PostgreSQL', small),
      large: await open(await onPostgres(), 'PostgreSQL', large),
      embedded: await open(await openEmbeddedStore(null), 'embedded', 0),
    });
  } finally {
    for (const store of stores) await store.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return true;
}

/** The demo has at least some 2,750 SKUs: for a smaller shop the rest is hidden, evenly. */
async function thinOut({ db }: Store, target: number): Promise<void> {
  await db.execute(sql`
    update skus set is_hidden = true where id in (
      select id from (select id, row_number() over (order by id) as place, count(*) over () as total from skus where not is_hidden) as numbered
      where total > ${Math.ceil(target * 1.1)} and floor(place * ${target}::float8 / total) = floor((place - 1) * ${target}::float8 / total))`);
  await db.execute(sql`analyze`);
}

export function appOn(store: Store, dataDir: string): App {
  const settings = readSettings({ DATA_DIR: dataDir });
  const secret = 'the secret of the bench';
  return {
    db: store.db,
    store,
    now: () => new Date(),
    log: openLog('silent'),
    settings,
    secret,
    origin: 'http://127.0.0.1:4000',
    pageCache: openPageCache({ now: Date.now, tell: async () => undefined }),
    live: openLive(async () => undefined),
    recoverSpentCredit,
    estimatePriceDropCost,
    ports: pickPorts({
      dataDir,
      secret,
      s3: null,
      smtpUrl: null,
      geoUrl: null,
      fedex: null,
      paypal: null,
      paypalDouble: null,
      fee: () => 0,
    }),
  };
}

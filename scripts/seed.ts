import { parseArgs } from 'node:util';
import pg from 'pg';
import { seedDemo } from '#demo/demo.server.ts';
import { isEmptyShop } from '#platform/database/empty-shop.server.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { BadSetting, readSettings, type Settings } from '#platform/env.ts';

const usage = 'npm run seed -- [--skus 100000] [--orders 1000000] [--days 180] [--fresh]';
/** What the embedded engine loads in a reasonable time; more belongs on PostgreSQL. */
const maxEmbedded = { skus: 10_000, orders: 20_000 };
const mayBeEmptied = /bench|test|demo/i;

type SeedOptions = { readonly skus: number; readonly orders: number; readonly days: number; readonly isFresh: boolean };

function readOptions(): SeedOptions {
  const options = { skus: { type: 'string' }, orders: { type: 'string' }, days: { type: 'string' }, fresh: { type: 'boolean' } } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new BadSetting(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  }
  const count = (name: 'skus' | 'orders' | 'days', usual: number, highest: number): number => {
    const number = Number(values[name] ?? usual);
    if (!Number.isInteger(number) || number < (name === 'days' ? 60 : 0) || number > highest)
      throw new BadSetting(`--${name} ${values[name]} is not usable: a whole number up to ${highest} is wanted\nUsage: ${usage}`);
    return number;
  };
  return {
    skus: count('skus', 0, 1_000_000),
    orders: count('orders', 3000, 10_000_000),
    days: count('days', 180, 730),
    isFresh: values.fresh ?? false,
  };
}

async function openStore(settings: Settings, options: SeedOptions): Promise<Store> {
  if (settings.DATABASE_URL) {
    if (options.isFresh) await emptyDatabase(settings.DATABASE_URL);
    return openPostgresStore(settings.DATABASE_URL, (error) => console.error(`database: ${error.message}`));
  }
  if (options.isFresh) throw new BadSetting('--fresh empties PostgreSQL databases only: remove or rename the data folder to begin anew');
  if (options.skus > maxEmbedded.skus || options.orders > maxEmbedded.orders) {
    throw new BadSetting(
      `a shop of this size needs PostgreSQL: set DATABASE_URL (embedded: up to ${maxEmbedded.skus} SKUs and ${maxEmbedded.orders} orders)`,
    );
  }
  return openEmbeddedStore(settings.DATA_DIR);
}

/** Drops everything in a database that is meant to be dropped. */
async function emptyDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  if (!mayBeEmptied.test(name))
    throw new BadSetting(`--fresh refuses to empty the database "${name}": its name must contain bench, test or demo`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  } finally {
    await client.end();
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  const store = await openStore(readSettings(process.env), options);
  const started = Date.now();
  const report = (message: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${message}`);
  try {
    if (!(await isEmptyShop(store.db)))
      throw new BadSetting('the shop is not empty: nothing was loaded (on PostgreSQL, --fresh empties it first)');
    const counts = await seedDemo(store, {
      now: new Date(),
      skuTarget: options.skus,
      orderTarget: options.orders,
      days: options.days,
      report,
    });
    report(`done: ${JSON.stringify(counts)}, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
  } finally {
    await store.close();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

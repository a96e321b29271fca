import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mount } from '#api/mount.server.ts';
import { recoverSpentCredit } from '#areas/aftercare/services/credit-recovery.server.ts';
import { estimatePriceDropCost } from '#areas/aftercare/services/liability.server.ts';
import { shippingFee } from '#areas/shipping/rules.ts';
import type { App, Caller } from '#platform/app.ts';
import { anonymousCaller } from '#platform/app.ts';
import { openEmbedded } from '#platform/database/embedded.server.ts';
import { migrate, readMigrations } from '#platform/database/migrate.server.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { readSettings } from '#platform/env.ts';
import { openLive } from '#platform/live-updates.server.ts';
import { openLog } from '#platform/log.server.ts';
import { openPageCache } from '#platform/page-cache.server.ts';
import { projectRoot } from '#platform/root.server.ts';
import { nowhere } from '#providers/geo/places.ts';
import { memoryDoubleStore } from '#providers/payments/double/double-store.ts';
import type { PaypalDouble } from '#providers/payments/double/paypal-double.server.ts';
import { testCarrier, testPayments } from '#providers/pick.server.ts';
import type { Ports, Storage } from '#providers/ports.ts';
import type { ShopifyDouble } from '#providers/shops/double/shopify-double.server.ts';
import { handlers } from '../../src/calls.server.ts';
import { closeAfterFile } from './opened.ts';
import { testShops } from './other-shops.ts';
import { freshDatabase } from './postgres.ts';

/** An empty, migrated database: PostgreSQL with TEST_DATABASE_URL, else embedded in memory. Closed after the file. */
export async function testStore(): Promise<Store> {
  const store = await (process.env.TEST_DATABASE_URL ? onPostgres(process.env.TEST_DATABASE_URL) : inMemory());
  closeAfterFile(() => store.close());
  return store;
}

async function inMemory(): Promise<Store> {
  return openEmbeddedStore(null, await migratedImage());
}

async function onPostgres(server: string): Promise<Store> {
  const database = await freshDatabase(server, async (url) => (await openPostgresStore(url, () => undefined)).close());
  const store = await openPostgresStore(database.url, () => undefined);
  return {
    ...store,
    close: async () => {
      await store.close();
      await database.drop();
    },
  };
}

/** Migrating takes seconds, opening a copy does not: the copy is kept until a migration changes. */
async function migratedImage(): Promise<Uint8Array> {
  const root = projectRoot();
  const migrations = readMigrations(join(root, 'migrations'));
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const file = join(root, '.cache', `migrated-${hash}.tar`);
  if (existsSync(file)) return readFileSync(file);
  const engine = await openEmbedded({});
  await migrate(
    (work) =>
      engine.transaction((inside) => work(async (sql, params) => (await inside.query(sql, params)).rows as Record<string, unknown>[])),
    migrations,
  );
  const image = await engine.image();
  await engine.close();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, image);
  renameSync(`${file}.${process.pid}`, file);
  return image;
}

/** `paypal` is the payment double: decide as the payer, inspect it, inject faults. `shopify` is the double of other shops. */
export type TestApp = App & { clock: { at: Date }; paypal: PaypalDouble; shopify: ShopifyDouble };

/** The App of a test: real database, a clock that only moves when set, a silent log. */
export async function testApp(env: Record<string, string> = {}, ports: Partial<Ports> = {}): Promise<TestApp> {
  const store = await testStore();
  const clock = { at: new Date('2026-11-12T10:42:00Z') };
  const pages = openPageCache({ now: () => clock.at.getTime(), tell: async () => undefined });
  const origin = 'http://127.0.0.1:4000';
  const secret = 'the secret of the tests';
  const { double, payments } = testPayments({
    secret,
    home: `${origin}/sandbox/paypal`,
    ledger: memoryDoubleStore(),
    now: () => clock.at.getTime(),
  });
  const other = testShops({
    ledger: memoryDoubleStore(),
    now: () => clock.at.getTime(),
    rest: (ms) => {
      clock.at = new Date(clock.at.getTime() + ms);
    },
  });
  return {
    db: store.db,
    store,
    clock,
    now: () => clock.at,
    log: openLog('silent'),
    settings: readSettings(env),
    origin,
    pageCache: pages,
    live: openLive(async () => undefined),
    secret,
    paypal: double,
    shopify: other.double,
    ports: {
      storage: memoryStorage(),
      mail: null,
      geo: { locate: async () => nowhere },
      carrier: testCarrier(secret, shippingFee, () => clock.at.getTime()),
      payments,
      shops: other.shops,
      ...ports,
    },
    recoverSpentCredit,
    estimatePriceDropCost,
  };
}

function memoryStorage(): Storage {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    read: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    sizeOf: async (key) => files.get(key)?.length ?? null,
    uploadAddress: async ({ key, contentType }) => ({ url: `/uploads/${key}`, method: 'PUT', headers: { 'Content-Type': contentType } }),
    publicAddress: (key) => `/uploads/${key}`,
    privateAddress: async (key) => `/uploads/${key}?signature=x`,
  };
}

type Envelope = { Result: number; Code: number; Msg: string; Data: never };
export type ApiResponse = { status: number; headers: Headers; body: Envelope };

/** Calls the API as a given caller, through the real dispatcher. */
export function callerOn(app: App, who: Partial<Caller> = {}) {
  const web = mount(handlers, app, async () => ({ ...anonymousCaller, ...who }));
  return async (method: 'GET' | 'POST', path: string, input?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> => {
    const answer = await web.request(`http://127.0.0.1:4000/v1${path}`, {
      method,
      headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(method === 'POST' ? { body: typeof input === 'string' ? input : JSON.stringify(input ?? {}) } : {}),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Envelope };
  };
}

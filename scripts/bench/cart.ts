import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { shopperSessions } from '#areas/shoppers/tables.ts';
import { seedDemo } from '#areas/storefront/seed/demo.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { hashToken, newToken } from '#platform/tokens.server.ts';
import { freshDatabase, postgresBinaries, startPostgres } from '../../tests/kit/postgres.ts';
import { type Served, serveShop } from './shops.ts';

/** How a crowd of shoppers fared: the slowest twentieth of all calls, and of each. */
export type CartCrowd = {
  readonly shoppers: number;
  readonly p95: number;
  readonly perSecond: number;
  readonly failed: number;
  readonly calls: Readonly<Record<string, number>>;
};
export type CartFigures = { readonly held: CartCrowd | null; readonly broken: CartCrowd | null; readonly failed: number };

const holdMs = 200;
const first = 4;
const most = 512;
const roundMs = 4000;
const warmMs = 1500;

/** Doubles the crowd until p95 is above 200 ms; shoppers do not pause between their calls. Null where the engine is not installed. */
export async function measureCart(engine: 'embedded' | 'PostgreSQL'): Promise<CartFigures | null> {
  if (engine === 'embedded') return onEmbedded();
  if (!postgresBinaries()) return null;
  const cluster = await startPostgres();
  try {
    const { url } = await freshDatabase(cluster.url);
    const tokens = await furnish(await openPostgresStore(url, () => undefined));
    return await crowdsAt(await serveShop({ cache: true, env: { DATABASE_URL: url } }), tokens);
  } finally {
    await cluster.stop();
  }
}

async function onEmbedded(): Promise<CartFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'tressline-carts-'));
  try {
    const tokens = await furnish(await openEmbeddedStore(folder));
    return await crowdsAt(await serveShop({ cache: true, from: folder }), tokens);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A demo shop with little trade, and a login for each shopper of the largest crowd. */
async function furnish(store: Store): Promise<string[]> {
  const now = new Date();
  await seedDemo(store, { now, orderTarget: 500, days: 60 });
  const { rows } = await store.db.execute<{ id: number }>(sql`select id from users where deleted_at is null order by id limit ${most}`);
  const tokens = rows.map(() => newToken('s'));
  const login = { device: 'bench', ip: '127.0.0.1', createdAt: now, lastSeenAt: now, expiresAt: later(now, dayMs) };
  await store.db
    .insert(shopperSessions)
    .values(rows.map(({ id }, place) => ({ ...login, userId: id, tokenHash: hashToken(tokens[place] ?? '') })));
  await store.close();
  return tokens;
}

async function crowdsAt(shop: Served, tokens: readonly string[]): Promise<CartFigures> {
  try {
    const goods = await skuIdsAt(shop.origin);
    await crowd(shop.origin, tokens.slice(0, first), goods, warmMs);
    let held: CartCrowd | null = null;
    let failed = 0;
    for (let shoppers = first; shoppers <= tokens.length; shoppers *= 2) {
      const now = await crowd(shop.origin, tokens.slice(0, shoppers), goods, roundMs);
      failed += now.failed;
      if (now.p95 >= holdMs) return { held, broken: now, failed };
      held = now;
    }
    return { held, broken: null, failed };
  } finally {
    await shop.stop();
  }
}

async function skuIdsAt(origin: string): Promise<number[]> {
  const answer = await fetch(`${origin}/v1/api/get_home_wig_skus`);
  const body = (await answer.json()) as { Data: { items: { id: number }[] } };
  return body.Data.items.map(({ id }) => id);
}

type Timed = { readonly call: string; readonly ms: number; readonly isWell: boolean };

async function crowd(origin: string, tokens: readonly string[], goods: readonly number[], forMs: number): Promise<CartCrowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length });
  const until = performance.now() + forMs;
  const timed = (await Promise.all(tokens.map((token, place) => shopper({ origin, token, agent }, goods, place, until)))).flat();
  agent.destroy();
  const p95 = (calls: readonly Timed[]): number => calls.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(calls.length * 0.95)] ?? 0;
  const byCall = Map.groupBy(timed, ({ call }) => call);
  return {
    shoppers: tokens.length,
    p95: p95(timed),
    perSecond: timed.length / (forMs / 1000),
    failed: timed.filter(({ isWell }) => !isWell).length,
    calls: Object.fromEntries([...byCall].map(([call, calls]) => [call, p95(calls)])),
  };
}

type Door = { readonly origin: string; readonly token: string; readonly agent: Agent };
type Cart = { readonly shopping_cart_items: readonly { readonly shopping_cart: { readonly id: number } }[] };

/** One shopper: looks, adds, changes a line, over and over. */
async function shopper(door: Door, goods: readonly number[], place: number, until: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  const ask = async (call: string, path: string, body?: unknown): Promise<Cart | null> => {
    const started = performance.now();
    const answer = await asked(door, path, body);
    timed.push({ call, ms: performance.now() - started, isWell: answer?.Result === 0 });
    return answer?.Data ?? null;
  };
  for (let round = place; performance.now() < until; round += 1) {
    await ask('get_current_login', '/user/get_current_login');
    const items = [{ sku_id: goods[round % goods.length], quantity: 1 }];
    const cart = await ask('add', '/shoppingcart/add_shopping_carts', { items, batch_id: `bench-${place}-${round}-${Math.floor(until)}` });
    const id = cart?.shopping_cart_items[0]?.shopping_cart.id;
    if (id !== undefined) await ask('update', '/shoppingcart/update_shopping_cart', { id, quantity: 1 + (round % 9) });
  }
  return timed;
}

function asked({ origin, token, agent }: Door, path: string, body: unknown): Promise<{ Result: number; Data: Cart } | null> {
  return new Promise((done) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const sent = request(`${origin}/v1${path}`, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => done(JSON.parse(Buffer.concat(pieces).toString())));
    });
    sent.on('error', () => done(null));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { shopperSessions } from '#areas/shoppers/tables.ts';
import { seedDemo } from '#demo/demo.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { type Database, openEmbeddedStore, type Store } from '#platform/database/open.server.ts';
import { openPostgresStore } from '#platform/database/postgres.server.ts';
import { hashToken, newToken } from '#platform/tokens.server.ts';
import { freshDatabase, postgresBinaries, startPostgres } from '../../tests/kit/postgres.ts';
import { type Served, serveShop } from './shops.ts';

export type Engine = 'embedded' | 'PostgreSQL';
type Use<T> = (shop: Served, tokens: readonly string[]) => Promise<T>;
type Prepare = (db: Database) => Promise<void>;

const maxMembers = 512;

/** A shop on one of the engines with a login per member. Null where the engine is not installed. */
export async function withMembers<T>(engine: Engine, use: Use<T>, prepare: Prepare = async () => undefined): Promise<T | null> {
  if (engine === 'embedded') return onEmbedded(use, prepare);
  if (!postgresBinaries()) return null;
  const cluster = await startPostgres();
  try {
    const { url } = await freshDatabase(cluster.url);
    const tokens = await furnish(await openPostgresStore(url, () => undefined), prepare);
    return await served(await serveShop({ cache: true, env: { DATABASE_URL: url } }), tokens, use);
  } finally {
    await cluster.stop();
  }
}

async function onEmbedded<T>(use: Use<T>, prepare: Prepare): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tressline-members-'));
  try {
    const tokens = await furnish(await openEmbeddedStore(folder), prepare);
    return await served(await serveShop({ cache: true, from: folder }), tokens, use);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function served<T>(shop: Served, tokens: readonly string[], use: Use<T>): Promise<T> {
  try {
    return await use(shop, tokens);
  } finally {
    await shop.stop();
  }
}

/** A small demo shop, and a login for each shopper of the largest crowd. */
async function furnish(store: Store, prepare: Prepare): Promise<string[]> {
  const now = new Date();
  await seedDemo(store, { now, orderTarget: 500, days: 60 });
  await prepare(store.db);
  const { rows } = await store.db.execute<{ id: number }>(
    sql`select id from users where deleted_at is null order by id limit ${maxMembers}`,
  );
  const tokens = rows.map(() => newToken('s'));
  const login = { device: 'bench', ip: '127.0.0.1', createdAt: now, lastSeenAt: now, expiresAt: later(now, dayMs) };
  await store.db
    .insert(shopperSessions)
    .values(rows.map(({ id }, index) => ({ ...login, userId: id, tokenHash: hashToken(tokens[index] ?? '') })));
  await store.close();
  return tokens;
}

export async function skuIdsAt(origin: string): Promise<number[]> {
  const answer = await fetch(`${origin}/v1/api/get_home_wig_skus`);
  const body = (await answer.json()) as { Data: { items: { id: number }[] } };
  return body.Data.items.map(({ id }) => id);
}

export type MemberApi = { readonly origin: string; readonly token: string; readonly agent: Agent };

/** Null without an answer. */
export function callApi<T>(
  { origin, token, agent }: MemberApi,
  path: string,
  body: unknown,
): Promise<{ Result: number; Msg: string; Data: T } | null> {
  return new Promise((done) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const sent = request(`${origin}/v1${path}`, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done(JSON.parse(Buffer.concat(chunks).toString())));
    });
    sent.on('error', () => done(null));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

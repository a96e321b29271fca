import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BadSetting } from '../env.ts';
import { projectRoot } from '../root.server.ts';
import { auditDetector } from './audit-detector.server.ts';
import { createCopy } from './copy.server.ts';
import { type InTransaction, migrate, readMigrations } from './migrate.server.ts';
import type { Database, Store } from './open.server.ts';

const oldest = 15;
const waitMs = 3000;
/** Any number works as long as every instance uses the same. */
const migrationLock = 7_214_001;

export async function openPostgresStore(url: string, onTrouble: (error: Error) => void): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: waitMs,
    application_name: 'tressline',
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    // A shop's queries are small: JIT or parallel workers would cost more than they save.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  });
  pool.on('error', onTrouble);
  await check(pool, url);
  const asDriver = (client: pg.Pool | pg.PoolClient) => drizzle({ client, logger: auditDetector }) as unknown as Database;

  /** Long work with its own connection, no time limit, and parallel workers. */
  const alone = async (work: (client: pg.PoolClient) => Promise<void>) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      await client.query('SET LOCAL max_parallel_workers_per_gather = 2');
      await work(client);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch((failed: Error) => {
        broken = failed;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const inTransaction: InTransaction = (work) =>
    alone(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
      await work(async (sql, params) => (await client.query(sql, params as unknown[])).rows);
    });
  try {
    await migrate(inTransaction, readMigrations(join(projectRoot(), 'migrations')));
  } catch (error) {
    await pool.end();
    throw error;
  }

  const listeners: { end(): Promise<void> }[] = [];
  return {
    engine: 'postgres',
    db: asDriver(pool),
    load: (work) =>
      alone(async (client) => {
        const copy = createCopy(async (sql, text) => pipeline(Readable.from([text]), client.query(copyFrom(`${sql} STDIN`))));
        await work(copy, asDriver(client));
      }),
    notify: async (channel, payload) => void (await pool.query('SELECT pg_notify($1, $2)', [channel, payload])),
    listen: async (channel, onMessage) => void listeners.push(await listenFor(url, channel, onMessage, onTrouble)),
    isWell: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    run: async (sql) => (await pool.query(sql)).rows,
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.end().catch(() => undefined)));
      await pool.end();
    },
  };
}

async function check(pool: pg.Pool, url: string): Promise<void> {
  const where = new URL(url).host;
  try {
    const { rows } = await pool.query<{ version: number }>("SELECT current_setting('server_version_num')::int / 10000 AS version");
    const version = rows[0]?.version ?? 0;
    if (version < oldest)
      throw new BadSetting(`DATABASE_URL: the server at ${where} is PostgreSQL ${version}, the shop needs ${oldest} or later`);
  } catch (error) {
    await pool.end();
    if (error instanceof BadSetting) throw error;
    throw new BadSetting(
      `DATABASE_URL: the database at ${where} cannot be reached (${error instanceof Error ? error.message || String(error) : error})`,
    );
  }
}

/** Listens to other instances; reconnects by itself. */
async function listenFor(url: string, channel: string, onMessage: (payload: string) => void, onTrouble: (error: Error) => void) {
  let ended = false;
  let client = await connect();
  return {
    end: async () => {
      ended = true;
      await client.end();
    },
  };

  async function connect(): Promise<pg.Client> {
    const connection = new pg.Client({ connectionString: url, application_name: 'tressline-ear', connectionTimeoutMillis: waitMs });
    connection.on('notification', (message) => onMessage(message.payload ?? ''));
    connection.once('error', (error) => {
      onTrouble(error);
      setTimeout(again, 1000).unref();
    });
    await connection.connect();
    await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return connection;
  }

  async function again(): Promise<void> {
    if (ended) return;
    try {
      client = await connect();
      // Notifications were missed, so everything is invalidated.
      onMessage('*');
    } catch (error) {
      onTrouble(error instanceof Error ? error : new Error(String(error)));
      setTimeout(again, 1000).unref();
    }
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { BadSetting } from '../env.ts';
import { projectRoot } from '../root.server.ts';
import { auditDetector } from './audit-detector.server.ts';
import { type Copy, createCopy } from './copy.server.ts';
import { type Embedded, openEmbedded } from './embedded.server.ts';
import { takeLock } from './lock.server.ts';
import { type InTransaction, migrate, readMigrations } from './migrate.server.ts';

/** One handle for both engines; a transaction's handle has the same type. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** An open database with what only the platform needs: loading, listening, closing. */
export type Store = {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Database;
  /** Bulk load in one transaction: all or nothing. */
  load(work: (copy: Copy, db: Database) => Promise<void>): Promise<void>;
  /** Notifies other instances; the embedded engine has none. */
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  /** False when unreachable, or stuck in one statement for too long. */
  isWell(): Promise<boolean>;
  /** Plain SQL for maintenance and checks. */
  run(sql: string): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
};

const stuckMs = 10_000;
/** Less than one segment of the write-ahead log: nothing can be written any more. */
const minFreeBytes = 16 * 1024 * 1024;
/** The embedded engine's major version: a folder of another one must be exported and loaded. */
const engineVersion = '18';

/** Opens the embedded database in a folder, or in memory without one; migrated and ready. */
export async function openEmbeddedStore(dataDir: string | null, image?: Uint8Array): Promise<Store> {
  if (dataDir === null) return storeOf(await openEmbedded({ image }), () => undefined);
  const folder = join(resolve(dataDir), 'database');
  makeFolder(resolve(dataDir));
  const lock = takeLock(`${folder}.lock`);
  try {
    if (!existsSync(folder)) await create(folder);
    refuseUnreadable(folder);
    return await storeOf(await openEmbedded({ folder }), lock.release);
  } catch (error) {
    lock.release();
    throw isFull(resolve(dataDir))
      ? new BadSetting(`the disk of DATA_DIR is full: free some space and start again, nothing was lost (${resolve(dataDir)})`)
      : error;
  }
}

/** The engine does not report why it failed; a full disk explains it. */
function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < minFreeBytes;
}

/** Built in a temporary folder, so that an interrupted first start never leaves a partial database. */
async function create(folder: string): Promise<void> {
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  const engine = await openEmbedded({ folder: beside });
  await engine.close();
  renameSync(beside, folder);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new BadSetting(`DATA_DIR cannot be made or written: ${folder} (${cause instanceof Error ? cause.message : cause})`);
  }
}

function refuseUnreadable(folder: string): void {
  const version = versionOf(folder);
  if (version === engineVersion) return;
  const found =
    version === null
      ? `no database in it (${readdirSync(folder).length} entries)`
      : `a database of engine version ${version}, this shop needs ${engineVersion}`;
  throw new BadSetting(
    `the folder ${folder} holds ${found}: nothing was changed; restore it from a backup, or move it away to begin with a new shop`,
  );
}

function versionOf(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return null;
  }
}

async function storeOf(engine: Embedded, release: () => void): Promise<Store> {
  const asDriver = (client: unknown) => drizzleEmbedded({ client: client as never, logger: auditDetector }) as unknown as Database;
  const inTransaction: InTransaction = (work) =>
    engine.transaction((inside) => work(async (sql, params) => (await inside.query(sql, params)).rows as Record<string, unknown>[]));
  try {
    await migrate(inTransaction, readMigrations(join(projectRoot(), 'migrations')));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    engine: 'embedded',
    db: asDriver(engine),
    load: (work) =>
      engine.transaction(async (inside) => {
        const copy = createCopy(async (sql, blob) => void (await inside.query(`${sql} '/dev/blob'`, [], { blob })));
        await work(copy, asDriver(inside));
      }),
    notify: async () => undefined,
    listen: async () => undefined,
    isWell: async () => !engine.isGone() && engine.busyMs() < stuckMs,
    run: async (sql) => (await engine.query(sql)).rows as Record<string, unknown>[],
    close: async () => {
      await engine.close();
      release();
    },
  };
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { freePort } from './postgres.ts';

export type Exit = { code: number | null; signal: NodeJS.Signals | null };
export type ShopOptions = {
  env?: Record<string, string | undefined>;
  dataDir?: string;
  databaseUrl?: string;
  /** Timeout of /readyz, including seeding a whole demo shop. */
  readyWithinMs?: number;
};
export type Shop = {
  origin: string;
  dataDir: string;
  pid: number;
  /** Everything printed so far, both streams. */
  output(): string;
  /** Resolves when the process has ended, however it ended. */
  exited: Promise<Exit>;
  /** SIGTERM; throws unless the shop exits with code 0 within 15 s. Removes a data folder made here. */
  stop(): Promise<void>;
  /** kill -9; the data folder stays. */
  kill(): Promise<void>;
};

/** The owner of every shop started by the kit. */
export const owner = { email: 'admin@tressline.test', password: 'a-quiet-owner-42' };

const root = resolve(import.meta.dirname, '../..');
const server = join(root, 'build/server/index.js');
const drainMs = 15_000;

/** Starts the built server on a free port and waits until ready. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await launchShop(options);
  const deadline = Date.now() + (options.readyWithinMs ?? 180_000);
  let ended: Exit | undefined;
  shop.exited.then((exit) => {
    ended = exit;
  });
  while (!(await isReady(shop.origin))) {
    if (ended) throw new Error(`The shop ended with ${ended.signal ?? ended.code} before it was ready:\n${shop.output()}`);
    if (Date.now() > deadline) {
      await shop.kill();
      throw new Error(`The shop was not ready in time:\n${shop.output()}`);
    }
    await wait(50);
  }
  return shop;
}

/** Starts the built server without waiting, for tests of failing or interrupted starts. */
export async function launchShop({ env, dataDir, databaseUrl }: ShopOptions = {}): Promise<Shop> {
  if (!existsSync(server)) throw new Error('There is no build: run these tests by `npm test`, or `npm run build` first.');
  const port = Number(env?.PORT ?? (await freePort()));
  const folder = dataDir ?? (await (env?.DEMO === '0' && !databaseUrl ? blankFolder() : newDataFolder()));
  const child = spawn(process.execPath, [server], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const exited = new Promise<Exit>((done) => {
    child.once('error', () => done({ code: 1, signal: null }));
    child.once('close', (code, signal) => {
      process.off('exit', endWithUs);
      done({ code, signal });
    });
  });

  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir: folder,
    pid: child.pid ?? -1,
    output: () => printed,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      const exit = await Promise.race([exited, wait(drainMs, undefined, { ref: false })]);
      if (!exit) child.kill('SIGKILL');
      if (!dataDir) await rm(folder, { recursive: true, force: true });
      if (!exit) throw new Error(`The shop did not end within ${drainMs} ms of SIGTERM:\n${printed}`);
      if (exit.code !== 0) throw new Error(`The shop ended with ${exit.signal ?? exit.code} instead of 0:\n${printed}`);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** A shop with the whole demo on its own embedded database; seeded once per run, copied per use. */
export async function seededShop(options: Omit<ShopOptions, 'dataDir' | 'databaseUrl'> = {}): Promise<Shop> {
  const dataDir = await newDataFolder();
  await cp(await madeOnce('seeded', seed), dataDir, { recursive: true });
  const shop = await startShop({ ...options, dataDir });
  const stop = async () => {
    try {
      await shop.stop();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  return { ...shop, stop };
}

/** A data folder with an empty migrated shop. Migrating takes ten seconds, a copy none: done once per run. */
export async function blankFolder(): Promise<string> {
  const dataDir = await newDataFolder();
  await cp(await madeOnce('blank', migrate), dataDir, { recursive: true });
  return dataDir;
}

const seed = async (dataDir: string) => (await startShop({ dataDir, readyWithinMs: 240_000 })).stop();
const migrate = async (dataDir: string) => (await openEmbeddedStore(dataDir)).close();

/** Inside the run's folder, so that even an interrupted run leaves nothing behind. */
const newDataFolder = () => mkdtemp(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'tressline-data-'));

/** The first worker makes the folder, the others wait for it. */
async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const run = process.env.TEST_RUN_FOLDER;
  if (!run) throw new Error('TEST_RUN_FOLDER is not set: run these tests by Vitest with vitest.config.ts.');
  const finished = join(run, name);
  const failed = join(run, `${name}-failed`);
  const making = join(run, `${name}-making`);
  const isFirst = await mkdir(making).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    try {
      const draft = join(making, 'data');
      await make(draft);
      await rename(draft, finished);
    } catch (cause) {
      await writeFile(failed, String(cause));
      throw cause;
    }
  }
  while (!existsSync(finished)) {
    if (existsSync(failed)) throw new Error(`Making the ${name} shop failed in another test; see there.`);
    await wait(100);
  }
  return finished;
}

async function isReady(origin: string) {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) })).status === 200;
  } catch {
    return false;
  }
}

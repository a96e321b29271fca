import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type Cluster = { url: string; stop(): Promise<void> };
export type Database = { url: string; drop(): Promise<void> };

const speedBeforeSafety = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  logging_collector: 'off',
};

// The shell briefly outlives its parent: when its input closes, even by kill -9, the cluster ends too.
const supervisorScript = '"$@" & server=$!; read -r _; kill -QUIT $server 2>/dev/null; wait $server; rm -rf "$CLUSTER"';

/** The folder with initdb and postgres, which Debian keeps outside PATH; undefined where there is no server. */
export function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':'), pgConfigFolder()];
  return places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

/** A throw-away cluster on 127.0.0.1 without durability. */
export async function startPostgres(): Promise<Cluster> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('PostgreSQL server is not installed (initdb and postgres not found).');
  const owner = ownerOfCluster();
  const folder = mkdtempSync(join(tmpdir(), 'tressline-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);

  const data = join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', CLUSTER: folder };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...owner, env, cwd: folder, stdio: 'pipe' });

  const port = await freePort();
  const settings = Object.entries(speedBeforeSafety).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(binaries, 'postgres'), '-D', data, '-p', String(port), ...settings];
  const server = spawn('/bin/sh', ['-c', supervisorScript, 'keeper', ...command], {
    ...owner,
    env,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let log = '';
  server.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.stdin.on('error', () => {});

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.stdin.end();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url);
  } catch (cause) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause });
  }
  return { url, stop };
}

/**
 * A database of its own. With `migrate` it is a copy of a template migrated once per cluster and name; a copy takes some 50 ms instead of
 * seconds.
 */
export async function freshDatabase(
  serverUrl: string,
  migrate?: (url: string) => Promise<void>,
  template = 'tressline_template',
): Promise<Database> {
  if (migrate) await ensureTemplate(serverUrl, template, migrate);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name} template ${migrate ? template : 'template0'}`));
  return {
    url: urlOf(serverUrl, name),
    drop: () => withClient(serverUrl, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function ensureTemplate(serverUrl: string, template: string, migrate: (url: string) => Promise<void>) {
  await withClient(serverUrl, async (client) => {
    // Workers race for the template: one makes it, the others wait on this lock.
    await client.query(`select pg_advisory_lock(hashtext('${template}'))`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    await migrate(urlOf(serverUrl, draft));
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [draft]);
    await client.query(`alter database ${draft} rename to ${template}`);
  });
}

async function withClient<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, database: string) {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function answers(url: string) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await withClient(url, (client) => client.query('select 1'));
    } catch (problem) {
      if (Date.now() > deadline) throw problem;
      await wait(50);
    }
  }
}

/** initdb refuses to run as root: then the cluster belongs to `postgres`, or to `nobody`. */
function ownerOfCluster(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : { uid: 65534, gid: 65534 };
}

function pgConfigFolder() {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** A port below the ephemeral range, so nothing takes it before the server does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { DomainError } from '#kernel/errors.ts';
import { BadSetting, type Settings } from './env.ts';

type Shop = { readonly web: Hono; readonly greeting: readonly string[]; closing(): void; close(): Promise<void> };
type Source = Readonly<Record<string, string | undefined>>;

/** How long answers under way may take once the shop was asked to stop, and how long the process may live altogether. */
const drainMs = 6000;
const endMs = 9500;

/** Runs the shop as a process: one line for whatever stops the start, a graceful end on SIGTERM. */
export async function run(source: Source, read: (source: Source) => Settings, open: (source: Source) => Promise<Shop>): Promise<void> {
  try {
    const settings = read(source);
    if (settings.WEB_CONCURRENCY > 1 && cluster.isPrimary) await lead(settings, source, open);
    else await work(settings, source, open);
  } catch (error) {
    stop(error);
  }
}

function stop(error: unknown): never {
  process.stderr.write(`Tressline cannot start: ${reason(error)}\n`);
  process.exit(1);
}

function reason(error: unknown): string {
  if (error instanceof BadSetting || error instanceof DomainError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full: free some space, nothing was lost',
    EACCES: 'a file or port may not be used by this user',
    EROFS: 'the data folder is on a read-only disk',
  };
  const deep = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return known[code] ?? `${error instanceof Error ? error.message : String(error)}${deep}`.split('\n')[0] ?? 'unknown reason';
}

async function work(settings: Settings, source: Source, open: (source: Source) => Promise<Shop>): Promise<void> {
  if (!cluster.isWorker) await refuseTakenPort(settings);
  const shop = await open(source);
  const server = serve({ fetch: shop.web.fetch, port: settings.PORT, hostname: settings.HOST }) as Server;
  server.headersTimeout = 10_000;
  server.requestTimeout = 25_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  try {
    if (!server.listening) await once(server, 'listening');
  } catch (error) {
    await shop.close();
    throw taken(error, settings);
  }
  if (!cluster.isWorker) greet(settings, shop.greeting);
  endQuietly(server, shop);
}

/** Checked before the database is opened: a second start must not wait for a seed to learn it. */
async function refuseTakenPort(settings: Settings): Promise<void> {
  if (settings.PORT === 0) return;
  const { createServer } = await import('node:net');
  const probe = createServer();
  try {
    probe.listen(settings.PORT, settings.HOST);
    await once(probe, 'listening');
  } catch (error) {
    throw taken(error, settings);
  } finally {
    probe.close();
  }
}

function taken(error: unknown, settings: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return new BadSetting(`port ${settings.PORT} on ${settings.HOST} is taken: stop what uses it, or set PORT`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new BadSetting(`HOST ${settings.HOST} is no address of this machine`);
  return error;
}

function greet(settings: Settings, greeting: readonly string[]): void {
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
  process.stdout.write(`Tressline is open at http://${host}:${settings.PORT}\n${greeting.map((line) => `  ${line}\n`).join('')}`);
}

/** Stop accepting and stop background work, finish what was begun, then close the database: never the other way round. */
function endQuietly(server: Server, shop: Shop): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    shop.closing();
    const guard = setTimeout(() => process.exit(1), endMs);
    guard.unref();
    const late = setTimeout(() => server.closeAllConnections(), drainMs);
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    await new Promise<void>((done) => server.close(() => done()));
    clearTimeout(late);
    clearInterval(sweep);
    await shop.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}

/** Several workers on PostgreSQL: the first migrates and seeds, then the others join; a crashed one is replaced. */
async function lead(settings: Settings, source: Source, open: (source: Source) => Promise<Shop>): Promise<void> {
  await refuseTakenPort(settings);
  const first = await open(source);
  await first.close();
  let ending = false;
  for (let count = 0; count < settings.WEB_CONCURRENCY; count += 1) cluster.fork();
  cluster.on('exit', () => {
    if (!ending) setTimeout(() => cluster.fork(), 500);
    else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  const end = () => {
    ending = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    setTimeout(() => process.exit(1), endMs + 300).unref();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  await new Promise<void>((ready) => cluster.once('listening', () => ready()));
  greet(settings, first.greeting);
}

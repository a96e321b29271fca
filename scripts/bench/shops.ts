import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../tests/kit/postgres.ts';

export type Served = { readonly origin: string; readonly dataDir: string; stop(how?: { keepData?: boolean }): Promise<void> };

/** The built shop as a process, with the page cache or without. */
export async function serveShop({
  cache,
  from,
  env = {},
}: {
  cache: boolean;
  from?: string;
  env?: Record<string, string>;
}): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tressline-bench-'));
  if (from) cpSync(from, dataDir, { recursive: true });
  if (!existsSync('build/server/index.js')) throw new Error('there is no build: npm run build first');
  const port = await freePort();
  const child = spawn(process.execPath, [resolve('scripts/bench/serve.ts'), cache ? 'kept' : 'made'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await ready(origin, child);
  return {
    origin,
    dataDir,
    stop: async ({ keepData = false } = {}) => {
      child.kill('SIGTERM');
      await ended;
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(origin: string, child: { exitCode: number | null }): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error('the shop did not start');
    if (
      await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('the shop was not ready in time');
}

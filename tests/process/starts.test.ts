import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../kit/postgres.ts';
import { blankFolder, launchShop, type ShopOptions, startShop } from '../kit/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'tressline-starts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A small disk needs mount rights; elsewhere this one test is reported as skipped. */
function canMount(): boolean {
  const place = join(folder, 'try');
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  }
}

/** A start that must fail: its output and exit code. */
async function refused(options: ShopOptions) {
  const shop = await launchShop(options);
  const { code } = await shop.exited;
  return { code, said: shop.output().trim() };
}

test.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['PUBLIC_ORIGIN', 'shop'],
  ['WEB_CONCURRENCY', '2'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_SECRET', 'short'],
])('a bad %s stops the start with one line that names it', async (name, value) => {
  const { code, said } = await refused({ env: { PORT: String(await freePort()), [name]: value } });
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain(name);
});

test('a taken port is told in one line', async () => {
  const port = await freePort();
  const taker = createServer().listen(port, '127.0.0.1');
  const { code, said } = await refused({ env: { PORT: String(port) } });
  taker.close();
  expect([code, said]).toEqual([1, `Tressline cannot start: port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT`]);
});

test('a database that cannot be reached is told in one line without its password', async () => {
  const { code, said } = await refused({ databaseUrl: `postgres://shop:s3cret@127.0.0.1:${await freePort()}/shop` });
  expect(code).toBe(1);
  expect(said).toMatch(/^Tressline cannot start: DATABASE_URL: the database at 127\.0\.0\.1:\d+ cannot be reached/);
  expect(said).not.toContain('s3cret');
  expect(said.split('\n')).toHaveLength(1);
});

test('a data folder that cannot be made is told in one line', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { code, said } = await refused({ dataDir: join(folder, 'file', 'data') });
  expect(code).toBe(1);
  expect(said).toMatch(/DATA_DIR cannot be made/);
});

test('a second process on the same folder is refused by the name of the first, and the first goes on', async () => {
  const dataDir = await blankFolder();
  const first = await startShop({ dataDir, env: { DEMO: '0' } });
  const { code, said } = await refused({ dataDir, env: { DEMO: '0' } });
  expect(code).toBe(1);
  expect(said).toContain(`in use by process ${first.pid}`);
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  await first.stop();
  expect(readdirSync(dataDir)).not.toContain('database.lock');
});

test('a lock left by a killed process does not stop the next start, and nothing is lost', async () => {
  const dataDir = await blankFolder();
  const first = await startShop({ dataDir, env: { DEMO: '0' } });
  const signIn = (origin: string) =>
    fetch(`${origin}/v1/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@tressline.test', password: 'a-quiet-owner-42' }),
    }).then((answer) => answer.json() as Promise<{ Result: number; Data: { token: string } }>);
  const { Data } = await signIn(first.origin);
  await first.kill();
  const second = await startShop({ dataDir, env: { DEMO: '0' } });
  const info = await fetch(`${second.origin}/v1/admin/info`, { headers: { authorization: Data.token } });
  expect(info.status).toBe(200);
  await second.stop();
});

test.skipIf(!canMount())('a full disk stops the start in one line; with room again the shop is whole', async () => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
  try {
    const { code, said } = await refused({ dataDir: join(disk, 'data'), env: { DEMO: '0' } });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toMatch(/full|space/i);
    execFileSync('mount', ['-o', 'remount,size=512m', disk]);
    const shop = await startShop({ dataDir: join(disk, 'data'), env: { DEMO: '0' } });
    expect((await fetch(`${shop.origin}/`)).status).toBe(200);
    await shop.stop();
  } finally {
    execFileSync('umount', [disk]);
  }
});

test('the greeting gives the address, the admin login once, and the data folder', async () => {
  const dataDir = join(folder, 'greeting');
  const env = { DEMO: '0', ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined };
  const first = await startShop({ dataDir, env });
  expect(first.output()).toContain(`Tressline is open at ${first.origin}`);
  expect(first.output()).toMatch(/Admin login: admin@tressline\.test \/ \S{16}/);
  expect(first.output()).toContain(`Data folder: ${dataDir}`);
  await first.stop();
  const second = await startShop({ dataDir, env });
  expect(second.output()).not.toContain('Admin login:');
  await second.stop();
});

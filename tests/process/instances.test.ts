import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, freshDatabase, startPostgres } from '../kit/postgres.ts';
import { type Shop, startShop } from '../kit/shop.ts';

let cluster: Cluster;
let url: string;
const shops: Shop[] = [];

beforeAll(async () => {
  cluster = await startPostgres();
  url = (await freshDatabase(cluster.url)).url;
});
afterAll(async () => {
  for (const shop of shops) await shop.stop().catch(() => undefined);
  await cluster?.stop();
});

const open = async (env: Record<string, string> = {}) => {
  const shop = await startShop({ databaseUrl: url, env });
  shops.push(shop);
  return shop;
};
const titleAt = async (shop: Shop) => /<title>([^<]*)/.exec(await (await fetch(`${shop.origin}/`)).text())?.[1] ?? '';
const tell = async (sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

test('two instances start together on an empty database: it is migrated once and has one owner', async () => {
  const pair = await Promise.all([open(), open()]);
  for (const shop of pair) expect((await fetch(`${shop.origin}/`)).status).toBe(200);
});

test('a change told by one instance is seen on the other at once', async () => {
  const [a, b] = shops as [Shop, Shop];
  await tell(
    "INSERT INTO company_information (id, name_en, name_zh, email) VALUES (1, 'First Name', '名', 'hello@tressline.test') ON CONFLICT (id) DO UPDATE SET name_en = 'First Name'",
  );
  await tell(`NOTIFY tressline_pages, '["company"]'`);
  await expect.poll(() => titleAt(a)).toContain('First Name');
  await expect.poll(() => titleAt(b)).toContain('First Name');
  await tell("UPDATE company_information SET name_en = 'Second Name'");
  expect(await titleAt(b)).toContain('First Name');
  await tell(`NOTIFY tressline_pages, '["company"]'`);
  await expect.poll(() => titleAt(a)).toContain('Second Name');
  await expect.poll(() => titleAt(b)).toContain('Second Name');
});

test('a scheduled task that is due runs on one of two instances, and one that was left behind is taken over', async () => {
  const rows = () => tell('SELECT run_count, last_result, failure_count FROM scheduled_tasks WHERE interval_ms > 60000');
  await tell('UPDATE scheduled_tasks SET next_run_at = now() WHERE interval_ms > 60000');
  await expect.poll(async () => (await rows()).filter(({ last_result }) => last_result === null)).toEqual([]);
  for (const row of await rows()) expect(row).toEqual({ run_count: 1, last_result: 'succeeded', failure_count: 0 });
  await tell(
    "UPDATE scheduled_tasks SET locked_by = 'dead', locked_until = now() + interval '2 seconds', last_result = NULL WHERE interval_ms > 60000",
  );
  await expect.poll(async () => (await rows()).filter(({ last_result }) => last_result !== 'succeeded')).toEqual([]);
  for (const row of await rows()) expect(row).toEqual({ run_count: 2, last_result: 'succeeded', failure_count: 1 });
});

test('several workers behind one port answer as one shop and stop as one', async () => {
  const shop = await open({ WEB_CONCURRENCY: '2' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${shop.origin}/`).then((answer) => answer.status)));
  expect(new Set(answers)).toEqual(new Set([200]));
  shops.splice(shops.indexOf(shop), 1);
  await shop.stop();
});

test('while the database is away known pages stay open, the rest says so, and all comes back', async () => {
  const [a] = shops as [Shop, Shop];
  const before = await titleAt(a);
  await cluster.stop();
  expect(await titleAt(a)).toBe(before);
  await expect.poll(async () => (await fetch(`${a.origin}/readyz`)).status, { timeout: 10_000 }).toBe(503);
  expect((await fetch(`${a.origin}/healthz`)).status).toBe(200);
  const call = await fetch(`${a.origin}/v1/admin/info`, { headers: { authorization: `a_${'A'.repeat(43)}` } });
  expect([call.status, ((await call.json()) as { Result: number }).Result]).toEqual([503, 80001]);
});

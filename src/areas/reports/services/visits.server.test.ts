import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { setConnectionInfo } from '#platform/http/visit.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { countVisit, deleteOldVisitorHashes, writeVisits } from './visits.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.store.run('delete from visits');
  await app.store.run('delete from daily_visitors');
  await app.store.run(`delete from app_metadata where name like 'visit salt%'`);
});

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
type Look = { ip?: string; agent?: string; headers?: Record<string, string>; method?: string };

function look(on: App, address: string, { ip = '203.0.113.7', agent = phone, headers = {}, method = 'GET' }: Look = {}): void {
  const accept = address.includes('.data') ? '*/*' : 'text/html,*/*';
  const request = new Request(`http://127.0.0.1:4000${address}`, { method, headers: { accept, 'user-agent': agent, ...headers } });
  setConnectionInfo(request, { ip, requestId: 'x' });
  countVisit(on, request, 200);
}
type Row = { day: string; event: string; path: string; source: string; device: string; country: string; region: string; count: number };
const counted = async (): Promise<Row[]> =>
  (await app.store.run(
    `select day::text, event, path, source, device, country, region, count from visits order by event, path, source`,
  )) as Row[];
const sums = async (): Promise<Record<string, number>> => {
  const rows = await counted();
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ event }) => event)].map(([event, all]) => [event, all.reduce((sum, { count }) => sum + count, 0)]),
  );
};
/** Another process on the same database, at its own time. */
const instance = (at = '2026-11-16T10:00:00Z'): App => ({ ...app, now: () => new Date(at) });

test('each visitor counts once a day by where she came from, views count all, and the steps keep her source', async () => {
  const one = instance();
  look(one, '/m/collections/wig?utm_source=tiktok');
  look(one, '/m/collections/wig/boho', { headers: { referer: 'http://127.0.0.1:4000/m/collections/wig' } });
  look(one, '/m/shop-cart.data?sku=12');
  await writeVisits(one);
  look(one, '/m/collections/wig/boho');
  look(one, '/m/shop-cart?step=address');
  look(one, '/', { agent: desktop, headers: { referer: 'https://www.google.com/' } });
  await writeVisits(one);
  expect(await sums()).toEqual({ view: 4, visit: 2, product: 1, cart: 1, checkout: 1 });
  const rows = await counted();
  expect(rows.filter(({ event }) => event !== 'view').map(({ event, source, device }) => [event, source, device])).toEqual([
    ['cart', 'tiktok', 'mobile'],
    ['checkout', 'tiktok', 'mobile'],
    ['product', 'tiktok', 'mobile'],
    ['visit', 'google', 'desktop'],
    ['visit', 'tiktok', 'mobile'],
  ]);
});

test('machines, pages fetched ahead, and who asks not to be counted are left out', async () => {
  const one = instance();
  look(one, '/', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  look(one, '/', { agent: '' });
  look(one, '/', { headers: { 'sec-purpose': 'prefetch;prerender' } });
  look(one, '/', { headers: { 'x-purpose': 'keep' } });
  look(one, '/', { headers: { dnt: '1' } });
  look(one, '/', { headers: { 'sec-gpc': '1' } });
  await writeVisits(one);
  expect(await counted()).toEqual([]);
});

test('a day has so many sources, however many a stranger makes up, and whoever came first keeps hers', async () => {
  const one = instance();
  for (const batch of [0, 1, 2]) {
    for (let place = 0; place < 90; place += 1) look(one, `/?utm_source=made-up-${batch}-${place}`, { ip: `203.0.${batch}.${place}` });
    await writeVisits(one);
  }
  look(one, '/?utm_source=made-up-0-7', { ip: '203.0.113.9' });
  await writeVisits(one);
  const visits = (await counted()).filter(({ event }) => event === 'visit');
  const from = (name: string): number => visits.reduce((sum, { source, count }) => sum + (source === name ? count : 0), 0);
  expect(new Set(visits.map(({ source }) => source)).size).toBe(201);
  expect([from('other'), from('made-up-0-7')]).toEqual([70, 2]);
});

test('what a stranger sends along is kept short while it waits', async () => {
  const one = instance();
  for (const end of ['a', 'b']) look(one, `/?utm_source=x&q=${'q'.repeat(4000)}${end}`, { agent: `${phone} ${'x'.repeat(4000)}${end}` });
  await writeVisits(one);
  expect(await sums()).toEqual({ view: 2, visit: 1 });
});

test('two processes add up, and a visitor seen by both is one visitor', async () => {
  const [one, two] = [instance(), instance()];
  for (let turn = 0; turn < 30; turn += 1) {
    look(turn % 2 ? one : two, '/', { ip: `203.0.113.${turn % 10}` });
    if (turn % 7 === 0) await Promise.all([writeVisits(one), writeVisits(two)]);
  }
  await Promise.all([writeVisits(one), writeVisits(two)]);
  expect(await sums()).toEqual({ view: 30, visit: 10 });
});

test('what could not be written is written later, and nothing of it twice', async () => {
  let isAway = true;
  const one: App = {
    ...instance(),
    log: { ...app.log, error: () => undefined } as unknown as App['log'],
    db: new Proxy(app.db, {
      get: (db, name) => {
        if (name === 'transaction' && isAway) return () => Promise.reject(new Error('the database is away'));
        const found: unknown = Reflect.get(db, name);
        return typeof found === 'function' ? found.bind(db) : found;
      },
    }),
  };
  look(one, '/');
  look(one, '/');
  await writeVisits(one);
  expect(await counted()).toEqual([]);
  look(one, '/');
  isAway = false;
  await writeVisits(one);
  await writeVisits(one);
  expect(await sums()).toEqual({ view: 3, visit: 1 });
});

test('the salt is another one each day, and with the day go the marks: nothing in the tables leads to a person', async () => {
  const ip = '198.51.100.23';
  const [today, tomorrow] = [instance('2026-11-16T23:50:00Z'), instance('2026-11-17T00:10:00Z')];
  look(today, '/', { ip });
  await writeVisits(today);
  const before = await app.store.run(`select visitor_hash from daily_visitors`);
  look(tomorrow, '/', { ip });
  await writeVisits(tomorrow);
  expect(await sums()).toEqual({ view: 2, visit: 2 });
  await deleteOldVisitorHashes(tomorrow);
  const after = await app.store.run(`select visitor_hash from daily_visitors`);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
  const salts = (await app.store.run(`select name from app_metadata where name like 'visit salt%'`)) as { name: string }[];
  expect(salts.map(({ name }) => name)).toEqual(['visit salt 2026-11-17']);
  const all = JSON.stringify([await app.store.run(`select * from visits`), await app.store.run(`select * from daily_visitors`)]);
  for (const personal of [ip, 'Pixel', 'Mozilla']) expect(all).not.toContain(personal);
});

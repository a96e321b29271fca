import { request as plainRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#site/pages.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop.stop());

const desk = 'Mozilla/5.0 (X11; Linux x86_64)';
const phone = 'Mozilla/5.0 (iPhone) Mobile/15E148';
type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** The path exactly as written: fetch would normalize it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.origin);
    const sent = plainRequest({ hostname, port, path, method, headers: { 'user-agent': desk, ...headers } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }));
    });
    sent.on('error', reject);
    sent.end();
  });

test('the home page comes finished: compressed, with an etag, the same bytes for everybody', async () => {
  const first = await ask('/', { 'accept-encoding': 'br, gzip' });
  expect(first.status).toBe(200);
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.body).toString()).toContain('</html>');
  const known = await ask('/', { 'if-none-match': String(first.headers['etag']) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  const withCookies = await ask('/', {
    'accept-encoding': 'br, gzip',
    cookie: `Admin-Token=s_${'A'.repeat(43)}; guest=x; utm=1`,
    authorization: 'x',
  });
  expect(withCookies.body.equals(first.body)).toBe(true);
  expect((await ask('/?utm_source=mail', { 'accept-encoding': 'br' })).body.equals(first.body)).toBe(true);
});

test('the home page is whole before any script runs, and script waits for the first picture', async () => {
  const page = (await ask('/')).body.toString();
  expect(page).not.toMatch(/\$RC\(|<template id="B:/);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).toContain('id="script-later"');
});

test('what the shop sends to a browser holds no address of the office but its own pages there and the way in', async () => {
  const [, files = ''] = /data-first="([^"]+)"/.exec((await ask('/')).body.toString()) ?? [];
  const code = (await Promise.all(files.split(' ').map(async (file) => (await ask(file)).body.toString()))).join('');
  const known = new Set(
    Object.values(pages).flatMap(({ path }) => (code.includes(`\`${path}\``) || code.includes(`"${path}"`) ? [path] : [])),
  );
  expect(known).toContain('sales-rank');
  expect([...known].filter((path) => path.startsWith('bg/')).sort()).toEqual(['bg/gh-poduct/preview/:id', 'bg/index', 'bg/ui/shop']);
});

test('each language and each screen has its own page', async () => {
  const english = (await ask('/')).body.toString();
  const chinese = (await ask('/', { cookie: 'lang=zh' })).body.toString();
  const small = (await ask('/m', { 'user-agent': phone })).body.toString();
  expect(english).toContain('<html lang="en"');
  expect(chinese).toContain('<html lang="zh-Hans"');
  expect(small).toContain('<body class="mobile"');
  for (const odd of ['../../x', '__proto__', 'en"><script>', 'ZH'])
    expect((await ask('/', { cookie: `lang=${encodeURIComponent(odd)}` })).body.toString()).toBe(english);
});

test('what one visitor brings never shows up for another', async () => {
  const canary = 'canary-8f3a';
  const poison: Record<string, string>[] = [
    { host: `${canary}.example` },
    { 'x-forwarded-host': `${canary}.example`, 'x-forwarded-proto': 'gopher' },
    { 'x-react-router-spa-mode': canary },
    { 'x-react-router-prerender-data': canary },
    { 'x-original-url': `/${canary}` },
    { cookie: `guest=${canary}; name=${canary}; lang=${canary}` },
    { authorization: `Bearer ${canary}` },
    { referer: `https://${canary}.example` },
    { 'accept-language': canary },
    { forwarded: `host=${canary}.example` },
  ];
  for (const path of ['/', '/?ref=canary-8f3a', '/_root.data', '/no-such-page']) {
    for (const headers of poison) {
      await ask(path, headers);
      const { body, headers: answered } = await ask(path.split('?')[0] ?? '/');
      expect(body.toString(), `${path} ${JSON.stringify(headers)}`).not.toContain(canary);
      expect(JSON.stringify(answered)).not.toContain(canary);
    }
  }
});

test('office pages are for nobody but staff and are kept by nobody', async () => {
  for (const path of ['/bg/index', '/bg/ui', '/bg', '/bg/no-such-page']) {
    const { status, headers } = await ask(path);
    expect([status, String(headers['location']).split('?')[0]], path).toEqual([302, '/bg/login']);
    expect(headers['cache-control'], path).toBe('no-store');
  }
  // The router accepts other spellings of a path; the login check must too.
  for (const path of ['/BG/index', '/Bg/Ui', '/b%67/index', '/bg/index/', '/BG/index.data', '/bg/mailbox', '/BG/MAILBOX']) {
    const { status, headers, body } = await ask(path);
    expect(status === 404 || `${headers['location']} ${body.toString()}`.includes('/bg/login'), `${path} ${status}`).toBe(true);
  }
  for (const path of ['/USER/account-info', '/user/%61ccount-info', '/M/USER/ORDER']) {
    const { status, headers } = await ask(path);
    expect(status === 404 || headers['location'] !== undefined, `${path} ${status}`).toBe(true);
  }
  const data = await ask('/bg/index.data');
  expect(data.body.toString()).toContain('/bg/login');
  expect(data.body.toString()).not.toContain('revenue');
});

test('a staff member gets in, a shopper token does not', async () => {
  const answer = await fetch(`${shop.origin}/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { Data } = (await answer.json()) as { Data: { token: string } };
  expect((await ask('/bg/index', { cookie: `Staff-Token=${Data.token}` })).status).toBe(200);
  expect((await ask('/bg/index', { cookie: `Admin-Token=${Data.token}` })).status).toBe(302);
  expect((await ask('/bg/index', { cookie: `Staff-Token=${Data.token.replace('a_', 's_')}` })).status).toBe(302);
});

const payloads = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%2F%2Fevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20//evil',
  '///evil.example/x',
  '/./evil',
  '/%00',
  '/..%2f..%2fevil',
  '/;/evil.example',
  '/@evil.example',
  '/%u002fevil',
];
test('no redirect leaves the shop, takes more than one hop, or loses the query', async () => {
  for (const payload of payloads) {
    for (const [agent, path] of [
      [desk, `/m${payload}`],
      [phone, payload],
      [desk, payload],
    ] as const) {
      const { status, headers } = await ask(path, { 'user-agent': agent });
      const target = headers['location'];
      if (target === undefined) continue;
      expect(String(target), `${agent} ${path}`).toMatch(/^\/(?![/\\])/);
      expect(status).toBe(302);
      const hop = await ask(String(target), { 'user-agent': agent });
      expect(hop.headers['location'], `${path} -> ${target}`).toBeUndefined();
    }
  }
  const moved = await ask('/collections/wig?a=%20b&c=1&c=2', { 'user-agent': phone });
  expect([moved.status, moved.headers['location'], moved.headers['cache-control']]).toEqual([
    302,
    '/m/collections/wig?a=%20b&c=1&c=2',
    'private, no-store',
  ]);
});

test('only documents move: not the API, files, data or other verbs', async () => {
  for (const path of ['/v1/openapi.json', '/favicon.svg', '/_root.data', '/healthz', '/bg/login']) {
    expect((await ask(path, { 'user-agent': phone })).headers['location'], path).toBeUndefined();
  }
  expect((await ask('/', { 'user-agent': phone }, 'POST')).headers['location']).toBeUndefined();
});

test('language is changed by a plain form and leads back inside the shop only', async () => {
  const change = (back: string) =>
    fetch(`${shop.origin}/language`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ language: 'zh', back }) });
  const good = await change('/collections/wig?sort=new');
  expect([good.status, good.headers.get('location')]).toEqual([303, '/collections/wig?sort=new']);
  expect(good.headers.get('set-cookie')).toMatch(/^lang=zh; Path=\//);
  for (const bad of ['//evil.example', 'https://evil.example', '/\\evil', 'javascript:alert(1)'])
    expect((await change(bad)).headers.get('location')).toBe('/');
});

test('a letter’s link brings its language to a browser that chose none, and leads inside the shop only', async () => {
  const come = (path: string, headers: Record<string, string> = {}) => ask(path, headers);
  const first = await come('/shop-cart?a=1&lang=zh', { 'user-agent': phone });
  expect([first.status, first.headers['location']]).toEqual([302, '/m/shop-cart?a=1']);
  expect(String(first.headers['set-cookie'])).toMatch(/(^|,)lang=zh; Path=\//);
  const chosen = await come('/shop-cart?lang=zh', { cookie: 'lang=en' });
  expect(chosen.headers['location']).toBe('/shop-cart');
  expect(String(chosen.headers['set-cookie'] ?? '')).not.toContain('lang=');
  expect((await come('//evil.example?lang=zh')).headers['location'] ?? '/').toBe('/');
});

test('nothing of the machine can be fetched', async () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets//../server/index.js',
    '/media/..%2f..%2fserver/index.js',
    '/uploads/../database/PG_VERSION',
    '/uploads/private/x.webp',
    '/build/server/index.js',
    '/src/server.ts',
    '/database.lock',
  ]) {
    const { status, body } = await ask(path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(body.toString(), path).not.toContain('"dependencies"');
  }
});

test('every answer carries the safe headers and a number of its own', async () => {
  for (const path of ['/', '/no-such-page', '/v1/openapi.json', '/v1/nothing', '/v1/docs', '/favicon.svg', '/bg/login', '/healthz']) {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self'/);
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('files with a hash in their name are kept for ever and come compressed', async () => {
  const page = (await ask('/')).body.toString();
  const script = /\/assets\/react-[\w-]+\.js/.exec(page)?.[0] ?? '';
  const { headers } = await ask(script, { 'accept-encoding': 'br' });
  expect([headers['cache-control'], headers['content-encoding']]).toEqual(['public, max-age=31536000, immutable', 'br']);
});

test('an unknown address is told with status 404 inside the shop', async () => {
  for (const [path, agent] of [
    ['/no-such-page', desk],
    ['/m/no-such-page', phone],
    ['/user/order.js', desk],
    ['/collections', desk],
  ] as const) {
    const { status, headers, body } = await ask(path, { 'user-agent': agent });
    expect(status, path).toBe(404);
    expect(headers['cache-control'], path).toBe('no-store');
    expect(body.toString(), path).toContain('</html>');
  }
});

test('probes and figures answer', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  const { body } = await ask('/metrics');
  expect(body.toString()).toMatch(/page_cache_requests_total\{result="hits"\} \d+/);
  expect(body.toString()).toMatch(/http_request_duration_seconds_count/);
});

test('an address that is too long is refused before anything reads it', async () => {
  expect((await ask(`/?q=${'x'.repeat(9000)}`)).status).toBe(414);
});

test('the log holds neither tokens nor passwords nor mail addresses', () => {
  expect(shop.output()).not.toContain(owner.password);
  expect(shop.output()).not.toMatch(/[as]_[\w-]{43}/);
});

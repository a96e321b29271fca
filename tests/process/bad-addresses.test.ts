import { request as plainRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#site/pages.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop.stop());

/** The path exactly as written: fetch would normalize it. */
const ask = (path: string, lang = 'en'): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.origin);
    const agent = path.startsWith('/m/') ? 'Mozilla/5.0 (iPhone) Mobile/15E148' : 'Mozilla/5.0 (X11; Linux x86_64)';
    const sent = plainRequest({ hostname, port, path, headers: { 'user-agent': agent, cookie: `lang=${lang}` } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        body += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });

const goodsOn = (body: string): number =>
  new Set([...body.matchAll(/href="(?:\/m)?(\/collections\/[^"/?]+\/[^"?#]+)"/g)].map(([, path]) => path)).size;

const cardsOn = (body: string): string[] => [
  ...new Set(
    [...(/id="lost-goods"[\s\S]*?<\/section>/.exec(body)?.[0] ?? '').matchAll(/href="((?:\/m)?\/collections\/[^"/?]+\/[^"?#/]+)/g)].map(
      ([, path = '']) => path,
    ),
  ),
];
/** A page of a list plus the frame and "related" rows. */
const mostGoods = 60;

const nonsense = [
  '%25',
  '%',
  '%zz',
  '%ff%fe',
  'a%00b',
  'x'.repeat(7000),
  '1000000000',
  '99999999999999999999',
  '-1',
  '1e9',
  '__proto__',
  'constructor',
  'Mood:%20Blue',
  '_%25_',
  "'%22;--",
  '!%26|():*',
  '%F0%9F%92%87',
  'a%0d%0ab',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '..%2f..%2fetc%2fpasswd',
];

const lists: [string, (value: string) => string][] = [
  ['the search', (value) => `/search?q=${value}`],
  ['the page of a search', (value) => `/search?q=wig&page=${value}`],
  ['the filter of a category', (value) => `/collections/wig?filter_label=${value}`],
  ['the value of a filter', (value) => `/collections/wig?filter_label=Texture:%20${value}`],
  ['the sorting of a category', (value) => `/collections/wig?sort=${value}`],
  ['the page of a category', (value) => `/collections/wig?page=${value}`],
  ['a strange key', (value) => `/collections/wig?${value}=${value}`],
  ['a doubled filter', (value) => `/collections/wig?filter_label=${value}&filter_label=${value}&page=1&page=2&sort=best&sort=${value}`],
];
const places: [string, (value: string) => string][] = [
  ['a category', (value) => `/collections/${value}`],
  ['a group', (value) => `/collections/wig/${value}`],
  ['a SKU', (value) => `/collections/wig/body-wave-lace-front-wig-13x4-hd/${value}`],
];

describe.each(['', '/m'])('under "%s"', (variant) => {
  test.each(lists)('nonsense in %s gives a page, never a fault and never the whole catalogue', async (_, pathOf) => {
    for (const value of nonsense) {
      const path = variant + pathOf(value);
      const { status, body } = await ask(path);
      // Some are too long, or not an address at all.
      expect([200, 400, 404, 414, 431], `${path.slice(0, 90)} ${status}`).toContain(status);
      expect(goodsOn(body), path.slice(0, 90)).toBeLessThanOrEqual(mostGoods);
      expect(body, path.slice(0, 90)).not.toContain('<script>alert(1)');
    }
  });

  test.each(places)('nonsense in place of %s is not found', async (_, pathOf) => {
    for (const value of nonsense) {
      const path = variant + pathOf(value);
      const { status, body } = await ask(path);
      // Redirect from a removed SKU to its group.
      expect([302, 400, 404, 414, 431], `${path.slice(0, 90)} ${status}`).toContain(status);
      expect(goodsOn(body), path.slice(0, 90)).toBeLessThanOrEqual(mostGoods);
    }
  });
});

test('a page beyond the last shows the last', async () => {
  const { status, body } = await ask('/collections/wig?page=1000000000');
  expect(status).toBe(200);
  expect(goodsOn(body)).toBeGreaterThan(0);
});

test.each(['', '/m'])(
  'under "%s" a product or category that is not there answers 404 and shows goods, in both languages',
  async (variant) => {
    for (const [lang, ofWigs, ofAll] of [
      ['en', 'Best sellers: Wigs', 'Best sellers'],
      ['zh', '假发热销', '热销'],
    ] as const) {
      const missing = await ask(`${variant}/collections/wig/no-such`, lang);
      expect([missing.status, missing.body.includes(ofWigs)]).toEqual([404, true]);
      expect(cardsOn(missing.body).filter((path) => path.startsWith(`${variant}/collections/wig/`))).toHaveLength(4);
      const nothing = await ask(`${variant}/collections/nothing`, lang);
      expect([nothing.status, nothing.body.includes(`>${ofAll}<`)]).toEqual([404, true]);
      expect(cardsOn(nothing.body)).toHaveLength(4);
    }
  },
);

/** Query parameters office pages read. */
const officeKeys =
  'id open review mail credit partner week month from to page sort state status category owner handler staff user spec version vendor number kind sku day since period compare with job run change key';

test.each(['3000000000', '1e309', '1.5', '-1', '0000-01-01', '9999-12-31', '2026-02-30'])(
  'the office with %s wherever an address says a number or a day shows a page or says that there is none',
  async (value) => {
    const login = await fetch(`${shop.origin}/v1/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const seen = await fetch(`${shop.origin}/bg/order/query`, { headers: { cookie }, redirect: 'manual' });
    expect(seen.status, 'she is let in').toBe(200);
    const query = officeKeys
      .split(' ')
      .map((key) => `${key}=${value}`)
      .join('&');
    const faults: string[] = [];
    for (const { path } of Object.values(pages)) {
      if (!path.startsWith('bg')) continue;
      const answer = await fetch(`${shop.origin}/${path.replace(/:\w+/g, value)}?${query}`, { headers: { cookie }, redirect: 'manual' });
      await answer.text();
      if (answer.status >= 500) faults.push(path);
    }
    expect(faults).toEqual([]);
  },
);

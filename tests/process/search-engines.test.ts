import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents, dollars } from '#kernel/money.ts';
import { canonicalOf, crawl, isHidden, type Listed, listedIn, sitemapFiles } from '../kit/crawler.ts';
import { type Shop, seededShop } from '../kit/shop.ts';
import { blocksIn, faultsOf, offersIn } from '../kit/structured-data.ts';
import { childrenOf, type Element, parseXml, textIn } from '../kit/xml.ts';

let shop: Shop;
let listed: Map<string, Listed[]>;
beforeAll(async () => {
  shop = await seededShop();
  const files = await sitemapFiles(shop.origin);
  listed = new Map(
    await Promise.all(files.map(async (file) => [file.replace(/^.*\/|(?:-\d+)?\.xml$/g, ''), await listedIn(file)] as const)),
  );
});
afterAll(() => shop.stop());

const of = (kind: string): string[] => (listed.get(kind) ?? []).map(({ loc }) => loc);
/** The first page of each category, so that every kind of product is covered. */
const ofEachCategory = (kind: string): string[] => {
  const found = new Map<string, string>();
  for (const loc of of(kind)) {
    const category = /\/collections\/([^/]+)/.exec(loc)?.[1] ?? '';
    if (!found.has(category)) found.set(category, loc);
  }
  return [...found.values()];
};
/** In stock, or made to order. */
const canBeHad = (availability = ''): boolean => /\/(InStock|LimitedAvailability|MadeToOrder|BackOrder)$/.test(availability);
type Wire = { payable_price: number; stock: number };
const wireOf = async (address: string): Promise<Wire> => {
  const [, , category = '', spu = '', sku = ''] = new URL(address).pathname.split('/');
  const answer = await fetch(`${shop.origin}/v1/api/get_sku?${new URLSearchParams({ category, spu, sku })}`);
  return ((await answer.json()) as { Data: { item: Wire } }).Data.item;
};

describe.each(['en', 'zh'] as const)('structured data in %s', (lang) => {
  const faultsAt = async (addresses: readonly string[], wanted: readonly string[]): Promise<string[]> => {
    const faults: string[] = [];
    for (const address of addresses) {
      const blocks = blocksIn(await (await crawl(address, { lang })).text());
      const types = blocks.map((block) => String(block['@type']));
      for (const type of wanted) if (!type.split('|').some((one) => types.includes(one))) faults.push(`${address}: no ${type}`);
      faults.push(...blocks.flatMap((block) => faultsOf(block).map((fault) => `${address}: ${fault}`)));
    }
    return faults;
  };

  test('is whole on the home page, and on every other page without a hole in its address', async () => {
    expect(await faultsAt([`${shop.origin}/`], ['Organization', 'WebSite', 'FAQPage'])).toEqual([]);
    expect(await faultsAt([...of('pages'), ...of('articles')], [])).toEqual([]);
  });

  test('is whole on each of the eleven categories, and names no product there', async () => {
    const categories = of('categories').filter((loc) => !loc.includes('?') && !loc.endsWith('/explore'));
    expect(categories).toHaveLength(11);
    expect(await faultsAt(categories, ['BreadcrumbList', 'FAQPage', 'ItemList'])).toEqual([]);
    for (const address of categories) expect(offersIn(blocksIn(await (await crawl(address, { lang })).text())), address).toEqual([]);
  });

  test('is whole on a group and a SKU of every category', async () => {
    expect(await faultsAt(ofEachCategory('groups'), ['Product|ProductGroup', 'BreadcrumbList'])).toEqual([]);
    expect(await faultsAt(ofEachCategory('skus'), ['Product|ProductGroup', 'BreadcrumbList'])).toEqual([]);
  });

  test('is whole on videos, of which there are some', async () => {
    expect(of('videos').length).toBeGreaterThan(0);
    expect(await faultsAt(of('videos').slice(0, 5), ['VideoObject'])).toEqual([]);
  });

  test('says the price and the stock the page shows', async () => {
    for (const address of ofEachCategory('skus')) {
      const html = await (await crawl(address, { lang })).text();
      const offer = offersIn(blocksIn(html)).find(({ url }) => url === address);
      const { payable_price, stock } = await wireOf(address);
      expect(offer?.price, address).toBe(payable_price.toFixed(2));
      if (stock > 0) expect(canBeHad(offer?.availability), `${address} ${offer?.availability}`).toBe(true);
      const seen = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '');
      expect(seen, address).toContain(dollars(cents(Math.round(payable_price * 100))));
    }
  });
});

describe('the files for search engines and platforms', () => {
  const files = ['/robots.txt', '/sitemap.xml', '/sitemaps/skus-1.xml', '/feeds/google-merchant.xml'];

  test.each(files)('%s comes packed, is known by its etag, and can be had plain', async (path) => {
    const first = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'gzip' } });
    expect([first.status, first.headers.get('content-encoding'), first.headers.get('cache-control')]).toEqual([200, 'gzip', 'no-cache']);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const known = await fetch(shop.origin + path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(known.status).toBe(304);
    const plain = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(await first.text());
    const head = await fetch(shop.origin + path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('phones are not sent elsewhere for them, strange questions change nothing, other verbs are refused', async () => {
    for (const path of files) {
      const answer = await crawl(shop.origin + path, { phone: true });
      expect(answer.status, path).toBe(200);
      await answer.body?.cancel();
    }
    const usual = await (await fetch(`${shop.origin}/robots.txt`)).text();
    expect(await (await fetch(`${shop.origin}/robots.txt?x=${'y'.repeat(500)}`)).text()).toBe(usual);
    expect((await fetch(`${shop.origin}/sitemap.xml`, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
    for (const path of [
      '/sitemaps/skus-2000.xml',
      '/sitemaps/',
      '/sitemaps/..%2fskus-1.xml',
      '/feeds/x.xml',
      '/feeds/google-merchant.xml?language=xx',
    ])
      expect((await fetch(shop.origin + path)).status, path).toBe(404);
  });

  test('speak of one host only: the configured one', async () => {
    for (const path of files) {
      const text = await (await fetch(shop.origin + path, { headers: { 'x-forwarded-host': 'evil.example' } })).text();
      const hosts = new Set(
        [...text.matchAll(/(?:<loc>|<image:loc>|href="|link>|Sitemap: )(https?:\/\/[^/<"]+)/g)].map(([, host]) => host),
      );
      expect([...hosts], path).toEqual([shop.origin]);
    }
  });
});

describe('the merchant feed', () => {
  let items: Element[];
  beforeAll(async () => {
    const text = await (await fetch(`${shop.origin}/feeds/google-merchant.xml`)).text();
    items = childrenOf(childrenOf(parseXml(text), 'channel')[0] ?? parseXml(text), 'item');
  });
  const field = (item: Element, name: string): string => textIn(item, `g:${name}`) ?? '';

  test('holds every SKU of the sitemap once, with all that is required', () => {
    expect(items.map((item) => field(item, 'link')).sort()).toEqual(of('skus').sort());
    const ids = items.map((item) => field(item, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    const faults = items.flatMap((item) => [
      ...[
        'title',
        'description',
        'image_link',
        'availability',
        'price',
        'brand',
        'mpn',
        'item_group_id',
        'condition',
        'gender',
        'age_group',
      ]
        .filter((name) => !field(item, name))
        .map((name) => `${field(item, 'id')} has no ${name}`),
      ...(field(item, 'id').length <= 50 && field(item, 'title').length <= 150 ? [] : [`${field(item, 'id')} is too long`]),
      ...(/^\d+\.\d\d USD$/.test(field(item, 'price')) ? [] : [`${field(item, 'id')} costs ${field(item, 'price')}`]),
      ...(['preorder', 'backorder'].includes(field(item, 'availability')) && !field(item, 'availability_date')
        ? [`${field(item, 'id')} has no day`]
        : []),
    ]);
    expect(faults).toEqual([]);
  });

  test('tells the members of one group apart by colour, size, pattern or material', () => {
    const alike = [
      ...Map.groupBy(items, (item) => ['item_group_id', 'color', 'size', 'pattern', 'material'].map((name) => field(item, name)).join('|')),
    ]
      .filter(([, members]) => members.length > 1)
      .map(([looks]) => looks);
    expect(alike).toEqual([]);
  });

  test('says the price and stock of the page it leads to', async () => {
    const some = items.filter((item, at) => at % 150 === 0 || (field(item, 'availability') !== 'in_stock' && at % 40 === 0));
    expect(some.some((item) => field(item, 'sale_price'))).toBe(true);
    for (const item of some) {
      const link = field(item, 'link');
      const offer = offersIn(blocksIn(await (await crawl(link)).text())).find(({ url }) => url === link);
      expect(`${offer?.price} USD`, link).toBe(field(item, 'sale_price') || field(item, 'price'));
      expect(canBeHad(offer?.availability), link).toBe(field(item, 'availability') === 'in_stock');
    }
  });
});

test('what is not there is told with 404 and goods, is not to be indexed, and stands in no sitemap', async () => {
  const all = new Set([...listed.values()].flat().map(({ loc }) => loc));
  for (const path of [
    '/no-such-page',
    '/collections/wig/no-such-group',
    '/collections/no-such-category',
    '/collections/wig/no-such-group/sku',
  ]) {
    const answer = await crawl(shop.origin + path);
    const html = await answer.text();
    expect(answer.status, path).toBe(404);
    expect(all.has(shop.origin + path), path).toBe(false);
    for (const name of ['name="description"', 'name="keywords"', 'property="og:title"', 'property="og:image"', 'name="twitter:card"'])
      expect(html, `${name} of ${path}`).toMatch(new RegExp(`<meta ${name} content="[^"]+"`));
    expect([/<title>[^<|]+ \| Tressline<\/title>/.test(html), isHidden(html)], path).toEqual([true, true]);
    if (path === '/no-such-page') {
      expect(html.match(/href="\/collections\/[^"/]+\/[^"]+"/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
      expect([isHidden(html), canonicalOf(html) === undefined || canonicalOf(html) === shop.origin + path]).toEqual([true, true]);
    }
  }
});

test('a filter without goods is not to be indexed, one with goods is', async () => {
  const pageOf = async (filter: string) => (await crawl(`${shop.origin}/collections/hair-braiding?filter_label=${filter}`)).text();
  expect(isHidden(await pageOf('Cap:%20Full%20Lace'))).toBe(true);
  expect(isHidden(await pageOf('Texture:%20Deep%20Wave'))).toBe(false);
});

test('a SKU has its own heading, and its own price in the description', async () => {
  for (const address of ofEachCategory('skus').slice(0, 3)) {
    const [sku, group] = await Promise.all([address, address.replace(/\/[^/]+$/, '')].map(async (page) => (await crawl(page)).text()));
    const headingOf = (html = '') => /<h1>(.*?)<\/h1>/s.exec(html)?.[1];
    expect(headingOf(sku), address).not.toBe(headingOf(group));
    const { payable_price } = await wireOf(address);
    expect(/<meta name="description" content="([^"]*)"/.exec(sku ?? '')?.[1], address).toContain(
      dollars(cents(Math.round(payable_price * 100))),
    );
  }
});

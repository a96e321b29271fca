import { beforeAll, describe, expect, test } from 'vitest';
import { giveawayDraws, giveaways } from '#areas/promotions/tables/giveaways.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { childrenOf, parseXml, textIn } from '../../../../tests/kit/xml.ts';
import { writeRobots, writeSitemap, writeSitemapIndex } from './sitemap.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
});

type Write = typeof writeSitemap;
async function written(write: Write, path: string): Promise<string | null> {
  const file = await write(app, new URL(path, app.origin));
  if (!file) return null;
  let text = '';
  for await (const piece of file.chunks) text += piece;
  return text;
}

async function urlsOf(file: string) {
  const text = await written(writeSitemap, `/sitemaps/${file}.xml`);
  return text === null ? null : childrenOf(parseXml(text), 'url');
}
const pathsOf = async (file: string) => (await urlsOf(file))?.map((url) => textIn(url, 'loc')?.replace(app.origin, ''));

describe('the sitemap', () => {
  test('lists its files with the day of their last change, and each of them is there', async () => {
    const index = parseXml((await written(writeSitemapIndex, '/sitemap.xml')) ?? '');
    const files = childrenOf(index, 'sitemap').map((file) => textIn(file, 'loc')?.replace(app.origin, ''));
    expect(files).toEqual(expect.arrayContaining(['pages', 'categories', 'groups-1', 'skus-1'].map((name) => `/sitemaps/${name}.xml`)));
    for (const file of files) expect((await written(writeSitemap, file ?? ''))?.length, file).toBeGreaterThan(100);
    expect(new Date(textIn(childrenOf(index, 'sitemap').at(-1) ?? index, 'lastmod') ?? '').getTime()).toBeGreaterThan(0);
  });

  test('names goods that can be seen, and no others', async () => {
    expect(await pathsOf('groups-1')).toEqual([
      '/collections/wig/body-wave',
      '/collections/wig/straight',
      '/collections/wig/sold-out',
      '/collections/bundle/body-wave-bundle',
    ]);
    expect(await pathsOf('skus-1')).toEqual([
      '/collections/wig/body-wave/1b-20-inch',
      '/collections/wig/body-wave/1b-24-inch',
      '/collections/wig/body-wave/613-20-inch',
      '/collections/wig/straight/1b-24-inch',
      '/collections/wig/sold-out/613-24-inch',
      '/collections/bundle/body-wave-bundle/1b-20-inch',
    ]);
  });

  test('names giveaways that people may see, and the draw of those whose entries are fixed', async () => {
    const row = {
      titleEn: 'Wig',
      titleZh: '假发',
      prizeEn: 'Wig',
      prizeZh: '假发',
      rulesEn: 'One each',
      rulesZh: '每人一次',
      startsAt: app.now(),
      endsAt: later(app.now(), dayMs),
    };
    const made = ['planned', 'seen', 'closed', 'off'].map((slug) => ({ ...row, slug, seedHash: slug.padEnd(64, '0') }));
    const states = ['draft', 'open', 'closed', 'cancelled'] as const;
    const saved = await app.db
      .insert(giveaways)
      .values(made.map((one, place) => ({ ...one, state: states[place] })))
      .returning({ id: giveaways.id, slug: giveaways.slug });
    const closed = saved.find(({ slug }) => slug === 'closed')?.id ?? 0;
    await app.db
      .insert(giveawayDraws)
      .values({ giveawayId: closed, method: 'm', entriesRoot: 'r', entryCount: 1, entryIds: [1], entryHashes: ['h'], closedAt: app.now() });
    expect(await pathsOf('giveaways')).toEqual(['/free-giveaways/seen', '/free-giveaways/closed', '/free-giveaways/closed/draw']);
  });

  test('names each category and each filter that finds something, alone', async () => {
    const paths = await pathsOf('categories');
    expect(paths).toContain('/collections/wig');
    expect(paths).toContain('/collections/wig?filter_label=Color:%20%23613%20Blonde');
    expect(paths).not.toContain('/collections/bundle?filter_label=Color:%20%23613%20Blonde');
    expect(paths).not.toContain('/collections/secret');
    expect(paths?.filter((path) => (path?.match(/filter_label/g)?.length ?? 0) > 1)).toEqual([]);
  });

  test('gives each page its twin for phones, its pictures and its last change', async () => {
    const [first] = (await urlsOf('skus-1')) ?? [];
    expect(first?.children.map(({ name, attributes, text, children }) => [name, attributes.href ?? (children[0]?.text || text)])).toEqual([
      ['loc', `${app.origin}/collections/wig/body-wave/1b-20-inch`],
      ['lastmod', expect.stringMatching(/^\d{4}-\d\d-\d\dT/)],
      ['xhtml:link', `${app.origin}/m/collections/wig/body-wave/1b-20-inch`],
      ['image:image', `${app.origin}/media/products/body-1b-900.webp`],
    ]);
  });

  test('leaves out the personal, the typed and the test pages', async () => {
    const paths = await pathsOf('pages');
    expect(paths).toContain('/');
    for (const path of ['/search', '/shop-cart', '/user', '/user/login', '/test', '/bg/login']) expect(paths).not.toContain(path);
  });

  test.each(['skus-2', 'skus-0', 'skus', 'skus-1x', 'groups-999999', 'nothing', '__proto__', 'constructor', 'pages-1'])(
    'there is no file %s',
    async (file) => {
      expect(await urlsOf(file)).toBeNull();
    },
  );
});

test('robots are kept from what is personal or endless, and shown the sitemap', async () => {
  const text = await written(writeRobots, '/robots.txt');
  for (const line of ['User-agent: *', 'Disallow: /bg', 'Disallow: /v1/', 'Disallow: /user', 'Disallow: /shop-cart', 'Disallow: /m/search'])
    expect(text?.split('\n')).toContain(line);
  expect(text).toContain(`\nSitemap: ${app.origin}/sitemap.xml\n`);
  expect(text).not.toContain('Disallow: /collections');
});

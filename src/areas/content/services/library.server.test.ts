import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { attributeValues } from '#areas/catalog/tables/categories.ts';
import { labOf } from '#kernel/colour.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { articleGoods, articles, articleVersions } from '../tables/articles.ts';
import { videoGoods, videos } from '../tables/media.ts';
import { articleOf } from './articles.server.ts';
import { colorChartOf } from './shades.server.ts';
import { guideTitles } from './site-settings.server.ts';
import { videoLibraryOf, videoOf } from './videos.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await writeArticles();
  await shootVideos();
});

const before = new Date('2026-10-01T00:00:00Z');
const after = new Date('2027-01-01T00:00:00Z');

async function writeArticles(): Promise<void> {
  const slugs = ['hair-differences', 'hair-care-guide', 'closure-lace-differences', 'no-page'];
  await app.db
    .insert(articles)
    .values(slugs.map((slug, place) => ({ id: place + 1, slug, kind: 'guide' as const, position: place, author: 'Mei' })));
  await app.db.insert(articleVersions).values(
    slugs.flatMap((slug, place) =>
      [1, 2].map((version) => ({
        articleId: place + 1,
        version,
        titleEn: `${slug} ${version}`,
        titleZh: `指南 ${version}`,
        bodyEn: `## Part {#part}\nBody ${version}`,
        bodyZh: place === 0 ? '' : '正文',
        metaKeywordsEn: 'Frontal, Lace',
      })),
    ),
  );
  await app.db.insert(articleGoods).values([
    { articleId: 1, spuId: 2, position: 1 },
    { articleId: 1, spuId: 1, position: 2 },
  ]);
  const live = (id: number, change: object) => app.db.update(articles).set(change).where(eq(articles.id, id));
  await live(1, { liveVersion: 1, publishedAt: before });
  await live(2, { liveVersion: 2, publishedAt: after });
  await live(3, { liveVersion: 1, publishedAt: before, deletedAt: before });
  await live(4, { liveVersion: 1, publishedAt: before });
}

async function shootVideos(): Promise<void> {
  const film = { url: '/media/a.mp4', posterUrl: '/media/a', durationMs: 4000, width: 640, height: 800, publishedAt: before };
  const named = (slug: string) => ({ ...film, slug, titleEn: slug, titleZh: `${slug} 片` });
  await app.db.insert(videos).values([
    { ...named('one'), id: 1, tags: ['wig', 'straight'], transcriptEn: '0:00 [front]\nNo sound', captionsEnUrl: '/c.vtt', position: 1 },
    { ...named('two'), id: 2, tags: ['bundle'], position: 2 },
    { ...named('three'), id: 3, tags: ['wig', 'straight', 'bob'], position: 3 },
    { ...named('four'), id: 4, tags: ['wig'], position: 4 },
    { ...named('draft'), id: 5, tags: ['secret'], publishedAt: null },
    { ...named('to-come'), id: 6, tags: ['secret'], publishedAt: after },
  ]);
  await app.db.insert(videoGoods).values([
    { videoId: 1, spuId: 2, position: 1 },
    { videoId: 1, spuId: 3, position: 2 },
    { videoId: 1, spuId: 1, position: 3 },
  ]);
}

describe('articles', () => {
  test('the live version is shown, with its goods in order; a newer draft is not', async () => {
    const article = await articleOf(app, 'en', 'hair-differences');
    expect(article).toMatchObject({ title: 'hair-differences 1', author: 'Mei', spuIds: [2, 1], minutes: 1 });
    expect(article.contents).toEqual([{ kind: 'heading', level: 2, id: 'part', text: 'Part' }]);
    expect(article.publishedAt).toBe(before.toISOString());
  });

  test('without words in one language the other is shown', async () => {
    expect((await articleOf(app, 'zh', 'hair-differences')).blocks).toHaveLength(2);
  });

  test.each(['hair-care-guide', 'closure-lace-differences', 'nothing', '', '%', '__proto__'])('%j is not there', async (slug) => {
    await expect(articleOf(app, 'en', slug)).rejects.toMatchObject({ why: 'productNotExist' });
  });

  test('a search box is told the guides that can be read, by words of both languages', async () => {
    expect(await guideTitles(app, 'zh')).toEqual([
      { title: '指南 1', path: '/hair-differences', words: expect.stringMatching(/hair-differences 1.*指南 1.*frontal/) },
    ]);
  });
});

describe('videos', () => {
  test('only what is published is in the library, in its order, with tags counted', async () => {
    const library = await videoLibraryOf(app, 'en', null);
    expect(library.videos.map(({ slug }) => slug)).toEqual(['one', 'two', 'three', 'four']);
    expect(library.tags).toEqual([
      { tag: 'wig', count: 3 },
      { tag: 'straight', count: 2 },
      { tag: 'bob', count: 1 },
      { tag: 'bundle', count: 1 },
    ]);
  });

  test('a tag narrows it, an unknown one is passed over', async () => {
    expect((await videoLibraryOf(app, 'en', 'straight')).videos.map(({ slug }) => slug)).toEqual(['one', 'three']);
    for (const tag of ['secret', '%', '{wig}', "'; drop table videos"]) {
      const library = await videoLibraryOf(app, 'en', tag);
      expect([library.tag, library.videos.length]).toEqual([null, 4]);
    }
  });

  test('one video says what is seen, shows its goods but hidden ones, and leads to those most like it', async () => {
    const video = await videoOf(app, 'en', 'one');
    expect(video.transcript).toEqual([
      { at: '0:00', text: '[front]' },
      { at: '', text: 'No sound' },
    ]);
    expect(video.captions).toEqual([{ language: 'en', url: '/c.vtt' }]);
    expect(video.spuIds).toEqual([2, 1]);
    expect(video.related.map(({ slug }) => slug)).toEqual(['three', 'four', 'two']);
  });

  test.each(['draft', 'to-come', 'nothing', '%'])('%j cannot be watched', async (slug) => {
    await expect(videoOf(app, 'en', slug)).rejects.toMatchObject({ why: 'productNotExist' });
  });

  test('the API lists the same, page by page', async () => {
    const ask = callerOn(app, { language: 'zh' });
    const answer = await ask('GET', '/video/get_with_query?tag=wig&page=2&page_size=2');
    expect(answer).toMatchObject({
      status: 200,
      body: { Data: { total: 3, page: 2, page_size: 2, items: [{ name: 'four', title: 'four 片' }] } },
    });
    expect((await ask('GET', '/video/get_with_query?name=one')).body.Data).toMatchObject({
      items: [{ duration: 4, poster: '/media/a-900.webp', goods: [{ spu_name: 'straight' }, { spu_name: 'body-wave' }] }],
    });
    expect((await ask('GET', '/video/get_with_query?name=draft')).body.Data).toMatchObject({ items: [], total: 0 });
    expect((await ask('GET', '/video/get_with_query?page_size=1000')).status).toBe(400);
  });
});

describe('the colour chart', () => {
  test('holds every measured shade with the goods that can be seen in it', async () => {
    const measure = (id: number, rootHex: string, tipHex: string | null = null) => {
      const [labL, labA, labB] = labOf(rootHex);
      return app.db.update(attributeValues).set({ rootHex, tipHex, labL, labA, labB }).where(eq(attributeValues.id, id));
    };
    await measure(21, '#1d1715');
    expect(await colorChartOf(app, 'en')).toHaveLength(1);
    await measure(22, '#e4caa2', '#ffffff');
    const [black, blonde] = await colorChartOf(app, 'en');
    expect(black).toMatchObject({ id: 'shade-1b', family: 'black', total: 3, hexes: ['#1d1715'] });
    expect(black?.goods).toEqual([
      { name: 'Wigs', count: 2, path: '/collections/wig?filter_label=Color:%20%231B%20Natural%20Black' },
      { name: 'Bundles', count: 1, path: '/collections/bundle?filter_label=Color:%20%231B%20Natural%20Black' },
    ]);
    expect(blonde).toMatchObject({ family: 'mixed', total: 2 });
  });

  test('of an empty shop is empty', async () => {
    await app.db.execute(sql`update attribute_values set lab_l = null, lab_a = null, lab_b = null`);
    expect(await colorChartOf(app, 'zh')).toEqual([]);
  });
});

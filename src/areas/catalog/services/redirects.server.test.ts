import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { addressRedirects, skus, spus } from '../tables/goods.ts';
import { productOf } from './product.server.ts';
import { findRedirect, moveSpu, renameCategory, renameSku, retireSpu, withRedirects } from './redirects.server.ts';

let app: TestApp;
beforeEach(async () => {
  app ??= await stocked();
  await app.db.delete(addressRedirects);
  await app.db.update(spus).set({ slug: 'body-wave', deletedAt: null, isHidden: false }).where(eq(spus.id, 1));
  await app.db.update(skus).set({ slug: '1b-20-inch', isHidden: false }).where(eq(skus.id, 101));
});
async function stocked(): Promise<TestApp> {
  const made = await testApp();
  await seedCatalog(made.db);
  return made;
}

describe('a new name', () => {
  test('of a group leads from its old address and from those of its SKUs', async () => {
    await moveSpu(app, 1, { slug: 'ocean-wave' });
    expect(await findRedirect(app, '/collections/wig/body-wave')).toEqual({ path: '/collections/wig/ocean-wave' });
    expect(await findRedirect(app, '/collections/wig/body-wave/613-20-inch')).toEqual({ path: '/collections/wig/ocean-wave/613-20-inch' });
    expect(await productOf(app, 'en', { category: 'wig', spu: 'ocean-wave' })).toMatchObject({ spuId: 1 });
  });

  test('given again and again is one step away from every old one', async () => {
    for (const slug of ['second', 'third', 'fourth']) await moveSpu(app, 1, { slug });
    for (const old of ['body-wave', 'second', 'third'])
      expect(await findRedirect(app, `/collections/wig/${old}`)).toEqual({ path: '/collections/wig/fourth' });
    expect(await findRedirect(app, '/collections/wig/fourth')).toBeNull();
  });

  test('taken back leads nowhere in a circle', async () => {
    await moveSpu(app, 1, { slug: 'second' });
    await moveSpu(app, 1, { slug: 'body-wave' });
    expect(await findRedirect(app, '/collections/wig/body-wave')).toBeNull();
    expect(await findRedirect(app, '/collections/wig/second')).toEqual({ path: '/collections/wig/body-wave' });
  });

  test('of a SKU is found under the old name of its group too', async () => {
    await renameSku(app, 101, 'black-20');
    await moveSpu(app, 1, { slug: 'second' });
    await renameSku(app, 101, 'natural-20');
    for (const old of ['body-wave/1b-20-inch', 'body-wave/black-20', 'second/black-20'])
      expect([old, await findRedirect(app, `/collections/wig/${old}`)]).toEqual([old, { path: '/collections/wig/second/natural-20' }]);
  });

  test('of a category takes everything in it along, and what is new at the old address wins', async () => {
    await renameCategory(app, 1, 'wigs');
    expect(await findRedirect(app, '/collections/wig/body-wave/1b-20-inch')).toEqual({ path: '/collections/wigs/body-wave/1b-20-inch' });
    await renameCategory(app, 2, 'wig');
    expect(await findRedirect(app, '/collections/wig')).toBeNull();
    expect(await findRedirect(app, '/collections/bundle')).toEqual({ path: '/collections/wig' });
    await renameCategory(app, 2, 'bundle');
    await renameCategory(app, 1, 'wig');
  });

  test.each(['Body Wave', '', '-a', 'a--b', 'a/b', '../x', 'straight', 'x'.repeat(121)])('%j is refused', async (slug) => {
    await expect(moveSpu(app, 1, { slug })).rejects.toMatchObject({ why: 'badValue' });
  });

  test('a rename drops the pages that show the goods', async () => {
    let made = 0;
    const page = () =>
      app.pageCache.page('p', async () => {
        made += 1;
        return { status: 200, headers: {}, body: new Uint8Array(), tags: ['spu:1'] };
      });
    await page();
    await page();
    await moveSpu(app, 1, { slug: 'second' });
    await page();
    expect(made).toBe(2);
  });
});

describe('an address where nothing is', () => {
  const answer = (path: string) =>
    withRedirects({ app, url: new URL(`http://shop.test${path}`) }, async () => productOf(app, 'en', slugsOf(path))).then(
      () => 200,
      (error: unknown) => {
        if (error instanceof Response) return [error.status, error.headers.get('location')];
        return typeof error === 'object' && error !== null && 'init' in error ? error.init : error;
      },
    );
  const slugsOf = (path: string) => {
    const [category = '', spu = '', sku] = path.replace(/^\/m/, '').split('/').slice(2);
    return { category, spu, sku };
  };

  test('moves for ever to the new one, on the same screen', async () => {
    await moveSpu(app, 1, { slug: 'second' });
    expect(await answer('/collections/wig/body-wave')).toEqual([301, '/collections/wig/second']);
    expect(await answer('/m/collections/wig/body-wave/613-20-inch?review_page=2')).toEqual([
      301,
      '/m/collections/wig/second/613-20-inch?review_page=2',
    ]);
  });

  test('is gone for good, under all the names it had', async () => {
    await moveSpu(app, 1, { slug: 'second' });
    await retireSpu(app, 1);
    for (const old of ['second', 'body-wave', 'second/613-20-inch'])
      expect(await answer(`/collections/wig/${old}`)).toMatchObject({ status: 410 });
  });

  test('was never anything', async () => {
    expect(await answer('/collections/wig/nope')).toMatchObject({ why: 'productNotExist' });
    expect(await answer('/collections/wig/__proto__')).toMatchObject({ why: 'productNotExist' });
  });

  test('of something hidden says nothing about it, and a SKU that is hidden leads to its group', async () => {
    await renameSku(app, 101, 'black');
    await app.db.update(skus).set({ isHidden: true }).where(eq(skus.id, 101));
    expect(await findRedirect(app, '/collections/wig/body-wave/1b-20-inch')).toEqual({ path: '/collections/wig/body-wave' });
    await app.db.update(spus).set({ isHidden: true }).where(eq(spus.id, 1));
    expect(await findRedirect(app, '/collections/wig/body-wave/1b-20-inch')).toBeNull();
  });
});

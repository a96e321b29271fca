import { beforeAll, describe, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { seedCatalog } from '../../../tests/kit/goods.ts';

let app: TestApp;
let ask: (path: string) => Promise<{ status: number; body: { Result: number; Msg: string; Data: Answer } }>;
type Sku = { id: number; name: string; picture: { url: string }[] };
type Answer = { items: Sku[]; total: number; page: number; page_size: number; item: Sku; title: string; faq: unknown[] };

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  const call = callerOn(app);
  ask = (path) => call('GET', `/api/${path}`);
});

const ids = (answer: { body: { Data: Answer } }): number[] => answer.body.Data.items.map((item) => item.id);

describe('one SKU', () => {
  const whole = {
    id: 101,
    name: 'SKU 101',
    category_name: 'wig',
    spu_name: 'body-wave',
    sku_name: '1b-20-inch',
    price: 200,
    discount: 0.9,
    payable_price: 180,
    weight: 0.2,
    shipping_name: 'Hair wig',
    stock: 5,
    picture: [{ url: '/media/products/body-1b-900.webp' }, { url: '/media/products/body-1b-back-900.webp' }],
    attributes: { Texture: 'Body Wave', Color: '#1B Natural Black', Length: '20 inch' },
    rating: 4.8,
    review_count: 10,
  };

  test('is told the same by address and by id', async () => {
    expect((await ask('get_sku?category=wig&spu=body-wave&sku=1b-20-inch')).body.Data.item).toEqual(whole);
    expect((await ask('get_sku_by_id?id=101')).body.Data.item).toEqual(whole);
  });

  test('speaks the language of the caller', async () => {
    const answer = await callerOn(app, { language: 'zh' })('GET', '/api/get_sku_by_id?id=101');
    expect(answer.body.Data).toMatchObject({ item: { name: 'SKU 101 中' } });
  });

  test.each([
    'get_sku_by_id?id=999',
    'get_sku_by_id?id=104',
    'get_sku_by_id?id=106',
    'get_sku?category=wig&spu=body-wave&sku=gone',
    'get_sku?category=bundle&spu=body-wave&sku=1b-20-inch',
  ])('%s is not there, whether it never was, is gone or is hidden', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: { Result: 80012, Msg: 'Goods Not Exist', Data: null } });
  });
});

describe('lists', () => {
  test('a category holds all its SKUs but those that are hidden or gone', async () => {
    const answer = await ask('get_skus_by_category?category=wig&sort=price-low');
    expect(ids(answer)).toEqual([107, 101, 102, 103, 105]);
    expect(answer.body.Data).toMatchObject({ total: 5, page: 1, page_size: 24 });
  });

  test('labels of one property join, labels of two narrow, an unknown one finds nothing', async () => {
    const two = 'filter_label=Color:%20%23613%20Blonde&filter_label=Length:%2020%20inch';
    expect(ids(await ask(`get_skus_by_category?category=wig&${two}`))).toEqual([103]);
    expect((await ask(`get_skus_by_category?category=wig&${two}&filter_label=Length:%2024%20inch`)).body.Data.total).toBe(2);
    expect((await ask('get_skus_by_category?category=wig&filter_label=Mood:%20Blue')).body.Data.total).toBe(0);
    expect((await ask(`get_skus_by_category?category=wig&${two}&filter_label=Length:%2099%20inch`)).body.Data.total).toBe(1);
  });

  test('pages come one after the other and end', async () => {
    expect(ids(await ask('get_skus_by_category?category=wig&sort=price-low&page=2&page_size=2'))).toEqual([102, 103]);
    expect((await ask('get_skus_by_category?category=wig&page=9999')).body.Data).toMatchObject({ items: [], total: 5 });
  });

  test('a group holds its own SKUs in order', async () => {
    expect(ids(await ask('get_skus_by_spu?category=wig&spu=body-wave'))).toEqual([101, 102, 103]);
  });

  test('one label gives so many SKUs; a label nobody knows gives none, not all', async () => {
    expect(ids(await ask('get_sku_list_by_filter_label?category=wig&filter_label=Color:%20%23613%20Blonde&count=1'))).toEqual([103]);
    expect((await ask('get_sku_list_by_filter_label?category=wig&filter_label=Color:%20%23999&count=9')).body.Data).toMatchObject({
      items: [],
      total: 0,
    });
  });

  test('home, not-found and related lists hold one SKU of each group that can be bought', async () => {
    expect(ids(await ask('get_home_wig_skus'))).toEqual([101, 105]);
    expect(ids(await ask('get_home_bundle_skus'))).toEqual([108]);
    expect(ids(await ask('get_not_found_skus'))).toEqual([101, 108, 105]);
    expect(ids(await ask('get_related_skus?category=wig&spu=body-wave&sku=1b-20-inch'))).toEqual([105]);
  });

  test('a keyword finds SKUs by the beginnings of their words', async () => {
    expect(ids(await ask('search_sku_by_key?keyword=613%20in'))).toEqual([103, 107]);
    expect((await ask('search_sku_by_key?keyword=nothing')).body.Data).toMatchObject({ items: [], total: 0 });
  });

  test.each(['%25', '%27%22;--', '!!!', '*:*', '%26%7C!()', '%E9%BE%98', '__proto__'])('the keyword %s is harmless', async (keyword) => {
    expect(await ask(`search_sku_by_key?keyword=${keyword}`)).toMatchObject({ status: 200, body: { Data: { items: [] } } });
  });
});

describe('words about goods', () => {
  test('a category speaks of the chosen label', async () => {
    expect((await ask('get_category_meta?category=wig')).body.Data).toMatchObject({
      title: 'Human hair wigs',
      faq: [{ question: 'How long does a wig last?' }],
    });
    expect((await ask('get_category_meta?category=wig&filter_label=Texture:%20Body%20Wave')).body.Data.title).toBe('Body wave wigs');
  });

  test('a group speaks for itself', async () => {
    expect((await ask('get_spu_meta?category=wig&spu=body-wave')).body.Data).toMatchObject({
      name: 'Body wave wig',
      title: 'Body wave wig',
      rating: 4.8,
    });
  });
});

describe('refusals', () => {
  test.each([
    'get_skus_by_category?category=nope',
    'get_skus_by_category?category=secret',
    'get_skus_by_spu?category=wig&spu=hidden',
    'get_skus_by_spu?category=wig&spu=to-come',
    'get_related_skus?category=wig&spu=nope&sku=x',
    'get_category_meta?category=nope',
    'get_spu_meta?category=wig&spu=nope',
    'get_sku_list_by_filter_label?category=nope&filter_label=a:b&count=1',
  ])('%s does not exist', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: { Result: 80011, Msg: 'Product Not Exist' } });
  });

  test.each([
    ['get_skus_by_category', 'category'],
    ['get_skus_by_category?category=wig&sort=upside-down', 'sort'],
    ['get_skus_by_category?category=wig&page=0', 'page'],
    ['get_skus_by_category?category=wig&page=1000000000', 'page'],
    ['get_skus_by_category?category=wig&page_size=101', 'page_size'],
    ['get_skus_by_spu?category=wig', 'spu'],
    ['get_sku?category=wig&spu=body-wave', 'sku'],
    ['get_sku_by_id', 'id'],
    ['get_sku_by_id?id=2147483648', 'id'],
    ['get_sku_by_id?id=1.5', 'id'],
    ['get_sku_by_id?id=abc', 'id'],
    ['search_sku_by_key?keyword=', 'keyword'],
    [`search_sku_by_key?keyword=${'a'.repeat(65)}`, 'keyword'],
    ['get_sku_list_by_filter_label?category=wig&filter_label=Texture&count=5', 'filter_label'],
    ['get_sku_list_by_filter_label?category=wig&filter_label=Texture:%20Body%20Wave&count=0', 'count'],
    ['get_sku_list_by_filter_label?category=wig&filter_label=Texture:%20Body%20Wave&count=101', 'count'],
    ['get_sku_list_by_filter_label?category=wig&filter_label=Texture:%20Body%20Wave', 'count'],
  ])('%s misses %s', async (path, field) => {
    expect(await ask(path)).toMatchObject({ status: 400, body: { Result: 80004, Msg: `Please input ${field}` } });
  });
});

test('filters tell what each value would leave, seen from what is chosen', async () => {
  const { body } = await ask('get_facets?category=wig&filter_label=Color:%20%23613%20Blonde');
  expect(body).toMatchObject({ Result: 0, Data: { total: 2, in_stock: 1, price: { min: 80, max: 250 } } });
  const counted = (filter_label: string, count: number, chosen: boolean) => expect.objectContaining({ filter_label, count, chosen });
  const values = [
    ['Color', counted('Color: #613 Blonde', 2, true)],
    ['Color', counted('Color: #1B Natural Black', 2, false)],
    ['Length', counted('Length: 20 inch', 1, false)],
    ['Texture', counted('Texture: Straight', 0, false)],
  ] as const;
  for (const [key, value] of values) {
    const facet = expect.objectContaining({ key, values: expect.arrayContaining([value]) });
    expect(body.Data).toMatchObject({ facets: expect.arrayContaining([facet]) });
  }
});

import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { childrenOf, type Element, parseXml, textIn } from '../../../../tests/kit/xml.ts';
import { writeMerchantFeed } from './merchant-feed.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
});

async function feed(search = ''): Promise<{ text: string; items: Element[] } | null> {
  const file = await writeMerchantFeed(app, new URL(`/feeds/google-merchant.xml${search}`, app.origin));
  if (!file) return null;
  let text = '';
  for await (const piece of file.chunks) text += piece;
  return { text, items: childrenOf(childrenOf(parseXml(text), 'channel')[0] ?? parseXml(text), 'item') };
}

const fieldsOf = (item: Element | undefined): Record<string, string> =>
  Object.fromEntries(
    (item?.children ?? []).map(({ name, text, children }) => [name.slice(2), text || children.map((one) => one.text).join(' ')]),
  );

test('a SKU is told with everything the platform asks for', async () => {
  const { items = [] } = (await feed()) ?? {};
  expect(fieldsOf(items[0])).toEqual({
    id: 'SKU-101',
    title: 'SKU 101',
    description: 'SKU 101',
    link: `${app.origin}/collections/wig/body-wave/1b-20-inch`,
    mobile_link: `${app.origin}/m/collections/wig/body-wave/1b-20-inch`,
    image_link: `${app.origin}/media/products/body-1b-900.webp`,
    additional_image_link: `${app.origin}/media/products/body-1b-back-900.webp`,
    availability: 'in_stock',
    price: '200.00 USD',
    sale_price: '180.00 USD',
    brand: 'Tressline',
    mpn: 'SKU-101',
    condition: 'new',
    google_product_category: '181',
    product_type: 'Wigs',
    item_group_id: 'G-1',
    color: '#1B natural black',
    size: '20 in',
    pattern: 'Body wave',
    gender: 'unisex',
    age_group: 'adult',
    shipping: 'US Hair wig 26.00 USD',
    shipping_weight: '200 g',
    min_handling_time: '1',
    max_handling_time: '2',
    product_detail: 'Length 20 in',
  });
});

test('what has no picture is left out and counted; what is hidden or gone is not there at all', async () => {
  const { text = '', items = [] } = (await feed()) ?? {};
  expect(items.map((item) => textIn(item, 'g:id'))).toEqual(['SKU-101', 'SKU-102', 'SKU-103', 'SKU-105']);
  expect(text).toContain('<!-- 4 offers, 2 left out -->');
});

test('sold out and made to order are told apart, with the days it takes', async () => {
  const { items = [] } = (await feed()) ?? {};
  const [, soldOut, , madeToOrder] = items.map(fieldsOf);
  expect(soldOut).toMatchObject({ availability: 'out_of_stock' });
  expect(soldOut).not.toHaveProperty('sale_price');
  expect(madeToOrder).toMatchObject({ availability: 'in_stock', min_handling_time: '1', max_handling_time: '2' });
});

test('speaks Chinese when asked, and no other language', async () => {
  const { items = [] } = (await feed('?language=zh')) ?? {};
  expect(fieldsOf(items[0])).toMatchObject({ title: 'SKU 101 中', color: '#1B natural black 中', availability: 'in_stock' });
  expect(await feed('?language=fr')).toBeNull();
});

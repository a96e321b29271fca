import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { SentVariant } from '#kernel/sent-goods.ts';
import { memoryDoubleStore } from '#providers/payments/double/double-store.ts';
import { testShops } from '../../../tests/kit/other-shops.ts';
import { type ShopifyDouble, shopifyDouble, shopifyDoubleKeys } from './double/shopify-double.server.ts';
import { isShopHost, type OtherShop, type SentProduct } from './shop.ts';
import { shopifyShop, usualVersion } from './shopify.server.ts';

const host = 'example.myshopify.com';
const words = {
  title: 'Body Wave',
  descriptionHtml: '<p>Hair</p>',
  vendor: 'Example',
  productType: 'Wig',
  tags: ['13x4'],
  seoTitle: '',
  seoDescription: '',
  pictures: [],
};
const variant = (sku: string, ...values: string[]): SentVariant => ({
  sku,
  options: values.map((value, place) => ({ name: ['Length', 'Color', 'Density', 'Lace'][place] ?? '', value })),
  priceCents: cents(18900),
  compareCents: null,
  barcode: null,
  grams: 260,
  quantity: 12,
  sellsEmpty: false,
});
const product = (handle: string, variants: readonly SentVariant[]): SentProduct => ({ handle, words, isDraft: true, variants });

let clock: { at: number };
let rests: number[];
let double: ShopifyDouble;
let shop: OtherShop;
let place: string;
beforeEach(async () => {
  clock = { at: Date.parse('2026-11-16T12:00:00Z') };
  rests = [];
  const rest = (ms: number): void => {
    clock.at += ms;
    if (ms > 0) rests.push(ms);
  };
  const made = testShops({ ledger: memoryDoubleStore(), now: () => clock.at, rest });
  double = made.double;
  shop = made.shops.open({ host, token: null });
  place = given(await shop.location());
});

function given<T>(answer: { outcome: string } | { outcome: 'done'; value: T }): T {
  if (!('value' in answer)) throw new Error(JSON.stringify(answer));
  return answer.value;
}
const codesOf = (answer: Awaited<ReturnType<OtherShop['put']>>) =>
  answer.outcome === 'refused' ? answer.problems.map(({ code }) => code) : answer.outcome;
const held = (handle: string) => double.booksOf(host).byHandle(handle);

describe('a shop at Shopify', () => {
  test('keeps the product it was sent, and sent twice it is there once', async () => {
    const sent = product('body-wave', [variant('BW-18', '18 in'), variant('BW-20', '20 in')]);
    const first = given(await shop.put(sent, place));
    const second = given(await shop.put(sent, place));
    expect(second).toEqual(first);
    expect((await held('body-wave'))?.product).toMatchObject({
      title: 'Body Wave',
      status: 'DRAFT',
      variants: [{ sku: 'BW-18', price: '189.00', quantity: 12, grams: 260 }, { sku: 'BW-20' }],
    });
    expect(await double.booksOf(host).all(10)).toHaveLength(1);
  });

  test('takes prices, stock, texts and new variants apart from each other', async () => {
    const kept = given(await shop.put(product('body-wave', [variant('BW-18', '18 in'), variant('BW-20', '20 in')]), place));
    const [first, second] = kept.variants;
    await shop.change(kept.id, [{ ...variant('BW-18', '18 in'), id: first?.id ?? '', priceCents: cents(9905) }]);
    await shop.stock([{ itemId: second?.itemId ?? '', quantity: 3 }], place, 'key-1');
    await shop.stock([{ itemId: second?.itemId ?? '', quantity: 99 }], place, 'key-1');
    await shop.retell(kept.id, { ...words, title: 'Waves' });
    const added = given(await shop.add(kept.id, [variant('BW-22', '22 in')], place));
    expect(added).toMatchObject([{ sku: 'BW-22' }]);
    expect((await held('body-wave'))?.product).toMatchObject({
      title: 'Waves',
      status: 'DRAFT',
      variants: [
        { sku: 'BW-18', price: '99.05', quantity: 12 },
        { sku: 'BW-20', price: '189.00', quantity: 3 },
        { sku: 'BW-22', quantity: 12 },
      ],
    });
    const again = await shop.add(kept.id, [variant('BW-22', '22 in')], place);
    expect(again).toMatchObject({ outcome: 'refused', problems: [{ at: ['variants', '0'], code: 'VARIANT_ALREADY_EXISTS' }] });
    await shop.archive(kept.id);
    expect((await held('body-wave'))?.product.status).toBe('ARCHIVED');
  });

  test('is read back page by page when it has many variants', async () => {
    const many = Array.from({ length: 600 }, (_, place) => variant(`BW-${place}`, `${place % 30}`, `${Math.floor(place / 30)}`));
    const kept = given(await shop.put(product('many', many), place));
    expect(kept.variants.map(({ sku }) => sku)).toEqual(many.map(({ sku }) => sku));
    expect(given(await shop.find('many'))?.variants).toHaveLength(600);
    expect(given(await shop.find('none'))).toBeNull();
  });

  test('says its limits and keeps to them', async () => {
    expect(given(await shop.limits())).toEqual({ options: 3, variants: 2048 });
    expect(codesOf(await shop.put(product('four', [variant('A', '1', '2', '3', '4')]), place))).toEqual(['OPTIONS_OVER_LIMIT']);
    const many = Array.from({ length: 2049 }, (_, number) =>
      variant(`M-${number}`, String(number % 100), String(Math.floor(number / 100))),
    );
    expect(codesOf(await shop.put(product('many', many), place))).toEqual(['VARIANTS_OVER_LIMIT']);
    expect(codesOf(await shop.put(product('twins', [variant('A', '1'), variant('B', '1')]), place))).toEqual(['DUPLICATED_VALUE']);
    expect(codesOf(await shop.put(product('Big Letters', [variant('A', '1')]), place))).toEqual(['INVALID_PRODUCT']);
    expect(await shop.put(product('minus', [variant('A', '1'), { ...variant('B', '2'), priceCents: cents(-100) }]), place)).toMatchObject({
      outcome: 'refused',
      problems: [{ at: ['variants', '1', 'price'], code: 'INVALID_VARIANT' }],
    });
    expect(await shop.change('gid://shopify/Product/7', [])).toMatchObject({ problems: [{ code: 'PRODUCT_DOES_NOT_EXIST' }] });
    const over = Array.from({ length: 251 }, () => ({ itemId: 'gid://shopify/InventoryItem/1', quantity: 1 }));
    expect(await shop.stock(over, place, 'k')).toMatchObject({ outcome: 'refused', problems: [{ code: 'QUESTION' }] });
    expect(await shop.stock([{ itemId: 'gid://shopify/InventoryItem/1', quantity: 1 }], place, 'k')).toMatchObject({
      problems: [{ code: 'INVALID_INVENTORY_ITEM' }],
    });
  });
});

describe('who is in a hurry', () => {
  test('waits as long as it is asked to, and no question is lost', async () => {
    double.setFaults([{ fault: 'tooMany', retryAfter: 7 }]);
    given(await shop.put(product('body-wave', [variant('A', '1')]), place));
    expect(rests).toEqual([7000]);
  });

  test('waits for the points a question costs, and is never turned away for want of them', async () => {
    const many = Array.from({ length: 200 }, (_, number) => variant(`M-${number}`, String(number)));
    for (let number = 0; number < 12; number += 1) given(await shop.put(product(`many-${number}`, many), place));
    expect(rests.length).toBeGreaterThan(4);
  });

  test('tries again after a fault of theirs, five times in all', async () => {
    double.setFaults([{ fault: 'error', times: 2 }, { fault: 'malformed' }, { fault: 'lost' }]);
    expect(given(await shop.put(product('body-wave', [variant('A', '1')]), place)).variants).toHaveLength(1);
    double.setFaults([{ fault: 'away', times: 5 }]);
    expect(await shop.limits()).toMatchObject({ outcome: 'away' });
  });

  test('gives up an answer that does not come', async () => {
    double.setFaults([{ fault: 'slow', times: 5 }]);
    const hasty = shopifyShop({
      host,
      version: usualVersion,
      keys: { token: shopifyDoubleKeys.token },
      ask: async (request) => double.web.fetch(request),
      timeoutMs: 5,
      wait: async () => undefined,
    });
    expect(await hasty.limits()).toMatchObject({ outcome: 'away' });
  });
});

describe('nobody is led astray (T-72)', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    'example.com',
    'a.myshopify.com.evil.example',
    'evil.example/a.myshopify.com',
    'a@b.myshopify.com',
    '-a.myshopify.com',
    'A.myshopify.com',
    'a.b.myshopify.com',
    'a.myshopify.com:8080',
    'a.myshopify.com\n',
    '169.254.169.254#.myshopify.com',
    '',
  ])('%j is no shop', (name) => {
    expect(isShopHost(name)).toBe(false);
    expect(() => shopifyShop({ host: name, version: usualVersion, keys: { token: 'x' } })).toThrow('not one of Shopify');
  });

  test('a redirect is not followed, and the token goes to one host only', async () => {
    double.setFaults([{ fault: 'elsewhere', times: 5 }]);
    expect(await shop.limits()).toMatchObject({ outcome: 'away' });
    const seen: string[] = [];
    const thief = createServer((request, answer) => {
      seen.push(`${request.method} ${request.url}`);
      answer.writeHead(307, { location: '/stolen' }).end();
    });
    await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(thief.address() as AddressInfo).port}`;
    const live = shopifyShop({ host, baseUrl, version: usualVersion, keys: { token: 'shpat_secret' }, wait: async () => undefined });
    expect(await live.limits()).toMatchObject({ outcome: 'away' });
    expect(new Set(seen)).toEqual(new Set([`POST /admin/api/${usualVersion}/graphql.json`]));
    await new Promise((resolve) => thief.close(resolve));
  });

  test('a wrong token and a wrong version are told as closed, at once', async () => {
    const ask = async (request: Request) => double.web.fetch(request);
    expect(await shopifyShop({ host, version: usualVersion, keys: { token: 'shpat_wrong' }, ask }).limits()).toMatchObject({
      outcome: 'closed',
    });
    expect(await shopifyShop({ host, version: '2020-01', keys: { token: shopifyDoubleKeys.token }, ask }).limits()).toMatchObject({
      outcome: 'closed',
    });
    const byKeys = shopifyShop({
      host,
      version: usualVersion,
      keys: { clientId: shopifyDoubleKeys.clientId, clientSecret: shopifyDoubleKeys.clientSecret },
      ask,
    });
    expect(await byKeys.limits()).toMatchObject({ outcome: 'done' });
  });
});

describe('the stand-in is strict', () => {
  const asked = async (query: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const { web } = shopifyDouble({ ledger: memoryDoubleStore(), version: usualVersion });
    const answer = await web.request(`https://${host}/admin/api/${usualVersion}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': shopifyDoubleKeys.token, ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return { status: answer.status, body: (await answer.json()) as { errors?: { extensions: { code: string } }[]; data?: unknown } };
  };
  const codeOf = ({ body }: Awaited<ReturnType<typeof asked>>) => body.errors?.[0]?.extensions.code;
  const put = 'mutation Put($input: ProductSetInput!) { productSet(input: $input) { product { id } userErrors { code } } }';

  test.each([
    ['{ shop { name', {}, 'parseError'],
    ['{ shop { nickname } }', {}, 'undefinedField'],
    ['{ shop(colour: 1) { name } }', {}, 'argumentNotAccepted'],
    [put, { input: { title: 'A', colour: 'red' } }, 'INVALID_VARIABLE'],
    [put, { input: { title: 'A', files: [{ originalSource: 'http://169.254.169.254/' }] } }, 'INVALID_VARIABLE'],
    [put, { input: { title: 'A', tags: Array.from({ length: 251 }, () => 'x') } }, 'MAX_INPUT_SIZE_EXCEEDED'],
    [
      '{ locations(first: 900) { nodes { id } } p: product(id: "1") { variants(first: 250) { nodes { id inventoryItem { id } } } } }',
      {},
      'MAX_COST_EXCEEDED',
    ],
    ['mutation { inventorySetQuantities(input: { reason: "correction", quantities: [] }) { userErrors { code } } }', {}, 'BAD_REQUEST'],
  ])('%s is refused', async (query, variables, code) => {
    const answer = await asked(query, variables);
    expect([answer.status, codeOf(answer)]).toEqual([200, code]);
  });

  test('options and variants go together, and what is no JSON is no question', async () => {
    const codes = async (input: object) => (await asked(put, { input })).body.data;
    const options = [{ name: 'Length', values: [{ name: '18' }] }];
    expect(await codes({ title: 'A', productOptions: options })).toMatchObject({
      productSet: { userErrors: [{ code: 'VARIANTS_INPUT_MISSING' }] },
    });
    expect(await codes({ title: 'A', variants: [] })).toMatchObject({
      productSet: { userErrors: [{ code: 'PRODUCT_OPTIONS_INPUT_MISSING' }] },
    });
    expect((await asked('{ shop { name } }', {}, { 'content-type': 'text/plain' })).status).toBe(400);
  });
});

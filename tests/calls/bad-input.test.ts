import { beforeAll, describe, expect, test } from 'vitest';
import { domainErrors } from '#kernel/errors.ts';
import { handlers } from '../../src/calls.server.ts';
import { callerOn, type TestApp, testApp } from '../kit/app.ts';
import { seedCatalog } from '../kit/goods.ts';

let app: TestApp;
let call: ReturnType<typeof callerOn>;
beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  call = callerOn(app);
});

/** Valid values of each catalog parameter. */
const good: Readonly<Record<string, string>> = {
  category: 'wig',
  spu: 'body-wave',
  sku: '1b-20-inch',
  id: '101',
  keyword: 'body',
  filter_label: 'Texture: Body Wave',
  count: '2',
};
const catalogue = handlers
  .map(({ call }) => call)
  .filter((call) => call.method === 'GET' && call.who === 'anyone' && call.name.startsWith('catalog.'));

/** Invalid values for one parameter, as written in a query. */
const nonsense: [string, string][] = [
  ['a percent sign', '%25'],
  ['half a percent code', '%'],
  ['bytes that are no text', '%ff%fe'],
  ['a NUL', 'a%00b'],
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['a page beyond all', '1000000000'],
  ['a number beyond all', '99999999999999999999'],
  ['a negative number', '-1'],
  ['a fraction', '1.5'],
  ['a power', '1e3'],
  ['no number', 'NaN'],
  ['nothing', ''],
  ['spaces', '%20%20'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a label nobody knows', 'Mood:%20Blue'],
  ['a wildcard', '_%25_'],
  ['a quote', "'%22;--"],
  ['a search command', '!%26|():*'],
  ['an emoji', '%F0%9F%92%87'],
  ['line breaks', 'a%0d%0ab'],
];

const codes: ReadonlySet<number> = new Set([0, ...Object.values(domainErrors).map((row) => row.code)]);
/** The test shop has six visible SKUs: an answer to an invalid filter that contains all of them was not filtered. */
const wholeShop = 6;

async function ask(path: string, query: string) {
  const answer = await call('GET', `${path}?${query}`);
  const data = answer.body.Data as { items?: unknown[]; total?: number } | null;
  return { ...answer, items: data?.items?.length ?? 0, total: data?.total ?? 0 };
}
const queryOf = (names: readonly string[], change: Record<string, string> = {}): string =>
  names.map((name) => `${name}=${change[name] ?? encodeURIComponent(good[name] ?? '')}`).join('&');

test('the catalogue has calls to try', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(12);
});

describe.each(catalogue.map(({ path, input }) => [path, input] as const))('%s', (path, input) => {
  const names = Object.keys('shape' in input ? (input.shape as object) : {});
  const usual = names.filter((name) => good[name] !== undefined);

  test('answers well when asked well', async () => {
    expect(await ask(path, queryOf(usual))).toMatchObject({ status: 200, body: { Result: 0 } });
  });

  test.each(names)('%s as any nonsense is answered clearly', async (name) => {
    for (const [kind, value] of nonsense) {
      const { status, body, items, total } = await ask(path, queryOf([...new Set([...usual, name])], { [name]: value }));
      expect(status, kind).toBeLessThan(500);
      expect(codes.has(body.Result), `${kind}: Result ${body.Result}`).toBe(true);
      expect(body.Msg, kind).not.toBe('');
      expect(status === 200, kind).toBe(body.Result === 0);
      expect(Math.max(items, total), kind).toBeLessThan(wholeShop);
    }
  });

  test.each([
    ['doubled', (query: string) => `${query}&${query}`],
    ['with a prototype', (query: string) => `${query}&__proto__=1&__proto__[page_size]=9999&constructor=x`],
    ['with strange keys', (query: string) => `${query}&limit=100000&offset=-1&where=1%3D1&%00=1&=&&`],
    ['with five hundred values', (query: string) => `${query}&${'filter_label=a:b&'.repeat(500)}`],
  ])('a query %s is answered clearly', async (_, change) => {
    const { status, items, total } = await ask(path, change(queryOf(usual)));
    expect(status).toBeLessThan(500);
    expect(Math.max(items, total)).toBeLessThan(wholeShop);
  });
});

test.each(['get_skus_by_category', 'get_sku_list_by_filter_label'])(
  '%s finds nothing by a label nobody knows, not the whole category',
  async (path) => {
    expect(await ask(`/api/${path}`, 'category=wig&count=9&filter_label=Mood:%20Blue')).toMatchObject({ status: 200, items: 0, total: 0 });
  },
);

test.each([
  ['/admin/order/get_with_query', { from: '0000-01-01' }],
  ['/admin/audit/get_with_query', { to: '9999-12-31' }],
  ['/carrier/schedule_pickup', { date: '2026-02-30' }],
])('%s refuses %j: no calendar knows that day', async (path, input) => {
  const owner = callerOn(app, { staff: { id: 1, roles: ['owner'] }, by: 'header' });
  expect((await owner('POST', path, input)).body.Code).toBe(domainErrors.lackParameter.code);
});

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { withFacts } from '#areas/content/rules/facts.ts';
import type { Block } from '#areas/content/rules/markup.ts';
import { articles, articleVersions, delays } from '#areas/content/tables/articles.ts';
import { companyInformation, policies } from '#areas/content/tables/site.ts';
import { addTier } from '#areas/promotions/services/offers.server.ts';
import { cents } from '#kernel/money.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { runCalculator } from '../rules/calculators.ts';
import { factLookup } from '../rules/facts.ts';
import { withTables } from '../rules/pieces.ts';
import { loadFacts } from './facts.server.ts';
import { loadArticlePage, loadJournal } from './reading.server.ts';

let app: TestApp;
const slug = 'customer-service/return-exchanges';
const body = [
  'Back within {{returnDays}} days for {{returnFeeCashBp}}, up to 590 g for {{shippingFee:590}}, wigs of {{lengths:wig}} in, {{nothing}}.',
  '## Table {#table}',
  '[[shipping-steps]]',
  '[[calc refund]]',
  '[[delays]]',
  '[[nobody-knows-this]]',
].join('\n\n');

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await app.db.update(categories).set({ lengthMinInches: 6, lengthMaxInches: 40 }).where(eq(categories.slug, 'wig'));
  await app.db.insert(policies).values([
    { name: 'returnDays', value: 30, unit: 'days' },
    { name: 'returnFeeCashBp', value: 1000, unit: 'bp' },
  ]);
  await app.db.insert(articles).values({ id: 1, slug, kind: 'policy', author: 'denise-carter' });
  await app.db
    .insert(articleVersions)
    .values({ articleId: 1, version: 1, titleEn: 'Returns', titleZh: '退换货', bodyEn: body, bodyZh: body });
  await app.db.update(articles).set({ liveVersion: 1, publishedAt: new Date('2026-10-01T00:00:00Z') });
});

const visit = (search = '', language: 'en' | 'zh' = 'en') => {
  const shown = new Set<string>();
  const url = new URL(`/${slug}${search}`, app.origin);
  const caller = { ...anonymousCaller, language };
  return {
    app,
    caller,
    url,
    params: {},
    request: new Request(url),
    shows: (...tags: string[]) => tags.forEach((tag) => void shown.add(tag)),
    shown,
  };
};
const textOf = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? block.words.map(({ text }) => text) : [])).join('');
const cells = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat(2).map(({ text }) => text) : []));

describe('a page of words', () => {
  test('says what the rules say today, in both languages; what nobody knows is a dash', async () => {
    const { article } = await loadArticlePage(visit(), slug);
    expect(textOf(article.blocks)).toBe('Back within 30 days for 10%, up to 590 g for $32, wigs of 6 to 40 in, –.');
    expect(article.author).toMatchObject({ name: 'Denise Carter' });
    expect(textOf((await loadArticlePage(visit('', 'zh'), slug)).article.blocks)).toContain('32 美元, wigs of 6 至 40 in');
  });

  test('another policy is another page, and the page is dropped from memory with it', async () => {
    await app.db.update(policies).set({ value: 45 }).where(eq(policies.name, 'returnDays'));
    const asked = visit();
    expect(textOf((await loadArticlePage(asked, slug)).article.blocks)).toContain('Back within 45 days');
    expect([...asked.shown]).toEqual(expect.arrayContaining(['articles', 'policies', 'categories']));
    await app.db.update(policies).set({ value: 30 }).where(eq(policies.name, 'returnDays'));
  });

  test('another shipping rule changes the words, the table and the sum', async () => {
    const book = { ...(await loadFacts(app, 'en')), fee: (grams: number) => cents(grams === 0 ? 0 : 1000 + Math.ceil(grams / 1000) * 100) };
    expect(withFacts('{{shippingFee:590}}, {{shippingStep}} g, {{shippingNext}}', factLookup(book))).toBe('$11, 1,000 g, $1');
    const table = withTables([{ kind: 'piece', name: 'shipping-steps', about: '' }], book);
    expect(cells(table)).toEqual(expect.arrayContaining(['1,000 g', '$11', '2,000 g', '$12']));
    expect(runCalculator('shipping', new URLSearchParams('grams=1500'), book)?.lines[0]?.value).toBe('$12');
  });

  test('wholesale steps are quoted as carts count them, whatever else counts as bulk', async () => {
    const steps = new Map([
      ['bulkFromPieces', 30],
      ['wholesaleFrom20Bp', 800],
      ['wholesaleFrom12Bp', 600],
    ]);
    const know = factLookup({ ...(await loadFacts(app, 'en')), policies: steps });
    expect(withFacts('{{tierFrom:1}}: {{tierStep:1}}, {{tierFrom:2}}: {{tierStep:2}}, {{tierFrom:3}}, {{tierStep:0}}', know)).toBe(
      '12: 6%, 20: 8%, –, –',
    );
  });

  test('another step of the offers drops every page that may quote it', async () => {
    const asked = [visit(), visit()];
    await loadArticlePage(asked[0] ?? visit(), slug);
    await loadJournal(asked[1] ?? visit());
    const dropped: string[] = [];
    const listening = {
      ...app,
      pageCache: { ...app.pageCache, invalidate: async (tags: readonly string[]) => void dropped.push(...tags) },
    };
    await addTier(listening, anonymousCaller, { audience: 'wholesale', categoryId: null, minPieces: 12, offBp: 600 });
    for (const { shown } of asked) expect(dropped.filter((tag) => shown.has(tag))).not.toEqual([]);
  });

  test('tables are made, unknown pieces are left out, a sum takes its numbers from the address', async () => {
    const { article, sums } = await loadArticlePage(visit('?paid=200'), slug);
    expect(article.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'table', 'piece', 'piece']);
    expect(sums).toMatchObject([{ name: 'refund', lines: [{ value: '$200' }, { value: '$180' }] }]);
    const [odd] = (await loadArticlePage(visit('?paid=-1e9&paid=<script>'), slug)).sums;
    expect(odd?.fields[0]?.value).toBe(189);
  });

  test('a delay stands there as long as it lasts', async () => {
    await app.db.insert(delays).values([
      {
        kind: 'carrier',
        titleEn: 'Storm',
        titleZh: '暴雪',
        extraDaysMin: 1,
        extraDaysMax: 2,
        startsOn: '2026-11-10',
        endsOn: '2026-11-20',
      },
      { kind: 'customs', titleEn: 'Past', titleZh: '已过', extraDaysMin: 1, extraDaysMax: 1, startsOn: '2026-10-01', endsOn: '2026-10-02' },
    ]);
    expect((await loadArticlePage(visit(), slug)).delays).toMatchObject([{ title: 'Storm', extra: '1–2', isNow: true }]);
  });

  test('in the journal an article of nobody is signed by the house', async () => {
    await app.db.insert(companyInformation).values({ nameEn: 'Tressline', nameZh: '泰丝', email: 'hello@tressline.test' });
    await app.db.insert(articles).values({ id: 2, slug: 'blog/winter-care', kind: 'article' });
    await app.db.insert(articleVersions).values({ articleId: 2, version: 1, titleEn: 'Care', titleZh: '护理', bodyEn: 'B', bodyZh: '文' });
    await app.db
      .update(articles)
      .set({ liveVersion: 1, publishedAt: new Date('2026-10-01T00:00:00Z') })
      .where(eq(articles.id, 2));
    expect(await loadJournal(visit())).toMatchObject([{ slug: 'blog/winter-care', author: 'Tressline' }]);
  });

  test('a page that is not written is not there', async () => {
    await expect(loadArticlePage(visit(), 'nothing')).rejects.toThrow();
  });
});

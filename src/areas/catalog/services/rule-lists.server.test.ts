import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayMs, earlier, later } from '#kernel/dates.ts';
import { randomFrom } from '#kernel/random.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { unfilteredListQuery } from '../rules/filters.ts';
import { priceBandLists, type RuleListName, ruleLists } from '../rules/rule-lists.ts';
import { attributes, attributeValues, categories, categoryAttributes } from '../tables/categories.ts';
import { skuAttributeValues, skus, spus } from '../tables/goods.ts';
import { priceLedger } from '../tables/prices-and-search.ts';
import { shopPriceListOf, wholePriceList } from './price-list.server.ts';
import { changePrices } from './prices.server.ts';
import { ruleListOf } from './rule-lists.server.ts';

let app: TestApp;
const random = randomFrom('rule lists');
const pair = (name: string) => ({ nameEn: name, nameZh: name });
const styles = ['Boho Bulk', 'Long'];
const caps = ['Closure', 'U Part', 'V Part', 'Headband', 'Machine Made', 'Lace Front'];

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(categories).values(['wig', 'hair-braiding'].map((slug, at) => ({ id: at + 1, slug, ...pair(slug) })));
  await app.db.insert(attributes).values(['Style', 'Cap'].map((key, at) => ({ id: at + 1, key, ...pair(key) })));
  const values = [...styles, ...caps].map((value, at) => ({ id: at + 1, attributeId: at < styles.length ? 1 : 2, value, ...pair(value) }));
  await app.db.insert(attributeValues).values(values);
  await app.db
    .insert(categoryAttributes)
    .values([1, 2].flatMap((categoryId) => [1, 2].map((attributeId) => ({ categoryId, attributeId }))));
  const [past, future] = [earlier(app.now(), 90 * dayMs), later(app.now(), dayMs)];
  await app.db.insert(spus).values(
    Array.from({ length: 60 }, (_, at) => ({
      ...{ id: at + 1, categoryId: 1 + (at % 2), slug: `g-${at + 1}`, ...pair(`Group ${at + 1}`), searchText: `group ${at + 1}` },
      ...{ isHidden: random.isHit(0.1), publishedAt: random.isHit(0.1) ? future : past },
    })),
  );
  const prices = [999, 1000, 1001, 2999, 3000, 4999, 5000, 9999, 10_000, 15_000];
  const rows = Array.from({ length: 400 }, (_, at) => {
    const spuId = random.int(1, 60);
    return {
      ...{ id: at + 1, spuId, categoryId: 1 + ((spuId - 1) % 2), slug: `s-${at + 1}`, code: `S-${at + 1}`, ...pair(`SKU ${at + 1}`) },
      ...{ priceCents: random.pick(prices), discountBp: random.pick([10_000, 10_000, 9000, 5000]), weightGrams: 100, shippingName: 'hair' },
      ...{ available: random.pick([0, 3]), isMadeToOrder: random.isHit(0.2), isClearance: random.isHit(0.2), isHidden: random.isHit(0.1) },
      ...{ lengthInches: random.pick([null, 38, 39, 40, 42]), deletedAt: random.isHit(0.1) ? past : null },
    };
  });
  await app.db.insert(skus).values(rows);
  await app.db.insert(skuAttributeValues).values(
    rows.flatMap(({ id }) => [
      { skuId: id, valueId: random.int(1, styles.length) },
      { skuId: id, valueId: styles.length + random.int(1, caps.length) },
    ]),
  );
});

const hasValue = (key: string, ...values: string[]): string =>
  `exists (select 1 from sku_attribute_values c join attribute_values v on v.id = c.value_id join attributes a on a.id = v.attribute_id
    where c.sku_id = k.id and a.key = '${key}' and v.value in (${values.map((value) => `'${value}'`).join(', ')}))`;
/** Each list again as the specification defines it, straight from the rows. */
const naive: Record<RuleListName, string> = {
  'clearance-sale': 'k.is_clearance',
  under10: 'k.available > 0 and round(k.price_cents * k.discount_bp / 10000.0) < 1000',
  under30: 'k.available > 0 and round(k.price_cents * k.discount_bp / 10000.0) < 3000',
  under50: 'k.available > 0 and round(k.price_cents * k.discount_bp / 10000.0) < 5000',
  under100: 'k.available > 0 and round(k.price_cents * k.discount_bp / 10000.0) < 10000',
  'long-hair': 'k.length_inches >= 40',
  'boho-braids': hasValue('Style', 'Boho Bulk'),
  'glueless-wig': `c.slug = 'wig' and ${hasValue('Cap', 'Closure', 'U Part', 'V Part', 'Headband', 'Machine Made')}`,
};

async function groupsOf(condition: string): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql.raw(`select distinct g.id from skus k join spus g on g.id = k.spu_id join categories c on c.id = g.category_id
      where k.deleted_at is null and not k.is_hidden and g.deleted_at is null and not g.is_hidden
        and g.published_at <= '${app.now().toISOString()}' and (${condition}) order by 1`),
  );
  return rows.map(({ id }) => id);
}

async function shownOn(name: RuleListName, isBandOnly = false): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { list } = await ruleListOf(app, 'en', { name, isBandOnly, query: { ...unfilteredListQuery, page } });
    ids.push(...list.cards.map(({ spuId }) => spuId));
    if (page >= list.pages) return ids.sort((a, b) => a - b);
  }
}

const names = Object.keys(ruleLists) as RuleListName[];

test.each(names)('%s shows exactly what its definition says', async (name) => {
  const expected = await groupsOf(naive[name]);
  expect(expected.length).toBeGreaterThan(0);
  expect(await shownOn(name)).toEqual(expected);
});

test('with only its band a hall leaves out what the cheaper hall has; exactly 10.00 is not under 10', async () => {
  expect(await shownOn('under30', true)).toEqual(await groupsOf(`${naive.under30} and not (${naive.under10})`));
  expect(await shownOn('under10', true)).toEqual(await shownOn('under10'));
  const { list } = await ruleListOf(app, 'en', { name: 'under10', isBandOnly: false, query: unfilteredListQuery });
  expect(list.cards.every(({ payableCents }) => payableCents < 1000)).toBe(true);
});

test('a change of price moves a piece to its hall at once', async () => {
  const [id = 0] = await groupsOf(`${naive.under100} and not (${naive.under50})`);
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from skus where spu_id = ${id} and available > 0 and deleted_at is null and not is_hidden order by payable_cents limit 1`,
  );
  const skuId = rows[0]?.id ?? 0;
  await changePrices(app, { staffId: null, reason: 'test', changes: [{ skuId, discountBp: 100 }] });
  for (const hall of priceBandLists) expect(await shownOn(hall), hall).toEqual(await groupsOf(naive[hall]));
  expect(await shownOn('under10')).toContain(id);
});

test('a hall’s saving is held against the lowest price of the 30 days before, never against the list price', async () => {
  const { list } = await ruleListOf(app, 'en', { name: 'under100', isBandOnly: false, query: unfilteredListQuery });
  expect(list.cards.filter(({ savingPercent }) => savingPercent > 0)).toHaveLength(1);
  const card = list.cards.find(({ savingPercent }) => savingPercent === 0);
  const skuId = card?.skuId ?? 0;
  const change = (payable: number, before: number, days: number) => ({
    ...{ skuId, oldPriceCents: before, oldDiscountBp: 10_000, oldPayableCents: before, priceCents: payable, discountBp: 10_000 },
    ...{ reason: 'test', createdAt: earlier(app.now(), days * dayMs) },
  });
  const now = card?.payableCents ?? 0;
  await app.db
    .insert(priceLedger)
    .values([change(90_000, 100_000, 60), change(now + 500, 90_000, 20), change(90_000, now + 500, 15), change(now, 90_000, 5)]);
  const again = await ruleListOf(app, 'en', { name: 'under100', isBandOnly: false, query: { ...unfilteredListQuery, sort: 'saving' } });
  expect(again.list.cards.find((one) => one.skuId === skuId)?.listCents).toBe(now + 500);
  expect(again.list.cards.slice(0, 2).map((one) => one.savingPercent > 0)).toEqual([true, true]);
});

test('the price list has a cell for every length of every group, and only those', async () => {
  const { rows } = await app.db.execute<{ spu_id: number; length_inches: number | null }>(
    sql.raw(`select distinct k.spu_id, k.length_inches from skus k join spus g on g.id = k.spu_id where k.deleted_at is null and not k.is_hidden
      and g.deleted_at is null and not g.is_hidden and g.published_at <= '${app.now().toISOString()}'`),
  );
  const { sheets } = await wholePriceList(app, 'en');
  const shown = sheets.flatMap((sheet) => sheet.rows.flatMap((row) => row.cells.map((cell) => `${row.spuId}/${cell.inches}`)));
  expect(shown.sort()).toEqual(rows.map((row) => `${row.spu_id}/${row.length_inches}`).sort());
});

test('the price list is searched within, and strange words find nothing instead of everything', async () => {
  const ask = (words: string) => shopPriceListOf(app, 'en', { category: '', words, page: 1 });
  expect((await ask('group 11')).rows.every(({ name }) => name.includes('11'))).toBe(true);
  for (const words of ['%', '_', '\\', "'", '100%']) expect((await ask(words)).rows, words).toEqual([]);
  const far = await shopPriceListOf(app, 'en', { category: 'wig', words: '', page: 10_000 });
  expect(far.page).toBe(far.pages);
});

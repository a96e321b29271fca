import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import * as calls from '#areas/promotions/calls/sales.ts';
import { applySalePrices } from '#areas/promotions/services/sale.server.ts';
import { promotionGoods, promotions } from '#areas/promotions/tables/sales.ts';
import { dayMs, earlier, later } from '#kernel/dates.ts';
import { loader as listPage } from '#office/marketing/sales/load.server.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { priceRoles, type Role, roles } from '#site/page.ts';
import { pages } from '#site/pages.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action as saleForm, loader as salePage } from './load.server.ts';

/** Roles without price permission cannot change prices by a sale: every call, page and form action. */
let app: TestApp;
const others = roles.filter((role) => !priceRoles.includes(role));
const as = (...held: Role[]): Caller => ({ ...anonymousCaller, staff: { id: 1, roles: held }, by: 'cookie' });

beforeAll(async () => {
  app = await testApp();
  const pair = (name: string) => ({ nameEn: name, nameZh: name });
  await app.db.insert(categories).values({ id: 1, slug: 'wig', ...pair('Wigs') });
  await app.db.insert(spus).values({ id: 1, categoryId: 1, slug: 'bob', ...pair('Bob'), publishedAt: earlier(app.now(), dayMs) });
  await app.db.insert(skus).values({
    ...{ id: 1, spuId: 1, categoryId: 1, slug: 'b-1', code: 'B-1', ...pair('Bob 1') },
    ...{ priceCents: 10_000, weightGrams: 200, shippingName: 'wig', available: 5 },
  });
  await app.db.insert(promotions).values({
    ...{ id: 1, slug: 'crazy-sale', titleEn: 'Crazy', titleZh: '特卖' },
    ...{ startsAt: later(app.now(), dayMs), endsAt: later(app.now(), 2 * dayMs) },
  });
  await app.db.insert(promotionGoods).values({ id: 1, promotionId: 1, spuId: 1, skuId: 1, discountBp: 8000 });
});

const state = async () => JSON.stringify([await app.db.select().from(promotions), await app.db.select().from(promotionGoods)]);

test('prices and sales are closed to the same people, by one list', () => {
  for (const name of ['office-sku-prices', 'office-price-plans', 'office-skus', 'office-promotions', 'office-promotion'] as const)
    expect(pages[name].who, name).toBe(priceRoles);
  for (const call of Object.values(calls)) expect(call.who, call.path).toBe(priceRoles);
  expect(priceRoles).not.toContain('editor');
  // Texts and picture of a sale's page stay an editor's work.
  expect(pages['office-sale-pages'].who).toContain('editor');
});

const intents = [
  'announce',
  'announce-again',
  'take-back',
  'end',
  'delete',
  'by-rule',
  'count',
  'by-hand',
  'remove',
  'return',
  'discount',
  'save',
];

describe.each(others)('%s', (role) => {
  test.each(Object.values(calls).map(({ path }) => path))('is refused %s', async (path) => {
    const before = await state();
    const inputs = { id: 1, goods: [{ name: 'B-1', discount: 0.2 }], published_at: app.now().toISOString() };
    const answer = await callerOn(app, as(role))('POST', path, inputs);
    expect([answer.status, answer.body.Code]).toEqual([403, 80100]);
    expect(await state()).toBe(before);
  });

  test.each(intents)('is refused the form action %s', async (intent) => {
    const before = await state();
    const fields = { id: '1', intent, ids: '1', list: '1', off: '80', names: 'B-1', gone: '[]', slug: 'crazy-sale' };
    const sent = saleForm(visitOn(app, as(role), '/bg/promotion?id=1', fields) as never);
    await expect(sent).rejects.toMatchObject({ init: { status: 403 } });
    expect(await state()).toBe(before);
  });

  test('opens neither the list nor a sale, so there is no button to press', async () => {
    await expect(listPage(visitOn(app, as(role), '/bg/promotions') as never)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(salePage(visitOn(app, as(role), '/bg/promotion?id=1') as never)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(salePage(visitOn(app, as(role), '/bg/promotion?id=1&part=effect') as never)).rejects.toMatchObject({
      init: { status: 403 },
    });
  });
});

test('a sale that an editor announced in the past begins and ends as it was told', async () => {
  await app.db.update(promotions).set({ publishedAt: earlier(app.now(), dayMs), staffId: null });
  await app.db.insert(auditLog).values({
    ...{ actorKind: 'staff', actorId: '9', action: 'promotion.announce', subjectKind: 'promotion', subjectId: '1' },
    ...{ before: { publishedAt: null }, after: { publishedAt: app.now() }, requestId: '-', createdAt: earlier(app.now(), dayMs) },
  });
  const start = app.now();
  const priceAt = async (days: number) => {
    app.clock.at = later(start, days * dayMs);
    await applySalePrices(app);
    return (await app.db.select({ cents: skus.payableCents }).from(skus))[0]?.cents;
  };
  expect(await priceAt(1)).toBe(8000);
  const opened = await salePage(visitOn(app, as('manager'), '/bg/promotion?id=1') as never);
  expect(opened.sale).toMatchObject({ state: 'running', isAnnounced: true });
  expect(await priceAt(2)).toBe(10_000);
});

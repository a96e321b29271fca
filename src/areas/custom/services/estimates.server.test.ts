import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePricing } from '#demo/pricing/seed.server.ts';
import { makeVendorPrices } from '#demo/vendor-prices/seed.server.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { skus } from '../../catalog/tables/goods.ts';
import { estimates, priceExclusions, priceOptions, priceRuleSets, priceRules } from '../../pricing/tables.ts';
import { vendorHairPrices, vendorHairSpecs, vendors } from '../../vendor-prices/tables.ts';

let app: TestApp;
const wig = {
  kind: 'wig',
  cap: '13x4',
  lace: 'hd',
  texture: 'body-wave',
  length: '24',
  density: '180',
  colour: '4',
  capSize: 'M',
  extras: [],
};
const manager = { staff: { id: 1, roles: ['manager' as const] }, by: 'header' as const };

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  const { randomFrom } = await import('#kernel/random.ts');
  const vendorPrices = makeVendorPrices({ random: randomFrom('estimates'), now: app.now() });
  await app.db.insert(vendors).values(vendorPrices.vendors);
  await app.db.insert(vendorHairSpecs).values(vendorPrices.specs);
  await app.db.insert(vendorHairPrices).values(vendorPrices.prices);
  const made = makePricing({ now: app.now(), staffId: null, vendorPrices });
  const idless = <T extends { id: number }>(rows: readonly T[]) => rows.map(({ id: _, ...row }) => row);
  await app.db.insert(priceRuleSets).values(idless(made.ruleSets));
  await app.db.insert(priceOptions).values(idless(made.options));
  await app.db.insert(priceExclusions).values(idless(made.exclusions));
  await app.db.insert(priceRules).values(idless(made.rules));
  await app.db.execute(
    `insert into staff_members (id, username, email, first_name, last_name, password_hash) values (1, 'may', 'may@tressline.test', 'May', 'Lin', 'x') on conflict do nothing`,
  );
});

type Told = {
  state: string;
  estimate: string | null;
  unit_price: number;
  total: number;
  shipping: number;
  why: { price: number }[];
  reasons: string[];
  missing: string[];
  sku_id: number | null;
  sku: { id: number } | null;
  rule_version: number;
};
const ask = async (configuration: object, quantity = 1, who: object = {}) => {
  const answer = await callerOn(app, who)('POST', '/custom/estimate', { configuration, quantity });
  return { status: answer.status, told: answer.body.Data as Told };
};

describe('an estimate', () => {
  test('has a number, lines that add up, shipping by weight, and the version that made it', async () => {
    const { told } = await ask(wig, 5);
    expect(told).toMatchObject({ state: 'priced', shipping: 38, rule_version: 2 });
    expect(told.estimate).toMatch(/^E-261112-[2-9A-Z]{6}$/);
    expect(Math.round(told.why.reduce((sum, { price }) => sum + price * 100, 0))).toBe(Math.round(told.unit_price * 100));
    expect(Math.round(told.total * 100)).toBe(Math.round(told.unit_price * 500) + 3800);
    const [row] = await app.db
      .select()
      .from(estimates)
      .where(eq(estimates.number, told.estimate ?? ''));
    expect(row).toMatchObject({ quantity: 5, needsPerson: false });
    expect((row?.validUntil.getTime() ?? 0) - app.now().getTime()).toBe(7 * 24 * 3600 * 1000);
  });

  test('is made by the server alone: prices and weights from the browser change nothing', async () => {
    const honest = await ask(wig);
    const tampered = await ask({ ...wig, price: 0.01, unit_price: 1, weight: 0, why: [] });
    expect(tampered.told.unit_price).toBe(honest.told.unit_price);
  });

  test('says why a piece is not made, what is missing, and what needs a person; only the last has a number', async () => {
    expect((await ask({ ...wig, cap: '360' })).told).toMatchObject({
      state: 'impossible',
      estimate: null,
      reasons: ['HD lace isn’t available in 360'],
    });
    const { lace: _, ...open } = wig;
    expect((await ask(open)).told).toMatchObject({ state: 'open', estimate: null, missing: ['lace'] });
    const strange = (await ask({ ...wig, length: '50' })).told;
    expect(strange).toMatchObject({ state: 'person', unit_price: null, missing: ['length'] });
    expect(strange.estimate).not.toBeNull();
    expect((await ask({ ...wig, length: 'x; drop' })).status).toBe(400);
  });

  test('of a piece that is a SKU costs what the SKU costs and leads to it', async () => {
    await app.db
      .update(skus)
      .set({
        attributes: { 'Lace Size': '13x4', 'Lace Design': 'HD Lace', 'Cap Size': 'M' },
        density: 180,
        lengthInches: 20,
        texture: 'Body Wave',
        colourCode: '1b',
      })
      .where(eq(skus.id, 101));
    const { told } = await ask({ ...wig, length: '20', colour: '1b' });
    expect(told).toMatchObject({ state: 'priced', unit_price: 180, sku: { id: 101 }, sku_id: 101 });
    expect((await ask({ ...wig, length: '20', colour: '1b', extras: ['bangs'] })).told.sku).toBeNull();
  });

  test('follows what the vendor asks today, not what was asked when the rules were written', async () => {
    const before = (await ask(wig)).told.unit_price;
    await app.db.execute(`update vendor_hair_prices set quoted_cents = quoted_cents * 2 where valid_to is null`);
    expect((await ask(wig)).told.unit_price).toBeGreaterThan(before + 30);
    await app.db.execute(`update vendor_hair_prices set quoted_cents = quoted_cents / 2 where valid_to is null`);
    expect((await ask(wig)).told.unit_price).toBe(before);
  });

  test('belongs to whom it was given to', async () => {
    expect((await callerOn(app)('POST', '/admin/estimate/get_with_query', {})).status).toBe(401);
    const { body } = await callerOn(app, manager)('POST', '/admin/estimate/get_with_query', { page_size: 1 });
    const [item] = (body.Data as { items: { id: number; unit_price: number }[] }).items;
    const final = { id: item?.id, final_unit_price: 199.5 };
    expect((await callerOn(app, manager)('POST', '/admin/estimate/update', final)).body.Result).toBe(0);
    const again = await callerOn(app, manager)('POST', '/admin/estimate/get_with_query', { page_size: 1 });
    expect(again.body.Data).toMatchObject({ items: [{ final_unit_price: 199.5 }] });
    expect((await callerOn(app, manager)('POST', '/admin/estimate/update', { id: 99_999 })).status).toBe(404);
  });
});

describe('the rule table', () => {
  const office = (path: string, input: object = {}, who: object = manager) =>
    callerOn(app, who)('POST', `/admin/price_rule/${path}`, input);
  type Table = { version: number; state: string; items: { id: number; kind: string; key: string; amount: number; factor_bp: number }[] };
  const table = async (version?: number) => (await office('get_with_query', { version, product_kind: 'wig' })).body.Data as Table;

  test('is for owner and manager', async () => {
    expect((await office('get_with_query', {}, {})).status).toBe(401);
    expect((await office('update', { publish: true }, { staff: { id: 1, roles: ['sales'] }, by: 'header' })).status).toBe(403);
  });

  test('is changed in a draft that prices nothing until it goes live, and an earlier version can be brought back', async () => {
    const price = async () => (await ask(wig)).told;
    const before = await price();
    const margin = (await table()).items.find(({ kind }) => kind === 'margin');
    expect((await office('update', { id: margin?.id, factor_bp: 15_000 })).body.Data).toEqual({ version: 3 });
    expect((await price()).unit_price).toBe(before.unit_price);
    expect(await table()).toMatchObject({ version: 3, state: 'draft' });
    expect((await table(2)).items.find(({ kind }) => kind === 'margin')?.factor_bp).toBe(13_800);
    expect((await office('update', { publish: true, note: 'more' })).body.Data).toEqual({ version: 3 });
    const after = await price();
    expect(after.unit_price).toBeGreaterThan(before.unit_price);
    expect(after.rule_version).toBe(3);
    const { restoreRuleSet } = await import('../../pricing/services/versions.server.ts');
    const { anonymousCaller } = await import('#platform/app.ts');
    await restoreRuleSet(app, { ...anonymousCaller, ...manager }, 2);
    expect(await price()).toMatchObject({ unit_price: before.unit_price, rule_version: 4 });
  });

  test('that would sell below cost or longer for less is refused, and can be thrown away', async () => {
    const margin = (await table()).items.find(({ kind }) => kind === 'margin');
    await office('update', { id: margin?.id, factor_bp: 9000 });
    expect((await office('update', { publish: true })).body).toMatchObject({ Result: 80201 });
    const { discardRuleSetDraft } = await import('../../pricing/services/versions.server.ts');
    const { anonymousCaller } = await import('#platform/app.ts');
    await discardRuleSetDraft(app, { ...anonymousCaller, ...manager });
    const rule = {
      product_kind: 'wig',
      kind: 'labour',
      key: 'cap:13x4',
      length_from: 20,
      length_to: 22,
      amount: 9,
      name_en: 'Rush',
      name_zh: '加急',
    };
    const { id } = (await office('add', rule)).body.Data as { id: number };
    expect((await office('update', { publish: true })).body).toMatchObject({ Result: 80201 });
    expect((await office('delete', { id })).body.Result).toBe(0);
    expect((await office('delete', { id })).status).toBe(404);
    await discardRuleSetDraft(app, { ...anonymousCaller, ...manager });
  });
});

import { beforeAll, expect, test } from 'vitest';
import { makePricing, seedPricing } from '#demo/pricing/seed.server.ts';
import { makeVendorPrices } from '#demo/vendor-prices/seed.server.ts';
import { randomFrom } from '#kernel/random.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { addExclusion, builderChoices, changeChoice, removeExclusion } from './choices.server.ts';
import { publishRuleSet } from './versions.server.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await testApp();
  await app.store.run(`insert into staff_members (id, username, email, password_hash, first_name, last_name)
    values (1, 'owner', 'owner@tressline.test', 'x', 'Olga', 'Owens')`);
  const random = randomFrom('choices').branch('vendors');
  const vendorPrices = makeVendorPrices({ random, now: app.clock.at });
  await app.store.load(async (copy) => {
    const made = makePricing({ now: app.clock.at, staffId: 1, vendorPrices });
    await seedPricing(copy, { ...made, rules: made.rules.map((rule) => ({ ...rule, vendorPriceId: null })) });
  });
  await app.store.run(`select setval(pg_get_serial_sequence(t, 'id'), 100000)
    from unnest(array['price_rule_sets', 'price_options', 'price_exclusions', 'price_rules']) t`);
  owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] }, by: 'header' };
});
const desk = async () => {
  const found = await builderChoices(app);
  if (!found) throw new Error('no rules');
  return found;
};

test('a choice renamed while live is renamed in the draft alone', async () => {
  const before = await desk();
  const [one] = before.options.filter(({ step, productKind }) => step === 'cap' && productKind === 'wig');
  await changeChoice(app, owner, one?.id ?? 0, { nameEn: 'Another cap', nameZh: '另一种帽型', leadDays: 3 });
  const draft = await desk();
  expect([before.isDraft, draft.isDraft, draft.version > before.version]).toEqual([false, true, true]);
  expect(
    draft.options.find(({ step, value, productKind }) => productKind === 'wig' && step === 'cap' && value === one?.value),
  ).toMatchObject({
    nameEn: 'Another cap',
    leadDays: 3,
  });
  const [live] = await app.store.run(`select name_en from price_options where id = ${one?.id}`);
  expect(live?.name_en).toBe(one?.nameEn);
  await expect(changeChoice(app, owner, one?.id ?? 0, { nameEn: ' ', nameZh: 'x', leadDays: 0 })).rejects.toMatchObject({
    why: 'badValue',
  });
});

test('a combination is left out and made again; one that leaves nothing is not put live', async () => {
  const count = (await desk()).exclusions.length;
  await addExclusion(app, owner, { kind: 'bundle', when: { colour: ['613'], length: { min: 30 } }, reasonEn: 'No', reasonZh: '不' });
  const added = (await desk()).exclusions.at(-1);
  expect(added).toMatchObject({ productKind: 'bundle', reasonEn: 'No', condition: { colour: ['613'], length: { min: 30 } } });
  expect(await removeExclusion(app, owner, added?.id ?? 0)).toMatchObject({ reasonEn: 'No' });
  expect((await desk()).exclusions).toHaveLength(count);
  await expect(addExclusion(app, owner, { kind: 'bundle', when: {}, reasonEn: 'No', reasonZh: '不' })).rejects.toMatchObject({
    why: 'badValue',
  });
  await addExclusion(app, owner, { kind: 'bundle', when: { length: { min: 0, max: 60 } }, reasonEn: 'Nothing', reasonZh: '全部' });
  await expect(publishRuleSet(app, owner, 'too much')).rejects.toMatchObject({ why: 'priceRulesRefused' });
  await removeExclusion(app, owner, (await desk()).exclusions.at(-1)?.id ?? 0);
  await publishRuleSet(app, owner, 'a new word');
  expect((await desk()).options.some(({ nameEn }) => nameEn === 'Another cap')).toBe(true);
});

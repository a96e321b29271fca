import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { chosenIn } from '#site/list.ts';
import { openBusinessAccounts } from '../../../../tests/kit/business-accounts.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { restock } from '../../../../tests/kit/till.ts';
import { partnerList } from '../rules/partner-list.ts';
import * as account from './account.server.ts';
import { listPartners } from './partner-list.server.ts';

const {
  app,
  as,
  fill,
  place,
  approve: payFor,
  capture,
  inOrder,
  pass,
  owner,
  she,
  wish,
  agreed,
  idOf,
  letters,
  priceOf,
  emptied,
  opened,
} = await openBusinessAccounts();
beforeEach(emptied);

describe('a business account', () => {
  test('is asked for once, decided in the office and told by letter; each step is in the log', async () => {
    const before = (await letters()).length;
    await account.applyForAccount(app, she, wish);
    await expect(account.applyForAccount(app, she, wish)).rejects.toMatchObject({ why: 'accountAsked' });
    const id = await idOf(ana);
    await account.refuseAccount(app, owner, id, 'No website we can find');
    await expect(account.refuseAccount(app, owner, id, 'again')).rejects.toMatchObject({ why: 'accountMoved' });
    pass(1);
    await account.applyForAccount(app, she, { ...wish, businessName: 'Salon Rose LLC' });
    pass(1);
    await account.approveAccount(app, owner, id, agreed);
    pass(1);
    await expect(account.applyForAccount(app, she, wish)).rejects.toMatchObject({ why: 'accountAsked' });
    await account.revokeAccount(app, owner, id, 'Sold below our price');
    await expect(account.applyForAccount(app, she, wish)).rejects.toMatchObject({ why: 'accountAsked' });
    expect((await letters()).slice(before)).toEqual([
      'business_asked',
      'business_refused',
      'business_asked',
      'business_approved',
      'business_revoked',
    ]);
    const { rows } = await app.db.execute(
      sql`select action from audit_log where subject_kind = 'partner' and subject_id = ${String(id)} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'partner.ask',
      'partner.refused',
      'partner.ask',
      'partner.approved',
      'partner.revoked',
    ]);
  });

  test('needs a name, a website where she sells on, and a reason where it ends', async () => {
    await expect(account.applyForAccount(app, she, { ...wish, businessName: '' })).rejects.toMatchObject({ why: 'lackParameter' });
    await expect(account.applyForAccount(app, she, { ...wish, website: 'no address' })).rejects.toMatchObject({ why: 'badValue' });
    await expect(account.applyForAccount(app, she, { ...wish, kind: 'dropship', website: '' })).rejects.toMatchObject({
      why: 'lackParameter',
    });
    await expect(account.applyForAccount(app, anonymousCaller, wish)).rejects.toMatchObject({ why: 'userNotLogin' });
    const id = await opened();
    await expect(account.revokeAccount(app, owner, id, '')).rejects.toMatchObject({ why: 'lackParameter' });
  });
});

describe('quantity prices', () => {
  test.each([
    [9, 162_000],
    [10, 171_000],
    [19, 324_900],
    [20, 331_200],
  ])('%d pieces of one SKU cost %d cents in cart, order and books', async (pieces, items) => {
    await opened();
    await fill(ana, [101, pieces]);
    const { Data } = await place(ana);
    expect(Data).toMatchObject({ breakdown: { item_total: items / 100 } });
    await payFor(Data.provider_order_id);
    expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
    const { rows } = await app.db.execute(
      sql`select o.items_cents, sum(l.price_total)::int as lines from orders o join order_lines l on l.order_id = o.id where o.number = ${Data.number} group by o.id`,
    );
    expect(rows[0]).toMatchObject({ items_cents: items, lines: items });
    await inOrder();
    await restock(app.db, 101, pieces, app.now());
  });

  test('count over the whole order, and for nobody without an account', async () => {
    await opened();
    for (const shopper of [ana, bea]) await fill(shopper, [101, 6], [103, 4]);
    const [hers, others] = [await as(ana)('/order/quote'), await as(bea)('/order/quote')];
    const total = (told: typeof hers): number => (told.Data as unknown as { item_total: number }).item_total;
    expect(Math.round(total(hers) * 100)).toBeLessThan(Math.round(total(others) * 100));
    expect(await priceOf(bea)).toBe(0);
  });

  test('stand in the whole price list of whoever is approved, as many as may be asked at once; the desk lists her terms', async () => {
    const ids = Array.from({ length: 200 }, (_, at) => 101 + at);
    await account.applyForAccount(app, she, wish);
    expect((await as(ana)('/business/my_prices', { sku_ids: ids })).Data).toMatchObject({ account: null });
    await account.approveAccount(app, owner, await idOf(ana), { ...agreed, offBp: 1000, minPieces: 3 });
    expect((await as(ana)('/business/my_prices', { sku_ids: ids })).Data).toMatchObject({
      ...{ account: 'wholesale', least_pieces: 3 },
      items: expect.arrayContaining([{ sku_id: 101, prices: [expect.objectContaining({ pieces: 1, off: 10 })] }]),
    });
    const listed = async (state: string) =>
      (await listPartners(app, chosenIn(partnerList, new URLSearchParams({ state })), { limit: 50, offset: 0 })).items;
    expect(await listed('approved')).toMatchObject([{ userId: ana, businessName: 'Salon Rose', offBp: 1000, minOrderPieces: 3 }]);
    expect(await listed('asked')).toEqual([]);
  });

  test('end at once when the account does: in the cart, on the page and at the till', async () => {
    const id = await opened({ offBp: 1000 });
    expect(await priceOf(ana)).toBe(162);
    await fill(ana, [101, 1]);
    expect((await as(ana)('/order/quote')).Data).toMatchObject({ item_total: 162 });
    await account.revokeAccount(app, owner, id, 'Ended by agreement');
    expect(await priceOf(ana)).toBe(0);
    expect((await as(ana)('/order/quote')).Data).toMatchObject({ item_total: 180 });
    expect((await place(ana, { seen_total: 188 })).Result).toBe(80103);
  });

  test('fewer pieces than agreed are refused with the number', async () => {
    await opened({ minPieces: 5 });
    await fill(ana, [101, 4]);
    expect(await place(ana)).toMatchObject({
      status: 409,
      Result: 80393,
      Msg: 'Your business account has a minimum of 5 items per order. This order has 4.',
    });
    await fill(ana, [101, 1]);
    expect((await place(ana)).Result).toBe(0);
  });
});

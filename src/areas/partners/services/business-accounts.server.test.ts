import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payAgain } from '#areas/checkout/services/pay.server.ts';
import { loadOwnOrder } from '#areas/documents/services/order-detail.server.ts';
import { renderOrderDocument } from '#areas/documents/services/order-pdf.server.ts';
import { addTier } from '#areas/promotions/services/offers.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { action as businessForm } from '#shop/partners/business-account/load.server.ts';
import { chosenIn } from '#site/list.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { restock } from '../../../../tests/kit/till.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { partnerList } from '../rules/partner-list.ts';
import * as account from './account.server.ts';
import { partnerFeed } from './feed.server.ts';
import { placeIntakeOrders, planIntake } from './intake.server.ts';
import { listPartners } from './partner-list.server.ts';
import { recordMissingPartnerOrders } from './slips.server.ts';

const { app, as, fill, place, approve: payFor, capture, inOrder, anew, pass } = await openCheckout();
const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner' as const] } };
const she = { ...anonymousCaller, shopperId: ana, by: 'header' as const };
const wish = {
  kind: 'wholesale' as const,
  businessName: 'Salon Rose',
  website: 'rose.example',
  taxNumber: '',
  region: 'GA',
  monthlyVolume: 'few',
};
const agreed = { kind: 'wholesale' as const, priceList: 'wholesale' as const, offBp: 0, minPieces: 0, hasBlankSlip: true };
const steps = [
  [10, 500],
  [20, 800],
] as const;
for (const [minPieces, offBp] of steps) await addTier(app, owner, { audience: 'wholesale', categoryId: null, minPieces, offBp });
await restock(app.db, 103, 100, app.now());

const idOf = async (userId: number): Promise<number> => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from partners where user_id = ${userId}`);
  return Number(rows[0]?.id);
};
const letters = async (): Promise<string[]> =>
  (await app.db.execute<{ kind: string }>(sql`select kind from mails where kind like 'business%' order by id`)).rows.map(
    ({ kind }) => kind,
  );
const priceOf = async (shopperId: number): Promise<number> => {
  const { Data } = await as(shopperId)('/business/my_prices', { sku_ids: [101] });
  return (Data as unknown as { items: { prices: { price: number }[] }[] }).items[0]?.prices[0]?.price ?? 0;
};

beforeEach(async () => {
  await anew();
  await app.db.execute(sql`delete from partner_orders`);
  await app.db.execute(sql`delete from partners`);
  await app.db.execute(sql`delete from buyer_terms`);
});

async function opened(more: Partial<account.Agreed> = {}): Promise<number> {
  await account.applyForAccount(app, she, { ...wish, kind: more.kind ?? 'wholesale' });
  const id = await idOf(ana);
  await account.approveAccount(app, owner, id, { ...agreed, ...more });
  return id;
}

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
      Msg: 'Your business account orders at least 5 pieces; 4 count in this order',
    });
    await fill(ana, [101, 1]);
    expect((await place(ana)).Result).toBe(0);
  });
});

describe('a dropshipper', () => {
  const row = (reference: string, code: string, pieces: number) =>
    `${reference},${code},${pieces},Dora,Buyer,4045550199,9 Elm St,Macon,GA,31201,US`;
  const codeOf = async (skuId: number): Promise<string> =>
    String((await app.db.execute<{ code: string }>(sql`select code from skus where id = ${skuId}`)).rows[0]?.code);
  const send = (fields: Record<string, string | File>) => businessForm(visitOn(app, she, '/user/business', fields));
  const feedWith = (token: string, file = 'orders.json', headers: Record<string, string> = {}) =>
    partnerFeed(app, anonymousCaller, new Request(`${app.origin}/feeds/partner-orders/${file}?token=${token}`, { headers }), file);

  test('sends a sheet: seen first, taken once, paid by her, in her name and without a price', async () => {
    await opened({ kind: 'dropship' });
    const code = await codeOf(101);
    const sheet = [row('R-1', code, 6), row('R-2', code, 4), row('R-3', 'NO-SUCH', 1), row('R-4', code, 1).replace('31201', '')].join('\n');
    const seen = await planIntake(app, she, sheet);
    expect(seen.parcels.map(({ reference, fault }) => [reference, fault])).toEqual([
      ['R-1', null],
      ['R-2', null],
      ['R-3', 'unknownSku'],
      ['R-4', 'receiver'],
    ]);
    // Ten pieces in all: the step counts over both parcels.
    expect(seen.parcels[0]?.totalCents).toBeLessThan(6 * 18_000);
    await expect(placeIntakeOrders(app, she, sheet, seen.totalCents + 1)).rejects.toMatchObject({ why: 'priceChanged' });
    const first = await placeIntakeOrders(app, she, sheet, seen.totalCents);
    expect(first.map(({ fault }) => fault)).toEqual([null, null, 'unknownSku', 'receiver']);
    const again = await placeIntakeOrders(app, she, sheet, 0);
    expect(again.map(({ fault, number }) => [fault, number])).toEqual([
      ['taken', first[0]?.number],
      ['taken', first[1]?.number],
      ['unknownSku', null],
      ['receiver', null],
    ]);
    const { rows } = await app.db.execute(sql`select count(*)::int as count from orders where source = 'partner' and user_id = ${ana}`);
    expect(rows[0]).toEqual({ count: 2 });
    await inOrder();
    const number = first[0]?.number ?? '';
    const { providerOrderId } = await payAgain(app, she, { number, key: null, wallet: 'paypal' });
    await payFor(providerOrderId ?? '');
    expect((await capture(ana, providerOrderId ?? '')).Data).toMatchObject({ outcome: 'paid' });
    await inOrder();
  });

  test('brings the sheet as a file: a mark at its front and a head of her own words do no harm, each row says what is wrong', async () => {
    await opened({ kind: 'dropship' });
    const csv = `\uFEFFOrder,SKU,Qty,First name,Last name,Phone,Address,City,State,Zip\nF-1,${await codeOf(101)},1,Kim,Lee,4045550111,12 Peach St,Atlanta,GA,30301\nF-2,NO-SUCH,1`;
    const checked = await send({ intent: 'check', rows: 'of no use', sheet: new File([csv], 'orders.csv', { type: 'text/csv' }) });
    const parcels = [
      { reference: 'F-1', fault: null },
      { reference: 'F-2', fault: 'unknownSku' },
    ];
    expect(checked).toMatchObject({ of: 'check', plan: { parcels } });
    const { pasted, plan: seen } = checked as { pasted: string; plan: { totalCents: number } };
    expect(await send({ intent: 'take', rows: pasted, seen_total: String(seen.totalCents) })).toMatchObject({ of: 'take', taken: parcels });
    expect(await send({ intent: 'check', rows: '', sheet: new File([], 'orders.csv') })).toMatchObject({ data: { field: 'rows' } });
  });

  test('names it by a number of her own, also where the provider’s buttons made the order, and nobody else does', async () => {
    await opened({ kind: 'dropship' });
    await account.updateSellingSettings(app, she, {
      senderName: 'Dora’s Hair',
      hasBlankSlip: true,
      markupBp: 5000,
      plusCents: 0,
      roundTo: '99',
    });
    await fill(ana, [103, 1]);
    const { Data } = await place(ana);
    const number = Data.number;
    await as(bea)('/business/note_reference', { number, reference: 'not hers' });
    expect((await as(null)('/business/note_reference', { number, reference: 'nobody' })).status).toBe(401);
    for (const reference of ['#1042 Kim', 'too late']) await as(ana)('/business/note_reference', { number, reference });
    pass(3);
    await recordMissingPartnerOrders(app);
    expect((await loadOwnOrder(app, she, number))?.slip).toEqual({ reference: '#1042 Kim', sender: 'Dora’s Hair' });
  });

  test('gets a slip with her name and number, and nothing of ours on it', async () => {
    await opened({ kind: 'dropship' });
    await account.updateSellingSettings(app, she, {
      senderName: 'Dora’s Hair',
      hasBlankSlip: true,
      markupBp: 5000,
      plusCents: 0,
      roundTo: '99',
    });
    await fill(ana, [101, 1]);
    const { Data } = await place(ana);
    await recordMissingPartnerOrders(app);
    expect((await loadOwnOrder(app, she, Data.number))?.slip).toBeNull();
    pass(3);
    await recordMissingPartnerOrders(app);
    await recordMissingPartnerOrders(app);
    const order = await loadOwnOrder(app, she, Data.number);
    if (!order) throw new Error('her order is not there');
    expect(order.slip).toEqual({ reference: Data.number, sender: 'Dora’s Hair' });
    const slips = await Promise.all(
      [order, { ...order, totalCents: 1, bill: [], company: null }].map((one) => renderOrderDocument('packing-slip', one, 'en', app.now())),
    );
    // Whatever it cost and whoever we are, it is the same paper.
    expect(Buffer.from(slips[0] ?? [])).toEqual(Buffer.from(slips[1] ?? []));
    const dear = { ...order, lines: order.lines.map((line) => ({ ...line, priceCents: 1, priceTotalCents: 1 })) };
    expect(Buffer.from(await renderOrderDocument('packing-slip', dear, 'en', app.now()))).toEqual(Buffer.from(slips[0] ?? []));
  });

  test('reads her own orders by her key; another key, an old one and none open nothing', async () => {
    const id = await opened({ kind: 'dropship' });
    const code = await codeOf(101);
    const sheet = row('F-1', code, 1);
    await placeIntakeOrders(app, she, sheet, (await planIntake(app, she, sheet)).totalCents);
    const old = await account.renewFeedToken(app, she);
    const token = await account.renewFeedToken(app, she);
    const answer = await feedWith(token);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.json()).toMatchObject({
      orders: [{ reference: 'F-1', status: 'awaiting_payment', items: [{ sku: code, quantity: 1 }], tracking: [] }],
    });
    expect(await (await feedWith('', 'orders.csv', { authorization: `Bearer ${token}` })).text()).toContain('F-1');
    for (const bad of [old, `p_${'x'.repeat(43)}`, '', 'p_short']) expect((await feedWith(bad)).status).toBe(401);
    expect((await feedWith(token, 'orders.xml')).status).toBe(404);
    const { rows } = await app.db.execute<{ feed_token_hash: string }>(sql`select feed_token_hash from partners where id = ${id}`);
    expect(rows[0]?.feed_token_hash).toBe(hashToken(token));
    for (let ask = 0; ask < 30; ask += 1) await feedWith(token);
    const late = await feedWith(token);
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    pass(2);
    await account.revokeAccount(app, owner, id, 'Ended');
    expect((await feedWith(token)).status).toBe(401);
    await expect(planIntake(app, she, sheet)).rejects.toMatchObject({ why: 'accountNotExist' });
  });
});

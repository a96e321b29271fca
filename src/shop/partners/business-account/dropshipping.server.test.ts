import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payAgain } from '#areas/checkout/services/pay.server.ts';
import { loadOwnOrder } from '#areas/documents/services/order-detail.server.ts';
import { renderOrderDocument } from '#areas/documents/services/order-pdf.server.ts';
import * as account from '#areas/partners/services/account.server.ts';
import { partnerFeed } from '#areas/partners/services/feed.server.ts';
import { placeIntakeOrders, planIntake } from '#areas/partners/services/intake.server.ts';
import { recordMissingPartnerOrders } from '#areas/partners/services/slips.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { openBusinessAccounts } from '../../../../tests/kit/business-accounts.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action as businessForm } from './load.server.ts';

const { app, as, fill, place, approve: payFor, capture, inOrder, pass, owner, she, emptied, opened } = await openBusinessAccounts();
beforeEach(emptied);

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
    // Ten units in all: the tier counts over both parcels.
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
    expect(await send({ intent: 'take', rows: pasted, seen_total: String(seen.totalCents / 100) })).toMatchObject({
      of: 'take',
      taken: parcels,
    });
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
    // The documents are identical, whatever it cost and whoever sells it.
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
    await account.revokeAccount(app, owner, id, 'Closed');
    expect((await feedWith(token)).status).toBe(401);
    await expect(planIntake(app, she, sheet)).rejects.toMatchObject({ why: 'accountNotExist' });
  });
});

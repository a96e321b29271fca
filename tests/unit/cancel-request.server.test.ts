import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { approveCancelRequest, fetchCancelRequest, requestCancel } from '#areas/aftercare/services/cancel-request.server.ts';
import { ownCase, withdrawCase } from '#areas/aftercare/services/case-messages.server.ts';
import { approveCase, receiveCase, refuseCase } from '#areas/aftercare/services/manage-cases.server.ts';
import { openCase } from '#areas/aftercare/services/open-case.server.ts';
import { fetchReturnable, quoteReturn } from '#areas/aftercare/services/return-quote.server.ts';
import { settleCase } from '#areas/aftercare/services/settle.server.ts';
import { cancelRequestedEvent } from '#areas/orders/rules/cancel-request.ts';
import { lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { shipOrder } from '#areas/picking/services/ship-order.server.ts';
import { loader as desk } from '#office/orders/return/load.server.ts';
import { anonymousCaller, type Caller, transact } from '#platform/app.ts';
import { presentCase } from '#shop/aftercare/case/load.server.ts';
import { interruptAt } from '../../scripts/drills/interruptions.ts';
import { openCheckout } from '../kit/checkout.ts';
import { ana, bea } from '../kit/shoppers.ts';
import { restock, stockLevelOf } from '../kit/till.ts';
import { visitOn } from '../kit/visit.ts';

const { app, bought, row, anew } = await openCheckout();
const her: Caller = { ...anonymousCaller, shopperId: ana, by: 'cookie' };
const owner: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] }, by: 'cookie' };
const refusedAs = (why: string) => expect.objectContaining({ why });

beforeAll(async () => {
  for (const skuId of [102, 103]) await restock(app.db, skuId, 20, app.now());
  await app.db.execute(sql`insert into staff_roles (staff_id, role) values (1, 'owner')`);
  await app.db.execute(sql`insert into policies (name, value, unit) values ('returnDays', 30, 'days'), ('returnFeeCashBp', 1000, 'bp'),
    ('returnFeeCreditBp', 0, 'bp'), ('bulkFromPieces', 10, 'pieces'), ('bulkIsFinal', 1, 'flag')`);
});
beforeEach(anew);

const step = (number: string, ...ways: (3 | 4 | 5)[]) =>
  transact(app, async (inside) => {
    const { id } = await orderByNumber(inside, number);
    for (const to of ways)
      await transition(inside, await lockOrder(inside, id), { to, by: { actor: 'system' }, changes: { pickingStartedAt: app.now() } });
    return id;
  });
async function picking(): Promise<{ number: string; id: number }> {
  const number = await bought(ana, [101, 2]);
  return { number, id: await step(number, 3) };
}
const ask = (number: string, by = her) => requestCancel(app, by, { number, key: null }, 'I ordered twice');
const countOf = async (query: ReturnType<typeof sql>): Promise<number> => Number((await app.db.execute(query)).rows[0]?.count ?? 0);

test('a wish to cancel comes when picking began, once, and only from whom the order belongs to', async () => {
  const early = await bought(ana, [101, 1]);
  await expect(ask(early)).rejects.toEqual(refusedAs('notCancellable'));
  const { number, id } = await picking();
  await expect(ask(number, { ...her, shopperId: bea })).rejects.toEqual(refusedAs('orderNotExist'));
  const [first, ...more] = await Promise.all([ask(number), ask(number), ask(number)]);
  expect(new Set([first, ...more].map((one) => one.number)).size).toBe(1);
  expect(await fetchCancelRequest(app, id)).toMatchObject({ kind: 'cancel', status: 'asked', wants: 'refund' });
  expect(await countOf(sql`select count(*) from order_history where order_id = ${id} and event = ${cancelRequestedEvent}`)).toBe(1);
  await expect(shipOrder(app, owner, { number, parcels: [{ grams: 500, lines: [] }] })).rejects.toEqual(refusedAs('cancelAsked'));
});

test('a wish about a piece in the making speaks of the making, to her and to the desk', async () => {
  const { number, id } = await picking();
  await app.db.execute(sql`update orders set is_made_to_order = true, language = 'zh' where id = ${id}`);
  const { number: caseNumber } = await ask(number);
  const { rows } = await app.db.execute<{ text_body: string }>(
    sql`select text_body from mails where kind = 'case_received' and subject_line like ${`%${caseNumber}%`}`,
  );
  expect(rows.map(({ text_body }) => text_body)).toEqual([expect.stringContaining('您的定制商品已开始制作')]);
  const wish = await fetchCancelRequest(app, id);
  expect(await desk(visitOn(app, owner, `/bg/case?id=${wish?.id}`))).toMatchObject({
    order: { isMadeToOrder: true },
    may: { grant: true },
  });
});

test('agreed: the order is called off, pieces and money go back once, however many desks agree', async () => {
  const shelf = await stockLevelOf(app.db, 101);
  const { number, id } = await picking();
  await ask(number);
  const wish = await fetchCancelRequest(app, id);
  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => approveCancelRequest(app, owner, wish?.id ?? 0, 'Done, with our best wishes')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await row(number)).toMatchObject({ status: 7 });
  expect(await fetchCancelRequest(app, id)).toMatchObject({ status: 'settled', settledAs: 'refund' });
  expect(await stockLevelOf(app.db, 101)).toEqual(shelf);
  expect(await countOf(sql`select count(*) from refunds where order_id = ${id}`)).toBe(1);
  await expect(refuseCase(app, owner, wish?.id ?? 0, 'no')).rejects.toEqual(refusedAs('caseMoved'));
});

test('interrupted at any statement, a granted request is asked still, or answered with its order cancelled', async () => {
  let { number, id } = await picking();
  await ask(number);
  for (let at = 1, isOver = false; !isOver; at += 3) {
    const wish = await fetchCancelRequest(app, id);
    const { app: failing, isInterrupted } = interruptAt(app, at, at % 2 ? 'lost' : 'lockTimeout');
    await approveCancelRequest(failing, owner, wish?.id ?? 0, 'Done').catch(() => undefined);
    const [order, after] = [await row(number), await fetchCancelRequest(app, id)];
    expect([order.status, after?.status], `statement ${at}`).toEqual(order.status === 7 ? [7, 'settled'] : [3, 'asked']);
    isOver = !isInterrupted();
    if (order.status !== 7) continue;
    ({ number, id } = await picking());
    await ask(number);
  }
});

test('refused with words, or taken back: the parcel may leave; taken back she may ask anew', async () => {
  const { number, id } = await picking();
  const { number: caseNumber } = await ask(number);
  await withdrawCase(app, her, { number: caseNumber, key: null });
  expect(await ask(number)).toEqual({ number: caseNumber });
  const wish = await fetchCancelRequest(app, id);
  expect(wish).toMatchObject({ status: 'asked' });
  await expect(refuseCase(app, owner, wish?.id ?? 0, ' ')).rejects.toEqual(refusedAs('lackParameter'));
  const shown = async () => presentCase(await ownCase(app, her, { number: caseNumber, key: null }), 'en');
  expect(await shown()).toMatchObject({ reason: null, backCents: Number((await row(number)).total_cents) });
  await refuseCase(app, owner, wish?.id ?? 0, 'It is on the van');
  expect(await shown()).toMatchObject({ reason: null, backCents: 0, feeCents: 0 });
  await expect(shipOrder(app, owner, { number, parcels: [{ grams: 500, lines: [] }] })).rejects.toEqual(refusedAs('notInTote'));
  expect(await ask(number)).toEqual({ number: caseNumber });
  expect(await fetchCancelRequest(app, id)).toMatchObject({ status: 'refused' });
  await expect(approveCancelRequest(app, owner, wish?.id ?? 0, '')).rejects.toEqual(refusedAs('caseMoved'));
});

async function exchange() {
  const number = await bought(ana, [101, 1]);
  await step(number, 4, 5);
  const found = await fetchReturnable(app, her, { number, key: null });
  const [line] = found.lines;
  const exchangeSkuId = 102;
  const wishes = { reason: 'tooShort', resolution: 'exchange', lines: [{ lineId: line?.id ?? 0, quantity: 1, exchangeSkuId }] } as const;
  const quote = await quoteReturn(app, her, found, wishes);
  const one = await openCase(app, her, { number, key: null }, { ...wishes, message: '', uploadIds: [], seenBackCents: quote.backCents });
  return { ...one, exchangeSkuId };
}
const reservedOf = async (skuId: number): Promise<number> =>
  Number((await app.db.execute(sql`select reserved from stock_levels where sku_id = ${skuId}`)).rows[0]?.reserved ?? 0);

test('what a piece is exchanged for is held from the word yes until its own order holds it', async () => {
  const { id, exchangeSkuId } = await exchange();
  const before = await reservedOf(exchangeSkuId);
  await approveCase(app, owner, id, '');
  expect(await reservedOf(exchangeSkuId)).toBe(before + 1);
  const lines = (await app.db.execute(sql`select id from case_lines where case_id = ${id}`)).rows;
  await receiveCase(app, owner, id, new Map(lines.map((line) => [Number(line.id), 'restocked' as const])));
  expect(await reservedOf(exchangeSkuId)).toBe(before + 1);
  await settleCase(app, owner, id, 'exchange');
  expect(await countOf(sql`select count(*) from stock_reservations where holder_kind = 'case_line' and state = 'held'`)).toBe(0);
  expect(
    await countOf(sql`select count(*) from stock_reservations r join order_lines l on l.id::text = r.holder_id and r.holder_kind = 'order_line'
      join service_cases c on c.exchange_order_id = l.order_id where c.id = ${id} and r.state in ('held', 'taken')`),
  ).toBe(1);
});

test('given up, the piece is for everybody again; where none is free nobody can agree', async () => {
  const { id, number, exchangeSkuId } = await exchange();
  const before = await reservedOf(exchangeSkuId);
  await approveCase(app, owner, id, '');
  await withdrawCase(app, her, { number, key: null });
  expect(await reservedOf(exchangeSkuId)).toBe(before);
  const other = await exchange();
  await app.db.execute(sql`update stock_levels set reserved = on_hand where sku_id = ${other.exchangeSkuId}`);
  await expect(approveCase(app, owner, other.id, '')).rejects.toEqual(refusedAs('exchangeShort'));
});

import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockOrder, orderByNumber, transition } from '#areas/orders/services/transitions.server.ts';
import { anonymousCaller, type Caller, transact } from '#platform/app.ts';
import type { Role } from '#site/page.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { restock, stockLevelOf } from '../../../../tests/kit/till.ts';
import { executeRefund } from '../../checkout/services/refund.server.ts';
import { uploadFromForm } from '../../content/services/uploads.server.ts';
import { ownCase, recordReturnShipment, replyToCase, withdrawCase } from './case-messages.server.ts';
import { approveCase, closeCase, receiveCase, refuseCase, requestCaseInfo } from './manage-cases.server.ts';
import { openCase } from './open-case.server.ts';
import { fetchReturnable, quoteReturn, type ReturnRequest } from './return-quote.server.ts';
import { settleCase } from './settle.server.ts';

const { app, bought, guest, approve, capture, row, inOrder, anew, pass } = await openCheckout();
const day = 24 * 60;
const her: Caller = { ...anonymousCaller, shopperId: ana, by: 'cookie' };
const staff = (...roles: Role[]): Caller => ({ ...anonymousCaller, staff: { id: 1, roles }, by: 'cookie' });
const owner = staff('owner');

type Row = Record<string, unknown>;
const rowsOf = async (query: ReturnType<typeof sql>): Promise<Row[]> => (await app.db.execute(query)).rows as Row[];
const linesOf = async (number: string) =>
  (await rowsOf(
    sql`select l.id, l.sku_id, l.quantity from order_lines l join orders o on o.id = l.order_id where o.number = ${number} order by l.position`,
  )) as { id: number; sku_id: number; quantity: number }[];
const caseOf = async (id: number): Promise<Row> => (await rowsOf(sql`select * from service_cases where id = ${id}`))[0] ?? {};

/** Marks the order delivered, as the carrier would. */
async function deliver(number: string): Promise<void> {
  await transact(app, async (inside) => {
    const { id } = await orderByNumber(inside, number);
    for (const to of [4, 5] as const) await transition(inside, await lockOrder(inside, id), { to, by: { actor: 'system' } });
  });
}
async function delivered(...items: (readonly [number, number])[]): Promise<string> {
  const number = await bought(ana, ...items);
  await deliver(number);
  return number;
}
type ReturnInput = Partial<ReturnRequest> & { quantity?: number; uploadIds?: string[]; message?: string };
/** What the form would send after showing its amount. */
async function wishFor(number: string, { quantity = 1, uploadIds = [], message = '', ...more }: ReturnInput = {}, by = her) {
  const [line] = await linesOf(number);
  const wishes: ReturnRequest = {
    reason: 'changedMind',
    resolution: 'refund',
    lines: [{ lineId: line?.id ?? 0, quantity, exchangeSkuId: null }],
    ...more,
  };
  const quote = await quoteReturn(app, by, await fetchReturnable(app, by, { number, key: null }), wishes);
  return { ...wishes, message, uploadIds, seenBackCents: quote.backCents };
}
const open = async (number: string, wish: ReturnInput = {}, by = her) =>
  openCase(app, by, { number, key: null }, await wishFor(number, wish, by));
/** All lines get the same outcome. */
async function received(id: number, fate: 'restocked' | 'written_off' = 'restocked'): Promise<void> {
  await approveCase(app, owner, id, '');
  const lines = await rowsOf(sql`select id from case_lines where case_id = ${id}`);
  await receiveCase(app, owner, id, new Map(lines.map((line) => [Number(line.id), fate])));
}
const refusedAs = (why: string) => expect.objectContaining({ why });

beforeAll(async () => {
  await restock(app.db, 102, 20, app.now());
  await restock(app.db, 103, 20, app.now());
  await app.db.execute(sql`insert into staff_roles (staff_id, role) values (1, 'owner')`);
  await app.db.execute(sql`insert into policies (name, value, unit) values ('returnDays', 30, 'days'), ('returnFeeCashBp', 1000, 'bp'),
    ('returnFeeCreditBp', 0, 'bp'), ('bulkFromPieces', 10, 'pieces'), ('bulkIsFinal', 1, 'flag')`);
});
beforeEach(anew);

describe('what comes back is said first', () => {
  test('money costs a tenth, credit and our own mistakes cost nothing', async () => {
    const number = await delivered([101, 2]);
    const found = await fetchReturnable(app, her, { number, key: null });
    const [line] = found.lines;
    const pieces = [{ lineId: line?.id ?? 0, quantity: 1, exchangeSkuId: null }];
    const told = (more: Partial<ReturnRequest>) =>
      quoteReturn(app, her, found, { reason: 'colour', resolution: 'refund', lines: pieces, ...more });
    const price = line?.priceCents ?? 0;
    expect(await told({})).toMatchObject({ valueCents: price, feeCents: Math.round(price / 10), setCents: 0 });
    expect(await told({ resolution: 'store_credit' })).toMatchObject({ feeCents: 0, backCents: price });
    expect(await told({ reason: 'damaged' })).toMatchObject({ feeCents: 0, backCents: price });
  });

  test('what price protection paid back in money does not come back twice', async () => {
    const found = await fetchReturnable(app, her, { number: await delivered([101, 2]), key: null });
    const paidBack = { quantity: 2, amountCents: 1000, paidAtMs: 0, isOpen: false, isOwnMoney: true };
    const lines = found.lines.map((line) => ({ ...line, priceRefunds: [paidBack] }));
    const pieces = [{ lineId: lines[0]?.id ?? 0, quantity: 1, exchangeSkuId: null }];
    const { valueCents } = await quoteReturn(app, her, { ...found, lines }, { reason: 'damaged', resolution: 'refund', lines: pieces });
    expect(valueCents).toBe((lines[0]?.priceCents ?? 0) - 500);
  });

  test('another sum than was seen is not taken', async () => {
    const number = await delivered([101, 1]);
    const wish = await wishFor(number);
    await expect(openCase(app, her, { number, key: null }, { ...wish, seenBackCents: 1 })).rejects.toEqual(refusedAs('sumsMoved'));
  });
});

describe('refused with a clear word', () => {
  test('what is not hers, not here yet, too late, too many or final', async () => {
    const number = await bought(ana, [101, 2]);
    await expect(open(number)).rejects.toEqual(refusedAs('returnTooEarly'));
    await deliver(number);
    await expect(open(number, {}, { ...her, shopperId: bea })).rejects.toEqual(refusedAs('orderNotExist'));
    await expect(open(number, { quantity: 3 })).rejects.toEqual(refusedAs('returnTooMany'));
    await expect(open(number, { lines: [] })).rejects.toEqual(refusedAs('returnNothing'));
    await app.db.execute(
      sql`update order_lines set is_final_sale = true where order_id = (select id from orders where number = ${number})`,
    );
    await expect(open(number)).rejects.toEqual(refusedAs('returnFinal'));
    await expect(open(number, { reason: 'damaged' })).rejects.toEqual(refusedAs('photoNeeded'));
    await app.db.execute(
      sql`update order_lines set is_final_sale = false where order_id = (select id from orders where number = ${number})`,
    );
    pass(31 * day);
    await expect(open(number)).rejects.toEqual(refusedAs('returnTooLate'));
    pass(-31 * day);
  });

  test('pieces that are in another case, until that is withdrawn', async () => {
    const number = await delivered([101, 2]);
    const first = await open(number, { quantity: 2 });
    await expect(open(number)).rejects.toEqual(refusedAs('returnTooMany'));
    await withdrawCase(app, her, { number: first.number, key: null });
    await withdrawCase(app, her, { number: first.number, key: null });
    expect(await caseOf(first.id)).toMatchObject({ status: 'withdrawn' });
    expect((await open(number, { quantity: 2, message: 'once more' })).id).not.toBe(first.id);
  });

  test('two forms for the last piece at once: one case', async () => {
    const number = await delivered([101, 1]);
    const [a, b] = [await wishFor(number, { message: 'a' }), await wishFor(number, { message: 'b' })];
    const told = await Promise.allSettled([a, b].map((wish) => openCase(app, her, { number, key: null }, wish)));
    expect(told.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('credit for a guest; her case opens by her key alone', async () => {
    const { Data } = await guest([[101, 1]]);
    await approve(Data.provider_order_id);
    await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] });
    await deliver(Data.number);
    const door = { number: Data.number, key: Data.guest_key };
    const [line] = await linesOf(Data.number);
    const wishes: ReturnRequest = {
      reason: 'fit',
      resolution: 'store_credit',
      lines: [{ lineId: line?.id ?? 0, quantity: 1, exchangeSkuId: null }],
    };
    await expect(fetchReturnable(app, anonymousCaller, { ...door, key: null })).rejects.toEqual(refusedAs('orderNotExist'));
    const found = await fetchReturnable(app, anonymousCaller, door);
    await expect(quoteReturn(app, anonymousCaller, found, wishes)).rejects.toEqual(refusedAs('creditNeedsAccount'));
    const { backCents } = await quoteReturn(app, anonymousCaller, found, { ...wishes, resolution: 'refund' });
    const made = await openCase(app, anonymousCaller, door, {
      ...wishes,
      resolution: 'refund',
      message: '',
      uploadIds: [],
      seenBackCents: backCents,
    });
    await expect(ownCase(app, anonymousCaller, { number: made.number, key: null })).rejects.toEqual(refusedAs('caseNotExist'));
    expect((await ownCase(app, anonymousCaller, { number: made.number, key: Data.guest_key })).one.id).toBe(made.id);
  });
});

describe('the way of a case', () => {
  test('asked, a question, an answer, agreed, on the way; each with its letter', async () => {
    const number = await delivered([101, 1]);
    const photo = await uploadFromForm(app, her, {
      fileName: 'lace.png',
      bytes: await sharp({ create: { width: 60, height: 80, channels: 3, background: '#7a5a44' } })
        .png()
        .toBuffer(),
    });
    const { id, number: of } = await open(number, { reason: 'damaged', uploadIds: [photo], message: 'The lace is torn.' });
    const door = { number: of, key: null };
    expect((await ownCase(app, her, door)).pictures).toHaveLength(1);
    await expect(recordReturnShipment(app, her, door, { carrier: 'FedEx', tracking: '7947001' })).rejects.toEqual(refusedAs('caseMoved'));
    await expect(requestCaseInfo(app, owner, id, ' ')).rejects.toEqual(refusedAs('lackParameter'));
    await requestCaseInfo(app, owner, id, 'Can you show the inside too?');
    expect(await caseOf(id)).toMatchObject({ status: 'needs_info', handler_id: 1 });
    await replyToCase(app, her, door, { message: 'Here it is.', uploadIds: [] });
    expect(await caseOf(id)).toMatchObject({ status: 'asked' });
    await approveCase(app, owner, id, 'We are sorry.');
    await expect(approveCase(app, owner, id, '')).rejects.toEqual(refusedAs('caseMoved'));
    await recordReturnShipment(app, her, door, { carrier: 'FedEx', tracking: '7947 0001' });
    await expect(withdrawCase(app, her, door)).rejects.toEqual(refusedAs('caseMoved'));
    expect(await caseOf(id)).toMatchObject({ status: 'on_the_way', return_tracking: '7947 0001' });
    const letters = await rowsOf(
      sql`select kind from mails where subject_kind = 'service_case' and subject_id like ${`${id} %`} order by id`,
    );
    expect(letters.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['case_received', 'case_message', 'case_approved']));
    const log = await rowsOf(
      sql`select action from audit_log where subject_kind = 'service_case' and subject_id = ${String(id)} order by id`,
    );
    expect(log.map(({ action }) => action)).toEqual(['case.needs_info', 'case.approved']);
  });

  test('refused with the reason; nothing of it can be settled then', async () => {
    const number = await delivered([101, 1]);
    const { id } = await open(number);
    await expect(refuseCase(app, owner, id, '')).rejects.toEqual(refusedAs('lackParameter'));
    await refuseCase(app, owner, id, 'The lace was cut.');
    await expect(settleCase(app, owner, id, 'refund')).rejects.toEqual(refusedAs('caseMoved'));
    await expect(closeCase(app, owner, id, '')).rejects.toEqual(refusedAs('caseMoved'));
    expect((await ownCase(app, her, { number: String((await caseOf(id)).number), key: null })).messages.at(-1)?.message).toBe(
      'The lace was cut.',
    );
  });
});

describe('pieces in the house', () => {
  test.each([
    ['restocked', 1, ['return']],
    ['written_off', 0, ['return', 'damage']],
  ] as const)('%s: %i more on the shelf, written as movements, once', async (fate, more, reasons) => {
    const number = await delivered([101, 1]);
    const before = await stockLevelOf(app.db, 101);
    const { id } = await open(number);
    await received(id, fate);
    await expect(receiveCase(app, owner, id, new Map())).rejects.toEqual(refusedAs('caseMoved'));
    expect((await stockLevelOf(app.db, 101)).onHand).toBe(before.onHand + more);
    const moved = await rowsOf(
      sql`select reason, quantity from stock_movements where cause_kind = 'service_case' and cause_id = ${String(id)} order by id`,
    );
    expect(moved.map(({ reason }) => reason)).toEqual(reasons);
    expect(
      (await rowsOf(sql`select returned_quantity from order_lines where order_id = (select id from orders where number = ${number})`))[0],
    ).toMatchObject({
      returned_quantity: 1,
    });
    await inOrder();
  });
});

describe('settled once', () => {
  test('by money: the fee stays, the order says what went back, the books agree', async () => {
    const number = await delivered([101, 2]);
    const { payment: paid } = (await row(number)) as { payment: number };
    const { id } = await open(number);
    await received(id);
    const told = await Promise.allSettled([settleCase(app, owner, id, 'refund'), settleCase(app, owner, id, 'refund')]);
    expect(told.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const one = await caseOf(id);
    expect(one).toMatchObject({ status: 'settled', settled_as: 'refund' });
    expect(one.refund_id).not.toBeNull();
    expect(await row(number)).toMatchObject({ payment: paid - Number(one.back_cents), payment_state: 'part_refunded', status: 5 });
    expect(await rowsOf(sql`select id from refunds where order_id = (select id from orders where number = ${number})`)).toHaveLength(1);
    await inOrder();
  });

  test('by credit: all of it, once, and an order of which all came back has come back', async () => {
    const number = await delivered([101, 1]);
    const { id } = await open(number, { resolution: 'store_credit' });
    await received(id);
    const { creditCents } = await settleCase(app, owner, id, 'store_credit');
    await expect(settleCase(app, owner, id, 'refund')).rejects.toEqual(refusedAs('caseMoved'));
    const entries = await rowsOf(
      sql`select amount_cents from credit_entries where source_kind = 'service_case' and source_id = ${String(id)}`,
    );
    expect(entries).toEqual([{ amount_cents: creditCents }]);
    expect(await row(number)).toMatchObject({ status: 9 });
    await inOrder();
  });

  test('by exchange only for a piece she has named', async () => {
    const number = await delivered([101, 1]);
    await expect(open(number, { resolution: 'exchange' })).rejects.toEqual(refusedAs('exchangeMissing'));
  });

  test('while the provider is away the money is on its way, and asked for again by the same word', async () => {
    const number = await delivered([101, 1]);
    const { id } = await open(number);
    await received(id);
    app.paypal.setFaults([{ fault: 'away', path: '/refund', times: 20 }]);
    await settleCase(app, owner, id, 'refund');
    app.paypal.setFaults([]);
    const [asked] = await rowsOf(sql`select id, state from refunds where id = ${Number((await caseOf(id)).refund_id)}`);
    expect(asked).toMatchObject({ state: 'asked' });
    await executeRefund(app, Number(asked?.id));
    await executeRefund(app, Number(asked?.id));
    expect(await rowsOf(sql`select state from refunds where id = ${Number(asked?.id)}`)).toEqual([{ state: 'completed' }]);
    await inOrder();
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderFile } from '#areas/orders/services/order-list.server.ts';
import type { Language } from '#kernel/texts.ts';
import { anonymousCaller } from '#platform/app.ts';
import type { Role } from '#site/page.ts';
import { callerOn } from '../../../../tests/kit/app.ts';
import { openCheckout, receiver } from '../../../../tests/kit/checkout.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { restock, stockLevelOf } from '../../../../tests/kit/till.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { loader as orderPage } from './load.server.ts';

const { app, bought, row, inOrder, anew, approve } = await openCheckout();
const staff = (...roles: Role[]) => callerOn(app, { staff: { id: 1, roles }, by: 'header' });
type Told = { Result: number; Code: number; Data: Record<string, unknown> };
const ask = async (path: string, input: object, role: Role = 'owner'): Promise<Told> =>
  (await staff(role)('POST', path, input)).body as never;
const linesOf = async (number: string) =>
  (
    await app.db.execute<{ id: number; sku_id: number; quantity: number; price: number }>(
      sql`select l.id, l.sku_id, l.quantity, l.price from order_lines l join orders o on o.id = l.order_id where o.number = ${number} order by l.position`,
    )
  ).rows;
const billOf = async (number: string) =>
  (
    await app.db.execute<{ code: string; total_cents: number; paid_cents: number; status: string }>(
      sql`select i.code, i.total_cents, i.paid_cents, i.status from invoices i join orders o on o.id = i.order_id where o.number = ${number}`,
    )
  ).rows[0];

beforeAll(async () => {
  await restock(app.db, 103, 50, app.now());
  await app.db.execute(sql`insert into staff_roles (staff_id, role) values (1, 'owner'), (1, 'sales')`);
});
beforeEach(anew);

describe('lines of a paid order change', () => {
  test('fewer pieces: the difference goes back to the cent, pieces and figures follow', async () => {
    const before = await stockLevelOf(app.db, 101);
    const number = await bought(ana, [101, 3]);
    const [line] = await linesOf(number);
    const { total_cents: was } = (await row(number)) as { total_cents: number };
    const preview = await ask('/admin/order/change_lines', { number, lines: [{ line_id: line?.id, quantity: 1 }], preview: true });
    expect(await row(number)).toMatchObject({ total_cents: was });
    const { Data } = await ask('/admin/order/change_lines', {
      number,
      lines: [{ line_id: line?.id, quantity: 1 }],
      reason: 'she wants one',
      seen_total: preview.Data.total,
    });
    expect(Data).toEqual(preview.Data);
    const after = (await row(number)) as { total_cents: number; payment: number; payment_state: string };
    expect(after.total_cents - was).toBe(Math.round(Number(Data.difference) * 100));
    expect(after).toMatchObject({ payment_state: 'paid', payment: after.total_cents, status: 2, attention_reason: '' });
    expect(await stockLevelOf(app.db, 101)).toMatchObject({ reserved: before.reserved, available: before.available - 1 });
    await inOrder();
  });

  test('other goods that are dearer: the buyer is billed for the rest, and her payment makes the order whole', async () => {
    const number = await bought(ana, [101, 1]);
    const { total_cents: was } = (await row(number)) as { total_cents: number };
    const { Data } = await ask('/admin/order/change_lines', { number, items: [{ sku_id: 103, quantity: 2 }], reason: 'two more' });
    expect(Number(Data.difference)).toBeGreaterThan(0);
    expect(await row(number)).toMatchObject({ payment_state: 'part_paid', payment: was, status: 2 });
    const bill = await billOf(number);
    expect(bill).toMatchObject({ status: 'part_paid', paid_cents: was, total_cents: Math.round(Number(Data.total) * 100) });
    await inOrder();
    const { rows: letters } = await app.db.execute(sql`select kind from mails where kind = 'invoice_sent'`);
    expect(letters.length).toBeGreaterThan(0);
    const opened = await callerOn(app)('POST', '/invoice/create_order', { code: bill?.code });
    const { provider_order_id: id } = opened.body.Data as { provider_order_id: string };
    await approve(id);
    const paid = await callerOn(app)('POST', '/api/add_succeed_order_item', { provider_order_id: id });
    expect(paid.status).toBe(404);
    expect(await ask('/admin/order/recheck', { number })).toMatchObject({ Result: 0, Data: { outcome: 'paid' } });
    expect(await row(number)).toMatchObject({ payment_state: 'paid', payment: Math.round(Number(Data.total) * 100) });
    expect(await billOf(number)).toMatchObject({ status: 'paid' });
    await inOrder();
  });

  test('not when nothing would be left, the price moved meanwhile, or it is sent', async () => {
    const number = await bought(ana, [101, 1]);
    const [line] = await linesOf(number);
    const none = await ask('/admin/order/change_lines', { number, lines: [{ line_id: line?.id, quantity: 0 }] });
    expect(none).toMatchObject({ Code: 80246 });
    const other = { number, lines: [{ line_id: line?.id, quantity: 2 }], seen_total: 1 };
    expect(await ask('/admin/order/change_lines', other)).toMatchObject({ Code: 80103 });
    await ask('/admin/order/ship', { number, shipping_name: 'DHL', shipping_code: 'DHL12345678' });
    expect(await ask('/admin/order/change_lines', { number, lines: [{ line_id: line?.id, quantity: 2 }] })).toMatchObject({ Code: 80245 });
    const found = await ask('/admin/order/get_with_query', { words: 'dhl12345678' });
    expect(found.Data).toMatchObject({ total: 1, items: [{ number }] });
    await inOrder();
  });
});

test('pieces of a line are paid back one by one and come to the same to the cent', async () => {
  const number = await bought(ana, [101, 3]);
  const [line] = await linesOf(number);
  const order = (await row(number)) as { payment: number };
  const whole = 3 * Number(line?.price);
  for (const left of [2, 1, 0]) {
    const { Result } = await ask('/admin/order/refund', {
      number,
      request_id: randomUUID(),
      lines: [{ line_id: line?.id, quantity: 1 }],
      reason: 'a scratch',
    });
    expect(Result).toBe(0);
    expect(((await row(number)) as { payment: number }).payment).toBe(order.payment - Math.round((whole * (3 - left)) / 3));
  }
  // All its units are refunded; there never was a fourth.
  const more = await ask('/admin/order/refund', {
    number,
    request_id: randomUUID(),
    lines: [{ line_id: line?.id, quantity: 1 }],
    reason: 'again',
  });
  expect(more).toMatchObject({ Code: 80623 });
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', payment: order.payment - whole });
  await inOrder();
});

describe('an order by hand', () => {
  const wish = (request_id: string, more: object = {}) => ({
    ...{ request_id, items: [{ sku_id: 101, quantity: 2 }], email: 'salon@example.com', receiver, terms: 'paid', wallet: 'cash' },
    ...more,
  });

  test('paid in cash is booked at once, as income, and pressed twice it is one order', async () => {
    const [one, two] = await Promise.all([
      ask('/admin/order/add', wish('press-0001', { discount: 10.01 })),
      ask('/admin/order/add', wish('press-0001', { discount: 10.01 })),
    ]);
    expect(one.Data.number).toBe(two.Data.number);
    const number = String(one.Data.number);
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'paid', payment: Math.round(Number(one.Data.total) * 100) });
    const { rows } = await app.db.execute(sql`select method, amount_cents from ledger_entries where reference = ${number}`);
    expect(rows).toEqual([{ method: 'cash', amount_cents: Math.round(Number(one.Data.total) * 100) }]);
    await inOrder();
    const back = await ask('/admin/order/refund', { number, request_id: randomUUID(), amount: '5.00', reason: 'a dent' });
    expect(back.Result).toBe(0);
    expect(await row(number)).toMatchObject({ payment_state: 'part_refunded' });
    await inOrder();
  });

  test('with a bill it waits, its pieces are held, and money that comes by transfer pays it', async () => {
    const before = await stockLevelOf(app.db, 101);
    const { Data } = await ask('/admin/order/add', wish('press-0002', { terms: 'account', days: 30 }), 'sales');
    const number = String(Data.number);
    expect(await row(number)).toMatchObject({ status: 1, payment_state: 'unpaid' });
    expect(await stockLevelOf(app.db, 101)).toMatchObject({ available: before.available - 2 });
    expect(await billOf(number)).toMatchObject({ status: 'sent' });
    const part = { number, received: { amount: 100, wallet: 'bank', reference: 'Wire 77' } };
    expect(await ask('/admin/order/update', part)).toMatchObject({ Result: 0, Data: { status: 3 } });
    expect(await billOf(number)).toMatchObject({ status: 'part_paid', paid_cents: 10_000 });
    expect(await ask('/admin/order/update', { number, received: { amount: 100_000, wallet: 'bank' } })).toMatchObject({ Code: 80250 });
    await ask('/admin/order/update', { number, received: { wallet: 'bank' } });
    expect(await row(number)).toMatchObject({ payment_state: 'paid', status: 3 });
    expect(await billOf(number)).toMatchObject({ status: 'paid' });
    await inOrder();
  });

  test('is no work for those who pack, and a stranger sees nothing', async () => {
    expect((await staff('stock')('POST', '/admin/order/add', wish('press-0003'))).status).toBe(403);
    expect((await callerOn(app)('POST', '/admin/order/get_with_query', {})).status).toBe(401);
  });
});

test('an order on hold is not sent, looked at again it stays on hold, and released it goes on', async () => {
  const number = await bought(ana, [101, 1]);
  await ask('/admin/order/update', { number, hold: 'asks for another colour' });
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'held:asks for another colour' });
  await ask('/admin/order/recheck', { number });
  expect(await ask('/admin/order/ship', { number, carrier: 'DHL', tracking_number: 'DHL99999999' })).toMatchObject({
    Result: expect.any(Number),
  });
  expect(await row(number)).toMatchObject({ status: 2, payment_state: 'needs_attention' });
  await ask('/admin/order/update', { number, release: true });
  expect(await row(number)).toMatchObject({ status: 2, payment_state: 'paid', attention_reason: '' });
  await inOrder();
});

test('called off by staff, the money goes back and the pieces lie on the shelf again', async () => {
  const before = await stockLevelOf(app.db, 101);
  const number = await bought(ana, [101, 2]);
  expect(await ask('/admin/order/update', { number, cancel: 'she moved' })).toMatchObject({ Result: 0, Data: { status: 7 } });
  expect(await row(number)).toMatchObject({ payment_state: 'refunded', payment: 0 });
  expect(await stockLevelOf(app.db, 101)).toEqual(before);
  await inOrder();
});

test('it is found by a new phone number and country, and what was done to it stands in the log', async () => {
  const number = await bought(ana, [101, 1]);
  const elsewhere = { ...receiver, phone_number: '+44 20 7946 0958', city: 'London', region: '', post_code: 'SW1A 1AA', country: 'GB' };
  expect(await ask('/admin/order/update', { number, receiver: elsewhere, note: '<b>kind</b> woman', owner_id: 1 })).toMatchObject({
    Result: 0,
  });
  const found = await ask('/admin/order/get_with_query', { words: '442079460958', country: 'GB', status: [2], sort: 'paid' });
  expect(found.Data).toMatchObject({ total: 1, items: [{ number, country: 'GB', owner_id: 1 }] });
  const { rows } = await app.db.execute(
    sql`select action from audit_log where subject_kind = 'order' and subject_id = (select id::text from orders where number = ${number}) order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['order.note', 'order.assign', 'order.address']);
  await inOrder();
});

test('the list as a file speaks the language of who asks for it', async () => {
  const number = await bought(ana, [101, 1]);
  const lineIn = async (language: Language) => {
    const { head, lines } = await orderFile.rows(
      app,
      { ...anonymousCaller, language, staff: { id: 1, roles: ['sales'] } },
      new URLSearchParams(),
    );
    const line = lines.find(([first]) => first === number) ?? [];
    return Object.fromEntries(head.map((name, place) => [name, line[place]]));
  };
  expect(await lineIn('en')).toMatchObject({ Status: 'Paid', 'Payment status': 'Paid in full', Source: 'Online store' });
  const chinese = await lineIn('zh');
  expect(chinese).toMatchObject({ 状态: '已付款', 付款: '已付清', 来源: '网店' });
  expect(chinese.商品).toMatch(/[\u4e00-\u9fff]/);
});

test.each([
  ['owner', true],
  ['finance', true],
  ['sales', false],
  ['stock', false],
] as const)('what the goods of an order cost us is sent to %s: %s', async (role, isSent) => {
  const number = await bought(ana, [101, 1]);
  const told = await orderPage(visitOn(app, { ...anonymousCaller, staff: { id: 1, roles: [role] } }, `/bg/order?number=${number}`));
  expect(told).toMatchObject({ shown: { number, margin: isSent ? { cost: expect.any(String) } : null } });
  expect(/unitCost/.test(JSON.stringify(told))).toBe(false);
});

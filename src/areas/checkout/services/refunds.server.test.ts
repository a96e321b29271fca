import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockOrder, orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { type App, transact } from '#platform/app.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { lineRefund, refundsOn } from '../../../../tests/kit/refunds.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { restock } from '../../../../tests/kit/till.ts';
import { reconcile } from './reconcile.server.ts';
import { executeRefunds } from './refund.server.ts';
import { requestRefund } from './refund-request.server.ts';

const shop = await openCheckout();
const { app, bought, row, inOrder, anew, pass } = shop;
const { firstLine, refund, paid, refundsOf } = refundsOn(shop);

beforeAll(async () => {
  await restock(app.db, 101, 500, app.now());
  await restock(app.db, 103, 500, app.now());
});
beforeEach(anew);

describe('what is refunded', () => {
  test('a piece is refunded once: the second time is refused, and nothing else goes back for it', async () => {
    const number = await bought(ana, [101, 1], [103, 2]);
    const before = await paid(number);
    const line = await firstLine(number);
    expect(await refund(number, lineRefund(line))).toMatchObject({ Result: 0, Data: { status: 2, refunded: Number(line.price) / 100 } });
    expect(await refund(number, lineRefund(line))).toMatchObject({ Code: 80623 });
    expect(await paid(number)).toBe(before - line.price);
    expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded' });
    await inOrder();
  });

  test('an unknown line, a line of another order and more pieces than were bought are refused', async () => {
    const [number, other] = [await bought(ana, [101, 2]), await bought(bea, [103, 1])];
    const before = await paid(number);
    const [line, foreign] = [await firstLine(number), await firstLine(other)];
    expect(await refund(number, { lines: [{ line_id: 2_147_483_000, quantity: 1 }] })).toMatchObject({ Code: 80622 });
    expect(await refund(number, lineRefund(foreign))).toMatchObject({ Code: 80622 });
    expect(await refund(number, { lines: [...lineRefund(line).lines, ...lineRefund(foreign).lines] })).toMatchObject({ Code: 80622 });
    expect(await refund(number, lineRefund(line, 3))).toMatchObject({ Code: 80623, Msg: expect.stringContaining('Only 2') });
    // Units listed twice in one request are added up.
    expect(await refund(number, { lines: [lineRefund(line).lines[0], lineRefund(line, 2).lines[0]] })).toMatchObject({ Code: 80623 });
    expect(await paid(number)).toBe(before);
    expect(await refundsOf(number)).toEqual([]);
    await inOrder();
  });

  test('everything is asked for by its own word and by nothing else', async () => {
    const number = await bought(ana, [101, 1]);
    const before = await paid(number);
    const line = await firstLine(number);
    for (const unclear of [{}, { lines: [] }, { all: true, amount: '1.00' }, { amount: '1.00', ...lineRefund(line) }])
      expect(await refund(number, unclear)).toMatchObject({ Code: 80621 });
    expect((await refund(number, { all: false })).Result).not.toBe(0);
    expect((await refund(number, { amount: '0' })).Result).not.toBe(0);
    expect((await refund(number, { amount: `${(before + 1) / 100}` })).Code).toBe(80175);
    expect(await paid(number)).toBe(before);
    expect(await refund(number, { all: true })).toMatchObject({ Result: 0, Data: { status: 9, refunded: before / 100 } });
    expect(await row(number)).toMatchObject({ status: 9, payment_state: 'refunded', payment: 0 });
    expect(await refund(number, { all: true })).toMatchObject({ Code: 80175 });
    await inOrder();
  });

  test('pressed six times at once for one piece, one piece goes back', async () => {
    const number = await bought(ana, [101, 1], [103, 2]);
    const before = await paid(number);
    const line = await firstLine(number);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(number, lineRefund(line))));
    expect(answers.filter(({ Result }) => Result === 0)).toHaveLength(1);
    expect(answers.filter(({ Code }) => Code === 80623)).toHaveLength(5);
    expect(await paid(number)).toBe(before - line.price);
    await inOrder();
  });

  test('shipping goes back once, with pieces or alone', async () => {
    const number = await bought(ana, [101, 1], [103, 1]);
    const { rows } = await app.db.execute<{ shipping_cents: number }>(sql`select shipping_cents from orders where number = ${number}`);
    const fee = Number(rows[0]?.shipping_cents);
    expect(fee).toBeGreaterThan(0);
    const before = await paid(number);
    expect((await refund(number, { shipping: '1.00' })).Result).toBe(0);
    expect(await refund(number, { shipping: `${fee / 100}` })).toMatchObject({ Code: 80624 });
    const line = await firstLine(number);
    expect((await refund(number, { ...lineRefund(line), shipping: `${(fee - 100) / 100}` })).Result).toBe(0);
    expect(await paid(number)).toBe(before - fee - line.price);
    expect(await refund(number, { shipping: '0.01' })).toMatchObject({ Code: 80624 });
    await inOrder();
  });

  test('a line never gives back more than was paid for it, whatever it was for', async () => {
    const number = await bought(ana, [101, 1], [103, 1]);
    const line = await firstLine(number);
    const { id } = await orderByNumber(app, number);
    const { refundIds } = await transact(app, async (inside) =>
      requestRefund(inside, await lockOrder(inside, id), {
        kind: 'amount',
        amountCents: 500,
        parts: [{ lineId: line.id, quantity: 0, amountCents: 500 }],
        reason: 'a stain',
        staffId: 1,
      }),
    );
    await executeRefunds(app, refundIds);
    expect(await firstLine(number)).toMatchObject({ refunded_quantity: 0, removed_quantity: 0 });
    expect((await refund(number, lineRefund(line))).Data).toMatchObject({ refunded: (line.price - 500) / 100 });
    await inOrder();
  });

  test('the database itself refuses more pieces and more money than there were', async () => {
    const number = await bought(ana, [101, 1]);
    const line = await firstLine(number);
    await expect(app.db.execute(sql`update order_lines set refunded_quantity = 2 where id = ${line.id}`)).rejects.toThrow();
    await expect(
      app.db.execute(sql`update captures set refunded_cents = amount_cents, credited_cents = 1
        where order_id = (select id from orders where number = ${number})`),
    ).rejects.toThrow();
  });
});

describe('a press', () => {
  test('that is repeated with its request id refunds once, in sequence and at once', async () => {
    const number = await bought(ana, [101, 3]);
    const before = await paid(number);
    const line = await firstLine(number);
    const press = { ...lineRefund(line), request_id: 'press-0001' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(number, press)));
    expect(answers.every(({ Result, Data }) => Result === 0 && Data.refunded === Number(line.price) / 100)).toBe(true);
    expect((await refund(number, press)).Result).toBe(0);
    expect(await paid(number)).toBe(before - line.price);
    expect(await refund(number, { ...lineRefund(line, 2), request_id: 'press-0001' })).toMatchObject({ Code: 80625 });
    expect(await refund(number, { amount: '1.00', request_id: 'press-0001' })).toMatchObject({ Code: 80625 });
    expect((await refund(number, { ...lineRefund(line), request_id: 'press-0002' })).Result).toBe(0);
    expect(await paid(number)).toBe(before - 2 * line.price);
    await inOrder();
  });

  test('on a page that saw the order before another refund is told so', async () => {
    const number = await bought(ana, [101, 3]);
    const line = await firstLine(number);
    const { rows } = await app.db.execute<{ total_cents: number }>(sql`select total_cents from orders where number = ${number}`);
    const seen = `2-${rows[0]?.total_cents}-0-${await paid(number)}`;
    expect((await refund(number, { ...lineRefund(line), seen })).Result).toBe(0);
    const before = await paid(number);
    expect(await refund(number, { ...lineRefund(line), seen })).toMatchObject({ Code: 80620 });
    expect(await paid(number)).toBe(before);
  });

  test('that the provider does not answer is carried out later, once', async () => {
    const number = await bought(ana, [101, 2]);
    const before = await paid(number);
    const line = await firstLine(number);
    const deaf: App = {
      ...app,
      ports: { ...app.ports, payments: { ...app.ports.payments, refund: async () => ({ outcome: 'away', reason: 'silence' }) } },
    };
    expect((await refund(number, { ...lineRefund(line), request_id: 'press-0003' }, deaf)).Result).toBe(0);
    expect(await paid(number)).toBe(before);
    expect(await refund(number, lineRefund(line, 2))).toMatchObject({ Code: 80623 });
    pass(2);
    await reconcile(app);
    expect(await paid(number)).toBe(before - line.price);
    pass(2);
    await reconcile(app);
    expect(await refundsOf(number)).toEqual([{ state: 'completed', amount_cents: line.price }]);
    await inOrder();
  });

  test('that the provider refuses can be made again, and the order waits for somebody until it is', async () => {
    const number = await bought(ana, [101, 2]);
    const before = await paid(number);
    const line = await firstLine(number);
    const refusing: App = {
      ...app,
      ports: {
        ...app.ports,
        payments: { ...app.ports.payments, refund: async () => ({ outcome: 'refused', issue: 'PAYEE_FUNDS', text: '' }) },
      },
    };
    expect(await refund(number, lineRefund(line), refusing)).toMatchObject({ Code: 80176 });
    expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundFailed:PAYEE_FUNDS' });
    expect(await firstLine(number)).toMatchObject({ refunded_quantity: 0, removed_quantity: 1 });
    expect((await refund(number, lineRefund(line))).Result).toBe(0);
    expect(await firstLine(number)).toMatchObject({ refunded_quantity: 1, removed_quantity: 1 });
    expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '', payment: before - line.price });
    await inOrder();
  });
});

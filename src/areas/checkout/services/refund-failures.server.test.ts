import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { giveCredit } from '#areas/referrals/services/credit.server.ts';
import { balanceOf } from '#areas/referrals/store/own.server.ts';
import { type App, nobody } from '#platform/app.ts';
import type { Payments } from '#providers/ports.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { amount, everything, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../cart/store/test-shoppers.server.ts';
import { restock } from '../store/test-till.server.ts';
import { receiveMoney } from './by-hand-money.server.ts';
import { callOff } from './call-off.server.ts';
import { finalise } from './finalise.server.ts';
import { payInvoice } from './invoice-pay.server.ts';
import { createInvoice, sendInvoice } from './invoices.server.ts';
import { changeLines } from './order-lines.server.ts';
import { recheck } from './recheck.server.ts';
import { reconcile } from './reconcile.server.ts';
import { refundByStaff } from './staff-refund.server.ts';

const { app, fill, place, approve, capture, bought, row, inOrder, anew, pass } = await openCheckout();
const owner = { ...nobody, staff: { id: 1, roles: ['owner'] as const } };
let gifts = 0;
await restock(app.db, 103, 50, app.now());

beforeEach(anew);

type Line = { id: number; quantity: number; refunded_quantity: number; removed_quantity: number };
const linesOf = async (number: string): Promise<Line[]> =>
  (
    await app.db.execute<Line>(
      sql`select l.id, l.quantity, l.refunded_quantity, l.removed_quantity from order_lines l join orders o on o.id = l.order_id where o.number = ${number} order by l.id`,
    )
  ).rows;
const refundsOf = async (number: string): Promise<{ state: string; amount_cents: number }[]> =>
  (
    await app.db.execute<{ state: string; amount_cents: number }>(
      sql`select r.state, r.amount_cents from refunds r join orders o on o.id = r.order_id where o.number = ${number} order by r.id`,
    )
  ).rows;

/** The provider answers the next refunds like this, one after the other, and from then on as it should. */
function answering(...answers: readonly ('refused' | 'away')[]): App {
  const left = [...answers];
  const refundBy: Payments['refund'] = async (wish) => {
    const next = left.shift();
    if (next === 'refused') return { outcome: 'refused', issue: 'REFUND_NOT_ALLOWED', text: 'no' };
    return next === 'away' ? { outcome: 'away', reason: 'no answer' } : app.ports.payments.refund(wish);
  };
  return { ...app, ports: { ...app.ports, payments: { ...app.ports.payments, refund: refundBy } } };
}

const pieces = (lineId: number, quantity: number) => ({ kind: 'pieces', pieces: new Map([[lineId, quantity]]), shippingCents: 0 }) as const;
const change = (on: App, number: string, quantities: ReadonlyMap<number, number>) =>
  changeLines(on, owner, { number, quantities, added: [], reason: 'other pieces', seenTotalCents: null });

/** Paid with so much store credit, the rest with money. */
async function paidWithCredit(creditCents: number, ...items: [number, number][]): Promise<string> {
  gifts += 1;
  const has = await balanceOf(app.db, ana);
  await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['refund-failures', gifts], cents: creditCents - has });
  await fill(ana, ...items);
  const { Data } = await place(ana, { use_credit: true });
  if (Data.provider_order_id === null) return Data.number;
  await approve(Data.provider_order_id);
  expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
  return Data.number;
}

/** An order of three pieces whose last one came in later: two payments. */
async function paidTwice(last: 'cash' | 'paypal'): Promise<string> {
  const number = await bought(ana, [101, 2]);
  const [line] = await linesOf(number);
  await change(app, number, new Map([[line?.id ?? 0, 3]]));
  if (last === 'cash') await receiveMoney(app, owner, number, { amountCents: null, wallet: 'cash', reference: '' });
  else {
    const bill = await app.db.execute<{ code: string }>(sql`select code from invoices order by id desc limit 1`);
    const { providerOrderId } = await payInvoice(app, { ...nobody, shopperId: ana }, { code: bill.rows[0]?.code ?? '', wallet: 'paypal' });
    await approve(providerOrderId ?? '');
    await finalise(app, { number });
  }
  expect(await row(number)).toMatchObject({ payment_state: 'paid' });
  return number;
}

test('a press the provider refused is refused again when it is repeated', async () => {
  const number = await bought(ana, [101, 1]);
  const press = { number, selection: amount(500), reason: 'late', requestId: 'press-0001' };
  await expect(refundByStaff(answering('refused'), owner, press)).rejects.toMatchObject({ why: 'refundRefused' });
  await expect(refundByStaff(app, owner, press)).rejects.toMatchObject({ why: 'refundRefused' });
  expect(await refundsOf(number)).toEqual([{ state: 'failed', amount_cents: 500 }]);
});

test('an amount of store credit gives back that amount and ends nothing, where lines were taken away before', async () => {
  const number = await paidWithCredit(10_000, [101, 1], [108, 1]);
  const [dear] = await linesOf(number);
  await change(app, number, new Map([[dear?.id ?? 0, 0]]));
  expect(await row(number)).toMatchObject({ total_cents: 0, payment: 0, payment_state: 'paid' });
  const before = await balanceOf(app.db, ana);
  await refund(app, number, amount(1000), 'a part');
  expect(await balanceOf(app.db, ana)).toBe(before + 1000);
  expect(await row(number)).toMatchObject({ status: 2, payment_state: 'part_refunded' });
  await refund(app, number, everything, 'the rest');
  expect(await balanceOf(app.db, ana)).toBe(10_000);
  expect(await row(number)).toMatchObject({ status: 9, payment_state: 'refunded' });
  await inOrder();
});

test('a piece whose store credit went back while its money was refused is not given back a second time', async () => {
  const number = await paidWithCredit(12_000, [101, 2]);
  const [line] = await linesOf(number);
  await expect(
    refundByStaff(answering('refused'), owner, { number, selection: pieces(line?.id ?? 0, 1), reason: 'x' }),
  ).rejects.toMatchObject({ why: 'refundRefused' });
  expect(await balanceOf(app.db, ana)).toBeGreaterThan(0);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  // The piece is settled in part: what is missing goes back as an amount.
  expect(await linesOf(number)).toMatchObject([{ refunded_quantity: 1, removed_quantity: 1 }]);
  await inOrder();
});

test('of two payments one is refused: the piece stays refunded, and a person is told although the other went back', async () => {
  const number = await paidTwice('cash');
  const [line] = await linesOf(number);
  const { total_cents: total } = await row(number);
  // The newest payment was cash and goes back by hand, the older one is refused.
  await expect(
    refundByStaff(answering('refused'), owner, { number, selection: pieces(line?.id ?? 0, 2), reason: 'x' }),
  ).rejects.toMatchObject({ why: 'refundRefused' });
  expect((await refundsOf(number)).map(({ state }) => state)).toEqual(['completed', 'failed']);
  expect(await linesOf(number)).toMatchObject([{ refunded_quantity: 2, removed_quantity: 2 }]);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundFailed:REFUND_NOT_ALLOWED' });
  const back = (await refundsOf(number)).find(({ state }) => state === 'completed')?.amount_cents ?? 0;
  await refund(app, number, amount(1), 'a cent more');
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', payment: Number(total) - back - 1 });
  await inOrder();
});

test('a refund that completes after its sister was refused does not hide the refusal', async () => {
  const number = await paidTwice('paypal');
  const [line] = await linesOf(number);
  await expect(
    refundByStaff(answering('refused'), owner, { number, selection: pieces(line?.id ?? 0, 2), reason: 'x' }),
  ).rejects.toMatchObject({ why: 'refundRefused' });
  expect((await refundsOf(number)).map(({ state }) => state)).toEqual(['failed', 'completed']);
  expect(await linesOf(number)).toMatchObject([{ refunded_quantity: 2, removed_quantity: 2 }]);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention', attention_reason: 'refundFailed:REFUND_NOT_ALLOWED' });
  await inOrder();
});

test('pieces taken out by a refund that failed keep the order in front of a person, whoever looks at it again', async () => {
  const number = await bought(ana, [101, 2]);
  const [line] = await linesOf(number);
  await expect(
    refundByStaff(answering('refused'), owner, { number, selection: pieces(line?.id ?? 0, 1), reason: 'x' }),
  ).rejects.toMatchObject({ why: 'refundRefused' });
  expect(await linesOf(number)).toMatchObject([{ refunded_quantity: 0, removed_quantity: 1 }]);
  await recheck(app, { id: 1 }, number);
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, number, amount(100), 'for the wait');
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, number, pieces(line?.id ?? 0, 1), 'again');
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '' });
  await inOrder();
});

test('lines are not changed while the money of an earlier change is on its way back', async () => {
  const number = await bought(ana, [101, 3]);
  const [line] = await linesOf(number);
  const { total_cents: before } = await row(number);
  await change(answering('away'), number, new Map([[line?.id ?? 0, 2]]));
  await expect(change(app, number, new Map([[line?.id ?? 0, 1]]))).rejects.toMatchObject({ why: 'moneyUnderWay' });
  pass(2);
  await reconcile(app);
  await change(app, number, new Map([[line?.id ?? 0, 1]]));
  const { total_cents: total, payment } = await row(number);
  expect(payment).toBe(total);
  expect(Number(before)).toBeGreaterThan(Number(total));
  await inOrder();
});

/** Staff wrote an invoice, and the buyer paid a third of it. */
async function depositOn(goods: readonly { skuId: number; quantity: number }[]): Promise<string> {
  const lines = goods.map((one) => ({ ...one, name: '', priceCents: 25_000, weightGrams: null }));
  const made = await createInvoice(
    app,
    { id: 1 },
    {
      ...{ kind: 'invoice', customerName: 'Dee', email: 'dee@tressline.test', phoneNumber: '', language: 'en', lines, discountCents: 0 },
      ...{
        shippingCents: null,
        shippingPaidCents: 0,
        handlingCents: 0,
        taxCents: 0,
        depositBp: 3000,
        note: '',
        dueOn: null,
        expiresAt: null,
      },
    },
  );
  await sendInvoice(app, made.id);
  const { number, providerOrderId } = await payInvoice(app, nobody, { code: made.code, wallet: 'paypal' });
  await approve(providerOrderId ?? '');
  await finalise(app, { number });
  expect(await row(number)).toMatchObject({ status: 3, payment_state: 'part_paid', payment_time: null });
  return number;
}

test('a deposit that goes back cancels its order: it was never paid whole', async () => {
  const number = await depositOn([{ skuId: 103, quantity: 1 }]);
  await refund(app, number, everything, 'not made after all');
  expect(await row(number)).toMatchObject({ status: 7, payment_state: 'refunded', payment: 0 });
  await inOrder();
});

test('an order nobody has paid yet gives nothing back, not even the store credit that waits in it', async () => {
  gifts += 1;
  await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['refund-failures', gifts], cents: 3000 });
  await fill(ana, [101, 2]);
  const { Data } = await place(ana, { use_credit: true });
  const [line] = await linesOf(Data.number);
  for (const selection of [amount(100), everything, pieces(line?.id ?? 0, 1)])
    await expect(refund(app, Data.number, selection)).rejects.toMatchObject({ why: 'refundTooMuch' });
  expect(await row(Data.number)).toMatchObject({ status: 1, payment_state: 'unpaid' });
  expect(await linesOf(Data.number)).toMatchObject([{ refunded_quantity: 0, removed_quantity: 0 }]);
  await inOrder();
});

test('the difference of changed lines that was refused stays owed until it is given back, whatever else goes back', async () => {
  const number = await bought(ana, [101, 3]);
  const [line] = await linesOf(number);
  const { total_cents: before } = await row(number);
  await expect(change(answering('refused'), number, new Map([[line?.id ?? 0, 1]]))).rejects.toMatchObject({ why: 'refundRefused' });
  const { total_cents: total } = await row(number);
  const difference = Number(before) - Number(total);
  await refund(app, number, pieces(line?.id ?? 0, 1), 'another thing');
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, number, amount(difference - 100), 'most of it');
  expect(await row(number)).toMatchObject({ payment_state: 'needs_attention' });
  await refund(app, number, amount(100), 'the rest of it');
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '' });
  await inOrder();
});

test('a deposit that covers what is left of the lines is the whole money', async () => {
  const number = await depositOn([{ skuId: 103, quantity: 4 }]);
  const [line] = await linesOf(number);
  await change(app, number, new Map([[line?.id ?? 0, 1]]));
  expect(await row(number)).toMatchObject({ payment_state: 'paid', payment_time: expect.anything() });
  await inOrder();
});

test('an order paid by store credit alone is billed for pieces that come in, and gives all of it back for those that go', async () => {
  const number = await paidWithCredit(60_000, [101, 1], [103, 1]);
  expect(await row(number)).toMatchObject({ total_cents: 0, status: 1 });
  await recheck(app, { id: 1 }, number);
  const [first, second] = await linesOf(number);
  await refund(app, number, pieces(first?.id ?? 0, 1), 'gone');
  await change(app, number, new Map([[second?.id ?? 0, 2]]));
  expect(await row(number)).toMatchObject({ payment_state: 'part_paid', total_cents: 25_600 });
  await change(app, number, new Map([[second?.id ?? 0, 1]]));
  expect(await row(number)).toMatchObject({ payment_state: 'paid', total_cents: 0 });
  await callOff(app, owner, number, 'all of it');
  expect(await balanceOf(app.db, ana)).toBe(60_000);
  await inOrder();
});

test('store credit refunded for a piece is not kept for it when another line goes', async () => {
  const number = await paidWithCredit(75_000, [101, 1], [103, 2]);
  await recheck(app, { id: 1 }, number);
  const [first, second] = await linesOf(number);
  await refund(app, number, pieces(first?.id ?? 0, 1), 'gone');
  await change(app, number, new Map([[second?.id ?? 0, 1]]));
  // One piece of 250 and the fee of what is left, 26.
  expect(await balanceOf(app.db, ana)).toBe(75_000 - 25_000 - 2600);
  await inOrder();
});

test('store credit that was refunded stays with the buyer when she pays for pieces that come in later', async () => {
  const number = await paidWithCredit(4000, [101, 1], [103, 1]);
  const [first, second] = await linesOf(number);
  await refund(app, number, pieces(first?.id ?? 0, 1), 'gone');
  const back = await balanceOf(app.db, ana);
  expect(back).toBeGreaterThan(0);
  await change(app, number, new Map([[second?.id ?? 0, 2]]));
  await receiveMoney(app, owner, number, { amountCents: null, wallet: 'cash', reference: '' });
  expect(await row(number)).toMatchObject({ payment_state: 'part_refunded', attention_reason: '' });
  expect(await balanceOf(app.db, ana)).toBe(back);
  await inOrder();
});

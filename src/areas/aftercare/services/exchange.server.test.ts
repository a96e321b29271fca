import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, nobody, transact } from '#platform/app.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana } from '../../cart/store/test-shoppers.server.ts';
import { changePrices } from '../../catalog/services/prices.server.ts';
import { quoteByHand } from '../../checkout/services/by-hand.server.ts';
import { receiveMoney } from '../../checkout/services/by-hand-money.server.ts';
import { cancelOrder } from '../../checkout/services/cancel.server.ts';
import { guestKeyFor } from '../../checkout/services/guest-key.server.ts';
import { payInvoice } from '../../checkout/services/invoice-pay.server.ts';
import { sendPaymentLink } from '../../checkout/services/order-bill.server.ts';
import { recheck } from '../../checkout/services/recheck.server.ts';
import { giveBackAll } from '../../checkout/services/refund.server.ts';
import { restock } from '../../checkout/store/test-till.server.ts';
import { lockOrder, orderByNumber, take } from '../../orders/services/steps.server.ts';
import { approveCase, receiveCase } from './case-desk.server.ts';
import { keepExchanges } from './exchange-ends.server.ts';
import { openCase } from './open-case.server.ts';
import { quoteReturn, returnable } from './return-quote.server.ts';
import { settleCase } from './settle.server.ts';

const { app, bought, guest, approve, capture, row, inOrder, anew } = await openCheckout();
const her: Caller = { ...nobody, shopperId: ana, by: 'cookie' };
const owner: Caller = { ...nobody, staff: { id: 1, roles: ['owner'] }, by: 'cookie' };
const [old, other] = [101, 102];

const rowsOf = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows as Record<string, unknown>[];
const newCosts = (priceCents: number) =>
  changePrices(app, { staffId: null, reason: 'test', changes: [{ skuId: other, priceCents, discountBp: 10_000 }] });
const oldCosts = async (): Promise<number> =>
  Number((await rowsOf(sql`select payable_cents from skus where id = ${old}`))[0]?.payable_cents);
const taxOf = (bp: number) =>
  app.db.execute(
    sql`insert into policies (name, value, unit) values ('taxBp', ${bp}, 'bp') on conflict (name) do update set value = ${bp}`,
  );
const creditOf = async (): Promise<number> =>
  Number((await rowsOf(sql`select coalesce(sum(amount_cents), 0) as sum from credit_entries where user_id = ${ana}`))[0]?.sum);
const orderOf = async (number = '') =>
  (
    await rowsOf(
      sql`select id, status, total_cents, items_cents, shipping_cents, tax_cents, discount_cents, credit_cents from orders where number = ${number}`,
    )
  )[0];
const refunded = async (): Promise<number> =>
  Number((await rowsOf(sql`select coalesce(sum(amount_cents), 0) as sum from refunds`))[0]?.sum);

/** A guest bought the old piece; the door to her order. */
async function byGuest() {
  const { Data } = await guest([[old, 1]]);
  await approve(Data.provider_order_id);
  await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] });
  return { number: Data.number, key: Data.guest_key };
}
/** The books are asked by the real clock: what waits becomes older, and not the day later. */
async function daysGoBy(days: number): Promise<void> {
  await app.db.execute(sql`update service_cases set settled_at = settled_at - make_interval(days => ${days})`);
  await app.db.execute(sql`update invoices set due_on = due_on - ${days}::integer`);
}
/** The door a guest has to an order that was made for her. */
const doorTo = (number = '') => ({ number, key: guestKeyFor(app, number) });

type Door = { readonly number: string; readonly key: string | null };

/** A delivered piece is asked for and comes back; what was told before. */
async function cameBack(by: Caller, door: Door, wish: 'exchange' | 'refund') {
  await transact(app, async (inside) => {
    const { id } = await orderByNumber(inside, door.number);
    for (const to of [4, 5] as const) await take(inside, await lockOrder(inside, id), { to, by: { actor: 'house' } });
  });
  const [line] = await rowsOf(
    sql`select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${door.number} order by l.position`,
  );
  const pieces = [{ lineId: Number(line?.id), quantity: 1, exchangeSkuId: wish === 'exchange' ? other : null }];
  const wishes = { reason: 'tooShort', wish, pieces } as const;
  const told = await quoteReturn(app, by, await returnable(app, by, door), wishes);
  const { id } = await openCase(app, by, door, { ...wishes, message: '', uploadIds: [], seenBackCents: told.backCents });
  await approveCase(app, owner, id, '');
  const lines = await rowsOf(sql`select id from case_lines where case_id = ${id}`);
  await receiveCase(app, owner, id, new Map(lines.map((one) => [Number(one.id), 'restocked'])));
  return { id, told };
}

/** It is exchanged for the other one, and what became of it. */
async function exchanged(by: Caller, door: Door) {
  const { id, told } = await cameBack(by, door, 'exchange');
  const done = await settleCase(app, owner, id, 'exchange');
  return { told, done, made: await orderOf(done.exchange?.number), again: () => settleCase(app, owner, id, 'exchange') };
}

beforeAll(async () => {
  await restock(app.db, other, 50, app.now());
  await app.db.execute(sql`insert into staff_roles (staff_id, role) values (1, 'owner')`);
  await app.db.execute(sql`insert into policies (name, value, unit) values ('returnDays', 30, 'days'), ('returnFeeCashBp', 1000, 'bp'),
    ('returnFeeCreditBp', 0, 'bp'), ('bulkFromPieces', 10, 'pieces'), ('bulkIsFinal', 1, 'flag')`);
});
beforeEach(async () => {
  await anew();
  await taxOf(0);
});

test('a dearer piece: what came back pays as store credit does, and a bill asks for the rest', async () => {
  const before = await creditOf();
  const number = await bought(ana, [old, 1]);
  await newCosts(50_000);
  const { told, done, made, again } = await exchanged(her, { number, key: null });
  const due = 50_000 + Number(made?.shipping_cents) - told.backCents;
  expect(told.exchange).toMatchObject({ newCents: 50_000, shippingCents: 2600, dueCents: due, overCents: 0 });
  expect(made).toMatchObject({ status: 1, total_cents: due, credit_cents: told.backCents, discount_cents: told.backCents });
  expect(done).toMatchObject({ creditCents: 0, refundCents: 0, exchange: { dueCents: due } });
  expect(await creditOf()).toBe(before);
  await expect(again()).rejects.toEqual(expect.objectContaining({ why: 'caseMoved' }));
  await inOrder();
});

test.each([
  ['a little cheaper: the difference pays part of the way', (was: number) => was - 1000, false],
  ['much cheaper: the way is paid, and what is over stays in her credit', () => 100, true],
])('a piece that is %s', async (_, priceFrom, isOver) => {
  const before = await creditOf();
  const number = await bought(ana, [old, 1]);
  await newCosts(priceFrom(await oldCosts()));
  const { told, done, made } = await exchanged(her, { number, key: null });
  const bill = Number(made?.items_cents) + 2600;
  const [due, over] = [Math.max(0, bill - told.backCents), Math.max(0, told.backCents - bill)];
  expect(over > 0).toBe(isOver);
  expect(told.exchange).toMatchObject({ dueCents: due, overCents: over });
  expect(made).toMatchObject({ status: isOver ? 2 : 1, total_cents: due, credit_cents: told.backCents - over });
  expect(done).toMatchObject({ creditCents: over, exchange: { dueCents: due } });
  expect(await creditOf()).toBe(before + over);
  await inOrder();
});

test('an exchange of like for like pays the tax of the new piece with that of the old one', async () => {
  await taxOf(1000);
  const number = await bought(ana, [old, 1]);
  await newCosts(await oldCosts());
  const { told, made } = await exchanged(her, { number, key: null });
  expect(made).toMatchObject({ total_cents: 2600 });
  expect(told.exchange).toMatchObject({ dueCents: 2600, overCents: 0, taxCents: Number(made?.tax_cents) });
  await inOrder();
});

test('an exchange order that is called off gives back all that came back', async () => {
  const before = await creditOf();
  const number = await bought(ana, [old, 1]);
  await newCosts(50_000);
  const { told, done } = await exchanged(her, { number, key: null });
  await cancelOrder(app, her, { number: done.exchange?.number ?? '' });
  expect(await creditOf()).toBe(before + told.backCents);
  await inOrder();
});

test('the bill of an exchange that was called off asks nobody for the rest any more', async () => {
  const number = await bought(ana, [old, 1]);
  await newCosts(50_000);
  const { done } = await exchanged(her, { number, key: null });
  const [bill] = await rowsOf(
    sql`select code from invoices i join orders o on o.id = i.order_id where o.number = ${done.exchange?.number}`,
  );
  await cancelOrder(app, her, { number: done.exchange?.number ?? '' });
  const before = await rowsOf(sql`select id from orders`);
  await expect(payInvoice(app, her, { code: String(bill?.code), wallet: 'paypal' })).rejects.toEqual(
    expect.objectContaining({ why: 'invoiceNotExist' }),
  );
  expect(await rowsOf(sql`select id from orders`)).toHaveLength(before.length);
});

test('without an account what is over the goods pays the way, and the rest goes back to the payment', async () => {
  await newCosts(100);
  const before = await refunded();
  const { told, done, made } = await exchanged(nobody, await byGuest());
  const over = told.backCents - 100 - 2600;
  expect(told.exchange).toMatchObject({ dueCents: 0, overCents: over });
  expect(made).toMatchObject({ status: 2, total_cents: 0, credit_cents: 2700, discount_cents: 2700 });
  expect(done).toMatchObject({ creditCents: 0, refundCents: over });
  expect((await refunded()) - before).toBe(over);
  await inOrder();
});

describe('without an account an exchange that ends unpaid', () => {
  const dearer = async () => {
    const door = await byGuest();
    await newCosts(50_000);
    const before = await refunded();
    const { told, done } = await exchanged(nobody, door);
    const number = done.exchange?.number ?? '';
    const back = async () => (await refunded()) - before;
    return { door, number, told, due: done.exchange?.dueCents ?? 0, back };
  };

  test('because it was called off gives what came back to her payment by itself, once', async () => {
    const { door, number, told, back } = await dearer();
    await keepExchanges(app);
    expect(await back()).toBe(0);
    await cancelOrder(app, nobody, doorTo(number));
    await cancelOrder(app, nobody, doorTo(number));
    await Promise.all([keepExchanges(app), keepExchanges(app), keepExchanges(app)]);
    await keepExchanges(app);
    expect(await back()).toBe(told.backCents);
    expect(await orderOf(number)).toMatchObject({ status: 7, credit_cents: 0, discount_cents: 0 });
    expect(
      await rowsOf(sql`select c.settled_as from service_cases c join orders o on o.id = c.order_id where o.number = ${door.number}`),
    ).toEqual([{ settled_as: 'refund' }]);
    await inOrder();
  });

  test('because nobody paid in time ends when its pieces are no longer kept, and gives all back', async () => {
    const { number, told, back } = await dearer();
    await daysGoBy(7);
    await keepExchanges(app);
    expect(await orderOf(number)).toMatchObject({ status: 1 });
    await daysGoBy(2);
    await Promise.all([keepExchanges(app), keepExchanges(app)]);
    expect(await orderOf(number)).toMatchObject({ status: 7 });
    expect(await back()).toBe(told.backCents);
    await inOrder();
  });

  test('waits on while its bill gives more days', async () => {
    const { number, back } = await dearer();
    await sendPaymentLink(app, owner, number, 30);
    await daysGoBy(20);
    await keepExchanges(app);
    expect(await orderOf(number)).toMatchObject({ status: 1 });
    expect(await back()).toBe(0);
    await cancelOrder(app, nobody, doorTo(number));
    await keepExchanges(app);
    await inOrder();
  });

  test('and is paid all the same a moment too late waits for a person, who gives the late money back', async () => {
    const { number, told, due, back } = await dearer();
    const [bill] = await rowsOf(sql`select code from invoices i join orders o on o.id = i.order_id where o.number = ${number}`);
    const { providerOrderId } = await payInvoice(app, nobody, { code: String(bill?.code), wallet: 'paypal' });
    await cancelOrder(app, nobody, doorTo(number));
    await keepExchanges(app);
    await app.paypal.till.approve(providerOrderId ?? '', 'pay', 'paypal');
    await app.ports.payments.capture(providerOrderId ?? '', 'late');
    await recheck(app, { id: 1 }, number);
    expect(await row(number)).toMatchObject({
      status: 7,
      payment_state: 'needs_attention',
      attention_reason: 'paidAfterCancel',
      payment: due,
    });
    await giveBackAll(app, Number((await orderOf(number))?.id), { reason: 'late', staffId: 1 });
    await keepExchanges(app);
    expect(await back()).toBe(told.backCents + due);
    await inOrder();
  });

  test('or was paid and called off gives both back: the money and what came back', async () => {
    const { number, told, due, back } = await dearer();
    await receiveMoney(app, owner, number, { amountCents: null, wallet: 'bank', reference: '' });
    expect(await orderOf(number)).toMatchObject({ status: 2 });
    await cancelOrder(app, nobody, doorTo(number));
    await keepExchanges(app);
    await keepExchanges(app);
    expect(await back()).toBe(told.backCents + due);
    await inOrder();
  });

  test('or cost nothing more gives back what was left in it, after what was over', async () => {
    const door = await byGuest();
    await newCosts(100);
    const before = await refunded();
    const { told, done } = await exchanged(nobody, door);
    await cancelOrder(app, nobody, doorTo(done.exchange?.number));
    await keepExchanges(app);
    await keepExchanges(app);
    expect((await refunded()) - before).toBe(told.backCents);
    await inOrder();
  });
});

test('a guest who sends the exchanged piece back gets what both orders were paid with', async () => {
  await app.db.execute(sql`update policies set value = 0 where name = 'returnFeeCashBp'`);
  const door = await byGuest();
  await newCosts(50_000);
  const before = await refunded();
  const { done, told } = await exchanged(nobody, door);
  const number = done.exchange?.number ?? '';
  await receiveMoney(app, owner, number, { amountCents: null, wallet: 'bank', reference: '' });
  const again = await cameBack(nobody, doorTo(number), 'refund');
  expect(again.told.backCents).toBe(50_000);
  await settleCase(app, owner, again.id, 'refund');
  expect((await refunded()) - before).toBe(50_000);
  expect(done.exchange?.dueCents).toBe(50_000 + 2600 - told.backCents);
  await keepExchanges(app);
  expect((await refunded()) - before).toBe(50_000);
  await inOrder();
});

test('whatever a guest gives back, tax is that of the new goods and the bill is paid to the cent', async () => {
  await newCosts(33_333);
  const place = { country: 'US', region: 'GA' };
  const bill = { wishes: [{ skuId: other, quantity: 2 }], discountCents: 0, userId: null, place };
  for (let time = 0; time < 200; time += 1) {
    const taxBp = Math.floor(Math.random() * 2500);
    await taxOf(taxBp);
    const worth = Math.floor(Math.random() * 100_000);
    const taxCents = Math.floor((66_666 * taxBp + 5000) / 10_000);
    const { sums, creditCents, billCents } = await quoteByHand(app, { ...bill, worth: { cents: worth, isCredit: false } });
    expect({ taxBp, worth, taxCents: sums.taxCents, billCents, creditCents, totalCents: sums.totalCents }).toEqual({
      ...{ taxBp, worth, taxCents, billCents: 66_666 + sums.feeCents + taxCents },
      creditCents: Math.min(worth, billCents),
      totalCents: Math.max(0, billCents - worth),
    });
  }
});

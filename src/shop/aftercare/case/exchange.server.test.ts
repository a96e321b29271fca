import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ownCase } from '#areas/aftercare/services/case-messages.server.ts';
import { settleEndedExchanges } from '#areas/aftercare/services/exchange-ends.server.ts';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { payInvoice } from '#areas/checkout/services/invoice-pay.server.ts';
import { loadOwnOrder } from '#areas/documents/services/order-detail.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { memberCaller, old, openExchange } from '../../../../tests/kit/exchange.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { presentCase } from './load.server.ts';

const { app, bought, inOrder, rowsOf, newCosts, oldCosts, taxOf, creditOf, settledAs, exchanged, untaxed } = await openExchange();
beforeEach(untaxed);

test('a dearer piece: what came back pays as store credit does, and a bill asks for the rest', async () => {
  const before = await creditOf();
  const number = await bought(ana, [old, 1]);
  await newCosts(50_000);
  const { told, done, made, again } = await exchanged(memberCaller, { number, key: null });
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
  const { told, done, made } = await exchanged(memberCaller, { number, key: null });
  const bill = Number(made?.items_cents) + 2600;
  const [due, over] = [Math.max(0, bill - told.backCents), Math.max(0, told.backCents - bill)];
  expect(over > 0).toBe(isOver);
  expect(told.exchange).toMatchObject({ dueCents: due, overCents: over });
  expect(made).toMatchObject({ status: isOver ? 2 : 1, total_cents: due, credit_cents: told.backCents - over });
  expect(done).toMatchObject({ creditCents: over, exchange: { dueCents: due } });
  expect(await creditOf()).toBe(before + over);
  const [one] = await rowsOf(sql`select c.number from service_cases c join orders o on o.id = c.order_id where o.number = ${number}`);
  const shown = presentCase(await ownCase(app, memberCaller, { number: String(one?.number), key: null }), 'en');
  expect(shown).toMatchObject({ overCents: over, dueCents: due });
  await inOrder();
});

test('an exchange of like for like pays the tax of the new piece with that of the old one', async () => {
  await taxOf(1000);
  const number = await bought(ana, [old, 1]);
  await newCosts(await oldCosts());
  const { told, made } = await exchanged(memberCaller, { number, key: null });
  expect(made).toMatchObject({ total_cents: 2600 });
  expect(told.exchange).toMatchObject({ dueCents: 2600, overCents: 0, taxCents: Number(made?.tax_cents) });
  await inOrder();
});

test('an exchange order that is called off gives back all that came back', async () => {
  const before = await creditOf();
  const number = await bought(ana, [old, 1]);
  await newCosts(50_000);
  const { told, done } = await exchanged(memberCaller, { number, key: null });
  await cancelOrder(app, memberCaller, { number: done.exchange?.number ?? '' });
  expect(await creditOf()).toBe(before + told.backCents);
  await settleEndedExchanges(app);
  expect(await settledAs(number)).toBe('store_credit');
  await inOrder();
});

test('the bill of an exchange that was called off asks nobody for the rest any more', async () => {
  const number = await bought(ana, [old, 1]);
  await newCosts(50_000);
  const { done } = await exchanged(memberCaller, { number, key: null });
  const [bill] = await rowsOf(
    sql`select code from invoices i join orders o on o.id = i.order_id where o.number = ${done.exchange?.number}`,
  );
  await cancelOrder(app, memberCaller, { number: done.exchange?.number ?? '' });
  const before = await rowsOf(sql`select id from orders`);
  await expect(payInvoice(app, memberCaller, { code: String(bill?.code), wallet: 'paypal' })).rejects.toEqual(
    expect.objectContaining({ why: 'invoiceNotExist' }),
  );
  expect(await rowsOf(sql`select id from orders`)).toHaveLength(before.length);
});

test('her new order names the case it is sent for, and no words she did not write; the letter tells its worth', async () => {
  const number = await bought(ana, [old, 1]);
  await newCosts(50_000);
  const { told, done } = await exchanged(memberCaller, { number, key: null });
  const [one] = await rowsOf(sql`select c.number from service_cases c join orders o on o.id = c.order_id where o.number = ${number}`);
  expect(await loadOwnOrder(app, memberCaller, done.exchange?.number ?? '')).toMatchObject({ exchangeCase: one?.number, buyerMessage: '' });
  expect(await loadOwnOrder(app, memberCaller, number)).toMatchObject({ exchangeCase: null });
  const shown = presentCase(await ownCase(app, memberCaller, { number: String(one?.number), key: null }), 'en');
  expect(shown).toMatchObject({ overCents: 0, dueCents: done.exchange?.dueCents });
  const [letter] = await rowsOf(
    sql`select text_body from mails where kind = 'case_approved' and subject_line like ${`Request ${String(one?.number)} approved:%`}`,
  );
  expect(String(letter?.text_body)).toContain(`Exchange value: ${dollars(cents(told.backCents))}`);
});

test('the bill of an exchange speaks the language of its order', async () => {
  const number = await bought(ana, [old, 1]);
  await app.db.execute(sql`update orders set language = 'zh' where number = ${number}`);
  await newCosts(50_000);
  const { done } = await exchanged(memberCaller, { number, key: null });
  const lines = await rowsOf(sql`select l.name, k.name_zh from invoice_lines l join invoices i on i.id = l.invoice_id
    join orders o on o.id = i.order_id join skus k on k.id = l.sku_id where o.number = ${done.exchange?.number}`);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.name).toBe(lines[0]?.name_zh);
});

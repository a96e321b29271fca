import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, nobody, transact } from '#platform/app.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana } from '../../cart/store/test-shoppers.server.ts';
import { changePrices } from '../../catalog/services/prices.server.ts';
import { cancelOrder } from '../../checkout/services/cancel.server.ts';
import { restock } from '../../checkout/store/test-till.server.ts';
import { lockOrder, orderByNumber, take } from '../../orders/services/steps.server.ts';
import { approveCase, receiveCase } from './case-desk.server.ts';
import { openCase } from './open-case.server.ts';
import { quoteReturn, returnable } from './return-quote.server.ts';
import { settleCase } from './settle.server.ts';

const { app, bought, guest, approve, capture, inOrder, anew } = await openCheckout();
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

/** A delivered piece is asked for, comes back, and is exchanged for the other one; what was told before, and what became of it. */
async function exchanged(by: Caller, door: { number: string; key: string | null }) {
  await transact(app, async (inside) => {
    const { id } = await orderByNumber(inside, door.number);
    for (const to of [4, 5] as const) await take(inside, await lockOrder(inside, id), { to, by: { actor: 'house' } });
  });
  const [line] = await rowsOf(
    sql`select l.id from order_lines l join orders o on o.id = l.order_id where o.number = ${door.number} order by l.position`,
  );
  const pieces = [{ lineId: Number(line?.id), quantity: 1, exchangeSkuId: other }];
  const wishes = { reason: 'tooShort', wish: 'exchange', pieces } as const;
  const told = await quoteReturn(app, by, await returnable(app, by, door), wishes);
  const { id } = await openCase(app, by, door, { ...wishes, message: '', uploadIds: [], seenBackCents: told.backCents });
  await approveCase(app, owner, id, '');
  const lines = await rowsOf(sql`select id from case_lines where case_id = ${id}`);
  await receiveCase(app, owner, id, new Map(lines.map((one) => [Number(one.id), 'restocked'])));
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

test('without an account what is over the goods pays the way, and the rest goes back to the payment', async () => {
  const { Data } = await guest([[old, 1]]);
  await approve(Data.provider_order_id);
  await capture(null, Data.provider_order_id, { guestKeys: [Data.guest_key] });
  await newCosts(100);
  const before = await refunded();
  const { told, done, made } = await exchanged(nobody, { number: Data.number, key: Data.guest_key });
  const over = told.backCents - 100 - 2600;
  expect(told.exchange).toMatchObject({ dueCents: 0, overCents: over });
  expect(made).toMatchObject({ status: 2, total_cents: 0, credit_cents: 0, discount_cents: 2700 });
  expect(done).toMatchObject({ creditCents: 0, refundCents: over });
  expect((await refunded()) - before).toBe(over);
  await inOrder();
});

import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orderLines } from '#areas/orders/tables/orders.ts';
import { giftRules } from '#areas/promotions/tables/sales.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';
import { restock, stockLevelOf } from '../../../../tests/kit/till.ts';

const { app, as, fill, place, approve, capture, inOrder, anew } = await openCheckout();
const gift = 103;
await restock(app.db, gift, 20, app.now());

const rule = (more: object = {}) =>
  app.db.insert(giftRules).values({ skuId: gift, minItemsCents: 30_000, startsAt: earlier(app.now(), dayMs), ...more });
beforeEach(async () => {
  await anew();
  const { rows } = await app.db.execute<{ number: string; user_id: number }>(sql`select number, user_id from orders where status = 1`);
  for (const { number, user_id } of rows) await as(Number(user_id))('/order/cancel', { number });
  await app.db.update(giftRules).set({ isActive: false });
});

const giftsIn = async (number: string) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from orders where number = ${number}`);
  const lines = await app.db.select().from(orderLines).orderBy(asc(orderLines.id));
  return lines
    .filter(({ orderId, isGift }) => orderId === Number(rows[0]?.id) && isGift)
    .map(({ skuId, quantity, priceTotalCents }) => ({ skuId, quantity, priceTotalCents }));
};
const given = async () => (await app.db.select().from(giftRules).orderBy(asc(giftRules.id))).at(-1)?.givenCount;

test('an order over the amount brings one gift that costs nothing, and takes it from the shelf', async () => {
  await rule();
  const before = await stockLevelOf(app.db, gift);
  await fill(ana, [101, 2]);
  const { Data } = await place(ana);
  expect(Data).toMatchObject({ breakdown: { item_total: 360, shipping: 26, total: 386 } });
  expect(await giftsIn(Data.number)).toEqual([{ skuId: gift, quantity: 1, priceTotalCents: 0 }]);
  expect(await stockLevelOf(app.db, gift)).toMatchObject({ available: before.available - 1, reserved: before.reserved + 1 });
  await approve(Data.provider_order_id);
  expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
  expect(await stockLevelOf(app.db, gift)).toMatchObject({ onHand: before.onHand - 1, available: before.available - 1 });
  await inOrder();
});

test('an order that is called off gives the gift back, to the shelf and to the count', async () => {
  await rule({ maxGifts: 1 });
  const before = await stockLevelOf(app.db, gift);
  await fill(ana, [101, 2]);
  const { Data } = await place(ana);
  expect(await given()).toBe(1);
  await as(ana)('/order/cancel', { number: Data.number });
  expect(await given()).toBe(0);
  expect(await stockLevelOf(app.db, gift)).toEqual(before);
  await inOrder();
});

test('below the amount, after the end or switched off nothing comes along', async () => {
  await rule();
  await rule({ minItemsCents: 100, endsAt: earlier(app.now(), 1000) });
  await rule({ minItemsCents: 100, isActive: false });
  await fill(ana, [101, 1]);
  const { Data } = await place(ana);
  expect(await giftsIn(Data.number)).toEqual([]);
});

test('the last gift goes to one of two who order at the same time; both orders stand', async () => {
  await rule({ maxGifts: 1 });
  await Promise.all([fill(ana, [101, 2]), fill(bea, [101, 2])]);
  const placed = await Promise.all([place(ana), place(bea)]);
  expect(placed.map(({ Result }) => Result)).toEqual([0, 0]);
  const gifts = await Promise.all(placed.map(({ Data }) => giftsIn(Data.number)));
  expect(gifts.flat()).toHaveLength(1);
  expect(await given()).toBe(1);
});

test('a gift that is not on the shelf does not come, and the order stands', async () => {
  const { available } = await stockLevelOf(app.db, gift);
  await rule();
  await fill(ana, [101, 2], [gift, available]);
  const { Data, Result } = await place(ana);
  expect(Result).toBe(0);
  expect(await giftsIn(Data.number)).toEqual([]);
  await inOrder();
});

import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCheckout, receiver } from '../../../../tests/kit/checkout.ts';
import { ana, estimateSome } from '../../../../tests/kit/shoppers.ts';
import { buildSetKey } from '../../cart/rules/sets.ts';

const { app, as, approve, capture, inOrder, anew } = await openCheckout();
beforeAll(() => estimateSome(app.db, app.now()));
beforeEach(anew);

const piece = (estimate: string, quantity = 2) => ({ sku_id: 105, quantity, product_attribute: { estimate, items: { price: 0.01 } } });
const order = (items: object[]) => as(null)('/payment/create_order', { receiver, email: 'gwen@example.com', items });
const linesOf = async (number: string) =>
  (
    await app.db.execute(
      sql`select l.sku_id, l.quantity, l.price, l.estimate_id is not null as is_made, l.set_number, l.configuration
        from order_lines l join orders o on o.id = l.order_id where o.number = ${number} order by l.position, l.id`,
    )
  ).rows;

describe('a visitor', () => {
  test('buys a composed piece at the price of its estimate, whatever her browser says it costs', async () => {
    const { Data } = await order([piece('E-GUEST')]);
    expect(await linesOf(Data.number)).toMatchObject([
      { sku_id: 105, quantity: 2, price: 27_500, is_made: true, configuration: { lace: '13x4 HD' } },
    ]);
    const { rows } = await app.db.execute(sql`select final_unit_price_cents as final from estimates where number = 'E-GUEST'`);
    expect(rows, 'what it is sold for stands beside what was said').toEqual([{ final: 27_500 }]);
    await approve(Data.provider_order_id);
    const who = { guestKeys: [Data.guest_key] };
    expect((await capture(null, Data.provider_order_id, who)).Data).toMatchObject({ outcome: 'paid' });
    await inOrder();
  });

  test.each(['E-ANA', 'E-OLD', 'E-ASK', 'E-NOT'])('buys nothing with %s, which is another’s, over, or no price', async (number) => {
    expect((await order([piece('E-GUEST'), piece(number)])).status).toBeGreaterThanOrEqual(400);
  });
});

test('a set bought leaves the cart, and the same piece outside the set stays', async () => {
  const set = buildSetKey([
    { name: '101', count: 1 },
    { name: '103', count: 2 },
  ]);
  const parts = [
    { sku_id: 101, quantity: 1, product_attribute: JSON.stringify({ set }) },
    { sku_id: 103, quantity: 2, product_attribute: JSON.stringify({ set }) },
  ];
  await as(ana)('/shoppingcart/add_shopping_carts', parts);
  const { Data } = await as(ana)('/payment/create_order', { receiver });
  expect(await linesOf(Data.number)).toMatchObject([
    { sku_id: 101, set_number: 1 },
    { sku_id: 103, set_number: 1 },
  ]);
  // Added after the order was placed.
  await as(ana)('/shoppingcart/add_shopping_carts', [{ sku_id: 101, quantity: 1 }]);
  await approve(Data.provider_order_id);
  expect((await capture(ana, Data.provider_order_id)).Data).toMatchObject({ outcome: 'paid' });
  const { rows } = await app.db.execute(sql`select sku_id, quantity, set_key from cart_lines where user_id = ${ana}`);
  expect(rows).toEqual([{ sku_id: 101, quantity: 1, set_key: '' }]);
  await inOrder();
});

import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { promise } from '../../../../tests/kit/aftercare-orders.ts';
import { openCheckout } from '../../../../tests/kit/checkout.ts';
import { ana, estimateSome } from '../../../../tests/kit/shoppers.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { loadCheckoutStep } from './load.server.ts';

const { app, as, place, approve, capture, anew } = await openCheckout();
const caller = { ...anonymousCaller, shopperId: ana };
beforeAll(async () => {
  await estimateSome(app.db, app.now());
  await promise(app.db, { priceProtectionDays: 30, priceProtectionTimes: 2 });
  await app.db.execute(sql`update skus set is_clearance = (id = 103)`);
});
beforeEach(anew);

const stock = { sku_id: 101, quantity: 1 };
const clearance = { sku_id: 103, quantity: 1 };
const composed = { sku_id: 105, quantity: 1, product_attribute: { estimate: 'E-ANA' } };

test.each([
  [[stock], 'all'],
  [[stock, clearance, composed], 'some'],
  [[clearance, composed], 'none'],
])('checkout promises price protection for what it then protects: %j', async (items, coverage) => {
  await as(ana)('/shoppingcart/add_shopping_carts', items);
  const { bill } = await loadCheckoutStep(
    { ...visitOn(app, caller, '/shop-cart?step=address'), app, caller, shows: () => undefined },
    'address',
  );
  expect([bill.lines.length, bill.coverage]).toEqual([items.length, coverage]);
  const { Data } = await place(ana);
  await approve(Data.provider_order_id);
  await capture(ana, Data.provider_order_id);
  const { rows } = await app.db.execute(sql`select l.sku_id from order_lines l join orders o on o.id = l.order_id
    where o.number = ${Data.number} and l.protected_until is not null`);
  expect(rows).toEqual(coverage === 'none' ? [] : [{ sku_id: 101 }]);
});

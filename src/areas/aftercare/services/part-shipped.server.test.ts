import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { setOrderStatuses } from '#areas/orders/services/actions.server.ts';
import { recordReturnedQuantity } from '#areas/orders/services/lines.server.ts';
import { lockOrder } from '#areas/orders/services/transitions.server.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { submitReview } from '#areas/reviews/services/writing.server.ts';
import { anonymousCaller, transact } from '#platform/app.ts';
import { promise } from '../../../../tests/kit/aftercare-orders.ts';
import { bundle, openPicking, owner, wig } from '../../../../tests/kit/picking.ts';
import { ofLines, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { cancellable } from '../store/own.server.ts';
import { itemsToReview, selectOrdersToReview } from '../store/review-requests.server.ts';
import { fetchOwnServices } from './own-services.server.ts';
import { fetchReturnable } from './return-quote.server.ts';

const { app, anew, pass, call, paidOrder, inOrder } = await openPicking();
const buyer = { ...anonymousCaller, shopperId: ana, by: 'header' as const };
await promise(app.db, { returnDays: 30 });
beforeEach(anew);

/** Two wigs and a bundle were bought; one wig and the bundle were refunded, the other wig was delivered. */
async function arrived() {
  const order = await paidOrder();
  await refund(app, order.number, ofLines([order.wigs, 1], [order.bundles, 1]));
  await call('/admin/order/ship', { number: order.number, shipping_name: 'UPS', shipping_code: `1Z${order.id}00000` });
  pass(60);
  await setOrderStatuses(app, owner, [order.number], 'delivered');
  return order;
}

test('only what was shipped can come back, and once', async () => {
  const order = await arrived();
  const free = async () => {
    const { lines } = await fetchReturnable(app, buyer, { number: order.number, key: null });
    return lines.map(({ freeQuantity, why }) => [freeQuantity, why]);
  };
  expect(await free()).toEqual([
    [1, null],
    [0, 'cameBack'],
  ]);
  const { returns } = await fetchOwnServices(app, ana, 'en');
  const shown = returns.orders.find(({ number }) => number === order.number);
  expect(shown?.lines.map(({ id, pieces: count }) => [id, count])).toEqual([[order.wigs, 1]]);
  await transact(app, async (inside) => {
    await recordReturnedQuantity(inside, await lockOrder(inside, order.id), [{ lineId: order.wigs, skuId: wig, quantity: 1 }]);
  });
  expect(await free()).toEqual([
    [0, 'cameBack'],
    [0, 'cameBack'],
  ]);
});

test('nobody is asked to review a piece that was never shipped, nor can review it', async () => {
  const order = await arrived();
  expect((await itemsToReview(app.db, order.id)).map(({ skuId }) => skuId)).toEqual([wig]);
  await expect(
    submitReview(app, buyer, { number: order.number, sku_id: bundle, stars: 5, text: 'Fine', upload_ids: [] }),
  ).rejects.toMatchObject({
    why: 'goodsNotExist',
  });
  pass(60);
  await submitReview(app, buyer, { number: order.number, sku_id: wig, stars: 5, text: 'Fine', upload_ids: [] });
  const [found] = await app.db.select().from(orders).where(eq(orders.id, order.id));
  const day = found?.deliveredAt ?? app.now();
  const span = { after: new Date(day.getTime() - 1), until: day, quietSince: day, kind: 'ask_review' };
  expect(await selectOrdersToReview(app.db, span, 10)).toEqual([]);
  await inOrder();
});

test('a part refunded order is offered to be cancelled until picking begins', async () => {
  const order = await paidOrder();
  await refund(app, order.number, ofLines([order.wigs, 1]));
  const numbers = async () => (await cancellable(app.db, ana)).map(({ number }) => number);
  expect(await numbers()).toContain(order.number);
  await setOrderStatuses(app, owner, [order.number], 'preparing');
  expect(await numbers()).not.toContain(order.number);
});

import { beforeEach, expect, test } from 'vitest';
import { refundableCents } from '#areas/checkout/services/refund-request.server.ts';
import { holdOrder, releaseOrder } from '#areas/orders/services/actions.server.ts';
import { openPicking, owner, parcel } from '../../../../tests/kit/picking.ts';
import { amount, everything, ofLines, refund } from '../../../../tests/kit/refunds.ts';
import { packOrder } from './packing.server.ts';
import { startPicking, tickLine } from './picking.server.ts';
import { shipOrder } from './ship-order.server.ts';

const { app, inOrder, anew, call, paidOrder, pickedOrder, linesOf, orderNow, packedPieces, labelsOf, seenOf, carried } =
  await openPicking();
beforeEach(anew);

test('a refund between opening the packing page and pressing ship is told, and nothing is bought', async () => {
  const order = await pickedOrder();
  const seen = await seenOf(order.number);
  await refund(app, order.number, ofLines([order.wigs, 1]));
  const stale = { number: order.number, parcels: [parcel], seen };
  await expect(packOrder(app, owner, stale)).rejects.toMatchObject({ why: 'orderChanged' });
  await expect(shipOrder(app, owner, stale)).rejects.toMatchObject({ why: 'orderChanged' });
  await expect(shipOrder(app, owner, { ...stale, manual: { carrier: 'UPS', trackingNumber: '1Z7777777' } })).rejects.toMatchObject({
    why: 'orderChanged',
  });
  expect((await call('/admin/stock/online_order_ship', { ...stale })).body.Code).toBe(80620);
  expect([await labelsOf(order.id), (await orderNow(order.number))?.status]).toEqual([[], 3]);
  // An amount refund changes nothing that is packed.
  const fresh = await seenOf(order.number);
  await refund(app, order.number, amount(500));
  expect(await shipOrder(app, owner, { ...stale, seen: fresh })).toHaveLength(1);
  await inOrder();
});

const refundingCarrier = (number: string, selection: Parameters<typeof refund>[2]) =>
  carried({
    ship: async (wish) => {
      await refund(app, number, selection);
      return app.ports.carrier.ship(wish);
    },
  });

test('pieces refunded while the label is bought: the order is not shipped; packed again it leaves with the label it has', async () => {
  const order = await pickedOrder();
  const sending = { number: order.number, parcels: [parcel] };
  const asked = refundingCarrier(order.number, ofLines([order.wigs, 1]));
  await expect(shipOrder(asked, owner, sending)).rejects.toMatchObject({ why: 'orderChanged' });
  expect([await labelsOf(order.id), (await orderNow(order.number))?.status]).toEqual([['bought'], 3]);
  expect(await shipOrder(app, owner, sending)).toHaveLength(1);
  expect([await labelsOf(order.id), await packedPieces(order.id)]).toEqual([
    ['bought'],
    [
      { lineId: order.wigs, quantity: 1 },
      { lineId: order.bundles, quantity: 1 },
    ],
  ]);
  await inOrder();
});

test('the same for a call that packs nothing by line', async () => {
  const order = await paidOrder();
  const body = { number: order.number, parcels: [{ grams: 700 }] };
  const answer = await call('/carrier/create_shipment', body, refundingCarrier(order.number, ofLines([order.wigs, 1])));
  expect([answer.body.Code, await labelsOf(order.id), (await orderNow(order.number))?.status]).toEqual([80620, ['bought'], 2]);
  expect((await call('/carrier/create_shipment', body)).body.Result).toBe(0);
  expect([await labelsOf(order.id), (await orderNow(order.number))?.status]).toEqual([['bought'], 4]);
});

test('everything refunded while the label is bought: nothing is shipped, and the label is void', async () => {
  const order = await pickedOrder();
  const asked = refundingCarrier(order.number, everything);
  await expect(shipOrder(asked, owner, { number: order.number, parcels: [parcel] })).rejects.toMatchObject({ why: 'orderNotShippable' });
  expect(await labelsOf(order.id)).toEqual(['void']);
  expect(await orderNow(order.number)).toMatchObject({ status: 9, consignTime: null });
  await inOrder();
});

test('an amount that is everything left takes the pieces out of the order at once, even while the provider is away', async () => {
  const order = await pickedOrder();
  const refundBy: typeof app.ports.payments.refund = async () => ({ outcome: 'away', reason: 'no response' });
  const away = { ...app, ports: { ...app.ports, payments: { ...app.ports.payments, refund: refundBy } } };
  await refund(away, order.number, amount(await refundableCents(app, order.id)));
  await expect(shipOrder(app, owner, { number: order.number, parcels: [parcel] })).rejects.toMatchObject({ why: 'orderNotShippable' });
  expect([await labelsOf(order.id), await orderNow(order.number)]).toMatchObject([[], { consignTime: null }]);
});

test('put on hold while the label is bought: it waits with its label', async () => {
  const order = await pickedOrder();
  const sending = { number: order.number, parcels: [parcel] };
  const asked = carried({
    ship: async (wish) => {
      await holdOrder(app, owner, order.number, 'address in doubt');
      return app.ports.carrier.ship(wish);
    },
  });
  await expect(shipOrder(asked, owner, sending)).rejects.toMatchObject({ why: 'orderNotShippable' });
  await releaseOrder(app, owner, order.number);
  await shipOrder(app, owner, sending);
  expect([await labelsOf(order.id), (await orderNow(order.number))?.status]).toEqual([['bought'], 4]);
});

test('packed into fewer parcels than have labels, the label that is left over is void', async () => {
  const order = await pickedOrder();
  const two = [
    { grams: 500, lines: [{ lineId: order.wigs, quantity: 2 }] },
    { grams: 300, lines: [{ lineId: order.bundles, quantity: 1 }] },
  ];
  const asked = refundingCarrier(order.number, ofLines([order.bundles, 1]));
  let count = 0;
  const second = carried({ ship: (wish) => (++count === 2 ? asked.ports.carrier.ship(wish) : app.ports.carrier.ship(wish)) });
  await expect(shipOrder(second, owner, { number: order.number, parcels: two })).rejects.toMatchObject({ why: 'orderChanged' });
  await shipOrder(app, owner, { number: order.number, parcels: [parcel] });
  expect([await labelsOf(order.id), await packedPieces(order.id)]).toEqual([['bought', 'void'], [{ lineId: order.wigs, quantity: 2 }]]);
});

const ways = ['/admin/order/ship', '/carrier/create_shipment', 'board'] as const;
test.each(ways)(
  'a refund and a shipment by %s at the same moment: the piece is refunded and not shipped, or shipped and stays so',
  async (way) => {
    for (let round = 0; round < 4; round += 1) {
      const order = way === 'board' ? await pickedOrder() : await paidOrder();
      const seen = way === 'board' ? await seenOf(order.number) : undefined;
      const byBoard = () => shipOrder(app, owner, { number: order.number, parcels: [parcel], seen });
      const how =
        way === '/admin/order/ship' ? { shipping_name: 'UPS', shipping_code: `1Z${order.id}99999` } : { parcels: [{ grams: 700 }] };
      const isSentBy = async (): Promise<boolean> => (await call(way, { number: order.number, ...how })).body.Result === 0;
      const send =
        way === 'board'
          ? byBoard()
              .then(() => true)
              .catch(() => false)
          : isSentBy();
      const [isSent] = await Promise.all([send, refund(app, order.number, ofLines([order.wigs, 1]))]);
      const now = await orderNow(order.number);
      const [line] = await linesOf(order.id);
      expect([now?.status === 4, line?.refundedQuantity, now?.removedCount]).toEqual([isSent, 1, line?.removedQuantity]);
      // A page that saw two wigs ships two, or is refused.
      if (way === 'board' && isSent) expect(line?.removedQuantity).toBe(0);
      for (const { lineId, quantity } of isSent ? await packedPieces(order.id) : [])
        if (lineId === order.wigs) expect(quantity).toBe(2 - (line?.removedQuantity ?? 0));
    }
    await inOrder();
  },
);

test('ten clerks tick while pieces are refunded: never more is picked than is shipped', async () => {
  const order = await paidOrder();
  await startPicking(app, owner, [order.number]);
  await Promise.all([
    ...Array.from({ length: 5 }, () => tickLine(app, order.wigs, true)),
    refund(app, order.number, ofLines([order.wigs, 1])),
    ...Array.from({ length: 5 }, () => tickLine(app, order.wigs, true)),
  ]);
  const [line] = await linesOf(order.id);
  expect(line).toMatchObject({ quantity: 2, removedQuantity: 1 });
  expect(line?.pickedQuantity).toBeLessThanOrEqual(1);
  await tickLine(app, order.wigs, true);
  expect((await linesOf(order.id))[0]?.pickedQuantity).toBe(1);
});

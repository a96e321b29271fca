import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { shipManually } from '#areas/picking/services/ship-manually.server.ts';
import { anonymousCaller } from '#platform/app.ts';
import { openRefunds, owner } from '../../../../tests/kit/refund-checkout.ts';
import { amount, refund } from '../../../../tests/kit/refunds.ts';
import { ana } from '../../../../tests/kit/shoppers.ts';
import { loadOwnOrder } from './order-detail.server.ts';

const { app, bought, inOrder, anew, balance, setCredit } = await openRefunds();
beforeEach(anew);
const buyer = { ...anonymousCaller, shopperId: ana };
const capturedLess = async (number: string): Promise<number> =>
  Number((await app.db.execute(sql`select payment from orders where number = ${number}`)).rows[0]?.payment);

test('the page of an order says what comes back when it is cancelled, and that is what comes', async () => {
  await setCredit(0);
  const number = await bought(ana, [101, 2]);
  await refund(app, number, amount(2000), 'a scratch');
  await refundByStaff(app, owner, { number, selection: amount(5000), reason: 'a favor', method: 'store_credit' });
  const promised = (await loadOwnOrder(app, buyer, number))?.cancelCents ?? 0;
  expect(promised).toBe((await capturedLess(number)) - 5000);
  const [money, credit] = [await capturedLess(number), await balance()];
  await cancelOrder(app, buyer, { number });
  expect(money - (await capturedLess(number))).toBe(promised);
  expect(await balance()).toBe(credit);
  await inOrder();
});

test('protection credit that was spent is not promised: the page names what is left after it', async () => {
  await setCredit(0);
  const number = await bought(ana, [101, 1]);
  const before = (await loadOwnOrder(app, buyer, number))?.cancelCents ?? 0;
  await app.db.execute(sql`insert into price_drops (id, ledger_id, sku_id, old_payable_cents, new_payable_cents)
    select 900, max(id), 101, 2000, 500 from price_ledger where sku_id = 101`);
  await app.db.execute(sql`insert into price_credits (order_line_id, drop_id, user_id, from_cents, to_cents, quantity, amount_cents, state, paid_at)
    select l.id, 900, ${ana}, 2000, 500, 1, 3000, 'paid', now() from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);
  await setCredit(1000);
  expect((await loadOwnOrder(app, buyer, number))?.cancelCents).toBe(before - 2000);
});

test('a tracking number that another shipment has is refused by name', async () => {
  const send = (number: string) => shipManually(app, { id: 1 }, { number, carrier: 'ups', trackingNumber: '1Z999' });
  await send(await bought(ana, [101, 1]));
  await expect(send(await bought(ana, [101, 1]))).rejects.toMatchObject({ why: 'trackingNumberUsed' });
});

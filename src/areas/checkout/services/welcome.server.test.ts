import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import { selectCreditBalance } from '#areas/referrals/store/own.server.ts';
import { openCheckout, receiver } from '../../../../tests/kit/checkout.ts';
import { ana, bea } from '../../../../tests/kit/shoppers.ts';

const { app, as, fill, place, anew, inOrder } = await openCheckout();
await app.db.execute(sql`insert into referral_rules (friend_off_cents, min_order_cents, reward_cents, starts_at)
  values (1500, 15000, 1500, '2026-01-01')`);
await app.db.execute(sql`insert into referral_codes (id, user_id, code) values (1, ${bea}, 'BEA15')`);
await app.db.execute(sql`insert into coupons (code, kind, amount_cents, name_en, name_zh, starts_at)
  values ('TEN', 'fixed', 1000, 'Ten', '十元', '2026-01-01')`);

/** Bea referred Ana, who has not bought yet. */
beforeEach(async () => {
  await anew();
  await app.db.execute(sql`delete from referral_welcomes`);
  await app.db.execute(sql`delete from referrals`);
  await app.db.execute(sql`insert into referrals (referee_id, referrer_id, code_id, touched_at) values (${ana}, ${bea}, 1, '2026-11-01')`);
  await fill(ana, [101, 1]);
});
const welcomes = async () => (await app.db.execute(sql`select state, amount_cents from referral_welcomes`)).rows;
const refusal = async () => (await app.db.execute(sql`select refused_reason as reason from referrals`)).rows;
const totalOf = async (number: string) =>
  (await app.db.execute(sql`select total_cents as total, credit_cents as credit from orders where number = ${number}`)).rows[0];

test('coupon, welcome and credit each come off once, however often it is pressed, and go back with the order', async () => {
  await giveCredit(app, { userId: ana, kind: 'adjusted', source: ['test', 1], cents: 5000 });
  // $180 for the item and $26 shipping, less 10, 15 and 50.
  const wish = { coupon: 'TEN', use_credit: true, seen_total: 131 };
  const presses = await Promise.all(Array.from({ length: 4 }, () => place(ana, wish)));
  const numbers = [...new Set(presses.filter(({ Result }) => Result === 0).map(({ Data }) => Data.number))];
  expect(numbers).toHaveLength(1);
  const [number = ''] = numbers;
  expect(await totalOf(number)).toEqual({ total: 13_100, credit: 5000 });
  expect([await welcomes(), await selectCreditBalance(app.db, ana)]).toEqual([[{ state: 'held', amount_cents: 1500 }], 0]);
  expect((await as(ana)('/order/cancel', { number })).Result).toBe(0);
  expect([await welcomes(), await selectCreditBalance(app.db, ana)]).toEqual([[{ state: 'released', amount_cents: 1500 }], 5000]);
  await inOrder();
});

test('a first order to where the referrer lives has no welcome: it is refused with the new total, and counts without', async () => {
  await app.db.execute(sql`update users set address = '77 Oak Street', post_code = '30309', country = 'US' where id = ${bea}`);
  const to = { ...receiver, address: '77 oak st.', post_code: '30309-1200' };
  expect((await place(ana, { receiver: to, seen_total: 191 })).Result).toBe(80103);
  expect(await refusal()).toEqual([{ reason: 'same_address' }]);
  const { Data } = await place(ana, { receiver: to, seen_total: 206 });
  expect([await totalOf(Data.number), await welcomes()]).toEqual([{ total: 20_600, credit: 0 }, []]);
  await as(ana)('/order/cancel', { number: Data.number });
  await app.db.execute(sql`update users set address = '', post_code = '' where id = ${bea}`);
});

test('nor has one that asks for the referrer’s phone', async () => {
  await app.db.execute(sql`update users set phone_number = '+1 (404) 555-0177' where id = ${bea}`);
  const to = { ...receiver, address: '9 Elm St', phone_number: '4045550177' };
  expect((await place(ana, { receiver: to, seen_total: 191 })).Result).toBe(80103);
  expect(await refusal()).toEqual([{ reason: 'same_phone' }]);
});

import { sql } from 'drizzle-orm';
import { fetchPriceProtectionTerms, processPriceProtection, protectLine } from '#areas/aftercare/services/price-protection.server.ts';
import { addCartLines } from '#areas/cart/services/add-to-cart.server.ts';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { recordStockForm } from '#areas/stock/services/movements.server.ts';
import { dayMs, minuteMs } from '#kernel/dates.ts';
import type { App, Caller } from '#platform/app.ts';
import { anonymousCaller } from '#platform/app.ts';
import { insertPaidOrders, promise } from '../../tests/kit/aftercare-orders.ts';
import { buy, fillUp, seedStock, twin } from './buyers.ts';
import { oneReward, openReferrals, selfDealing } from './d5-referrals.ts';
import type { Drill, DrillContext } from './frame.ts';

const buyerCount = 50;
const [coupled, protectedSku, shelved] = [101, 103, 101] as const;
const clerk: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['stock'] }, by: 'header' };
/** Price-protection lines and buyers have ids far from those of placed orders. */
const farAway = 500_000;

/** Everything limited, requested by fifty at once: coupons, rewards, price protection, cart batches, stock forms. */
export const limits: Drill = {
  name: 'D5',
  title: 'limits: fifty at once want what there is once, or five times',
  engines: ['embedded', 'postgres'],
  rounds: { full: 100, short: 2 },
  sabotage: 'a coupon forgets its uses, and a cart its batches',
  async run(ground) {
    const { app } = ground;
    await seedStock(ground);
    await promise(app.db, { priceProtectionDays: 30, priceProtectionTimes: 2, priceProtectionLookCents: 10_000_000 });
    await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
      values (1, 'stock', 'stock@tressline.test', 'x', 'Stella', 'Stock')`);
    await app.db.execute(sql`insert into users (id, email, password_hash, first_name, last_name)
      select n + ${farAway}::integer, 'owner' || n || '@tressline.test', 'x', 'Buyer', n::text from generate_series(1, ${ground.rounds}::integer) n`);
    await openReferrals(ground);
    if (ground.isSabotaged) await forget(ground);
    for (let round = 0; round < ground.rounds; round += 1) {
      await coupon(ground, round, round % 2 === 0 ? 1 : 5);
      await batches(ground, round);
      await form(ground, round);
      await protectedPrice(ground, round);
      await oneReward(ground, round);
      if (round % 10 === 9) ground.say(`${round + 1} rounds`);
    }
    await selfDealing(ground);
  },
};

/** Two instances of the shop, the crowd spread over both. */
const atOnce = <T>(app: App, work: (shop: App, place: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> => {
  const shops = [app, twin(app)];
  return Promise.allSettled(Array.from({ length: buyerCount }, (_, index) => work(shops[index % 2] ?? app, index)));
};
const countOf = async ({ app }: DrillContext, query: ReturnType<typeof sql>): Promise<number> =>
  Number((await app.db.execute<{ count: number }>(query)).rows[0]?.count ?? 0);

async function coupon(ground: DrillContext, round: number, limit: number): Promise<void> {
  const { app, must } = ground;
  await fillUp(ground, coupled, buyerCount + 10);
  const code = `DRILL${round}`;
  await app.db.execute(
    sql`insert into coupons (code, kind, amount_cents, max_uses, name_en, name_zh) values (${code}, 'fixed', 500, ${limit}, 'Drill', '演练')`,
  );
  const answers = await atOnce(app, (shop, place) => buy(shop, round * buyerCount + place, [{ skuId: coupled, quantity: 1 }], null, code));
  const answered = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  must(answered.length === buyerCount, 'every buyer has an answer');
  must(
    answered.filter(({ won }) => won).length === limit,
    limit === 1 ? 'a coupon for one is used once' : 'a coupon for five is used five times',
  );
  for (const answer of answered)
    if (!answer.won) must(answer.why === 'couponRefused', `who comes too late hears that the coupon is used up, not: ${answer.text}`);
  const used = await countOf(
    ground,
    sql`select count(*)::integer as count from coupon_redemptions r join coupons c on c.id = r.coupon_id where c.code = ${code} and r.state <> 'released'`,
  );
  must(used === limit, 'as many uses are written as there are');
}

/** One cart, fifty uploads of five batches: each batch counts once. */
async function batches(ground: DrillContext, round: number): Promise<void> {
  const { app, must } = ground;
  const userId = farAway + round + 1;
  await app.db.execute(sql`delete from cart_lines where user_id = ${userId}`);
  await atOnce(app, (shop, place) =>
    addCartLines(shop, userId, {
      items: [{ skuId: coupled, quantity: 1 + (place % 5), attribute: undefined, seenCents: null }],
      batchId: `drill-${round}-${place % 5}`,
    }),
  );
  const quantity = await countOf(
    ground,
    sql`select coalesce(sum(quantity), 0)::integer as count from cart_lines where user_id = ${userId}`,
  );
  must(quantity === 1 + 2 + 3 + 4 + 5, 'a cart holds the sum of its distinct batches');
}

async function form(ground: DrillContext, round: number): Promise<void> {
  const { app, must } = ground;
  const before = await countOf(ground, sql`select on_hand as count from stock_levels where sku_id = ${shelved}`);
  const key = `drill-form-${round}`;
  const answers = await atOnce(app, (shop) =>
    recordStockForm(shop, clerk, { direction: 'in', reason: 'found', key, lines: [{ skuId: shelved, quantity: 3 }] }),
  );
  const fresh = answers.filter((answer) => answer.status === 'fulfilled' && !answer.value.isRepeat).length;
  const failed = answers.find((answer) => answer.status === 'rejected');
  must(!failed, `a form sent again is answered, not: ${failed?.status === 'rejected' ? failed.reason : ''}`);
  must(fresh === 1, 'a form of the stock room is booked once');
  const after = await countOf(ground, sql`select on_hand as count from stock_levels where sku_id = ${shelved}`);
  must(after - before === 3, 'the shelf has three pieces more');
}

/** A drop of $10 pays $20, once, whether the task or the buyer triggers it. */
async function protectedPrice(ground: DrillContext, round: number): Promise<void> {
  const { app, clock, must } = ground;
  const price = (cents: number) =>
    changePrices(app, {
      staffId: null,
      reason: 'drill',
      changes: [{ skuId: protectedSku, priceCents: cents, discountBp: 10_000, isClearance: false }],
    });
  await price(10_000);
  clock.aheadMs += 40 * dayMs;
  const lineId = farAway + round + 1;
  await insertPaidOrders(app.db, [
    ...[
      { id: lineId, userId: lineId, skuId: protectedSku, priceCents: 10_000, quantity: 1, shareCents: 0, paidAt: app.now(), untilDays: 30 },
    ],
  ]);
  clock.aheadMs += dayMs;
  await price(9000);
  // A lower price pays once it has lasted.
  clock.aheadMs += 30 * minuteMs;
  const terms = await fetchPriceProtectionTerms(app);
  const answers = await atOnce(app, async (shop, place) =>
    place % 5 === 0 ? processPriceProtection(shop) : void (await protectLine(shop, lineId, terms)),
  );
  await processPriceProtection(app);
  const failed = answers.find((answer) => answer.status === 'rejected');
  must(!failed, `a claim is answered, not: ${failed?.status === 'rejected' ? failed.reason : ''}`);
  const { rows } = await app.db.execute<{ amount_cents: number }>(
    sql`select amount_cents from price_credits where order_line_id = ${lineId}`,
  );
  must(rows.length === 1 && Number(rows[0]?.amount_cents) === 2000, 'twice the difference is given once');
  const balance = await countOf(ground, sql`select balance_cents as count from credit_accounts where user_id = ${lineId}`);
  must(balance === 2000, 'her account holds exactly that');
}

/** The guards are one conditional update and one key; here both are removed. */
async function forget({ app }: DrillContext): Promise<void> {
  await app.db.execute(
    `create function forget_uses() returns trigger language plpgsql as $$ begin new.used_count := 0; return new; end $$`,
  );
  await app.db.execute('create trigger forget_uses before update on coupons for each row execute function forget_uses()');
  await app.db.execute('alter table cart_batches drop constraint cart_batches_user_id_batch_id_pk');
}

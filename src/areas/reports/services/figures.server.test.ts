import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#demo/demo.server.ts';
import { randomFrom } from '#kernel/random.ts';
import { allChecks, checkInvariants } from '#platform/invariants.server.ts';
import { chosenIn } from '#site/list.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { analysisList } from '../rules/analysis-list.ts';
import { analysisOf, analysisPeriod } from './analysis.server.ts';
import { ordersOfFigure } from './analysis-rows.server.ts';
import { refreshAllDailyFigures, refreshDailyFigures } from './figures.server.ts';

let app: TestApp;
const rows = async <T = object>(text: string): Promise<T[]> => (await app.store.run(text)) as T[];
const figures = () =>
  rows(`select day::text, dimension, key, order_count, paid_count, new_buyer_count, piece_count, total_cents, captured_cents, refunded_cents, discount_cents, shipping_cents, cost_cents
    from daily_figures order by 1, 2, 3`);
const marks = async () =>
  Number((await rows<{ count: number }>(`select count(*)::int as count from stale_days where aggregate = 'orders'`))[0]?.count);

beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.store, { now: app.now(), orderTarget: 150, days: 60 });
  await refreshAllDailyFigures(app);
}, 300_000);

const happenings: readonly ((id: number, cents: number) => string)[] = [
  (id) =>
    `update orders set payment_time = created_at + interval '3 hours', payment_state = 'paid' where id = ${id} and payment_time is null`,
  (id) => `update orders set status = 7, deal_close_time = now() where id = ${id} and status = 1`,
  (id) => `update orders set payment_time = null, payment_state = 'unpaid', status = 1 where id = ${id}`,
  (id, cents) =>
    `insert into captures (payment_id, order_id, capture_id, amount_cents, state, captured_at) select id, order_id, 'more-${id}-${cents}', ${cents}, 'completed', '2026-11-${10 + (cents % 3)}T23:59:59Z' from payments where order_id = ${id} limit 1`,
  (id) => `update captures set state = 'pending' where order_id = ${id}`,
  (id) => `update captures set state = 'completed' where order_id = ${id}`,
  (id, cents) =>
    `insert into refunds (order_id, capture_id, request_id, amount_cents, reason, state, completed_at) select order_id, id, 'back-${id}-${cents}', ${cents}, 'piece missing', 'completed', '2026-11-12T09:00:00Z' from captures where order_id = ${id} limit 1`,
  (id) => `insert into refund_lines (refund_id, order_line_id, quantity, amount_cents)
    select f.id, l.id, 1, 100 from refunds f join order_lines l on l.order_id = f.order_id where f.order_id = ${id} limit 1 on conflict do nothing`,
  (id) => `update refunds set state = 'failed', completed_at = null where order_id = ${id}`,
  (id) => `update orders set owner_staff_id = (select min(id) from staff_members), device = 'desktop' where id = ${id}`,
  (id) => `update order_shippings set region = 'TX' where order_id = ${id}`,
  (id) => `update orders set is_test = not is_test where id = ${id}`,
  (id) => `update orders set email = (select email from orders where id = ${Math.max(1, id - 7)}) where id = ${id}`,
  (id) => `update order_lines set texture = 'Straight', unit_cost_cents = unit_cost_cents + 5 where order_id = ${id}`,
  (id) =>
    `update spus set category_id = (select max(id) from categories) where id = (select k.spu_id from order_lines l join skus k on k.id = l.sku_id where l.order_id = ${id} limit 1)`,
  (
    id,
  ) => `delete from order_lines where id = (select max(l.id) from order_lines l where l.order_id = ${id} and not exists (select 1 from refund_lines r where r.order_line_id = l.id)
    and not exists (select 1 from reviews v where v.order_line_id = l.id) and not exists (select 1 from parcel_lines p where p.order_line_id = l.id) and not exists (select 1 from case_lines c where c.order_line_id = l.id))`,
];

const days = { from: '2026-10-14', to: '2026-11-12' };
/** Counted directly from orders, payments and refunds, without stored sums. */
const recount = async ({ from, to }: typeof days) => {
  const within = (moment: string) => `(${moment} at time zone 'UTC')::date between '${from}' and '${to}'`;
  const [row] = await rows(`select
    (select count(*)::int from orders where not is_test and ${within('created_at')}) as orders,
    (select count(*)::int from orders where not is_test and ${within('payment_time')}) as paid,
    (select coalesce(sum(total_cents), 0)::int from orders where not is_test and ${within('payment_time')}) as "totalCents",
    (select coalesce(sum(l.unit_cost_cents::bigint * l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
      where not o.is_test and ${within('o.payment_time')}) as "costCents",
    (select coalesce(sum(c.amount_cents), 0)::int from captures c join orders o on o.id = c.order_id
      where not o.is_test and c.state in ('completed', 'part_refunded', 'refunded') and ${within('c.captured_at')}) as "capturedCents",
    (select coalesce(sum(f.amount_cents), 0)::int from refunds f join orders o on o.id = f.order_id
      where not o.is_test and f.state = 'completed' and ${within('f.completed_at')}) as "refundedCents"`);
  return row;
};

test('the analysis says what a plain count says, for its days and those before; every table adds up, and a figure opens its rows', async () => {
  const asked = chosenIn(analysisList, new URLSearchParams({ ...days, rows: 'all' }));
  const { now, past, tables } = await analysisOf(app, analysisPeriod(app, asked));
  const counted = await recount(days);
  expect(now).toMatchObject(counted ?? {});
  expect(past).toMatchObject((await recount({ from: '2026-09-14', to: '2026-10-13' })) ?? {});
  expect(now.paid).toBeGreaterThan(10);
  for (const { part, lines } of tables)
    expect(
      [part, lines.reduce((sum, line) => sum + line.revenueCents, 0)],
      'whatever the orders are told apart by, the money is the same',
    ).toEqual([part, now.capturedCents]);
  const behind = await ordersOfFigure(app, asked, { limit: 1000, offset: 0 }, 'en');
  expect([behind.total, behind.rows.length]).toEqual([now.paid, now.paid]);
  expect(behind.rows.reduce((sum, row) => sum + row.totalCents, 0)).toBe(now.totalCents);
});

const patient = { timeout: 240_000 };

test('after a hundred random changes the daily figures are what a count of everything gives', patient, async () => {
  const random = randomFrom('figures 1');
  for (let turn = 0; turn < 100; turn += 1) {
    const happens = random.pick(happenings);
    await app.db.execute(sql.raw(happens(random.int(1, 150), random.int(1, 5000))));
    if (turn % 20 === 0) await refreshDailyFigures(app);
  }
  expect(await marks()).toBeGreaterThan(0);
  await refreshAllDailyFigures(app);
  expect(await marks()).toBe(0);
  const kept = await figures();
  await app.db.execute(sql`delete from daily_figures`);
  await app.db.execute(
    sql`insert into stale_days (aggregate, day) select distinct 'orders', d::date from generate_series('2026-08-01'::date, '2026-11-20'::date, interval '1 day') d`,
  );
  await refreshAllDailyFigures(app);
  expect(kept).toEqual(await figures());
  const broken = (await checkInvariants(app.db, allChecks)).filter(({ name, brokenCount }) => name === 'summaries' && brokenCount > 0);
  expect(broken).toEqual([]);
});

test('what moves nothing that is summed up marks no day', async () => {
  await app.db.execute(sql`update orders set status = 4, consign_time = now() where status in (2, 3)`);
  await app.db.execute(sql`update order_lines set picked_quantity = quantity - removed_quantity`);
  await app.db.execute(sql`update captures set refunded_cents = 1 where amount_cents > 1`);
  expect(await marks()).toBe(0);
});

test('a day is summed up once, however many look at it at the same moment', patient, async () => {
  await app.db.execute(sql`update orders set device = 'tablet' where id in (1, 2, 3)`);
  await Promise.all(Array.from({ length: 8 }, () => refreshDailyFigures(app)));
  await refreshAllDailyFigures(app);
  const [tablet] = await rows<{ count: number }>(
    `select coalesce(sum(order_count), 0)::int as count from daily_figures where dimension = 'device' and key = 'tablet'`,
  );
  const [real] = await rows<{ count: number }>(`select count(*)::int as count from orders where device = 'tablet' and not is_test`);
  expect(tablet).toEqual(real);
});

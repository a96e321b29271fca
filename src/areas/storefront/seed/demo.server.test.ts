import { beforeAll, describe, expect, test } from 'vitest';
import { demoShopperEmail } from '#areas/shoppers/seed.server.ts';
import { bookChecks, checkBooks } from '#areas/storefront/seed/books.server.ts';
import { isSeeded, seedDemo } from '#areas/storefront/seed/demo.server.ts';
import type { Store } from '#platform/database/open.server.ts';
import { fitsPassword } from '#platform/passwords.server.ts';
import { testStore } from '../../../../tests/kit/app.ts';

const now = new Date('2026-11-12T10:42:00Z');
const small = { now, orderTarget: 200, days: 60 };
const shapeOf = (store: Store) =>
  store.run(`select indexdef as thing from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1`);

describe('a small demo shop', () => {
  let store: Store;
  let shapeBefore: Awaited<ReturnType<typeof shapeOf>>;
  beforeAll(async () => {
    store = await testStore();
    shapeBefore = await shapeOf(store);
    await expect(
      seedDemo(store, {
        ...small,
        report: (words) => {
          if (words === 'sums') throw new Error('the power goes');
        },
      }),
    ).rejects.toThrow('the power goes');
    expect(await isSeeded(store)).toBe(false);
    await seedDemo(store, small);
  });

  test.each(bookChecks.map(({ name, law }) => [name, law]))('%s: %s', async (name) => {
    const results = await checkBooks(store.db);
    expect(results.find((result) => result.name === name)?.brokenCount).toBe(0);
  });

  test('orders stand in every status and every state of payment', async () => {
    expect(await store.run('select distinct status from orders order by 1')).toHaveLength(9);
    expect(await store.run('select distinct payment_state from orders order by 1')).toHaveLength(8);
  });

  test('the demo shopper can log in and has orders in several states', async () => {
    const [shopper] = await store.run(`select id, password_hash from users where email = '${demoShopperEmail}'`);
    expect(await fitsPassword('demo-shopper-2026', String(shopper?.password_hash))).toBe(true);
    expect(await store.run(`select distinct status from orders where user_id = ${shopper?.id}`)).toHaveLength(9);
  });

  test('the demo shopper can buy what lies in her cart, and send something back', async () => {
    expect(
      await store.run(`select c.id from cart_lines c join skus s on s.id = c.sku_id where c.user_id = 1 and s.available >= c.quantity`),
    ).toHaveLength(3);
    const [{ pieces } = { pieces: 0 }] = await store.run(`select count(*)::integer as pieces from order_lines l
      join orders o on o.id = l.order_id where o.user_id = 1 and o.status = 5 and not l.is_final_sale and not l.is_gift
        and not exists (select 1 from case_lines c where c.order_line_id = l.id)`);
    expect(Number(pieces)).toBeGreaterThan(0);
  });

  test('all indexes and keys are there again', async () => {
    expect(await shapeOf(store)).toEqual(shapeBefore);
  });

  test('the next ids are new', async () => {
    const [{ next } = { next: 0 }] = await store.run(`select nextval(pg_get_serial_sequence('orders', 'id')) as next`);
    const [{ highest } = { highest: 0 }] = await store.run('select max(id) as highest from orders');
    expect(Number(next)).toBe(Number(highest) + 1);
  });

  test('a second load changes nothing', async () => {
    expect(await isSeeded(store)).toBe(true);
    expect(await seedDemo(store, small)).toBeNull();
    expect(await store.run(`select count(*)::integer as orders from orders`)).toEqual([{ orders: 200 }]);
  });

  const broken: readonly (readonly [name: string, breakIt: string])[] = [
    ['I-1 stock', 'update stock_levels set on_hand = on_hand + 1 where sku_id = (select min(sku_id) from stock_levels)'],
    ['I-1 chain', 'update stock_movements set before = before + 1, after = after + 1 where id = (select min(id) from stock_movements)'],
    ['I-1 reserved', `delete from stock_reservations where id = (select min(id) from stock_reservations where state = 'held')`],
    ['I-1 made to order', 'update skus set available = available + 1 where id = (select min(id) from skus)'],
    ['I-1 sold', `delete from stock_movements where id = (select min(id) from stock_movements where reason = 'sale')`],
    [
      'I-2 captures',
      `update captures set amount_cents = amount_cents + 1 where id = (select min(id) from captures where state = 'completed')`,
    ],
    ['I-2 refunded', 'update captures set refunded_cents = 1 where id = (select min(id) from captures where refunded_cents = 0)'],
    [
      'I-3 provider',
      `insert into stand_in_records (stand_in, key, value) values ('paypal', 'order:X', '{"captures": [{"id": "LOST", "status": "COMPLETED"}]}')`,
    ],
    [
      'I-4 unique',
      'alter table captures drop constraint captures_capture_id_unique; update captures set capture_id = (select min(capture_id) from captures)',
    ],
    [
      'I-5 totals',
      'update orders set items_cents = items_cents + 1, total_cents = total_cents + 1 where id = (select min(id) from orders)',
    ],
    ['I-6 prices', 'update order_lines set list_price_cents = list_price_cents + 1 where id = (select min(id) from order_lines)'],
    [
      'I-7 holds',
      `update stock_reservations set state = 'held', ended_at = null, expires_at = now() - interval '1 hour' where id = (select min(id) from stock_reservations where state = 'released')`,
    ],
    [
      'I-8 rewards',
      `insert into referral_rewards (referral_id, referee_id, referrer_id, order_id, rule_id, amount_cents, state)
        select 900, 900, 901, min(id), 1, 1500, 'available' from orders where payment_time is null`,
    ],
    ['I-9 coupons', 'update coupons set used_count = used_count + 1 where id = (select min(id) from coupons where max_uses is null)'],
    [
      'I-10 letters',
      `alter table mails drop constraint mails_once; insert into mails (subject_kind, subject_id, kind, to_email, language, subject_line, text_body)
        select 'order', '1', 'paid', 'ana@example.com', 'en', 'Paid', 'Paid' from generate_series(1, 2)`,
    ],
    ['I-11 moves', `update order_history set to_status = 9 where id = (select min(id) from order_history where to_status = 2)`],
    ['I-11 times', 'update orders set consign_time = created_at where id = (select min(id) from orders where status = 4)'],
    [
      'I-12 buyers',
      'alter table orders drop constraint orders_user_id; update orders set user_id = -1 where id = (select min(id) from orders)',
    ],
    [
      'I-13 sessions',
      `insert into shopper_sessions (user_id, token_hash, device, ip, expires_at) values (1, 'endless', '', '', now() + interval '10 years')`,
    ],
    [
      'I-14 income',
      `update ledger_entries set amount_cents = amount_cents + 1 where id = (select min(id) from ledger_entries where source_kind = 'capture')`,
    ],
    [
      'I-15 news',
      `alter table webhook_events drop constraint webhook_events_once; insert into webhook_events (provider, event_id, kind, payload)
        select 'paypal', 'WH-twice', 'PAYMENT.CAPTURE.COMPLETED', '{}' from generate_series(1, 2)`,
    ],
    [
      'I-16 price protection',
      'update order_lines set protected_cents = 1 where id = (select min(id) from order_lines where price_total > discount_share_cents + 1)',
    ],
    [
      'I-16 protection credit',
      `insert into credit_entries (user_id, amount_cents, balance_after_cents, kind, source_kind, source_id)
        select min(user_id), 100, 100, 'price_protection', 'price_credit', '900000' from credit_accounts`,
    ],
    ['purchases', 'update purchase_receipts set cost_cents = cost_cents + 1 where id = (select min(id) from purchase_receipts)'],
    [
      'summaries',
      `update daily_figures set captured_cents = captured_cents + 1 where dimension = 'all' and day = (select max(day) from daily_figures)`,
    ],
    [
      'ratings',
      `update spus set rating_sum = rating_sum - 1 where id = (select min(spu_id) from reviews where status = 'published' and stars > 1)`,
    ],
  ];

  test('every invariant is shown to see what breaks it', () => {
    const shown = new Set(broken.map(([name]) => name));
    expect(bookChecks.filter(({ name }) => name.startsWith('I-') && !shown.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each(broken)('the law "%s" sees when it is broken', async (name, breakIt) => {
    const undo = new Error('undo');
    let count = 0;
    await store
      .load(async (_, db) => {
        // The database itself refuses to change such rows; the law must see it even where that guard is off.
        await db.execute('set local session_replication_role = replica');
        for (const statement of breakIt.split('; ')) await db.execute(statement);
        count = (await checkBooks(db)).find((result) => result.name === name)?.brokenCount ?? 0;
        throw undo;
      })
      .catch((error) => expect(error).toBe(undo));
    expect(count).toBeGreaterThan(0);
  });
});

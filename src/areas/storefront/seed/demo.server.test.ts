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

  test.each([
    ['I-1 stock', 'update stock_levels set on_hand = on_hand + 1 where sku_id = (select min(sku_id) from stock_levels)'],
    [
      'I-2 captures',
      `update captures set amount_cents = amount_cents + 1 where id = (select min(id) from captures where state = 'completed')`,
    ],
    [
      'I-3 provider',
      `insert into stand_in_records (stand_in, key, value) values ('paypal', 'order:X', '{"captures": [{"id": "LOST", "status": "COMPLETED"}]}')`,
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
    ['I-9 coupons', 'update coupons set used_count = used_count + 1 where id = (select min(id) from coupons where max_uses is null)'],
    ['I-11 moves', `update order_history set to_status = 9 where id = (select min(id) from order_history where to_status = 2)`],
    [
      'I-14 income',
      `update ledger_entries set amount_cents = amount_cents + 1 where id = (select min(id) from ledger_entries where source_kind = 'capture')`,
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
  ])('the law "%s" sees when it is broken', async (name, breakIt) => {
    const broken = new Error('undo');
    let count = 0;
    await store
      .load(async (_, db) => {
        // The database itself refuses to change such rows; the law must see it even where that guard is off.
        await db.execute('set local session_replication_role = replica');
        await db.execute(breakIt);
        count = (await checkBooks(db)).find((result) => result.name === name)?.brokenCount ?? 0;
        throw broken;
      })
      .catch((error) => expect(error).toBe(broken));
    expect(count).toBeGreaterThan(0);
  });
});

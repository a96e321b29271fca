import { beforeAll, describe, expect, test } from 'vitest';
import { demoShopperEmail } from '#demo/shoppers/seed.server.ts';
import { isEmptyShop } from '#platform/database/empty-shop.server.ts';
import type { Store } from '#platform/database/open.server.ts';
import { allChecks, checkInvariant } from '#platform/invariants.server.ts';
import { fitsPassword } from '#platform/passwords.server.ts';
import { testStore } from '../tests/kit/app.ts';
import { seedDemo } from './demo.server.ts';

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
        report: (message) => {
          if (message === 'sums') throw new Error('the power goes');
        },
      }),
    ).rejects.toThrow('the power goes');
    expect(await isEmptyShop(store.db)).toBe(true);
    await seedDemo(store, small);
  });

  test.each(allChecks.map((check) => [check.name, check.rule, check] as const))('%s: %s', async (_name, _rule, check) => {
    expect((await checkInvariant(store.db, check)).sample).toEqual([]);
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
    expect(await isEmptyShop(store.db)).toBe(false);
    expect(await seedDemo(store, small)).toBeNull();
    expect(await store.run(`select count(*)::integer as orders from orders`)).toEqual([{ orders: 200 }]);
  });
});

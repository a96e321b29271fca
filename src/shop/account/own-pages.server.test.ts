import { beforeAll, describe, expect, test } from 'vitest';
import { fetchOwnServices } from '#areas/aftercare/services/own-services.server.ts';
import { wholeBuild } from '#areas/builder/services/builder.server.ts';
import { ownLike } from '#areas/builder/services/like-this.server.ts';
import { fetchOwnPayments } from '#areas/checkout/services/own-payments.server.ts';
import { loadOwnOrder } from '#areas/documents/services/order-detail.server.ts';
import { buildOrderBreakdown } from '#areas/orders/rules/money.ts';
import { fetchLinesByOrder, fetchOwnOrder, fetchShippingAndHistory, listOwnOrders } from '#areas/orders/services/own-orders.server.ts';
import { liveRules } from '#areas/pricing/services/active-rules.server.ts';
import { fetchOwnReferral } from '#areas/referrals/services/own-referral.server.ts';
import { seedDemo } from '#demo/demo.server.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { askAboutOrder } from './orders/order-question.server.ts';

let app: TestApp;
let ownNumbers: readonly string[];
let strange: string;
beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.store, { now: app.clock.at, orderTarget: 200, days: 60 });
  ownNumbers = (await app.store.run('select number from orders where user_id = 1 order by created_at desc, id desc')).map(({ number }) =>
    String(number),
  );
  const [other] = await app.store.run('select number from orders where user_id > 1 order by id limit 1');
  strange = String(other?.number);
});
const demo = { shopperId: 1, by: 'header' } as const;
const query = { statuses: null, number: '', page: 1, pageSize: 100 };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('orders', () => {
  test('are hers alone, the newest first', async () => {
    const { items, total } = await listOwnOrders(app, 1, query);
    expect(items.map(({ number }) => number)).toEqual(ownNumbers);
    expect(total).toBe(ownNumbers.length);
    expect(items.every(({ userId }) => userId === 1)).toBe(true);
  });

  test('the bill of every order of the shop adds up to the cent, and so do its lines and its money', async () => {
    const buyers = await app.store.run('select distinct user_id as id from orders where user_id is not null');
    let seen = 0;
    for (const { id } of buyers) {
      const { items } = await listOwnOrders(app, Number(id), query);
      const ids = items.map((order) => order.id);
      const [lines, payments] = [await fetchLinesByOrder(app, 'en', ids), await fetchOwnPayments(app, ids)];
      for (const order of items) {
        seen += 1;
        expect(sum(buildOrderBreakdown(order).map(({ cents }) => cents)), order.number).toBe(order.totalCents);
        const bought = lines.get(order.id) ?? [];
        expect(sum(bought.map(({ priceTotalCents }) => priceTotalCents)), order.number).toBe(order.itemsCents);
        expect(sum(bought.map(({ quantity }) => quantity)), order.number).toBe(order.pieceCount);
        const money = (payments.get(order.id) ?? []).filter(({ state }) => state === 'completed');
        expect(sum(money.map(({ kind, amountCents }) => (kind === 'refund' ? -amountCents : amountCents))), order.number).toBe(
          order.paymentCents,
        );
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('another’s order answers exactly like one that never was, whoever asks by whatever way', async () => {
    const call = callerOn(app, demo);
    const missing = await call('GET', '/order/get_order?number=TL-000000-00000');
    const others = await call('GET', `/order/get_order?number=${strange}`);
    expect([missing.status, missing.body.Result]).toEqual([404, 80010]);
    expect([others.status, others.body]).toEqual([missing.status, missing.body]);
    await expect(fetchOwnOrder(app, 1, strange)).rejects.toThrow('Order Not Exist');
    expect(await loadOwnOrder(app, { ...anonymousCaller, ...demo }, strange)).toBeNull();
    const found = await call('POST', '/order/get_orders_with_query', { number: strange, user_id: 2, userId: 2 });
    expect(found.body).toMatchObject({ Result: 0, Data: { items: [], total: 0 } });
  });

  test('nobody sorts or filters by what is not offered', async () => {
    const call = callerOn(app, demo);
    const plain = await call('POST', '/order/get_orders_with_query', { page_size: 100 });
    const odd = {
      page_size: 100,
      sort: 'total_cents; drop table orders',
      order_by: 'user_id',
      where: { user_id: 2 },
      user_id: 2,
      statuses: [1],
    };
    expect((await call('POST', '/order/get_orders_with_query', odd)).body).toEqual(plain.body);
    for (const status of ['1 or 1=1', [1, 2], { $ne: 1 }, 0, 10, 1.5, null])
      expect((await call('POST', '/order/get_orders_with_query', { status })).body.Result, JSON.stringify(status)).toBe(80004);
    const wild = await call('POST', '/order/get_orders_with_query', { number: '%' });
    expect(wild.body).toMatchObject({ Result: 0, Data: { total: 0 } });
  });

  test('by status and by a piece of the number, page by page', async () => {
    const call = callerOn(app, demo);
    for (const status of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const { body } = await call('POST', '/order/get_orders_with_query', { status, page_size: 100 });
      const { items } = body.Data as { items: { status: number }[] };
      expect(items.length, `status ${status}`).toBeGreaterThan(0);
      expect(items.every((order) => order.status === status)).toBe(true);
    }
    const [first = ''] = ownNumbers;
    const found = await call('POST', '/order/get_orders_with_query', { number: ` ${first.toLowerCase()} ` });
    expect(found.body).toMatchObject({ Data: { total: 1, items: [{ number: first }] } });
    const last = await call('POST', '/order/get_orders_with_query', { page: 9999, page_size: 5 });
    expect(last.body).toMatchObject({ Data: { page: Math.ceil(ownNumbers.length / 5), total: ownNumbers.length } });
  });

  test('one order speaks the names of the specification', async () => {
    const { items } = await listOwnOrders(app, 1, { ...query, statuses: [5] });
    const { body } = await callerOn(app, demo)('GET', `/order/get_order?number=${items[0]?.number}`);
    expect(body.Data).toMatchObject({
      user_id: 1,
      status: 5,
      payment_type: 1,
      postage_fees: 1,
      shipping_name: 'FedEx',
      shipping_code: expect.stringMatching(/^\d{12}$/),
      consign_time: expect.stringMatching(/Z$/),
      deal_close_time: null,
      shipping: { receiver_address: expect.stringMatching(/^[^|]+ \| [^|]+ \| [A-Z]{2} \| \d{5}$/) },
    });
    const order = body.Data as { breakdown: Record<string, number>; details: { price: number; product_attribute: string }[] };
    const { item_total = 0, shipping = 0, handling = 0, tax = 0, discount = 0, total = 0 } = order.breakdown;
    expect(Math.round((item_total + shipping + handling + tax - discount) * 100)).toBe(Math.round(total * 100));
    for (const { price, product_attribute } of order.details) expect(JSON.parse(product_attribute).items.price).toBe(price);
    expect(JSON.stringify(body)).not.toMatch(/cost|payer|provider|staff|reason/);
  });

  test('its history ends where the order stands', async () => {
    const { items } = await listOwnOrders(app, 1, query);
    const { histories } = await fetchShippingAndHistory(
      app,
      items.map(({ id }) => id),
    );
    for (const order of items) expect(histories.get(order.id)?.at(-1)?.toStatus).toBe(order.status);
  });

  test('a question about an order becomes one inquiry, however often the button is pressed, and only for her own', async () => {
    const [number = ''] = ownNumbers;
    const caller = { ...anonymousCaller, ...demo };
    await Promise.all(Array.from({ length: 8 }, () => askAboutOrder(app, caller, number, 'When will it leave?')));
    const rows = await app.store.run(
      `select kind, page_path, message, user_id from inquiries where kind = 'order' and message like '%When will it leave?'`,
    );
    expect(rows).toEqual([
      { kind: 'order', page_path: `/user/order?number=${number}`, message: `About order ${number}:\nWhen will it leave?`, user_id: 1 },
    ]);
    await expect(askAboutOrder(app, caller, strange, 'And this one?')).rejects.toThrow('Order Not Exist');
    await expect(askAboutOrder(app, caller, number, '  ')).rejects.toThrow('Please input Your question');
  });
});

describe('services', () => {
  test('the demo shopper sees what covers her pieces and what she asked for', async () => {
    const services = await fetchOwnServices(app, 1, 'en');
    expect(services.protection).toMatchObject({ days: 30, times: 2 });
    expect(services.protection.lines.length).toBeGreaterThan(0);
    for (const line of services.protection.lines) {
      expect(line.isActive || line.events.length > 0, line.number).toBe(true);
      expect(ownNumbers).toContain(line.number);
    }
    expect(services.cases.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'delay asked',
      'exchange approved',
      'return settled',
    ]);
    expect(services.returns.orders.length).toBeGreaterThan(0);
    expect(services.lasting.length).toBeGreaterThan(0);
  });

  test('a price that falls after the payment is told with twice the difference', async () => {
    const [line] = (await fetchOwnServices(app, 1, 'en')).protection.lines.filter(({ fall, isActive }) => isActive && fall === null);
    if (!line) throw new Error('no line without a fall');
    const low = line.priceCents - 500;
    await app.store.run(`insert into price_ledger (sku_id, old_price_cents, old_discount_bp, old_payable_cents, price_cents, discount_bp, created_at)
      select sku_id, ${line.priceCents}, 10000, ${line.priceCents}, ${low}, 10000, '${app.now().toISOString()}' from order_lines where id = ${line.id}`);
    const protectedLine = async () => (await fetchOwnServices(app, 1, 'en')).protection.lines.find(({ id }) => id === line.id);
    expect(await protectedLine()).toMatchObject({ fall: null, pendingDrop: { toCents: low } });
    const before = app.clock.at;
    app.clock.at = later(before, 30 * minuteMs);
    const current = await protectedLine();
    app.clock.at = before;
    expect(current?.fall).toMatchObject({
      lowCents: low,
      differenceCents: 500,
      backCents: Math.min(1000 * line.pieces, line.priceCents * line.pieces),
    });
  });

  test('what staff note is theirs, and another’s cases are not hers', async () => {
    await app.store.run(`insert into case_messages (case_id, author, message, is_note) values (1, 'system', 'watch this buyer', true)`);
    expect(JSON.stringify(await fetchOwnServices(app, 1, 'en'))).not.toContain('watch this buyer');
    expect((await fetchOwnServices(app, 2, 'en')).cases).toEqual([]);
    await app.store.run('update service_cases set user_id = 2');
    expect((await fetchOwnServices(app, 2, 'en')).cases).toEqual([]);
    expect((await fetchOwnServices(app, 1, 'en')).cases).toEqual([]);
  });
});

test('the demo shopper’s friends and her credit agree with the books', async () => {
  const { code, friends, sums, credit } = await fetchOwnReferral(app, 1);
  expect(code).toBe('DANA15');
  expect(friends.length).toBeGreaterThan(0);
  expect(sums.ordered).toBe(friends.filter(({ state }) => state !== null).length);
  expect(credit.balanceCents).toBe(sum(credit.entries.map(({ amountCents }) => amountCents)));
  expect(credit.entries[0]?.balanceAfterCents).toBe(credit.balanceCents);
});

test('"make your own like this" opens the builder on the very piece', async () => {
  const skus = await app.store.run(`select c.slug as category, s.spu_id, s.slug, s.length_inches, s.density, s.colour_code, s.texture,
    coalesce(s.attributes ->> 'Part', 'Free Part') as part from skus s join spus p on p.id = s.spu_id
    join categories c on c.id = p.category_id where c.slug in ('wig', 'closure-frontal') and not s.is_hidden and not p.is_hidden
    and s.deleted_at is null and not s.is_clearance and s.length_inches > 9
    and (s.id % 29 = 0 or c.slug <> 'wig' and s.id % 7 = 0) order by s.id limit 150`);
  const { rules } = (await liveRules(app)) ?? {};
  if (!rules) throw new Error('no rules');
  const parts = new Set<string>();
  for (const { category, spu_id, slug, length_inches, density, colour_code, texture, part } of skus) {
    const reader = { language: 'en', variant: 'mobile' } as const;
    const own = await ownLike(app, reader, { category: String(category), spuId: Number(spu_id), slug: String(slug) });
    const { pathname, searchParams } = new URL(own?.path ?? '', app.origin);
    const build = wholeBuild(rules, category as 'wig', searchParams);
    const hair = {
      length: String(length_inches),
      colour: colour_code,
      texture: String(texture).toLowerCase().replaceAll(' ', '-'),
    };
    expect([pathname, build]).toMatchObject(
      category === 'wig'
        ? ['/m/diy-wigs', { ...hair, density: String(density) }]
        : ['/m/diy-closure-frontal', { ...hair, part: String(part).split(' ')[0]?.toLowerCase() }],
    );
    parts.add(`${build.part}`);
  }
  expect([...parts].sort()).toEqual(['free', 'middle', 'undefined']);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OutboxBuild, OutboxOrder } from '#site/outbox.ts';
import { offlinePages, offlineTotal, orderBody, withAgreedAmount, withServerRefusal } from './offline.ts';

const build: OutboxBuild = { kind: 'build', id: 'b', at: 1, name: 'Wig', cents: 15_120, grams: 240, sets: 1, parts: [] };
const order: OutboxOrder = {
  kind: 'order',
  id: 'o',
  at: 1,
  state: 'waiting',
  request: 'first-request',
  lines: [
    { skuId: 12, quantity: 2, seenCents: 9900 },
    { skuId: 7, quantity: 1, seenCents: 15_120, estimate: 'E-1' },
  ],
  builds: [],
  email: 'ada@mail.test',
  receiver: { city: 'Atlanta' },
  coupon: '',
  seenCents: 37_520,
};

test.each([
  [{ itemsCents: 0, grams: 0 }, [build], 17_720],
  [{ itemsCents: 19_800, grams: 400 }, [build], 19_800 + 15_120 + 3200],
  [{ itemsCents: 19_800, grams: 400 }, [], 22_400],
])('a cart of %j with %j comes to %d cents', (cart, builds, total) => {
  expect(offlineTotal(cart, builds)).toBe(total);
});

test('an order sent twice is the same to the letter', () => {
  expect(JSON.stringify(orderBody(order))).toBe(JSON.stringify(orderBody({ ...order })));
  expect(orderBody(order)).toEqual({
    request_id: 'first-request',
    email: 'ada@mail.test',
    receiver: { city: 'Atlanta' },
    items: [
      { sku_id: 12, quantity: 2 },
      { sku_id: 7, quantity: 1, product_attribute: { estimate: 'E-1' } },
    ],
    seen_total: 375.2,
    beside: true,
  });
});

test('an order that became dearer asks, and goes out under another name once she agrees', () => {
  const asking = withServerRefusal(order, { message: 'The price changed.', data: { breakdown: { total: 381.2 } } });
  expect(asking).toMatchObject({ state: 'asks', message: 'The price changed.', nowCents: 38_120 });
  const again = withAgreedAmount(asking, 'second-request');
  expect(orderBody(again)).toMatchObject({ request_id: 'second-request', seen_total: 381.2 });
  expect(withServerRefusal(order, { message: 'Gone.', data: null }).nowCents).toBeNull();
});

test('the worker keeps exactly the pages the server gives it', () => {
  const worker = readFileSync('public/sw.js', 'utf8');
  const named = [...(/const standing = \[([^\]]*)\]/.exec(worker)?.[1] ?? '').matchAll(/'\/m\/([\w-]+)'/g)].map(([, page]) => page);
  expect(named).toEqual(offlinePages);
});

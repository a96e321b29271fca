import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { DEMO: '0', PUBLIC_ORIGIN: 'https://shop.example' }, readyWithinMs: 180_000 });
});
afterAll(() => shop?.stop());

/** The login form as a browser sends it: the proxy terminates https, the shop receives http. */
const post = async (headers: Record<string, string>): Promise<number> => {
  const body = new URLSearchParams({ intent: 'login', email: 'ann@example.com', password: 'not this one' });
  return (await fetch(`${shop.origin}/user/login`, { method: 'POST', body, headers, redirect: 'manual' })).status;
};

test('a form is taken from our public address, though the shop itself is at another', async () => {
  expect(await post({ origin: 'https://shop.example' })).toBe(401);
  expect(await post({ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' })).toBe(401);
  expect(await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(401);
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' },
])('a form with %j is refused', async (headers) => {
  expect([400, 403]).toContain(await post(headers as Record<string, string>));
});

import { expect, test } from 'vitest';
import { sourceOf, visitEventsOf } from './visits.ts';

const asked = (method: string, address: string, isDocument = true) => {
  const url = new URL(address, 'http://shop.test');
  return visitEventsOf({ method, path: url.pathname, search: url.searchParams, isDocument });
};

test.each([
  ['/', ['view', 'visit'], '/'],
  ['/m', ['view', 'visit'], '/'],
  ['/m/collections/wig?page=2', ['view', 'visit'], '/collections/wig'],
  ['/collections/wig/boho/W-12', ['view', 'visit', 'product'], '/collections/wig/boho'],
  ['/shop-cart', ['view', 'visit'], '/shop-cart'],
  ['/m/shop-cart?step=address', ['checkout'], ''],
])('a look at %s counts as %j of %s', (address, events, path) => {
  expect(asked('GET', address)).toEqual({ events, path });
});

test('a step inside the page asks for data: goods in the cart and public pages count, the builder’s own questions do not', () => {
  expect(asked('GET', '/m/shop-cart.data?sku=12', false)?.events).toEqual(['cart']);
  expect(asked('GET', '/m/collections/wig.data', false)?.path).toBe('/collections/wig');
  expect(asked('GET', '/_root.data', false)?.path).toBe('/');
  expect(asked('GET', '/m/diy-wigs.data?cap=13x4', false)).toBeNull();
});

test('the office, members’ rooms, files, calls and strange addresses count as nothing', () => {
  for (const path of ['/bg/index', '/user/order', '/v1/openapi.json', '/no-such-page']) expect(asked('GET', path)).toBeNull();
  expect(asked('GET', '/collections/wig', false)).toBeNull();
  expect(asked('POST', '/v1/user/login', false)).toBeNull();
  expect(asked('POST', '/v1/shoppingcart/add_shopping_carts', false)?.events).toEqual(['cart']);
});

test.each([
  ['', null, 'direct'],
  ['', 'https://shop.test/collections/wig', 'direct'],
  ['', 'https://www.google.co.uk/', 'google'],
  ['', 'https://l.instagram.com/?u=x', 'instagram'],
  ['', 'https://www.hairtalk.example/thread/9', 'hairtalk.example'],
  ['', 'not an address', 'direct'],
  ['?utm_source=TikTok', 'https://www.google.com/', 'tiktok'],
  ['?utm_source=letter&utm_medium=email', null, 'email'],
  ['?utm_source=<script>', null, 'direct'],
])('%s from %s is %s', (search, referrer, source) => {
  expect(sourceOf(new URLSearchParams(search), referrer, ['shop.test'])).toBe(source);
});
